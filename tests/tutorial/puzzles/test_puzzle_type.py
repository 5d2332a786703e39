"""A type says which puzzles it gives: of which level, side, number of players and rule."""

import pytest

from engine import Rule
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType
from tutorial.puzzles.puzzle_type import Only
from tutorial.puzzles.refill import REFILL
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_stays import WHAT_STAYS

KINDS = [
    pytest.param(kind, level, id=f"{kind.id}-{level}")
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
]


@pytest.mark.parametrize(
    ("level", "players", "rule", "given"),
    [
        (3, 4, Rule.NO_TILES, True),
        (3, 2, Rule.NO_TILES, False),
        (2, 3, Rule.NO_TILES, False),
        (2, 3, Rule.SHORT_ROUND, True),
        (1, 2, None, True),
        (1, 3, None, False),
        (1, None, None, False),
        (4, 2, None, False),
        (1, 2, Rule.SCORE_ROW, False),
    ],
)
def test_what_a_type_gives(level: int, players: int | None, rule: Rule | None, given: bool) -> None:
    """Filling the displays: nothing left to deal comes on the last level, for four players."""
    assert REFILL.gives(level, False, players, rule) == given
    assert not REFILL.gives(level, True, players, rule)


def test_a_level_may_have_a_side_of_its_own() -> None:
    """What stays is asked on the grey side on its last level alone."""
    sides = [(level, grey) for level in (1, 2, 3) for grey in (False, True)]
    given = [one for one in sides if WHAT_STAYS.gives(*one, None)]
    assert given == [(1, False), (2, False), (3, True)]


def test_no_limit_allows_all() -> None:
    """What is not limited comes everywhere."""
    assert Only().allows(3, True, None)
    assert not Only(players={2}).allows(1, False, None)


@pytest.mark.parametrize(("kind", "level"), KINDS)
def test_a_puzzle_is_one_that_its_type_gives(kind: PuzzleType, level: int) -> None:
    """No puzzle has a side or a number of players that its type does not know of."""
    for number in range(25):
        puzzle = kind.make(Seed(kind.version, level, number))
        assert kind.gives(level, puzzle.grey, puzzle.players)


@pytest.mark.parametrize("kind", PUZZLE_TYPES, ids=lambda kind: kind.id)
def test_each_rule_and_level_comes_somewhere(kind: PuzzleType) -> None:
    """Every level gives puzzles, and every rule of a type comes on one of its levels."""
    levels = range(1, kind.levels + 1)
    tables = [(grey, players) for grey in kind.sides for players in kind.players or {None}]
    for level in levels:
        assert any(kind.gives(level, *table) for table in tables)
    for rule in kind.rules:
        assert any(kind.gives(level, *table, rule) for level in levels for table in tables)
