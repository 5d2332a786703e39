"""Lesson 11, both ways: a tile that scores its row and its column."""

import pytest
from django.utils import translation

from rulesite.wording.misreadings import tile_misreading
from rulesite.wording.misreadings.tile import GROUND
from rulesite.wording.scores import tile_score_steps
from tests.rulesite.addresses import LANGUAGES
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.both_ways import BOTH_WAYS, CROSS, ONE_WAY, SEPARATOR

ROW, COLUMN, SUM, SEPARATE, CLAIM, FIND = (step.task for step in BOTH_WAYS.steps)
NAMED = {
    7: "self_once",
    6: "forgets_self",
    4: "neighbors_only",
    10: "whole_cluster",
    9: "diagonals",
    3: "column_only",
    1: "always_1",
}
"""The numbers that one mistake alone gives on the board of step 4."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_example_is_four_and_three() -> None:
    """The board of the first steps shows 4 + 3 = 7."""
    assert (CROSS.score.horizontal, CROSS.score.vertical, CROSS.score.points) == (4, 3, 7)
    assert ROW.solutions() == [["r3c1", "r3c2", "r3c3", "r3c4"]]
    assert COLUMN.solutions() == [["3"]]
    assert SUM.solutions() == [["7"]]


def test_the_test_board_is_eight() -> None:
    """The board that tells mistakes apart is worth 5 + 3 = 8."""
    assert SEPARATOR.score.points == 8
    assert answer(SEPARATE, "8").total == "5 + 3 = 8"


@every_language
@pytest.mark.parametrize(("number", "name"), NAMED.items(), ids=NAMED.values())
def test_each_known_mistake_gets_its_own_answer(language: str, number: int, name: str) -> None:
    """A number that one mistake gives is answered with that mistake."""
    with translation.override(language):
        feedback = answer(SEPARATE, str(number))
        assert not feedback.is_right
        assert feedback.reasons == (tile_misreading(name).format(answer=number),)


@every_language
def test_five_gets_what_two_mistakes_share(language: str) -> None:
    """The longer run alone and the row alone are both five: neither is picked."""
    with translation.override(language):
        feedback = answer(SEPARATE, "5")
        assert feedback.reasons == (str(GROUND["one_run"]).format(answer=5),)
        assert [citation.href for citation in feedback.citations] == [
            f"/{language}/rules/tile-scoring/#score-both"
        ]


@pytest.mark.parametrize("number", [0, 2, 11, 12, 14, 42, 999])
def test_other_numbers_get_the_count_itself(number: int) -> None:
    """A number that no known mistake gives is answered with the count, nothing made up."""
    feedback = answer(SEPARATE, str(number))
    assert feedback.reasons == tuple(tile_score_steps(SEPARATOR.score))


def test_a_try_is_left_after_a_named_mistake() -> None:
    """In the lesson a named mistake does not give the sum away."""
    assert answer(SEPARATE, "7").total == ""


def test_the_new_tile_is_part_of_the_run() -> None:
    """Who leaves the new tile out is told so, on the board and as a number."""
    marked = answer(ROW, "r3c1", "r3c2", "r3c4")
    counted = answer(COLUMN, "2")
    assert "new tile" in marked.reasons[0]
    assert "new tile" in counted.reasons[0]
    assert marked.reasons != counted.reasons


def test_marks_outside_and_marks_missing_differ() -> None:
    """Marking too much and marking too little are different mistakes."""
    outside = answer(ROW, "r3c1", "r3c2", "r3c3", "r3c4", "r1c3")
    missing = answer(ROW, "r3c3", "r3c4")
    assert outside.reasons != missing.reasons
    assert "outside" in outside.reasons[0]
    assert "longer" in missing.reasons[0]


def test_a_direction_without_neighbors_adds_nothing() -> None:
    """Ana's fourth point does not exist: the tile scores three."""
    assert ONE_WAY.score.points == 3
    agreed = answer(CLAIM, "yes")
    assert not agreed.is_right
    assert agreed.reasons[0] == tile_misreading("both_always").format(answer=4)
    assert answer(CLAIM, "no").is_right


def test_an_empty_space_is_scored() -> None:
    """A space that scores another number is answered with what it would score."""
    wrong = answer(FIND, "r2c1")
    assert not wrong.is_right
    assert wrong.reasons[0] == "There a tile would score 6 points."
    assert answer(FIND, FIND.solutions()[0][0]).is_right
