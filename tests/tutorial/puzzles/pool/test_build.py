"""Tests of gathering: the same for everyone, whoever works and however often it is interrupted."""

from pathlib import Path

import pytest

from tutorial.puzzles.pool.build import gather
from tutorial.puzzles.pool.work import Work

GAMES = 3


def quiet(done: int, of: int) -> None:
    """Tell nobody."""


def gathered(path: Path, games: int = GAMES, workers: int = 1) -> str:
    """Gather and return the work file."""
    gather(Work(path), "1", games, workers, quiet)
    return path.read_text()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the work file of a whole build."""
    return gathered(tmp_path_factory.mktemp("whole") / "work")


def test_several_workers_give_the_same(tmp_path: Path, whole: str) -> None:
    """Done again and by several, it gives the same bytes in another time."""
    assert gathered(tmp_path / "work", workers=2) == whole


def test_an_interrupted_build_goes_on(tmp_path: Path, whole: str) -> None:
    """A build that was stopped plays what is missing and comes to the same end."""

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    work = Work(tmp_path / "part")
    with pytest.raises(KeyboardInterrupt):
        gather(work, "1", GAMES, 1, stop)
    assert len(work.games) == 2
    assert gathered(tmp_path / "part") == whole


def test_games_that_are_done_are_not_played_again(
    tmp_path: Path, whole: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played when all is there."""
    (tmp_path / "work").write_text(whole)
    monkeypatch.setattr("tutorial.puzzles.pool.build.harvest", None)
    told: list[tuple[int, int]] = []
    gather(Work(tmp_path / "work"), "1", GAMES, 1, lambda *step: told.append(step))
    assert told == [(GAMES, GAMES)]
