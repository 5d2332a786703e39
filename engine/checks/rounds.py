"""What can't have come about in so many rounds."""

from collections.abc import Iterator

from engine.board import Board
from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.tiles import DISPLAYS, MARKER, MAX_PLAYERS, SIZE, TILES_PER_DISPLAY


def rows(position: Position) -> Iterator[Reason]:
    """Find wall rows with more tiles than there were wall-tilings: each adds one at most."""
    tiled = position.round - (position.phase is Phase.DRAFTING)
    for seat, board in enumerate(position.players):
        for row in range(SIZE):
            count = sum(map(bool, board.wall[row]))
            most = tiled - (position.phase is Phase.TILING and row in board.full_lines)
            if count > most:
                facts = {"seat": seat, "row": row, "count": count, "most": most}
                yield reason("row-too-fast", Rule.TILE_FULL_LINES, **facts)


def endings(position: Position) -> Iterator[Reason]:
    """Find full rows while drafting goes on, and a game over for no reason."""
    full = [(seat, row) for seat, board in enumerate(position.players) for row in board.full_rows]
    if position.phase is Phase.DRAFTING:
        for seat, row in full:
            yield reason("row-full", Rule.END_TRIGGER, seat=seat, row=row)
    dry = len(position.players) == MAX_PLAYERS and not any((*position.bag, *position.lid))
    if position.phase is Phase.OVER and not full and not dry:
        yield reason("no-end", Rule.END_TRIGGER)


def tiles_dealt(position: Position) -> Iterator[Reason]:
    """Find more tiles used on boards and on offer than so many rounds have dealt."""
    offer = sum(map(len, position.factories)) + len(position.center)
    used = offer + sum(map(_used, position.players))
    most = position.round * DISPLAYS[len(position.players)] * TILES_PER_DISPLAY
    if used > most:
        yield reason("too-many-dealt", Rule.FILL_DISPLAYS, count=used, most=most)


def _used(board: Board) -> int:
    """Count the tiles that a board took: a wall tile of line n took n of them."""
    on_wall = sum(row + 1 for row, _ in board.cells)
    fallen = sum(thing != MARKER for thing in board.floor)
    return on_wall + fallen + sum(map(len, board.lines))
