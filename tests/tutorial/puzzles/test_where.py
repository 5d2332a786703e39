"""Where does it go: levels, old links, and what a wrong space is told."""

import pytest

from engine import Position, reasons
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.where import RESERVE, WHERE, draw, is_good
from tutorial.tasks.wall_space import FullLines, WallSpacesTask, WallSpaceTask

SEEDS = range(60)
LEVELS = range(1, WHERE.levels + 1)
FROZEN = {
    "1-1-a": ("0:-,BB,-,KK,B:B..K./W.YRK/K..../...../Y.KW.:-", ["r2c2"]),
    "1-2-a": ("0:-,-,-,BBBB,-:B..../W..../..BY./...../YR.WB:-", ["r4c4"]),
    "1-3-a": ("0:R,WW,Y,-,-:...../....K/..B.R/R..../.R...:-", ["r1c3", "r2c1"]),
    "1-3-zzzzzzzz": ("0:W,-,RRR,KKKK,W:...../WB.../.W.../...B./.R...:-", ["r1c5", "r3c5", "r4c2"]),
}
"""Seed to board and spaces: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


def drawn(level: int) -> list[FullLines]:
    """Draw the boards of many seeds."""
    return [draw(Seed(WHERE.version, level, number)) for number in SEEDS]


@pytest.mark.parametrize(("text", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(text: str, shown: tuple[str, list[str]]) -> None:
    """The puzzle behind a link never changes."""
    task = WHERE.make(Seed.parse(text)).task
    assert isinstance(task, WallSpaceTask | WallSpacesTask)
    assert (str(task.lines.board), task.solutions()) == (shown[0], [shown[1]])


@every_level
def test_the_pattern_is_covered_from_level_two(level: int) -> None:
    """Only level 1 shows the printed colors."""
    assert {lines.pattern for lines in drawn(level)} == {level == 1}


@every_level
def test_lines_to_follow(level: int) -> None:
    """One line is full, on level 3 two or three."""
    counts = {len(lines.cells) for lines in drawn(level)}
    assert counts == ({2, 3} if level == 3 else {1})


def test_a_diagonal_to_follow() -> None:
    """On level 2 a tile of the same color lies on the wall; on level 3 one has to do without."""
    for level in (2, 3):
        seen = [{tile for row in lines.board.wall for tile in row} for lines in drawn(level)]
        wanted = [{lines.color(row) for row, _ in lines.cells} for lines in drawn(level)]
        followed = {colors <= wall for colors, wall in zip(wanted, seen, strict=True)}
        assert followed == {level == 2}


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The puzzle taken when no draw is good enough is possible and of its level."""
    assert is_good(RESERVE[level], level)
    assert reasons(Position.parse(str(RESERVE[level].board))) == ()


def test_a_line_left_out() -> None:
    """Whoever marks too few spaces, or one of a line that is not full, is told so."""
    task = WHERE.make(Seed.parse("1-3-a")).task
    spaces = len(task.solutions()[0])
    assert "left out" in answer(task, "r1c3").reasons[spaces]
    assert "Only full lines" in answer(task, "r1c3", "r2c1", "r3c4").reasons[spaces]
    assert "shift" in answer(task, "r1c3", "r2c3").reasons[spaces]


def test_the_whole_row_is_told() -> None:
    """A wrong space gets the right column before all else, and the colors of the row in order."""
    said = answer(WHERE.make(Seed.parse("1-2-a")).task, "r4c5").reasons
    assert "column 4" in said[0]
    assert "red, black, white, blue, yellow" in said[2]
