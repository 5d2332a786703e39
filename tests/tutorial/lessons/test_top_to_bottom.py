"""Lesson 13, from top to bottom: the order of tiling changes what tiles score."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.lessons.top_to_bottom import EXAMPLE, TOP_TO_BOTTOM

FIRST, EACH, SUM, APART, CLAIM, LAST = (step.task for step in TOP_TO_BOTTOM.steps)


def test_the_example_is_two_and_five() -> None:
    """The board of the syllabus scores 2, then 5."""
    assert [tile.points for tile in EXAMPLE.told.tiles] == [2, 5]
    assert answer(SUM, "7").total == "2 + 5 = 7"


def test_the_topmost_full_line_comes_first() -> None:
    """A line further down has to wait, an unfinished one stays."""
    assert answer(FIRST, "3").is_right
    assert "line 3" in answer(FIRST, "5").reasons[0]
    assert "not full" in answer(FIRST, "2").reasons[0]


@pytest.mark.parametrize(
    ("number", "suspect", "counted"),
    [("5", "bottom_up", ("5", "2")), ("8", "all_then_count", ("5", "5"))],
)
def test_both_orders_are_played(number: str, suspect: str, counted: tuple[str, str]) -> None:
    """Who tiles in another order sees it beside the right one, tile by tile."""
    feedback = answer(SUM, number)
    assert feedback.suspects == (suspect,)
    assert len(feedback.scene.boards) == 2
    assert feedback.scene.sheet
    assert feedback.scene.sheet.rows[1].cells[1:] == counted
    assert feedback.scene.sheet.rows[-1].cells[1:] == ("7", number)


def test_the_first_tile_does_not_see_the_second() -> None:
    """Beside the wrong count lies the wall on which the lower tile has not come yet."""
    right, wrong = answer(SUM, "8").scene.boards
    assert right.rows[2].wall[2].tile is None
    assert wrong.rows[2].wall[2].tile is not None


@pytest.mark.parametrize(
    ("numbers", "suspect"), [(("2", "1"), "bottom_up"), (("2", "2"), "all_then_count")]
)
def test_wrong_orders_are_named_tile_by_tile(numbers: tuple[str, str], suspect: str) -> None:
    """The points of each tile tell the order in which they were counted."""
    assert answer(EACH, "1", "2").is_right
    assert answer(EACH, *numbers).suspects == (suspect,)


def test_claims() -> None:
    """Tiles that don't touch score the same in any order, those that touch don't."""
    assert answer(APART, "yes").is_right
    assert answer(CLAIM, "no").is_right
    assert "afterwards" in answer(CLAIM, "yes").reasons[0]


@pytest.mark.parametrize(
    ("number", "suspect"),
    [("7", "bottom_up"), ("10", "all_then_count"), ("18", "scores_unfinished")],
)
def test_the_last_step_tells_mistakes_apart(number: str, suspect: str) -> None:
    """At the end each known mistake gives a number of its own."""
    assert answer(LAST, "9").is_right
    assert answer(LAST, number).suspects == (suspect,)
