"""What tells misreadings apart is kept, so that a twin is found without making many puzzles."""

from pathlib import Path

import pytest

from tests.tutorial.practice.test_twin import every_level, task_of
from tutorial.diagnosis import told_apart
from tutorial.practice.kept_twins import KeptTwin, read_twins, telling, twins_kept, write_twins
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.run import RUN
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_stays import WHAT_STAYS

LOOKED_AT = 4


@every_level
def test_what_is_kept_is_so(kind: PuzzleType, level: int) -> None:
    """A kept seed is of its type's version, and its puzzle answered so; else run `keep_seeds`."""
    kept = twins_kept(kind, level)
    assert kept
    assert all(one.seed.level == level for one in kept)
    for one in kept[:: max(1, len(kept) // LOOKED_AT)]:
        assert KeptTwin.of(kind, one.seed) == one


@pytest.mark.proof
@every_level
def test_all_that_is_kept_is_so(kind: PuzzleType, level: int) -> None:
    """Each of the kept seeds is what it is kept for."""
    for one in twins_kept(kind, level):
        assert KeptTwin.of(kind, one.seed) == one


def test_signs_tell_as_much_as_the_puzzle() -> None:
    """What is kept of a puzzle tells suspects apart as the puzzle itself does."""
    family = [wrong.id for wrong in CROSS.family]
    for one in twins_kept(CROSS, 2):
        for names in (family[:2], family[3:7], family[-1:]):
            assert told_apart(one.item(CROSS), names) == told_apart(task_of(CROSS, one.seed), names)


def test_a_sign_for_each_answer() -> None:
    """Two that answer alike have the same sign, and who answers right has the dash."""
    twin = KeptTwin(Seed(1, 1, 0), "-ab-a")
    assert (0,) not in set(twin.tells())
    assert (1,) in set(twin.tells())
    assert {(0, 1), (0, 1, True), (1, 2, False)} <= set(twin.tells())
    assert (1, 4) not in set(twin.tells())


def test_seeds_are_found_for_whatever_puzzles_tell() -> None:
    """The first puzzles are kept, and later ones only where they tell something seldom told."""
    found = telling(WHAT_STAYS, 1)
    assert [one.seed for one in found] == [one.seed for one in twins_kept(WHAT_STAYS, 1)]
    assert {len(one.signs) for one in found} == {len(WHAT_STAYS.family)}


@pytest.mark.parametrize(
    ("version", "signs"), [(RUN.version - 1, len(RUN.family)), (RUN.version, len(RUN.family) - 1)]
)
def test_what_is_of_another_version_is_left_out(
    version: int, signs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seeds kept before a type changed, or before it had all its misreadings, are no use."""
    old = {("run", 1): [KeptTwin(Seed(version, 1, 7), "-" * signs)]}
    monkeypatch.setattr("tutorial.practice.kept_twins.kept_twins", lambda: old)
    assert twins_kept(RUN, 1) == []


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    """A file gives back what was written."""
    some = [("run", 1, [KeptTwin(Seed(1, 1, 7), "-ab"), KeptTwin(Seed(1, 1, 9), "aab")])]
    write_twins(some, tmp_path / "kept.txt")
    assert list(read_twins(tmp_path / "kept.txt")) == some
