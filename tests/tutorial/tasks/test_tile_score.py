"""What a tile scores, and whether somebody's count is right."""

import pytest
from django.utils import translation

from rulesite.wording.misreadings import tile_misreading
from rulesite.wording.scores import tile_score_steps
from rulesite.wording.spaces import Mark
from tests.rulesite.addresses import LANGUAGES
from tests.tutorial.tasks.answering import answer
from tutorial.tasks.score_claim import ScoreClaimTask
from tutorial.tasks.tile_score import TileScoreTask

CASE = ("#..../###../.####/..#../.....", (2, 0))
LESSON = TileScoreTask(*CASE)
PUZZLE = TileScoreTask(*CASE, tells_all=True)
SUM = "5 + 3 = 8"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def marked(task: TileScoreTask, mark: Mark) -> int:
    """Count the spaces marked after the answer."""
    board = task.scene_after().board
    assert board is not None
    return sum(f"is-{mark}" in space.css for row in board.rows for space in row.wall)


def test_the_tile_is_on_the_board() -> None:
    """The wall is given as it was before; the board shows it with the tile."""
    assert LESSON.board.wall[2][0] == "K"
    assert len(LESSON.board.cells) == CASE[0].count("#") + 1


@every_language
def test_the_right_number(language: str) -> None:
    """The right number gets both runs and the sum."""
    with translation.override(language):
        feedback = answer(LESSON, "8")
        assert feedback.is_right
        assert feedback.reasons == tuple(tile_score_steps(LESSON.score))
        assert feedback.total == SUM
        assert feedback.rules == ("score-both",)


@every_language
def test_a_named_mistake(language: str) -> None:
    """A lesson names the mistake and lets the reader try again; a puzzle tells the rest too."""
    with translation.override(language):
        sentence = tile_misreading("self_once").format(answer=7)
        assert answer(LESSON, "7").reasons == (sentence,)
        assert answer(LESSON, "7").total == ""
        assert answer(PUZZLE, "7").reasons == (sentence, *tile_score_steps(PUZZLE.score))
        assert answer(PUZZLE, "7").total == SUM


@pytest.mark.parametrize("number", ["0", "20", "999"])
def test_a_number_without_a_mistake(number: str) -> None:
    """Where no known mistake fits, the count is told and no mistake made up."""
    assert answer(LESSON, number).reasons == tuple(tile_score_steps(LESSON.score))
    assert not answer(LESSON, number).is_right


def test_runs_are_marked_after_the_answer() -> None:
    """Before, only the new tile is marked; after, its runs are too."""
    board = LESSON.scene().board
    assert board is not None
    before = [space.css for row in board.rows for space in row.wall if "is-" in space.css]
    assert before == ["space is-placed"]
    assert (marked(LESSON, Mark.ROW), marked(LESSON, Mark.COLUMN)) == (5, 3)


@pytest.mark.parametrize(("claimed", "is_true"), [(8, True), (7, False), (5, False), (0, False)])
def test_claims_are_judged_by_the_engine(claimed: int, is_true: bool) -> None:
    """A claim is right when it is what the engine counts."""
    task = ScoreClaimTask(LESSON, claimed)
    assert task.is_true is is_true
    assert answer(task, "yes").is_right is is_true
    assert answer(task, "no").is_right is not is_true
    assert task.solutions() == [["yes" if is_true else "no"]]


def test_the_mistake_in_a_claim_is_named() -> None:
    """A wrong claim is named as the mistake that it is, whatever the answer was."""
    task = ScoreClaimTask(LESSON, 7)
    for values in ("yes", "no"):
        feedback = answer(task, values)
        assert feedback.reasons[0] == tile_misreading("self_once").format(answer=7)
        assert feedback.total == SUM
    assert answer(ScoreClaimTask(LESSON, 8), "yes").reasons == tuple(tile_score_steps(LESSON.score))
