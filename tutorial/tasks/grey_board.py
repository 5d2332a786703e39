"""A board of the grey side whose full line is due: what the engine lets its tile do."""

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.translation import gettext as _

from engine import Board, Color, Game, Placement
from engine.scoring import TileScore
from engine.seat import Seat
from engine.tiles import FLOOR, Cell
from rulesite.board import Choice
from rulesite.board.figures.positions import tiling_game
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import Marks
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name
from tutorial.scene import Scene
from tutorial.tasks.boards import board_of
from tutorial.tasks.cells import BY_CODE, cell_code

Target = Cell | str
"""A space of the wall, or FLOOR."""


@dataclass(frozen=True, slots=True)
class GreyBoard:
    """Hold a board of the grey side whose topmost full line is due, in the notation."""

    notation: str

    @property
    def board(self) -> Board:
        """Return the board."""
        return board_of(self.notation)

    @property
    def game(self) -> Game:
        """Return a game in which this line is due."""
        return tiling_game(self.notation, grey=True)

    @property
    def row(self) -> int:
        """Return the row of the line."""
        return self.board.full_lines[0]

    @property
    def color(self) -> Color:
        """Return the color of the line."""
        return self.board.lines[self.row][0]

    @property
    def open(self) -> tuple[Cell, ...]:
        """Ask the engine for the spaces that its tile may go to."""
        found = self.game.placements()
        return tuple((self.row, spot.col) for spot in found if isinstance(spot.col, int))

    @property
    def empty(self) -> dict[str, Target]:
        """Return every empty space of the wall, by its code."""
        wall = self.board.wall
        return {code: cell for code, cell in BY_CODE.items() if not wall[cell[0]][cell[1]]}

    @property
    def open_words(self) -> str:
        """Name the columns that are open."""
        return grey_choice_sentence(self.color, self.row, self.open)

    def placement(self, target: Target) -> Placement:
        """Return the placement of the tile, or the fall of the line."""
        if isinstance(target, str):
            return Placement(self.color, self.row, FLOOR)
        return Placement(self.color, *target)

    def tile(self, target: Target) -> tuple[TileScore, Board]:
        """Let the engine tile the line; return the score and the board after it."""
        seat = Seat.from_board(self.board)
        score = seat.tile(self.placement(target))
        return score, seat.to_board()

    def refusals(self, target: Target) -> list[str]:
        """Say why the tile may not go there; nothing where it may."""
        slots = {"row": self.row + 1, "color": color_name(self.color)}
        if not isinstance(target, str) and target[0] != self.row:
            text = _("The tile of line {line} goes straight across, to row {line} of the wall.")
            return [text.format(line=self.row + 1)]
        said = []
        for reason in self.game.why_illegal(self.placement(target)):
            if reason.code == "space-left":
                said.append(_("The line may not fall: row {row} still has a space for its tile."))
            else:
                slots["column"] = int(str(reason.facts["col"])) + 1
                said.append(_("Column {column} of the wall already has this colour ({color})."))
        return [text.format_map(slots) for text in said]

    def blocking(self, targets: Collection[Target]) -> dict[Cell, set[Mark]]:
        """Mark the tiles that keep the tile out of the columns of these spaces."""
        wall = self.board.wall
        columns = {cell[1] for cell in targets if not isinstance(cell, str) and cell[0] == self.row}
        return {
            (row, col): {Mark.AGAINST}
            for row in range(len(wall))
            for col in columns
            if wall[row][col] == self.color
        }

    def scene(
        self,
        *,
        parts: Parts = Parts.LINES | Parts.WALL,
        marks: Marks | None = None,
        choosable: Collection[Target] = (),
        ticked: Collection[Target] | None = None,
    ) -> Scene:
        """Draw the board; what can be chosen, or where some are `ticked` or none, marked."""

        def choose(cell: Cell) -> Choice | None:
            many, is_marked = ticked is not None, cell in (ticked or ())
            return Choice(cell_code(cell), many, is_marked) if cell in choosable else None

        view = board_view(
            self.board,
            parts=parts,
            ghosts=False,
            marks=marks or {},
            choose_space=choose,
            choose_floor=Choice(FLOOR) if FLOOR in choosable else None,
        )
        return Scene(board=view, position=self.notation)

    def scene_after(self, target: Target, *, parts: Parts) -> Scene:
        """Draw the board after the line is tiled; the runs that count are marked."""
        score, after = self.tile(target)
        marks = score_marks(score) if score.col is not None else {}
        view = board_view(after, parts=parts, ghosts=False, marks=marks, since=self.board)
        return Scene(board=view, position=str(after))
