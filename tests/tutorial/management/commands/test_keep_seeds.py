"""The command that finds seeds of rare puzzles."""

from io import StringIO

import pytest
from django.core.management import call_command

from tutorial.management.commands import keep_seeds
from tutorial.practice.kept import Kind
from tutorial.practice.kept_twins import Kept, KeptTwin
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed

Found = list[tuple[Kind, list[Seed]]]
NEVER = Kind("where", 1, False, None, None)
CROSS = Kind("cross", 1, False, None, None)
OLD: Found = [(NEVER, [Seed(1, 1, 1)]), (CROSS, [Seed(1, 1, 2)])]
TWIN = KeptTwin(Seed(1, 1, 3), "ab")
FRESH_TWIN = KeptTwin(Seed(1, 1, 4), "ab")


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> list[Kept]:
    """Keep what twins would be written, and find one alike on each level."""
    kept: list[Kept] = []
    old = [("cross", 1, [TWIN]), ("run", 1, [TWIN])]
    monkeypatch.setattr(keep_seeds, "read_twins", lambda: iter(old))
    monkeypatch.setattr(keep_seeds, "write_twins", kept.extend)
    monkeypatch.setattr(keep_seeds, "telling", lambda kind, level: [FRESH_TWIN])
    return kept


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Found:
    """Keep what would be written, and find nothing of easy puzzles of "where"."""
    kept: Found = []

    def found(kind: PuzzleType, level: int) -> dict[Kind, list[Seed]]:
        return {NEVER: []} if (kind.id, level) == ("where", 1) else {}

    monkeypatch.setattr(keep_seeds, "read", lambda: iter(OLD))
    monkeypatch.setattr(keep_seeds, "write", kept.extend)
    monkeypatch.setattr(keep_seeds, "rare", found)
    return kept


def test_types_named_are_found_anew(written: Found) -> None:
    """What was kept of other types stays, and what is never found is said."""
    said = StringIO()
    call_command("keep_seeds", "where", stdout=said)
    assert written == [(NEVER, []), OLD[1]]
    assert said.getvalue() == f"{NEVER}: none, mend its limits\n"


def test_all_are_found_anew(written: Found) -> None:
    """With no type named, nothing old stays."""
    call_command("keep_seeds", stdout=StringIO())
    assert written == [(NEVER, [])]


def test_twins_are_found_anew_too(written: Found, twins: list[Kept]) -> None:
    """Those of a type named are found on each of its levels, and others stay; all in order."""
    call_command("keep_seeds", "cross", stdout=StringIO())
    fresh = [("cross", level, [FRESH_TWIN]) for level in (1, 2, 3)]
    assert twins == [("run", 1, [TWIN]), *fresh]


def test_a_type_without_misreadings_has_no_twins(written: Found, twins: list[Kept]) -> None:
    """Where no mistake is known by name, nothing is kept."""
    call_command("keep_seeds", stdout=StringIO())
    assert "where" not in {name for name, _level, _some in twins}
    assert all(some == [FRESH_TWIN] for _name, _level, some in twins)
