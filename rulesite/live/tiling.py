"""A board about to be tiled, counted in the right order and in the wrong one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from django.utils.translation import gettext as _

from engine import Board, Position, Rule
from engine.reachability import reasons
from engine.scoring import TileScore
from engine.tiles import COLORS, SIZE, Cell, Color
from engine.tiling import due_cells, score_tiles
from rulesite.board.cells import cell_code
from rulesite.board.player import Parts, board_view
from rulesite.live.example import Example, LiveView, Told, Unreadable, tap
from rulesite.live.wall import read_board, read_cell, toggled
from rulesite.wording.impossible import row_full_before
from rulesite.wording.rounds import tile_step
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import points

LINE_CODES = {f"line{row + 1}": row for row in range(SIZE)}


@dataclass(frozen=True, slots=True)
class TilingExample(Example):
    """Hold a board; its score and its floor line don't matter and are left out."""

    kind: ClassVar[str] = "tiling"

    board: Board

    @classmethod
    def read(cls, query: Mapping[str, str], start: Self) -> Self:
        """Read the board, a player field of the notation."""
        if "board" not in query:
            return start
        board = replace(read_board(query["board"]), score=0, floor=())
        if reasons(Position.parse(str(board))):
            raise Unreadable("an impossible board")
        return cls(board)

    @property
    def query(self) -> dict[str, str]:
        """Return the board."""
        return {"board": str(self.board)}

    def tapped(self, code: str) -> Self:
        """Fill a line with its next color or empty it, or add or remove a tile on the wall."""
        if code in LINE_CODES:
            row = LINE_CODES[code]
            return self._with_line(row, self._next_color(row))
        cell = read_cell(code)
        wall = toggled(self.board.wall, cell)
        changed = replace(self, board=replace(self.board, wall=wall))
        is_locked = self.board.lines[cell[0]][:1] == (wall[cell[0]][cell[1]],)
        return changed._with_line(cell[0], None) if is_locked else changed

    def _next_color(self, row: int) -> Color | None:
        """Go through the colors that the row of the wall still lacks, then none."""
        line = self.board.lines[row]
        after = COLORS[COLORS.index(line[0]) + 1 :] if line else COLORS
        return next((color for color in after if color not in self.board.wall[row]), None)

    def _with_line(self, row: int, color: Color | None) -> Self:
        lines = list(self.board.lines)
        lines[row] = (color,) * (row + 1) if color else ()
        return replace(self, board=replace(self.board, lines=tuple(lines)))

    def emptied(self) -> Self:
        """Return an empty board."""
        return replace(self, board=Board())

    def view(self) -> LiveView:
        """Tell both orders."""
        cells = due_cells(self.board)
        right = score_tiles(self.board.wall, cells)
        wrong = score_tiles(self.board.wall, cells[::-1])
        notes = [row_full_before(row) for row in self.board.full_rows]
        if cells and _points(right) == _points(wrong):
            notes.insert(0, _("Here both orders give the same points."))
        marks: dict[Cell, set[Mark]] = {cell: {Mark.ASKED} for cell in cells}
        told = (
            _told(right, _("From the top (right)"), True),
            _told(wrong, _("From the bottom (wrong)"), False),
        )
        return LiveView(
            told,
            (Rule.TILE_ORDER, Rule.SCORE_NOW),
            position=str(self.board),
            board=board_view(
                self.board,
                parts=Parts.LINES | Parts.WALL,
                marks=marks,
                choose_space=lambda cell: tap(cell_code(cell)),
                choose_line=lambda row: tap(f"line{row + 1}"),
            ),
            hint=_(
                "Tap a line to fill it: each tap brings the next colour, the last one empties it."
                " Tap the wall to add or remove a tile."
            ),
            notes=tuple(notes),
        )


def _told(tiles: tuple[TileScore, ...], heading: str, is_right: bool) -> Told:
    steps = tuple(tile_step(tile) for tile in tiles) or (_("No line is full."),)
    return Told(steps, points(_points(tiles)), heading, is_right)


def _points(tiles: tuple[TileScore, ...]) -> int:
    return sum(tile.points for tile in tiles)
