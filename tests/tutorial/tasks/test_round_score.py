"""The score of a round: points, score before the floor line, score after."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.round_claim import RoundClaimTask
from tutorial.tasks.round_score import Asked, RoundChoiceTask, RoundScoreTask, TilePointsTask
from tutorial.tasks.rounds import round_on

ROUND = round_on("..#../...../.#.../...../.....", "-,YY,BBB,K,-", "RRM", 2)
LOW = round_on("...../...../...../...#./.....", "B,-,-,-,-", "KKR", 1)


@pytest.mark.parametrize(
    ("asked", "truth", "total"),
    [
        (Asked.POINTS, 7, "2 + 5 = 7"),
        (Asked.TILED, 9, "2 + 7 = 9"),
        (Asked.SETTLED, 5, "2 + 7 − 4 = 5"),
    ],
)
def test_what_is_asked(asked: Asked, truth: int, total: str) -> None:
    """The same round has three numbers to ask for."""
    task = RoundScoreTask(ROUND, asked)
    assert task.solutions() == [[str(truth)]]
    assert answer(task, str(truth)).total == total


def test_the_floor_line_is_shown_where_it_counts() -> None:
    """Before the floor line is asked about, it is not shown."""
    shown = [RoundScoreTask(ROUND, asked).scene().board for asked in Asked]
    assert [bool(board and board.floor) for board in shown] == [False, False, True]
    assert [board.score if board else None for board in shown] == [None, 2, 2]


def test_a_puzzle_tells_all() -> None:
    """In a puzzle a wrong answer gets the mistake, all steps and the sum."""
    feedback = answer(RoundScoreTask(ROUND, tells_all=True), "9")
    assert feedback.suspects == ("forgets_floor",)
    assert feedback.reasons[1:] == (
        "Row 2: 2 in the column.",
        "Row 3: 2 in the row, 3 in the column, 5 in all.",
        "Points of the tiles: 2 + 5 = 7",
        "Floor line: −1 −1 −2 = −4",
    )
    assert feedback.total == "2 + 7 − 4 = 5"
    assert feedback.headline == "Not yet. The answer: 5 points."


def test_nothing_is_said_twice() -> None:
    """What is listed is not in a table too; beside a wrong order only what differs is listed."""
    task = RoundScoreTask(ROUND, tells_all=True)
    assert answer(task, "5").scene.sheet is None
    wrong_order = answer(task, "3")
    assert wrong_order.suspects == ("bottom_up",)
    assert wrong_order.scene.sheet
    assert not [reason for reason in wrong_order.reasons if "Floor line" in reason]


def test_a_lesson_leaves_a_try() -> None:
    """In a lesson a named mistake does not give the number away."""
    feedback = answer(RoundScoreTask(ROUND), "9")
    assert len(feedback.reasons) == 1
    assert feedback.total == ""
    assert feedback.headline == "Not yet."
    assert feedback.scene == RoundScoreTask(ROUND).scene()


def test_an_unknown_number_is_not_diagnosed() -> None:
    """A number that no misreading gives gets the steps and no suspect."""
    feedback = answer(RoundScoreTask(ROUND, tells_all=True), "29")
    assert feedback.suspects == ()
    assert len(feedback.reasons) == 4


def test_numbers_below_zero_are_offered() -> None:
    """Where the score stops at zero, numbers are offered, sorted by value."""
    task = RoundChoiceTask(LOW)
    assert [option.value for option in task.options] == ["-2", "0", "1", "2"]
    assert task.options[0].label == "−2"
    assert answer(task, "-2").suspects == ("goes_negative",)
    with pytest.raises(UnreadableAnswer):
        task.read(["3"])


def test_points_tile_by_tile() -> None:
    """Each tile has its own field; a row of numbers that nobody gives gets the steps."""
    task = TilePointsTask(ROUND)
    assert len(task.fields) == 2
    assert task.solutions() == [["2", "5"]]
    assert task.solutions()[0] in task.choices()
    assert answer(task, "1", "1").suspects == ()
    with pytest.raises(UnreadableAnswer):
        task.read(["2"])


def test_a_claim_is_judged() -> None:
    """A wrong claim is named to whoever judges it, rightly or not."""
    claim = RoundClaimTask(RoundScoreTask(ROUND, Asked.POINTS), claimed=5)
    assert answer(claim, "no").is_right
    assert not answer(claim, "yes").is_right
    assert answer(claim, "no").reasons == answer(claim, "yes").reasons
    assert "bottom to top" in answer(claim, "no").reasons[0]
    assert answer(RoundClaimTask(claim.count, claimed=7), "yes").is_right
