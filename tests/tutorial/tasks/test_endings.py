"""The end of a game asked for: whose wall, when, and who wins."""

import pytest

from engine import Phase, Position
from engine.reachability import reasons
from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.lessons.end_and_bonuses import FOUR_WALLS, last_round
from tutorial.tasks.does_it_end import DoesItEndTask, clashes
from tutorial.tasks.final_ranking import FinalRankingTask
from tutorial.tasks.final_standing import FinalStanding
from tutorial.tasks.who_ends import WhoEndsTask
from tutorial.tasks.who_wins import WhoWinsTask, WinClaimTask, WinnersTask

ENDS = DoesItEndTask(
    last_round(
        ("..#../.####/..#../##.../.....", "-,WW,-,BBBB,-", 18),
        ("#..../#..../##.../#..../#.#..", "Y,-,-,WWWW,-", 16),
    )
)
"""Ana fills a row before her last line; Ben has a full column."""
GOES_ON = DoesItEndTask(
    last_round(
        ("#..../#..../##.../#..../#.#..", "Y,-,-,WWWW,-", 16),
        ("#..../.#.../.##../..##./....#", "-,-,-,-,R", 6),
    )
)
"""A column here and a color there, but no row."""
TWO_ROWS = "#####/#####/.####/..##./....."
ROW_AND_COLUMN = "#####/####./##.../##.../#...."
ROW_AND_COLOR = "#####/###../..##./.###./...##"


def test_a_row_ends_the_game_after_wall_tiling() -> None:
    """Ana's row ends the game, once everybody has tiled and paid the floor line."""
    feedback = answer(ENDS, "yes", "no", "end")
    assert feedback.is_right
    assert list(feedback.rules) == ["end-trigger", "end-after-tiling"]
    assert Position.parse(feedback.scene.position).phase is Phase.OVER


def test_wrong_ends_are_named() -> None:
    """A column that ends the game, a color that does, and an end at once are told apart."""
    assert answer(ENDS, "yes", "yes", "end").suspects == ("column_ends",)
    assert answer(ENDS, "yes", "no", "now").suspects == ("ends_at_once",)
    assert answer(GOES_ON, "yes", "no", "end").suspects == ("column_ends",)
    assert answer(GOES_ON, "no", "yes", "end").suspects == ("color_ends",)
    assert answer(GOES_ON, "yes", "yes", "end").suspects == ()


def test_without_a_row_another_round_follows() -> None:
    """The next round is dealt; columns and colors are explained."""
    feedback = answer(GOES_ON, "no", "no", "no")
    assert feedback.is_right
    assert list(feedback.rules) == ["end-trigger"]
    assert Position.parse(feedback.scene.position).phase is Phase.DRAFTING


def test_an_answer_against_itself() -> None:
    """Who names a wall but no end, or an end without a wall, is told so first."""
    assert clashes(("yes", "no"))
    assert clashes(("no", "end"))
    assert not clashes(("no", "no"))
    said = answer(ENDS, "no", "yes", "no")
    assert len(said.reasons) == len(answer(ENDS, "yes", "no", "end").reasons) + 1


@pytest.mark.parametrize("values", [(), ("yes",), ("yes", "no", "never"), ("yes", "no", "", "")])
def test_no_answer(values: tuple[str, ...]) -> None:
    """Too few choices and choices that are not there are refused."""
    with pytest.raises(UnreadableAnswer):
        ENDS.read(values)


def test_one_of_four_walls() -> None:
    """The wall with a full row ends the game; the others are told what they have."""
    task = WhoEndsTask(FOUR_WALLS)
    assert task.solutions() == [["D"]]
    said = {seat: answer(task, seat).reasons for seat in "ABCD"}
    assert len(set(said.values())) == len(said)
    assert reasons(Position.parse(task.scene().position)) == ()


def test_points_come_first() -> None:
    """More points win, even with fewer full rows."""
    task = WhoWinsTask(FinalStanding((58, 61), (TWO_ROWS, ROW_AND_COLUMN)))
    assert task.solutions() == [["B"]]
    assert list(answer(task, "B").rules) == ["winner"]


def test_rows_decide_a_tie() -> None:
    """62 to 62 with two full rows and one: the first wins, and columns don't matter."""
    task = WhoWinsTask(FinalStanding((62, 62), (TWO_ROWS, ROW_AND_COLUMN)))
    assert task.solutions() == [["A"]]
    assert answer(task, "B").suspects == ("tie_by_columns",)
    assert "tie-rows" in answer(task, "B").rules
    assert set(answer(task, "shared").suspects) == {"tie_by_colors", "tie_always_shared"}


def test_equal_rows_are_shared() -> None:
    """62 to 62 with one full row each is shared, whatever else is full."""
    task = WhoWinsTask(FinalStanding((62, 62), (ROW_AND_COLUMN, ROW_AND_COLOR)))
    assert task.solutions() == [["shared"]]
    assert answer(task, "A").suspects == ("tie_by_columns",)
    assert answer(task, "B").suspects == ("tie_by_colors",)
    assert "tie-shared" in answer(task, "A").rules


def test_a_claimed_win() -> None:
    """A complete color wins no tie."""
    task = WinClaimTask(FinalStanding((60, 60), (TWO_ROWS, ROW_AND_COLOR)), (1,))
    assert answer(task, "no").is_right
    assert not answer(task, "yes").is_right
    assert not task.is_true
    assert WinClaimTask(task.final, (0,)).is_true


def test_several_winners() -> None:
    """Of three with equal points, the two with more rows win together."""
    final = FinalStanding((57, 57, 57), (TWO_ROWS, ROW_AND_COLUMN, "#####/.##../.###./#####/....."))
    task = WinnersTask(final)
    assert task.solutions() == [["A", "C"]]
    assert answer(task, "C", "A").is_right
    assert not answer(task, "A").is_right


RANKING = FinalRankingTask(
    FinalStanding((49, 62, 49, 62), (ROW_AND_COLUMN, ROW_AND_COLOR, TWO_ROWS, ROW_AND_COLOR))
)


def test_a_shared_place_may_leave_one_out() -> None:
    """After two first places the next is second or third: only the order counts."""
    for given in (("3", "1", "2", "1"), ("4", "1", "3", "1"), ("4", "1", "2", "1")):
        assert answer(RANKING, *given).is_right
    assert not answer(RANKING, "2", "1", "3", "1").is_right


def test_somebody_is_first() -> None:
    """A ranking without a first place is no answer."""
    with pytest.raises(UnreadableAnswer):
        RANKING.read(["2", "2", "3", "4"])


def test_a_wrong_ranking_is_named() -> None:
    """Who shares every tie is told so, and what decides is cited."""
    feedback = answer(RANKING, "2", "1", "2", "1")
    assert "tie_always_shared" in feedback.suspects
    assert "tie-rows" in feedback.rules
