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


def test_a_mistake_is_named_by_what_it_counts() -> None:
    """Whoever counts across gaps gets four on A, and is told so by that number."""
    feedback = answer(GAPS, "r1c4")
    assert feedback.suspects == ("jumps_gaps",)
    said = misreading_words("jumps_gaps").format(answer="4")
    assert feedback.reasons[0] == f"Space A: {said}"


def test_a_mistake_can_be_about_the_best_space() -> None:
    """Whoever counts the row only is right on A, and misses the column of B."""
    assert TASK.miscounted(["row_only"], (0, 2)) == ((2, 1), [2])
    assert GAPS.miscounted(["jumps_gaps"], (0, 3)) == ((0, 3), [4])


def test_what_has_nothing_in_common_is_not_about_a_space() -> None:
    """Where suspects share no words, none of them is said to count something on a space."""
    feedback = answer(TASK, "r1c3")
    assert len(feedback.suspects) > 1
    assert feedback.reasons[0].startswith("More than one misunderstanding")


def test_the_best_space_is_told_first() -> None:
    """Right or wrong, the verdict names the best space; what each scores is in the table."""
    assert answer(TASK, "r3c2").headline == "Right! Space B."
    assert answer(TASK, "r1c3").headline == "Not yet. The answer: Space B."


def test_no_mistake_is_made_up() -> None:
    """Nobody who errs in a known way finds C best, so nothing is said of why."""
    feedback = answer(TASK, "r5c5")
    assert feedback.suspects == ()
    assert feedback.reasons == answer(TASK, "r3c2").reasons


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
