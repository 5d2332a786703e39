"""What holds for every type: right by a second way, possible, the same for everyone, explained."""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType

import pytest
from django.utils import translation

from engine import Position
from engine.reachability import reasons
from tests.rulesite.addresses import LANGUAGES
from tutorial.puzzles import PUZZLE_TYPES, Puzzle, PuzzleType, find_type
from tutorial.puzzles.seed import Seed
from tutorial.tasks.task import Diagnosable

SOME, MANY = 30, 1000
JUDGED = 6
"""Of how many puzzles every answer is tried."""
STRIDE = 7919
KINDS = [
    pytest.param(kind, level, id=f"{kind.id}-{level}")
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
]
COUNTED = [param for param in KINDS if param.values[0].family]
every_counted_kind = pytest.mark.parametrize(("kind", "level"), COUNTED)
every_kind = pytest.mark.parametrize(("kind", "level"), KINDS)


def made(kind: PuzzleType, level: int, count: int = SOME) -> list[Puzzle]:
    """Make the puzzles of many seeds."""
    return [kind.make(Seed(kind.version, level, number * STRIDE)) for number in range(count)]


def second_way(kind: PuzzleType) -> ModuleType:
    """Find the module that comes to the answers of a type without its code.

    It has `solutions(task)`, and `is_fair(task)` where the position is meant to be impossible.
    """
    return import_module(f"tests.tutorial.puzzles.second.{kind.id.replace('-', '_')}")


def prove(kind: PuzzleType, puzzles: Iterable[Puzzle]) -> None:
    """Check positions and answers of puzzles."""
    second = second_way(kind)
    for puzzle in puzzles:
        scene = puzzle.task.scene()
        if hasattr(second, "is_fair"):
            assert second.is_fair(puzzle.task)
        elif scene.position:
            assert reasons(Position.parse(scene.position)) == ()
        assert sorted(puzzle.task.solutions()) == sorted(second.solutions(puzzle.task))
        if kind.family:
            assert len(live(puzzle)) >= 2


def live(puzzle: Puzzle) -> set[object]:
    """Return the different wrong answers that misreadings give."""
    assert isinstance(puzzle.task, Diagnosable)
    truth = puzzle.task.truth
    return {answer for answer in puzzle.task.readings().values() if answer != truth}


@every_kind
def test_puzzles_are_right_by_a_second_way(kind: PuzzleType, level: int) -> None:
    """Positions are possible, and a second way comes to the same answers."""
    prove(kind, made(kind, level))


@pytest.mark.proof
@every_kind
def test_a_thousand_puzzles_are_right(kind: PuzzleType, level: int) -> None:
    """A thousand puzzles of each type and level are possible and right."""
    prove(kind, made(kind, level, MANY))


@every_kind
def test_every_answer_is_judged(kind: PuzzleType, level: int) -> None:
    """Every right answer is accepted, every other one gets its reasons and a rule to read."""
    for puzzle in made(kind, level, JUDGED):
        task = puzzle.task
        right = {frozenset(enumerate(values)) for values in task.solutions()}
        tried = [*task.solutions(), *task.choices()]
        for values in tried:
            feedback = task.judge(task.read(values))
            if task.form in {"mark", "checks"}:
                expected = sorted(values) in [sorted(values) for values in task.solutions()]
            else:
                expected = frozenset(enumerate(values)) in right
            assert feedback.is_right == expected, (values, task.solutions())
            assert all(map(str.strip, feedback.reasons))
            assert feedback.reasons
            assert feedback.citations


@every_kind
def test_the_same_seed_is_the_same_puzzle(kind: PuzzleType, level: int) -> None:
    """A link shows everyone the same puzzle, and two seeds hardly ever the same one."""
    puzzles = made(kind, level)
    shown = [(str(puzzle.text), puzzle.task.scene()) for puzzle in puzzles]
    again = [(str(puzzle.text), puzzle.task.scene()) for puzzle in made(kind, level)]
    assert shown == again
    assert len(set(map(repr, shown))) >= SOME * 2 // 3


@every_counted_kind
def test_misreadings_are_named(kind: PuzzleType, level: int) -> None:
    """Who answers what a misreading gives, and nothing else does, is told which one it is."""
    for puzzle in made(kind, level):
        task = puzzle.task
        assert isinstance(task, Diagnosable)
        readings = task.readings()
        assert set(readings) <= {misreading.id for misreading in kind.family}
        for reading in readings.values():
            if reading == task.truth:
                continue
            fitting = {name for name, other in readings.items() if other == reading}
            assert set(task.judge(reading).suspects) == fitting


@every_kind
def test_questions_are_whole_sentences(kind: PuzzleType, level: int) -> None:
    """The question ends as one, the text has at most two sentences."""
    for puzzle in made(kind, level, JUDGED):
        assert str(puzzle.question)[-1] in "?."
        assert str(puzzle.text)[-1] in ".?"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_types_have_words(kind: PuzzleType, language: str) -> None:
    """A type has a title and a summary in every language."""
    with translation.override(language):
        texts = [str(text) for text in (kind.title, kind.summary)]
    assert len(set(texts)) == 2


def test_types_are_found_by_id() -> None:
    """A type is found by the id in its address, and nothing else is."""
    assert all(find_type(kind.id) is kind for kind in PUZZLE_TYPES)
    assert find_type("nope") is None
    assert find_type("") is None
    assert len({kind.id for kind in PUZZLE_TYPES}) == len(PUZZLE_TYPES)
