"""Tests of the work file."""

from pathlib import Path

from django.conf import settings
from django.test import override_settings

from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool.harvest import Find
from tutorial.puzzles.pool.work import Work, fingerprint, work_path

FINDS = [Find(type_id, entry) for type_id, entry in ENTRIES.items()]


def test_work_goes_on_with_its_file(tmp_path: Path) -> None:
    """What was found before is there again, game by game."""
    first = Work(tmp_path / "deep" / "work")
    first.add(1, FINDS[:2])
    first.add(0, FINDS[2:])
    again = Work(first.path)
    assert again.games == first.games
    assert list(again.finds(2)) == [*FINDS[2:], *FINDS[:2]]


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    """A build that was killed while it wrote plays that game again."""
    first = Work(tmp_path / "work")
    first.add(0, FINDS[:1])
    first.add(1, FINDS[1:])
    text = first.path.read_text()
    first.path.write_text(text[:-9])
    again = Work(first.path)
    assert list(again.games) == [0]
    again.add(1, FINDS[1:])
    assert first.path.read_text() == text


def test_each_seed_has_its_file(tmp_path: Path) -> None:
    """Two seeds do not mix, and a name has no room for tricks."""
    assert work_path("1", tmp_path) != work_path("2", tmp_path)
    assert work_path("../x", tmp_path).parent == tmp_path


def test_changed_sources_begin_anew(tmp_path: Path) -> None:
    """When what decides on finds has changed, old work does not count."""
    source = tmp_path / "engine" / "tiles.py"
    source.parent.mkdir()
    seen = set()
    with override_settings(BASE_DIR=tmp_path):
        (tmp_path / "tutorial/puzzles/pool").mkdir(parents=True)
        for name in ("chance.py", *(f"pool/{part}.py" for part in PARTS)):
            (tmp_path / "tutorial/puzzles" / name).write_text("")
        for text in ("a", "b", "b"):
            source.write_text(text)
            seen.add(fingerprint())
    assert len(seen) == 2


PARTS = ("difficulty", "entry", "harvest", "judge", "sight", "symmetry")


def test_all_sources_are_there() -> None:
    """The fingerprint is of files that exist."""
    for part in PARTS:
        assert (Path(settings.BASE_DIR) / f"tutorial/puzzles/pool/{part}.py").exists()
