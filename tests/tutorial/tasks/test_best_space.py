"""The best of a few spaces: what each scores, and what makes another look better."""

import pytest

from rulesite.wording.misreadings import misreading_words
from tests.rulesite.reading import having, read
from tests.tutorial.lessons.test_lessons import drawn
from tests.tutorial.tasks.answering import answer, choices
from tutorial.tasks.best_space import BestSpaceTask, preferred

TASK = BestSpaceTask("##.../...../..#../.##../.....", ((0, 2), (2, 1), (4, 4)))
"""A scores 3, B scores 4 (a run of two each way), C stands alone."""

GAPS = BestSpaceTask("##..#/...../...../.##../.....", ((0, 3), (3, 3)))
"""A scores 2, with two more tiles beyond a gap; B scores 3."""


def test_the_best_space_by_the_rules() -> None:
    """B counts in its row and in its column, and is best."""
    assert [TASK.score(cell).points for cell in TASK.cells] == [3, 4, 1]
    assert TASK.solutions() == [["r3c2"]]
    assert answer(TASK, "r3c2").total == "2 + 2 = 4"


def test_only_the_spaces_with_letters_can_be_tapped() -> None:
    """Three spaces are buttons, each with its letter."""
    assert [choice.value for choice in choices(TASK.scene())] == ["r1c3", "r3c2", "r5c5"]
    letters = having(read(drawn(TASK.scene())), "letter")
    assert [(element.text or "").strip() for element in letters] == ["A", "B", "C"]


def test_a_mistake_is_named_by_the_letter() -> None:
    """Whoever counts across gaps finds A best, and is told so."""
    feedback = answer(GAPS, "r1c4")
    assert feedback.suspects == ("jumps_gaps",)
    assert feedback.reasons[0] == misreading_words("jumps_gaps").format(answer="A")


def test_what_a_space_scores_is_told() -> None:
    """Whoever chooses wrong is told what that space scores, and which one is best."""
    feedback = answer(TASK, "r1c3")
    assert "There a tile would score 3 points." in feedback.reasons
    assert "A tile scores most on space B." in feedback.reasons


def test_no_mistake_is_made_up() -> None:
    """Nobody who errs in a known way finds C best, so nothing is said of why."""
    feedback = answer(TASK, "r5c5")
    assert feedback.suspects == ()
    assert feedback.reasons[0] == "There a tile would score 1 point."


def test_the_spaces_are_laid_side_by_side() -> None:
    """After the answer there are the chosen and the best space, and a table of all."""
    scene = answer(TASK, "r1c3").scene
    assert [board.caption for board in scene.boards] == ["Space A: 3 points", "Space B: 4 points"]
    assert scene.sheet is not None
    assert [row.cells for row in scene.sheet.rows] == [
        ("A", "3", "–", "3"),
        ("B", "2", "2", "4"),
        ("C", "–", "–", "1"),
    ]
    assert [row.is_marked for row in scene.sheet.rows] == [False, True, False]
    assert len(answer(TASK, "r3c2").scene.boards) == 1


@pytest.mark.parametrize(
    ("points", "cell"), [((3, 1, 1), (0, 0)), ((2, 2, 1), (0, 1)), ((2, 1, 2), None)]
)
def test_who_is_undecided_is_right_or_unknown(
    points: tuple[int, int, int], cell: tuple[int, int] | None
) -> None:
    """A way of counting prefers the best space when it ties with others; else it is undecided."""
    spaces = (0, 0), (0, 1), (0, 2)
    assert preferred(dict(zip(spaces, points, strict=True)), (0, 1)) == cell
