"""A puzzle is about the rules without which one does not come to its answer."""

import pytest

from engine import Rule
from tutorial.practice.about import explained, rules_of, tempting
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.puzzles.floor_sum import FLOOR_SUM
from tutorial.puzzles.refill import REFILL
from tutorial.puzzles.run import RUN
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_stays import WHAT_STAYS


def puzzles(kind: PuzzleType, level: int, count: int = 30) -> list[Puzzle]:
    """Make the puzzles of many seeds."""
    return [kind.make(Seed(kind.version, level, number)) for number in range(count)]


def test_what_explains_the_answer() -> None:
    """The rule by which a tile scores is what its puzzle is about, and the other ways are not."""
    ways = {Rule.SCORE_LONE, Rule.SCORE_ROW, Rule.SCORE_COLUMN}
    found = [explained(puzzle) & ways for puzzle in puzzles(RUN, 1)]
    assert all(len(rules) == 1 for rules in found)
    assert set.union(*found) == ways


def test_what_can_be_got_wrong() -> None:
    """A floor line is about the marker when the marker lies on it, and else not."""
    for puzzle in puzzles(FLOOR_SUM, 1):
        has_marker = "M" in puzzle.task.scene().position.split(":")[-1]
        assert (Rule.MARKER_COST in tempting(FLOOR_SUM, puzzle)) == has_marker


@pytest.mark.parametrize(
    ("kind", "level", "rule"),
    [(REFILL, 1, Rule.NO_TILES), (REFILL, 2, Rule.NO_TILES), (WHAT_STAYS, 1, Rule.GREY_NO_SPACE)],
)
def test_what_does_not_come_up(kind: PuzzleType, level: int, rule: Rule) -> None:
    """A rule of a type is no rule of those of its puzzles in which it does not come up."""
    assert all(rule not in rules_of(kind, puzzle) for puzzle in puzzles(kind, level))
