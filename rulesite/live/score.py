"""A tile just placed on a wall that can be changed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Board, Rule, score_tile
from engine.board import EMPTY_WALL, Wall
from engine.tiles import SIZE, Cell
from rulesite.board.cells import cell_code
from rulesite.board.choice import Choice
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import with_tile
from rulesite.live.example import Example, LiveView, Told, Tool, Unreadable, tap
from rulesite.live.wall import read_cell, read_wall, toggled, wall_text, with_space
from rulesite.wording.impossible import row_full_before
from rulesite.wording.scores import tile_score_steps, tile_score_sum

MIDDLE: Cell = (SIZE // 2, SIZE // 2)
TILES, NEW = "tiles", "new"
"""The modes: what pressing a space does."""


@dataclass(frozen=True, slots=True)
class ScoreExample(Example):
    """Hold the wall before the new tile, the new tile's space and the mode."""

    kind: ClassVar[str] = "score"

    wall: Wall
    cell: Cell
    mode: str = TILES

    @classmethod
    def read(cls, query: Mapping[str, str], start: Self) -> Self:
        """Read wall, cell and mode."""
        wall = read_wall(query["wall"]) if "wall" in query else start.wall
        cell = read_cell(query["cell"]) if "cell" in query else start.cell
        mode = query.get("mode", start.mode)
        if mode not in (TILES, NEW):
            raise Unreadable("no such mode")
        return cls(with_space(wall, cell, False), cell, mode)

    @property
    def query(self) -> dict[str, str]:
        """Return wall, cell and, unless it is the usual one, the mode."""
        mode = {"mode": self.mode} if self.mode != TILES else {}
        return {"wall": wall_text(self.wall), "cell": cell_code(self.cell)} | mode

    def tapped(self, code: str) -> Self:
        """Change the mode, choose another new tile, or add or remove one."""
        if code in (TILES, NEW):
            return replace(self, mode=code)
        cell = read_cell(code)
        if self.mode == NEW:
            return self._with_new(cell)
        wall = self.wall if cell == self.cell else toggled(self.wall, cell)
        return replace(self, wall=wall)

    def _with_new(self, cell: Cell) -> Self:
        """Make a tile that lies there the new one; on an empty space the new one moves there."""
        stays = self.wall[cell[0]][cell[1]] is not None
        wall = with_space(with_space(self.wall, self.cell, stays), cell, False)
        return replace(self, wall=wall, cell=cell)

    def emptied(self) -> Self:
        """Return the new tile alone."""
        return replace(self, wall=EMPTY_WALL)

    def view(self) -> LiveView:
        """Score the new tile and mark its runs."""
        board = Board(wall=with_tile(self.wall, self.cell))
        score = score_tile(board.wall, *self.cell)
        told = Told(tuple(tile_score_steps(score)), tile_score_sum(score))
        view = board_view(
            board, parts=Parts.WALL, marks=score_marks(score), choose_space=self._choose
        )
        return LiveView(
            (told,),
            (score.rule, Rule.SCORE_RUN, Rule.SCORE_NO_DIAGONAL),
            position=str(board),
            board=view,
            hint=self._hint(),
            modes=self._modes(),
            notes=self._notes(),
        )

    def _choose(self, cell: Cell) -> Choice | None:
        """Offer every space; the new tile's own does nothing while tiles are added."""
        return None if self.mode == TILES and cell == self.cell else tap(cell_code(cell))

    def _modes(self) -> tuple[Tool, ...]:
        return (
            Tool(TILES, pgettext("what tapping does", "Add or remove tiles"), self.mode == TILES),
            Tool(NEW, pgettext("what tapping does", "Choose the new tile"), self.mode == NEW),
        )

    def _hint(self) -> str:
        if self.mode == NEW:
            return _("Tap a space: the new tile moves there. Tap a tile: it becomes the new one.")
        return _("Tap a space to put a tile there, or a tile to remove it.")

    def _notes(self) -> tuple[str, ...]:
        """Find rows that ended the game: rows above can have been filled in this tiling."""
        rows = Board(wall=self.wall).full_rows
        return tuple(row_full_before(row) for row in rows if row > self.cell[0])
