"""One thing made wrong in a possible position, all tiles kept."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from engine import MARKER, Board, Color, Position
from engine.checks.scores import most_points
from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE, TILES_PER_DISPLAY, color_at, five
from tutorial.puzzles.chance import Chance

Breach = Callable[[Chance, Position], Iterator[Position]]
"""Go through positions with one thing wrong, from a random place on."""
MOST_ADDED: Final = 4
"""How many tiles are added to the center at most."""
MOST_TILES: Final = 5
"""On how large a wall too many points can still be seen."""


def seats(chance: Chance, position: Position) -> list[int]:
    """List the seats from a random one on."""
    return chance.turned(range(len(position.players)))


def seated(position: Position, seat: int, board: Board) -> Position:
    """Put another board on a seat."""
    boards = list(position.players)
    boards[seat] = board
    return replace(position, players=tuple(boards))


def exchanged(position: Position, out: Color, into: Color, count: int = 1) -> Position | None:
    """Put tiles of one color back and take as many of another, from the lid or else the bag."""
    lid, bag = list(position.lid), list(position.bag)
    heap = lid if lid[into.order] >= count else bag
    if heap[into.order] < count:
        return None
    heap[into.order] -= count
    heap[out.order] += count
    return replace(position, lid=five(lid), bag=five(bag))


def from_lid(position: Position, color: Color, count: int = 1) -> Position | None:
    """Take tiles out of the lid."""
    lid = list(position.lid)
    lid[color.order] -= count
    return replace(position, lid=five(lid)) if lid[color.order] >= 0 else None


def with_line(board: Board, row: int, line: tuple[Color, ...]) -> Board:
    """Return a board with another pattern line."""
    return replace(board, lines=(*board.lines[:row], line, *board.lines[row + 1 :]))


def with_space(board: Board, row: int, col: int, color: Color) -> Board:
    """Return a board with another tile on a space of the wall."""
    wall = [list(spaces) for spaces in board.wall]
    wall[row][col] = color
    return replace(board, wall=tuple(tuple(spaces) for spaces in wall))


def line_mixed(chance: Chance, position: Position) -> Iterator[Position]:
    """Let a line hold a tile of a second color."""
    for seat in seats(chance, position):
        board = position.players[seat]
        for row in chance.shuffled(range(SIZE)):
            line = board.lines[row]
            for color in chance.shuffled(COLORS) if len(line) > 1 else []:
                if color not in (*line, *board.wall[row]):
                    found = exchanged(position, line[0], color)
                    mixed = tuple(sorted((*line[1:], color), key=lambda tile: tile.order))
                    if found:
                        yield seated(found, seat, with_line(board, row, mixed))


def line_locked(chance: Chance, position: Position) -> Iterator[Position]:
    """Let a line collect a color that its row has."""
    for seat in seats(chance, position):
        board = position.players[seat]
        for row in chance.shuffled(range(SIZE)):
            line = board.lines[row]
            for color in filter(None, board.wall[row]) if line else ():
                found = exchanged(position, line[0], color, len(line))
                if found:
                    yield seated(found, seat, with_line(board, row, (color,) * len(line)))


def wall_tiles(chance: Chance, position: Position) -> Iterator[tuple[int, int, int, Color]]:
    """Go through the tiles on walls, each with another color that it might have."""
    for seat in seats(chance, position):
        board = position.players[seat]
        for row, col in chance.shuffled(board.cells):
            for color in chance.shuffled(COLORS):
                if color not in (board.wall[row][col], *board.lines[row]):
                    yield seat, row, col, color


def recolored(
    chance: Chance, position: Position, fits: Callable[[Board, int, int, Color], bool]
) -> Iterator[Position]:
    """Give tiles on walls another color, where that fits."""
    for seat, row, col, color in wall_tiles(chance, position):
        board = position.players[seat]
        there = board.wall[row][col]
        found = exchanged(position, there, color) if there else None
        if found and fits(board, row, col, color):
            yield seated(found, seat, with_space(board, row, col, color))


def in_row(board: Board, row: int, color: Color) -> bool:
    """Tell whether a row of the wall has a color."""
    return color in board.wall[row]


def in_column(board: Board, col: int, color: Color) -> bool:
    """Tell whether a column of the wall has a color."""
    return any(spaces[col] == color for spaces in board.wall)


def wrong_space(chance: Chance, position: Position) -> Iterator[Position]:
    """Put a tile on a space of another color that its row does not have."""
    yield from recolored(
        chance, position, lambda board, row, col, color: not in_row(board, row, color)
    )


def row_repeats(chance: Chance, position: Position) -> Iterator[Position]:
    """Give a row of the grey wall one color twice."""
    yield from recolored(
        chance,
        position,
        lambda board, row, col, color: (
            in_row(board, row, color) and not in_column(board, col, color)
        ),
    )


def column_repeats(chance: Chance, position: Position) -> Iterator[Position]:
    """Give a column of the grey wall one color twice."""
    yield from recolored(
        chance,
        position,
        lambda board, row, col, color: (
            in_column(board, col, color) and not in_row(board, row, color)
        ),
    )


def more_in_row(chance: Chance, position: Position) -> Iterator[Position]:
    """Add a tile to a row of a wall, out of the lid."""
    for seat in seats(chance, position):
        board = position.players[seat]
        for row in sorted(
            chance.shuffled(range(SIZE)), key=lambda row: board.wall[row].count(None)
        ):
            for col in chance.shuffled(range(SIZE)):
                color = color_at(row, col)
                found = from_lid(position, color)
                taken = board.wall[row][col] or color in (*board.wall[row], *board.lines[row])
                if found and not taken:
                    yield seated(found, seat, with_space(board, row, col, color))


def display_not_full(chance: Chance, position: Position) -> Iterator[Position]:
    """Let a tile of a display be missing; it lies in the lid."""
    for at in chance.shuffled(range(len(position.factories))):
        tiles = position.factories[at]
        if len(tiles) == TILES_PER_DISPLAY:
            left = chance.below(TILES_PER_DISPLAY)
            lid = list(position.lid)
            lid[tiles[left].order] += 1
            displays = list(position.factories)
            displays[at] = (*tiles[:left], *tiles[left + 1 :])
            yield replace(position, factories=tuple(displays), lid=five(lid))


def center_too_full(chance: Chance, position: Position) -> Iterator[Position]:
    """Add tiles to the center, out of the lid, until it has more than displays can have sent."""
    empty = sum(not tiles for tiles in position.factories)
    due = empty * (TILES_PER_DISPLAY - 1) + 1 + chance.below(2) - len(position.center)
    found: Position | None = position
    for _ in range(max(0, due)):
        color = chance.pick(COLORS)
        found = from_lid(found, color) if found else None
        if found:
            center = sorted((*found.center, color), key=lambda tile: tile.order)
            found = replace(found, center=tuple(center))
    if found and 0 < due <= MOST_ADDED:
        yield found


def no_marker(chance: Chance, position: Position) -> Iterator[Position]:
    """Let the marker be missing."""
    boards = tuple(
        replace(board, floor=tuple(thing for thing in board.floor if thing != MARKER))
        for board in position.players
    )
    yield replace(position, marker_in_center=False, players=boards)


def many_markers(chance: Chance, position: Position) -> Iterator[Position]:
    """Let there be a second marker on a floor line."""
    for seat in seats(chance, position):
        board = position.players[seat]
        if not board.has_marker and 0 < len(board.floor) < len(FLOOR_PENALTIES):
            yield seated(position, seat, replace(board, floor=(*board.floor, MARKER)))


def marker_too_early(chance: Chance, position: Position) -> Iterator[Position]:
    """Let a player have the marker before anybody has taken tiles."""
    seat = seats(chance, position)[0]
    board = position.players[seat]
    yield replace(
        seated(position, seat, replace(board, floor=(*board.floor, MARKER))),
        marker_in_center=False,
    )


def score_too_high(chance: Chance, position: Position) -> Iterator[Position]:
    """Give a player of few tiles more points than they can have brought."""
    for seat in seats(chance, position):
        board = position.players[seat]
        if len(board.cells) <= MOST_TILES:
            score = most_points(board) + 2 + chance.below(4)
            yield seated(position, seat, replace(board, score=score))


def color_count(chance: Chance, position: Position) -> Iterator[Position]:
    """Exchange tiles in the bag for those of another color."""
    bag = list(position.bag)
    out, into = chance.shuffled(range(SIZE))[:2]
    count = 1 + chance.below(2)
    if bag[out] >= count:
        bag[out], bag[into] = bag[out] - count, bag[into] + count
        yield replace(position, bag=five(bag))


MAKERS: Final[dict[str, Breach]] = {
    "line-mixed": line_mixed,
    "line-locked": line_locked,
    "wrong-space": wrong_space,
    "row-repeats": row_repeats,
    "column-repeats": column_repeats,
    "row-too-fast": more_in_row,
    "display-not-full": display_not_full,
    "center-too-full": center_too_full,
    "no-marker": no_marker,
    "many-markers": many_markers,
    "marker-too-early": marker_too_early,
    "score-too-high": score_too_high,
    "color-count": color_count,
}
"""Code of the engine to what makes it so."""
