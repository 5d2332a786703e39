"""Marking the lines that may take the tiles in hand, and counting them."""

import pytest

from rulesite.wording.misreadings import misreading_words
from tests.tutorial.tasks.answering import answer, choices
from tutorial.tasks.legal_lines import LegalLinesTask
from tutorial.tasks.line_count import LineCountTask
from tutorial.tasks.pick import pick

CASE = pick("1:-,-,K,-,-:...../..Y../...../...../.....:-", "YY")
LESSON, PUZZLE = LegalLinesTask(CASE), LegalLinesTask(CASE, tells_all=True)


def test_the_floor_line_is_always_allowed() -> None:
    """Yellow may go to lines 1, 4 and 5, and to the floor line."""
    assert LESSON.solutions() == [["1", "4", "5", "F"]]
    assert answer(LESSON, *"145F").is_right


@pytest.mark.parametrize(
    ("marked", "words", "rule"),
    [
        ("1245F", "Row 2 of the wall", "line-wall-row"),
        ("1345F", "collecting another", "line-color"),
        ("145", "floor line", "floor-choice"),
        ("14F", "Pattern line 5 is empty", "line-color"),
    ],
)
def test_each_mistake_gets_its_own_words(marked: str, words: str, rule: str) -> None:
    """A lesson names the one thing that is wrong, and keeps what was marked."""
    feedback = answer(LESSON, *marked)
    assert len(feedback.reasons) == 1
    assert words in feedback.reasons[0]
    assert rule in feedback.rules
    kept = {choice.value for choice in choices(feedback.scene) if choice.is_marked}
    assert kept == set(marked)


def test_a_puzzle_tells_of_every_line() -> None:
    """A known mistake is named first; then each line and the floor line get a sentence."""
    feedback = answer(PUZZLE, *"1345F")
    assert feedback.suspects == ("line_color_ignored",)
    assert feedback.reasons[0] == misreading_words("line_color_ignored")
    assert len(feedback.reasons) == 7


def test_a_puzzle_names_and_shows_the_right_lines() -> None:
    """The verdict has them; what is empty on them is marked, and the ticks stay as they were."""
    feedback = answer(PUZZLE, *"1345F")
    assert feedback.headline == "Not yet. The answer: Pattern lines: 1, 4, 5; floor line."
    board = feedback.scene.board
    assert board is not None
    lines = [row.line for row in board.rows if row.line]
    assert ["is-open" in line.drawn[0][1] for line in lines] == [True, False, False, True, True]
    assert {choice.value for choice in choices(feedback.scene) if choice.is_marked} == set("1345F")


def test_a_lesson_shows_no_line_that_is_open() -> None:
    """Who may try again is neither told nor shown the right ones."""
    feedback = answer(LESSON, *"1345F")
    assert not feedback.answer
    assert feedback.scene.board is not None
    assert not any("is-open" in space.css for space in feedback.scene.board.floor)


def test_no_mistake_is_made_up() -> None:
    """Marks that no misreading gives are answered line by line."""
    feedback = answer(PUZZLE, "2")
    assert feedback.suspects == ()
    assert len(feedback.reasons) == 6


def test_lines_are_counted_without_the_floor_line() -> None:
    """Three pattern lines take yellow."""
    task = LineCountTask(CASE)
    assert task.solutions() == [["3"]]
    assert len(answer(task, "4").reasons) == 5
