"""P: wrong ways to lay taken tiles down, as where they land. The truth is ``land``."""

from collections.abc import Callable, Iterable

from engine.board import Board
from engine.landing import Landing, fall, open_lines
from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.tiles import SIZE, Color

Lands = Callable[[Board, Color, int, int], Landing]
FOUND: list[Misreading[Lands]] = []


def _spill(board: Board, color: Color, count: int, lines: Iterable[int]) -> Landing:
    """Fill lines one after the other; what is left over falls."""
    added = [0] * SIZE
    for line in lines:
        added[line] = min(count, line + 1 - len(board.lines[line]))
        count -= added[line]
    return fall(board, color, count, added)


@registered(FOUND, "P1", Rule.ONE_LINE)
def split(board: Board, color: Color, count: int, line: int) -> Landing:
    """Go on to the other lines that take the color, from the top."""
    others = (other for other in open_lines(board, color) if other != line)
    return _spill(board, color, count, (line, *others))


@registered(FOUND, "P2", Rule.TAKE_ALL)
def partial_take(board: Board, color: Color, count: int, line: int) -> Landing:
    """Take only as many tiles as the line has room for."""
    room = min(count, line + 1 - len(board.lines[line]))
    added = [room if at == line else 0 for at in range(SIZE)]
    return fall(board, color, 0, added, left=count - room)


@registered(FOUND, "P3", Rule.OVERFLOW)
def overflow_to_line(board: Board, color: Color, count: int, line: int) -> Landing:
    """Let what does not fit go on to another line that already holds the color."""
    same = (other for other in open_lines(board, color) if other != line and board.lines[other])
    return _spill(board, color, count, (line, *same))
