"""Finding a space: every one that scores the points is right, no filled one can be chosen."""

import pytest
from django.utils import translation

from engine import score_tile
from rulesite.board.wall import wall_from_text
from tests.rulesite.addresses import LANGUAGES
from tests.tutorial.tasks.answering import answer, choices
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.find_space import FindSpaceTask

WALL = "#.#../...../#.#../...../....."
FOUR = FindSpaceTask(WALL, points=3)
EMPTY = 25 - WALL.count("#")


def test_every_empty_space_can_be_chosen() -> None:
    """The empty spaces are buttons, the filled ones are not."""
    values = [choice.value for choice in choices(FOUR.scene())]
    assert len(values) == EMPTY
    assert "r1c1" not in values


def test_every_space_with_the_points_is_right() -> None:
    """All spaces between two tiles score three, and all of them are right."""
    assert FOUR.solutions() == [["r1c2"], ["r2c1"], ["r2c3"], ["r3c2"]]
    assert all(answer(FOUR, *values).is_right for values in FOUR.solutions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_spaces_say_what_they_would_score(language: str) -> None:
    """A space that scores something else is answered with its points and why."""
    wall = wall_from_text(WALL)
    with translation.override(language):
        for code, (row, col) in FOUR.empty.items():
            feedback = answer(FOUR, code)
            points = score_tile(wall, row, col).points
            assert feedback.is_right == (points == 3)
            assert feedback.is_right or str(points) in feedback.reasons[0]
            assert feedback.rules == (score_tile(wall, row, col).rule,)


def test_the_tile_is_shown_where_it_was_put() -> None:
    """After the answer the tile lies on the space chosen, with its runs."""
    board = answer(FOUR, "r1c2").scene.board
    assert board is not None
    assert "is-placed" in board.rows[0].wall[1].css
    assert sum("is-row" in space.css for space in board.rows[0].wall) == 3


@pytest.mark.parametrize("code", ["r1c1", "r0c1", "r6c1", "r1c6", "r1", "", "11", "R1C2", "r1c2x"])
def test_forged_spaces(code: str) -> None:
    """Filled spaces and spaces that are not there are no answers."""
    with pytest.raises(UnreadableAnswer):
        FOUR.read([code])
