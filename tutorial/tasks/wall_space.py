"""Where on the wall do the tiles of full lines go?"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Board, Color, Rule
from engine.tiles import SIZE, Cell, color_at, column_of
from engine.tiling import due_cells, tiled
from rulesite.board import Choice
from rulesite.board.player import Parts, board_view
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name
from tutorial.answers import read_many, read_one
from tutorial.choices import singles, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.cells import BY_CODE, cell_code
from tutorial.tasks.claim import Claim

SHOWN = Parts.LINES | Parts.WALL


@dataclass(frozen=True, slots=True)
class FullLines:
    """Hold a board with full lines; without `pattern` the printed colors are left out."""

    board: Board
    pattern: bool = True

    @property
    def cells(self) -> tuple[Cell, ...]:
        """List the spaces that the engine tiles."""
        return due_cells(self.board)

    @property
    def empty(self) -> dict[str, Cell]:
        """Return the spaces that can be chosen."""
        wall = self.board.wall
        return {code: cell for code, cell in BY_CODE.items() if not wall[cell[0]][cell[1]]}

    def scene(self, *, many: bool = False, chosen: Collection[Cell] = ()) -> Scene:
        """Draw lines and wall, every empty space to choose."""
        empty = self.empty.values()
        view = board_view(
            self.board,
            parts=SHOWN,
            ghosts=self.pattern,
            marks={cell: {Mark.CHOSEN} for cell in chosen},
            choose_space=lambda cell: Choice(cell_code(cell), many=many) if cell in empty else None,
        )
        return Scene(board=view, position=str(self.board))

    def scene_after(self, named: Collection[Cell] = (), mark: Mark = Mark.CHOSEN) -> Scene:
        """Draw the board with its tiles in place, the pattern shown; wrong spaces are marked."""
        after = tiled(self.board)
        wrong_ones = {cell: {mark} for cell in named if cell not in self.cells}
        marks = wrong_ones | {cell: {Mark.PLACED} for cell in self.cells}
        return Scene(board=board_view(after, parts=SHOWN, marks=marks), position=str(after))

    def color(self, row: int) -> Color:
        """Return the color of a line."""
        return self.board.lines[row][0]

    def row_order(self, row: int) -> str:
        """List the colors of a row of the wall."""
        separator = pgettext("between items of a list", ", ")
        colors = separator.join(color_name(color_at(row, col)) for col in range(SIZE))
        return _("Row {row} from the left: {colors}.").format(row=row + 1, colors=colors)

    def place(self, row: int) -> str:
        """Say where the color of a line is in its row."""
        color = self.color(row)
        text = _("In row {row} this colour ({color}) is in column {column}.")
        return text.format(row=row + 1, color=color_name(color), column=column_of(row, color) + 1)


def what_is_there(row: int, color: Color, chosen: Cell) -> str:
    """Say why the tile of a line does not go to the space chosen."""
    there = color_at(*chosen)
    if chosen[0] == row:
        text = _("That space of row {row} is for another colour ({color}).")
        return text.format(row=row + 1, color=color_name(there))
    if there == color:
        text = _("The colour is right, but the tile of line {line} stays in row {line}.")
    else:
        text = _("The tile of line {line} goes straight across, to row {line} of the wall.")
    return text.format(line=row + 1)


def shift_words() -> str:
    """Say how the colors move from row to row."""
    return _("The colours shift one space to the right in each row.")


@dataclass(frozen=True, slots=True)
class WallSpaceTask:
    """Ask for the space of the one full line; with `tells_all` a mistake is told everything."""

    lines: FullLines
    tells_all: bool = False

    form: ClassVar[str] = "choose"

    @property
    def row(self) -> int:
        """Return the row of the full line."""
        return self.lines.board.full_lines[0]

    def scene(self) -> Scene:
        """Draw lines and wall, every empty space to tap."""
        return self.lines.scene()

    def read(self, values: Sequence[str]) -> Cell:
        """Read an empty space; raise UnreadableAnswer."""
        return self.lines.empty[read_one(values, self.lines.empty)]

    def judge(self, answer: Cell) -> Feedback:
        """Compare the space with the one that the engine tiles."""
        order, place = self.lines.row_order(self.row), self.lines.place(self.row)
        if answer in self.lines.cells:
            return right([place, order], [Rule.WALL_PATTERN], self.lines.scene_after())
        reasons = self.mistake(answer)
        if not self.tells_all:
            return wrong(reasons, [Rule.WALL_PATTERN], self.lines.scene(chosen=[answer]))
        reasons = list(dict.fromkeys([place, *reasons, order]))
        return wrong(reasons, [Rule.WALL_PATTERN], self.lines.scene_after([answer]))

    def mistake(self, answer: Cell) -> list[str]:
        """Name what is wrong with a space: most often its column is that of another row."""
        color = self.lines.color(self.row)
        if answer == (self.row, column_of(0, color)):
            return [shift_words(), self.lines.place(self.row)]
        return [what_is_there(self.row, color, answer)]

    def choices(self) -> list[list[str]]:
        """List every empty space."""
        return singles(self.lines.empty)

    def solutions(self) -> list[list[str]]:
        """List the one right space."""
        return [[cell_code(cell)] for cell in self.lines.cells]


@dataclass(frozen=True, slots=True)
class WallSpacesTask:
    """Ask to mark the spaces of all full lines at once.

    With `tells_all`, a wrong answer is told everything; without, it may try again.
    """

    lines: FullLines
    tells_all: bool = True

    form: ClassVar[str] = "mark"

    def scene(self) -> Scene:
        """Draw lines and wall, every empty space to mark."""
        return self.lines.scene(many=True)

    def read(self, values: Sequence[str]) -> frozenset[Cell]:
        """Read marked spaces; raise UnreadableAnswer."""
        return frozenset(self.lines.empty[code] for code in read_many(values, self.lines.empty))

    def judge(self, answer: frozenset[Cell]) -> Feedback:
        """Compare the spaces with those that the engine tiles, the right ones first."""
        rows = [row for row, _col in self.lines.cells]
        steps = [self.lines.place(row) for row in rows]
        scene, rules = self.lines.scene_after(answer), [Rule.WALL_PATTERN, Rule.TILE_FULL_LINES]
        if answer == frozenset(self.lines.cells):
            return right(steps, rules, scene)
        if not self.tells_all:
            return wrong(self.mistakes(answer), rules, self.scene())
        return wrong([*steps, *self.mistakes(answer)], rules, scene)

    def mistakes(self, answer: frozenset[Cell]) -> list[str]:
        """Name what is wrong: rows that get no tile, a wrong column, a line left out."""
        rows = {row for row, _col in self.lines.cells}
        said = []
        if any(row not in rows for row, _col in answer):
            said.append(_("Only full lines send a tile to the wall, straight across."))
        if any(cell[0] in rows and cell not in self.lines.cells for cell in answer):
            said.append(shift_words())
        if rows - {row for row, _col in answer}:
            said.append(_("You left out a full line."))
        return said

    def choices(self) -> list[list[str]]:
        """List sets of empty spaces."""
        return subsets(self.lines.empty)

    def solutions(self) -> list[list[str]]:
        """List the one right set of spaces."""
        return [[cell_code(cell) for cell in self.lines.cells]]


@dataclass(frozen=True, slots=True)
class WallClaimTask(Claim):
    """Ask whether the tile of the one full line may go to the dashed space."""

    lines: FullLines
    cell: Cell
    because: Promise

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return self.cell in self.lines.cells

    def scene(self) -> Scene:
        """Draw lines and wall, the space in question marked."""
        board = self.lines.board
        view = board_view(board, parts=SHOWN, marks={self.cell: {Mark.ASKED}})
        return Scene(board=view, position=str(board))

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's."""
        verdict = right if self.agrees_with(answer) else wrong
        row = self.lines.board.full_lines[0]
        reasons = [str(self.because), self.lines.place(row)]
        after = self.lines.scene_after([self.cell], Mark.ASKED)
        return verdict(reasons, [Rule.WALL_PATTERN], after)
