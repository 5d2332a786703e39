"""The command that builds the pool."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.tutorial.puzzles.pool.checking import faults, twins
from tutorial.management.commands.build_pool import Command
from tutorial.puzzles.pool.selection import QUOTAS
from tutorial.puzzles.pool.store import Entries, path_of, read


def run(folder: Path, *args: str) -> tuple[str, str]:
    """Run the command in a folder of its own; return what it says and what it shows."""
    said, shown = StringIO(), StringIO()
    options = {"folder": folder, "work": folder / "work", "stdout": said, "stderr": shown}
    call_command("build_pool", *args, **options)
    return said.getvalue(), shown.getvalue()


def test_a_pool_is_built(tmp_path: Path) -> None:
    """Games make a file for each type, with a line of figures."""
    said, shown = run(tmp_path, "--games=2")
    assert [line.split(":")[0] for line in said.splitlines()] == list(QUOTAS)
    assert shown.endswith("2/2\n")
    assert all(path_of(type_id, tmp_path).exists() for type_id in QUOTAS)


def test_a_pool_is_right(tmp_path: Path) -> None:
    """What is built has no faults, by two solvers, and asks nothing twice."""
    run(tmp_path, "--games=2")
    built = {type_id: Entries(read(type_id, tmp_path)) for type_id in QUOTAS}
    assert any(built.values())
    for type_id, entries in built.items():
        assert [fault for entry in entries for fault in faults(type_id, entry)] == []
        assert twins(entries) == 0


def test_the_same_options_give_the_same_bytes(tmp_path: Path) -> None:
    """Built anew elsewhere, interrupted or not, the files are the same."""
    run(tmp_path / "one", "--games=2")
    run(tmp_path / "two", "--games=1")
    run(tmp_path / "two", "--games=2")
    for type_id in QUOTAS:
        one, two = (path_of(type_id, tmp_path / name).read_bytes() for name in ("one", "two"))
        assert one == two


@pytest.mark.parametrize("option", ["--games=0", "--workers=0"])
def test_nothing_cannot_be_built(tmp_path: Path, option: str) -> None:
    """Games and workers are at least one."""
    with pytest.raises(CommandError):
        run(tmp_path, option)


def test_the_bar_fills() -> None:
    """The bar shows how much is done, and ends its line when all is."""
    shown = StringIO()
    command = Command(stderr=shown)
    command.progress(1, 2)
    command.progress(2, 2)
    assert shown.getvalue() == f"\r[{'#' * 20}{'.' * 20}] 1/2\r[{'#' * 40}] 2/2\n"
