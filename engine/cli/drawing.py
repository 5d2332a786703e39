"""Draw positions and boards as text."""

from collections.abc import Iterator

from engine.board import Board
from engine.notation import SEATS, Phase, Position
from engine.tiles import COLORS, FLOOR_PENALTIES, MARKER, SIZE, Counts, color_at

PHASES = {Phase.DRAFTING: "drafting", Phase.TILING: "wall-tiling", Phase.OVER: "over"}


def draw(position: Position) -> str:
    """Draw a position, or a board on its own."""
    if position.is_figure:
        return "\n".join(_board(position.players[0], position.grey))
    lines = [*_table(position)]
    for seat, board in enumerate(position.players):
        turn = "  to act" if seat == position.turn and position.phase is not Phase.OVER else ""
        lines += ["", f"{SEATS[seat]}{turn}", *_board(board, position.grey)]
    return "\n".join(lines)


def _table(position: Position) -> Iterator[str]:
    side = "grey side" if position.grey else "colored side"
    starter = SEATS[position.starter]
    yield f"{side}, round {position.round}, {PHASES[position.phase]}, started by {starter}"
    for number, held in enumerate(position.factories, 1):
        yield f"  {number}  {' '.join(held) or '-'}"
    marker = MARKER if position.marker_in_center else ""
    yield f"  C  {' '.join((*marker, *position.center)) or '-'}"
    yield f"bag {_counts(position.bag)}   lid {_counts(position.lid)}"


def _counts(counts: Counts) -> str:
    return " ".join(f"{color}{held}" for color, held in zip(COLORS, counts, strict=True))


def _board(board: Board, grey: bool) -> Iterator[str]:
    """Draw lines beside the wall, tiles in capitals, printed colors of empty spaces small."""
    for row in range(SIZE):
        held = board.lines[row]
        line = " ".join("." * (row + 1 - len(held)) + "".join(held))
        wall = " ".join(_space(board, row, col, grey) for col in range(SIZE))
        yield f"  {row + 1}  {line:>{2 * SIZE - 1}} | {wall}"
    spaces = [*board.floor, *"." * len(FLOOR_PENALTIES)][
        : max(len(FLOOR_PENALTIES), len(board.floor))
    ]
    yield f"  F  {' '.join(spaces)}   {board.score} points"


def _space(board: Board, row: int, col: int, grey: bool) -> str:
    empty = "." if grey else color_at(row, col).lower()
    return board.wall[row][col] or empty
