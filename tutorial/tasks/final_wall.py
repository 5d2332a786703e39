"""A wall when the game is over: its bonuses, by the rules and as misreadings have them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import pgettext

from engine import Board, end_bonuses
from engine.board import Wall
from engine.misreadings import BONUS
from engine.scoring import BonusScore, shown_color
from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, COLORS, SIZE, Cell, Color
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import Marks, wall_from_text
from rulesite.wording.spaces import Mark
from tutorial.scene import Scene

Shares = tuple[int, int, int]
"""Points for rows, for columns, for colors."""


@dataclass(frozen=True, slots=True)
class FinalWall:
    """Hold a final wall, written as in the figures, or with its colors on the grey side."""

    text: str
    grey: bool = False

    @property
    def wall(self) -> Wall:
        """Return the wall."""
        return wall_from_text(self.text)

    @property
    def bonus(self) -> BonusScore:
        """Let the engine find the bonuses."""
        return _bonus(self.text)

    @property
    def near_colors(self) -> tuple[Color, ...]:
        """List the colors of which four tiles are there."""
        shown = [
            shown_color(space, row, col)
            for row, spaces in enumerate(self.wall)
            for col, space in enumerate(spaces)
        ]
        return tuple(color for color in COLORS if shown.count(color) == SIZE - 1)

    @property
    def shares(self) -> Shares:
        """Return the points for rows, columns and colors."""
        return self._points(BONUS_ROW, BONUS_COLUMN, BONUS_COLOR)

    def wrong_shares(self) -> Mapping[str, Shares]:
        """Return what each misreading gives for rows, columns and colors."""
        rows, columns, colors = self.shares
        best = max((rows and BONUS_ROW, columns and BONUS_COLUMN, colors and BONUS_COLOR))
        return {
            "swaps_row_and_column": self._points(BONUS_COLUMN, BONUS_ROW, BONUS_COLOR),
            "four_of_a_color": (rows, columns, colors + BONUS_COLOR * len(self.near_colors)),
            "row_of_colors": (rows, columns, BONUS_COLOR * len(self.bonus.rows)),
            "best_bonus_only": (
                best if best == BONUS_ROW else 0,
                best if best == BONUS_COLUMN else 0,
                best if best == BONUS_COLOR else 0,
            ),
        }

    def wrong_totals(self) -> Mapping[str, int]:
        """Return what each misreading gives in all."""
        return {misreading.id: misreading.apply(self.wall) for misreading in BONUS}

    def scene(self, marks: Marks | None = None) -> Scene:
        """Draw the wall."""
        board = Board(wall=self.wall)
        view = board_view(board, parts=Parts.WALL, ghosts=not self.grey, marks=marks or {})
        return Scene(board=view, position=str(board))

    def scene_after(self, *placed: Cell) -> Scene:
        """Draw the wall with all that earns a bonus marked, and a tile just placed."""
        marks: dict[Cell, set[Mark]] = {
            cell: {Mark.BONUS} for part in self.bonus.parts for cell in part.cells
        }
        for cell in placed:
            marks.setdefault(cell, set()).add(Mark.PLACED)
        return self.scene(marks)

    def _points(self, row: int, column: int, color: int) -> Shares:
        bonus = self.bonus
        return row * len(bonus.rows), column * len(bonus.columns), color * len(bonus.colors)


def share_labels() -> tuple[str, str, str]:
    """Name the three kinds of bonus, as labels of numbers to fill in."""
    return (
        pgettext("points to fill in", "Points for full rows"),
        pgettext("points to fill in", "Points for full columns"),
        pgettext("points to fill in", "Points for complete colours"),
    )


@lru_cache(maxsize=256)
def _bonus(text: str) -> BonusScore:
    return end_bonuses(wall_from_text(text))
