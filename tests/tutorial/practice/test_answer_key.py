"""The key to an exercise on paper: what is right, in full, and told once."""

import pytest
from django.utils.translation import override

from engine.tiles import FLOOR
from rulesite.rulebook.slots import MINUS
from tests.rulesite.addresses import LANGUAGES
from tutorial.practice.answer_key import AnswerKey, KeyLine
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.final_ranking import FINAL_RANKING
from tutorial.puzzles.floor_sum import FLOOR_SUM
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.floor_sum import FloorSumTask

DECISIONS = [kind for kind in PUZZLE_TYPES if kind.unit is Unit.DECISIONS]
every_kind = pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)


def keys(kind: PuzzleType, each: int = 2) -> list[AnswerKey]:
    """Make keys to a few puzzles of every level of a type."""
    return [
        AnswerKey(kind.make(Seed(kind.version, level, value)).task)
        for level in range(1, kind.levels + 1)
        for value in range(each)
    ]


@every_kind
def test_the_answer_is_there(kind: PuzzleType) -> None:
    """A key has the answer in words or in a number, line by line, or on a drawing."""
    for one in keys(kind):
        assert one.told.is_right
        on_drawing = one.task.form in {"choose", "mark"} and one.scene
        assert one.answer or one.lines or on_drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.id)
def test_a_take_is_named_as_it_is_asked(kind: PuzzleType, language: str) -> None:
    """The best take is given in full: where from, which tiles, how many, to which line."""
    with override(language):
        for one in keys(kind, each=2):
            assert isinstance(one.task, ChooseMoveTask)
            best = one.task.solved.best
            take, line = one.answer.split(" → ")
            taken = one.task.then([str(best)[:-1]])
            assert taken is not None
            assert taken.taken is not None
            assert take.endswith(taken.taken.hand.words)
            number = "".join(filter(str.isdigit, line))
            assert number == ("" if best.line == FLOOR else str(int(best.line) + 1))


def test_a_take_comes_with_what_others_lead_to() -> None:
    """Beside the best take the key has a table of others, for those who chose one of them."""
    for kind in DECISIONS:
        for one in keys(kind, each=2):
            assert one.scene is not None
            assert one.scene.sheet is not None
            assert one.scene.sheet.rows[0].cells[0] == one.answer
            assert (one.scene.offer, one.scene.boards) == (None, ())


@every_kind
def test_every_right_answer_is_in_the_key(kind: PuzzleType) -> None:
    """Where several answers are right, all are named, each by what is different in it."""
    for one in keys(kind):
        assert len(one.also) == len(one.solutions) - 1
        assert len({*one.also, ""}) == len(one.solutions)
        for text, values in zip(one.also, one.solutions[1:], strict=True):
            pairs = zip(one.in_fields(values), one.lines, strict=True)
            assert all((own.words in text) == (own != first) for own, first in pairs)


def test_places_after_a_shared_one() -> None:
    """Who comes after two in the first place may be second or third."""
    found = [one for one in keys(FINAL_RANKING, each=12) if len(one.solutions) == 2]
    assert found
    for one in found:
        assert one.also[0].startswith("Also right: ")
        assert "Place 3" in one.also[0]


def test_a_question_has_no_colon() -> None:
    """A label that asks is followed by its answer alone, another by a colon."""
    assert KeyLine("Where is the marker?", "In the centre").words == (
        "Where is the marker? In the centre"
    )
    assert KeyLine("Ana", "Place 1").words == "Ana: Place 1"


def test_a_floor_line_is_added_up() -> None:
    """What the floor line costs is written as a sum that ends with the answer."""
    for one in keys(FLOOR_SUM):
        assert isinstance(one.task, FloorSumTask)
        assert one.total.endswith(f"{MINUS}{one.answer}")
        assert one.total.count(MINUS) >= min(2, len(one.task.score.parts))


@every_kind
def test_nothing_is_told_twice(kind: PuzzleType) -> None:
    """The sum is left out where it is the answer in bold already."""
    for one in keys(kind):
        assert one.total != one.answer or not one.total
        assert one.total != one.told.answer or not one.total
