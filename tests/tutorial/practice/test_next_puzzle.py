"""The next puzzle fits what is wanted and tells most about how somebody counts."""

import pytest

from tutorial.learners import Record
from tutorial.practice.next_puzzle import (
    belief_about,
    belief_key,
    chosen,
    fits,
    next_of,
    noted,
    twin_of,
)
from tutorial.practice.selection import Selection
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.cross import CROSS
from tutorial.tasks.task import Diagnosable


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
@pytest.mark.parametrize("side", [None, "colored", "grey"])
def test_what_is_chosen_fits(kind: object, side: str | None) -> None:
    """A puzzle of a selection has its type and side."""
    selection = Selection(types=(kind.id,), side=side)  # type: ignore[attr-defined]
    found = chosen(selection)
    if found is None:
        assert not selection.kinds()
        return
    assert found[0] is kind
    assert fits(found[0].make(found[1]), selection)
    assert 1 <= found[1].level <= found[0].levels


def test_the_level_is_kept() -> None:
    """A level that is chosen is the level of the puzzle; left open, it is the easiest."""
    for level in (1, 2, 3):
        found = chosen(Selection(types=("cross",), level=level))
        assert found
        assert found[1].level == level
    easy = chosen(Selection(types=("cross",)))
    assert easy
    assert easy[1].level == 1


def test_nothing_fits() -> None:
    """A selection that no type can give is told apart."""
    assert chosen(Selection(types=("cross",), players=4)) is None


def test_a_twin_shows_what_is_suspected() -> None:
    """In a twin the misreadings suspected give wrong answers, and different ones."""
    suspects = ("self_once", "forgets_self")
    told_apart = 0
    for _ in range(10):
        task = CROSS.make(twin_of(CROSS, 2, suspects)).task
        assert isinstance(task, Diagnosable)
        answers = {task.readings()[name] for name in suspects}
        told_apart += len(answers) == 2 and task.truth not in answers
    assert told_apart >= 8


def test_unknown_suspects_are_left_out() -> None:
    """Made-up names lead to a puzzle like any other."""
    assert twin_of(CROSS, 3, ["nope", "x" * 500]).level == 3


def test_answers_change_what_is_believed() -> None:
    """Who answers as a misreading does comes to be suspected of it, also after a reload."""
    record = Record()
    for _ in range(4):
        task = CROSS.make(next_of(CROSS, 3, belief_about(record, CROSS))).task
        assert isinstance(task, Diagnosable)
        record = noted(record, CROSS, task, task.readings()["whole_cluster"])
        record = Record.from_json(record.to_json())
    assert belief_key(CROSS) in record.beliefs
    assert belief_about(record, CROSS).named() == ("whole_cluster",)


def test_an_odd_belief_counts_as_none() -> None:
    """A stored belief that can't be read, or of another family, begins anew."""
    fresh = belief_about(Record(), CROSS)
    for odd in ("x", [], [[1, "F1"]], {"a": 1}):
        record = Record().with_belief(belief_key(CROSS), odd)
        assert belief_about(record, CROSS) == fresh
