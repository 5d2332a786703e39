"""What can be wrong with pattern lines, walls and floor lines."""

from collections.abc import Iterator

from engine.board import Board
from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import COLORS, FLOOR_PENALTIES, MARKER, SIZE, Color, color_at


def lines(position: Position) -> Iterator[Reason]:
    """Find lines that are too long, hold two colors, or a color their wall row has."""
    for seat, board in enumerate(position.players):
        for line, held in enumerate(board.lines):
            yield from _line(seat, line, held, board)


def _line(seat: int, line: int, held: tuple[Color, ...], board: Board) -> Iterator[Reason]:
    colors = tuple(color for color in COLORS if color in held)
    if len(held) > line + 1:
        yield reason(
            "line-too-long", Rule.LINE_FULL, seat=seat, line=line, length=len(held), most=line + 1
        )
    if len(colors) > 1:
        yield reason("line-mixed", Rule.LINE_COLOR, seat=seat, line=line, colors=colors)
    for color in colors:
        if color in board.wall[line]:
            cell = line, board.wall[line].index(color)
            yield reason(
                "line-locked", Rule.LINE_WALL_ROW, seat=seat, line=line, color=color, cell=cell
            )


def walls(position: Position) -> Iterator[Reason]:
    """Find tiles on a space of another color, or a color twice in a row or column.

    A figure does not tell its side, so only what is wrong on both is found.
    """
    for seat, board in enumerate(position.players):
        if position.grey or position.is_figure:
            yield from _repeats(seat, board)
        else:
            yield from _strays(seat, board)


def _strays(seat: int, board: Board) -> Iterator[Reason]:
    for row, col in board.cells:
        color, printed = board.wall[row][col], color_at(row, col)
        if color and color != printed:
            yield reason(
                "wrong-space",
                Rule.WALL_PATTERN,
                seat=seat,
                cell=(row, col),
                color=color,
                printed=printed,
            )


def _repeats(seat: int, board: Board) -> Iterator[Reason]:
    for color in COLORS:
        cells = [cell for cell in board.cells if board.wall[cell[0]][cell[1]] == color]
        for at in range(SIZE):
            row = tuple(cell for cell in cells if cell[0] == at)
            if len(row) > 1:
                yield reason(
                    "row-repeats", Rule.LINE_WALL_ROW, seat=seat, row=at, color=color, cells=row
                )
            column = tuple(cell for cell in cells if cell[1] == at)
            if len(column) > 1:
                yield reason(
                    "column-repeats", Rule.GREY_COLUMN, seat=seat, col=at, color=color, cells=column
                )


def floors(position: Position) -> Iterator[Reason]:
    """Find floor lines with more than seven things; an eighth can only be the marker."""
    spaces = len(FLOOR_PENALTIES)
    for seat, board in enumerate(position.players):
        free = board.floor[spaces:] == (MARKER,)
        if len(board.floor) > spaces and not free:
            yield reason(
                "floor-too-long", Rule.FLOOR_FULL, seat=seat, count=len(board.floor), most=spaces
            )


def leftovers(position: Position) -> Iterator[Reason]:
    """Find what wall-tiling must have cleared before a game is over."""
    if position.phase is not Phase.OVER:
        return
    for seat, board in enumerate(position.players):
        for line in board.full_lines:
            yield reason("full-line-left", Rule.TILE_FULL_LINES, seat=seat, line=line)
        fallen = len(board.floor) - board.floor.count(MARKER)
        if fallen:
            yield reason("floor-left", Rule.FLOOR_EMPTIED, seat=seat, count=fallen)
