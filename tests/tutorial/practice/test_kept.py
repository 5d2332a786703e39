"""What hardly ever comes by chance is kept, so that it is found at once."""

from pathlib import Path

import pytest

from engine import Rule
from tutorial.practice.about import rules_of
from tutorial.practice.kept import KEPT, Kind, is_of, kinds_of, rare, read, write
from tutorial.puzzles import find_type
from tutorial.puzzles.refill import REFILL
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_stays import WHAT_STAYS

LINES = list(read())


@pytest.mark.parametrize(("like", "seeds"), LINES, ids=[str(like) for like, _ in LINES])
def test_seeds_are_what_they_are_kept_for(like: Kind, seeds: list[Seed]) -> None:
    """A kept seed is of its type's version, its puzzle of the kind; else run `keep_seeds` anew."""
    kind = find_type(like.type_id)
    assert kind
    assert len(set(seeds)) == KEPT
    for seed in seeds:
        assert (seed.version, seed.level) == (kind.version, like.level)
    puzzle = kind.make(seeds[0])
    assert is_of(like, puzzle, rules_of(kind, puzzle))


def test_rare_puzzles_are_found() -> None:
    """What a type says it gives, and seldom does, is looked for until there is enough."""
    found = rare(REFILL, 3)
    nothing_left = Kind("refill", 3, False, 4, Rule.NO_TILES)
    assert len(found[nothing_left]) == KEPT
    assert Kind("refill", 3, False, 4, None) not in found


def test_kinds_are_those_that_a_type_says_it_gives() -> None:
    """The grey rule of a type belongs to its grey level alone."""
    rules = {level: {one.rule for one in kinds_of(WHAT_STAYS, level)} for level in (1, 3)}
    assert Rule.GREY_NO_SPACE not in rules[1]
    assert Rule.GREY_NO_SPACE in rules[3]
    assert all(one.grey for one in kinds_of(WHAT_STAYS, 3))


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    """A file gives back what was written."""
    some = [
        (Kind("refill", 3, False, 4, Rule.NO_TILES), [Seed(1, 3, 7), Seed(1, 3, 99)]),
        (Kind("bonus-count", 3, True, None, None), [Seed(2, 3, 0)]),
    ]
    write(some, tmp_path / "kept.txt")
    assert list(read(tmp_path / "kept.txt")) == some
