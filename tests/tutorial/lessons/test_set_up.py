"""Lesson 2, set up: displays by players, the tiles on them, the marker, who starts."""

from itertools import combinations

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.lessons.set_up import READY, SET_UP

DISPLAYS, TILES, SIDES, READY_TASK, STARTER, TABLES = (step.task for step in SET_UP.steps)


def test_seven_displays_for_three() -> None:
    """Three players lay out seven displays, and then see them."""
    feedback = answer(DISPLAYS, "7")
    assert feedback.is_right
    assert feedback.scene.offer is not None
    assert len(feedback.scene.offer.displays) == 7


@pytest.mark.parametrize(("number", "whose"), [("9", "4 players"), ("5", "2 players")])
def test_the_number_of_another_table(number: str, whose: str) -> None:
    """Whoever lays out nine for everybody is told whose number that is."""
    feedback = answer(DISPLAYS, number)
    assert not feedback.is_right
    assert whose in feedback.reasons[0]


def test_a_number_of_no_table() -> None:
    """One display more for each player is too few."""
    assert "two more" in answer(DISPLAYS, "6").reasons[0]


def test_four_tiles_on_each() -> None:
    """Seven displays hold twenty-eight tiles, and the others stay in the bag."""
    feedback = answer(TILES, "28")
    assert feedback.is_right
    assert feedback.total == "7 × 4 = 28"
    assert "72" in feedback.reasons[0]


@pytest.mark.parametrize(
    ("number", "word"),
    [("7", "number of displays"), ("4", "one display"), ("36", "another"), ("30", "Multiply")],
)
def test_wrong_counts_of_tiles(number: str, word: str) -> None:
    """Each way to miscount has its own answer."""
    assert word in answer(TILES, number).reasons[0]


def test_all_have_the_same_side() -> None:
    """Two sides in one game are not allowed."""
    assert answer(SIDES, "no").is_right
    assert list(answer(SIDES, "yes").rules) == ["same-side"]


def test_the_marker_is_not_forgotten() -> None:
    """Whoever leaves out the marker is reminded of it."""
    true = [statement.code for statement in READY if statement.is_true]
    assert answer(READY_TASK, *true).is_right
    feedback = answer(READY_TASK, *(code for code in true if code != "marker"))
    assert "forget" in feedback.reasons[0]
    assert list(feedback.rules) == ["marker-center", "score-start"]


def test_every_statement_has_its_own_answer() -> None:
    """Each mistake about the start is told something else."""
    said = [str(statement.because) for statement in READY]
    assert all(one != other for one, other in combinations(said, 2))


def test_who_starts() -> None:
    """The rulebook asks for Portugal; a house rule is called one."""
    assert answer(STARTER, "portugal").is_right
    assert "your table" in answer(STARTER, "youngest").reasons[0]


def test_displays_for_every_table() -> None:
    """Five, seven and nine displays for two, three and four players."""
    assert TABLES.solutions() == [["5", "7", "9"]]
    assert answer(TABLES, "5", "7", "9").is_right


@pytest.mark.parametrize(("numbers", "word"), [("9 9 9", "Not the same"), ("5 6 7", "divide")])
def test_wrong_numbers_of_displays(numbers: str, word: str) -> None:
    """The same for everybody, or anything else, is told how to find out."""
    assert word in answer(TABLES, *numbers.split()).reasons[0]
