"""Bonuses asked for: in all, by kind, now and at the end, and which of them are earned."""

from rulesite.wording.misreadings import misreading_words
from tests.tutorial.tasks.answering import answer
from tutorial.tasks.bonus_count import BonusClaimTask, BonusCountTask
from tutorial.tasks.bonus_kinds import BonusKindsTask
from tutorial.tasks.bonus_shares import BonusNowTask, BonusSharesTask
from tutorial.tasks.final_wall import FinalWall

ALL = FinalWall("#####/##.../#.#../#..#./#...#")
"""A row, a column and a color: 2 + 7 + 10."""
TWO_ROWS = FinalWall("#####/#####/#.#../..#../..#..")
"""Two rows, a column, and four black tiles."""
NOTHING = FinalWall("#..../...../..#../...../.....")
FILLING = BonusNowTask("..#../.##../##.##/..#../..#..", (2, 2))
"""The tile in the middle fills a row and a column."""


def named(task: BonusCountTask, number: int) -> tuple[str, ...]:
    """Return the misreadings behind a number."""
    return task.judge(number).suspects


def test_all_bonuses_add_up() -> None:
    """A row, a column and a color make 19, part by part."""
    feedback = answer(BonusCountTask(ALL), "19")
    assert feedback.is_right
    assert len(feedback.reasons) == 3
    assert feedback.total == "2 + 7 + 10 = 19"
    assert list(feedback.rules) == ["bonus-row", "bonus-column", "bonus-color", "bonus-add-up"]


def test_each_mistake_has_its_words() -> None:
    """Swapped bonuses, four of a color, colors of a row and the best bonus alone are named."""
    task = BonusCountTask(TWO_ROWS)
    found = {number: named(task, number) for number in (16, 21, 31, 7)}
    assert found == {
        16: ("swaps_row_and_column",),
        21: ("four_of_a_color",),
        31: ("row_of_colors",),
        7: ("best_bonus_only",),
    }
    words = misreading_words("four_of_a_color").format(answer=21)
    assert task.judge(21).reasons == (words,)


def test_a_lesson_does_not_tell_the_sum_at_once() -> None:
    """A named mistake in a lesson leaves the count open; a puzzle tells it."""
    assert not answer(BonusCountTask(ALL), "10").total
    told = answer(BonusCountTask(ALL, tells_all=True), "10")
    assert told.total == "2 + 7 + 10 = 19"
    assert len(told.reasons) == 4


def test_an_unknown_number_gets_the_count() -> None:
    """A number that no misreading gives is told what counts, and no mistake is made up."""
    feedback = answer(BonusCountTask(ALL), "13")
    assert not feedback.is_right
    assert feedback.suspects == ()
    assert len(feedback.reasons) == 3


def test_a_wall_without_bonuses() -> None:
    """Nothing full earns nothing, and it is said so."""
    feedback = answer(BonusCountTask(NOTHING), "0")
    assert feedback.is_right
    assert len(feedback.reasons) == 1
    assert feedback.citations


def test_kinds_of_bonus() -> None:
    """Rows, columns and colors are asked for apart; a swap is seen even with one of each."""
    task = BonusSharesTask(ALL, tells_all=True)
    assert answer(task, "2", "7", "10").is_right
    assert answer(task, "7", "2", "10").suspects == ("swaps_row_and_column",)
    assert answer(task, "0", "0", "10").suspects == ("best_bonus_only",)
    assert answer(task, "2", "7", "0").suspects == ()
    assert answer(task, "2", "7", "0").total == "2 + 7 + 10 = 19"


def test_points_now_and_bonuses_at_the_end() -> None:
    """The tile scores its runs now; row and column bring nine at the end."""
    feedback = answer(FILLING, "10", "9")
    assert feedback.is_right
    assert "5 + 5 = 10" in " ".join(feedback.reasons)
    assert feedback.total == "2 + 7 = 9"


def test_a_bonus_paid_at_once() -> None:
    """Who adds the bonus to the tile is told, whatever is said of the end."""
    for end in ("0", "9", "19"):
        feedback = answer(FILLING, "19", end)
        assert feedback.suspects == ("bonus_during_play",)
        assert "19" in feedback.reasons[0]
        assert "end-after-tiling" in feedback.rules


def test_wrong_bonuses_at_the_end() -> None:
    """With the tile counted right, a wrong sum of bonuses is named as such."""
    assert answer(FILLING, "10", "7").suspects == ("best_bonus_only",)
    assert "7" in answer(FILLING, "10", "7").reasons[0]
    assert answer(FILLING, "9", "9").suspects == ()


def test_a_claim() -> None:
    """Twelve for a full row is wrong, and the mistake behind it is named either way."""
    task = BonusClaimTask(FinalWall("#####/.#.../..#../.##../....."), 12)
    assert answer(task, "no").is_right
    assert not answer(task, "yes").is_right
    assert answer(task, "no").reasons == answer(task, "yes").reasons
    assert "12" in answer(task, "no").reasons[0]


def test_marking_what_earns_a_bonus() -> None:
    """Each thing marked or left out by mistake gets its sentence and its rule."""
    wall = FinalWall("..#.#/#..##/#...#/#####/#...#")
    task = BonusKindsTask(wall, ("r4", "r2", "c1", "c5", "R"))
    assert answer(task, "r4", "c5").total == "2 + 7 = 9"
    feedback = answer(task, "r2", "c1", "c5", "R")
    assert len(feedback.reasons) == 4
    assert set(feedback.rules) == {"bonus-row", "bonus-column", "bonus-color"}
    assert not feedback.total


def test_full_lines_are_marked_after_the_answer() -> None:
    """All that earns a bonus is marked on the wall, and nothing before."""
    task = BonusCountTask(ALL)
    assert count_marked(task.scene().board) == 0
    assert count_marked(answer(task, "19").scene.board) == 5 + 4 + 4


def count_marked(board: object) -> int:
    """Count the spaces of a wall that are marked as earning a bonus."""
    rows = getattr(board, "rows", ())
    return sum("is-bonus" in space.css for row in rows for space in row.wall)
