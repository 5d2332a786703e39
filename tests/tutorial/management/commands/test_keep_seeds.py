"""The command that finds seeds of rare puzzles."""

from io import StringIO

import pytest
from django.core.management import call_command

from tutorial.management.commands import keep_seeds
from tutorial.practice.kept import Kind
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed

Found = list[tuple[Kind, list[Seed]]]
NEVER = Kind("where", 1, False, None, None)
CROSS = Kind("cross", 1, False, None, None)
OLD: Found = [(NEVER, [Seed(1, 1, 1)]), (CROSS, [Seed(1, 1, 2)])]


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
