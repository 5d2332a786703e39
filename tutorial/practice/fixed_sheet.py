"""The sheets that are the same for everyone, and which numbers on them show which mistake."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from engine.tiles import Cell
from tutorial.practice.worksheet import Exercise
from tutorial.puzzles import Puzzle
from tutorial.tasks.tile_mistakes import TileMistake, tile_mistakes
from tutorial.tasks.tile_score import TileScoreTask


@dataclass(frozen=True, slots=True)
class FixedSheet:
    """Hold a sheet that is the same for everyone: its title and its walls with a new tile."""

    title: Promise
    tiles: tuple[tuple[str, Cell], ...]

    @property
    def tasks(self) -> list[TileScoreTask]:
        """Return what is asked of each tile."""
        return [TileScoreTask(wall, cell, tells_all=True) for wall, cell in self.tiles]

    def exercises(self, question: str, text: str) -> list[Exercise]:
        """Make its exercises."""
        return [
            Exercise(number, Puzzle(question, text, task))
            for number, task in enumerate(self.tasks, 1)
        ]

    def mistakes(self) -> list[TileMistake]:
        """Tie the wrong numbers to the misreadings that give them."""
        return tile_mistakes(self.tasks)


FIXED: Mapping[str, FixedSheet] = {
    "entry": FixedSheet(
        pgettext_lazy("worksheet", "Entry sheet"),
        (
            (".#.##/..###/####./.#.#./....#", (2, 4)),
            ("..#../...../...../...../.....", (1, 2)),
            (".#.#./#...#/...../#...#/.....", (2, 2)),
        ),
    ),
    "exit": FixedSheet(
        pgettext_lazy("worksheet", "Exit sheet"),
        (
            ("...#./.#..#/.##.#/.###./...#.", (2, 3)),
            ("..#../....#/.#.../....#/..#..", (2, 3)),
            ("#..../.##../....#/.#.../...#.", (2, 1)),
        ),
    ),
}
"""Three tiles that tell all known ways of counting apart, before and after a lesson.

The exit sheet asks about the same ways on other walls, with other right answers.
"""
