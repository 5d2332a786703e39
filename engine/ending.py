"""Whether the round that is being played may be the last one of the game."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from engine.board import Board
from engine.notation import Position
from engine.tiles import COLORS, SIZE, Color, color_at

Tiles = Mapping[Color, int]
"""How many tiles of each color a player can get."""


def may_be_last(position: Position, last_take: bool = False) -> bool:
    """Tell whether a row of a wall may get full with this round, so that it ends (end-trigger).

    Each board counts as if its player could take all that is left; with ``last_take`` the player
    to move takes one group more, and nobody else any.
    """
    every, none = on_offer(position), Counter[Color]()
    tiles = [every] * len(position.players)
    if last_take:
        tiles = [none] * len(position.players)
        tiles[position.turn] = largest_groups(position)
    pairs = zip(position.players, tiles, strict=True)
    return any(may_fill_row(board, there, position.grey) for board, there in pairs)


def on_offer(position: Position) -> Counter[Color]:
    """Count the tiles on the displays and in the center by color."""
    return Counter(chain(position.center, *position.factories))


def largest_groups(position: Position) -> Counter[Color]:
    """Give the size of the largest group of each color on offer."""
    most = Counter[Color]()
    for place in (position.center, *position.factories):
        most |= Counter(place)
    return most


def may_fill_row(board: Board, tiles: Tiles, grey: bool) -> bool:
    """Tell whether a row of a wall gets full if the board gets as many tiles of each color."""
    return any(
        line_may_fill(board, row, color, tiles) and color_fits(board, row, gap, color, grey)
        for row, gap in gaps(board)
        for color in COLORS
    )


def gaps(board: Board) -> list[tuple[int, int]]:
    """List the spaces that are the only empty one of their row."""
    rows = ((row, cells) for row, cells in enumerate(board.wall) if cells.count(None) == 1)
    return [(row, cells.index(None)) for row, cells in rows]


def line_may_fill(board: Board, row: int, color: Color, tiles: Tiles) -> bool:
    """Tell whether a line can be full of a color with that many tiles (line-color, line-fill)."""
    held = board.lines[row]
    return set(held) <= {color} and row + 1 - len(held) <= tiles.get(color, 0)


def color_fits(board: Board, row: int, col: int, color: Color, grey: bool) -> bool:
    """Tell whether a space may get a tile of a color (wall-pattern, line-wall-row, grey-column)."""
    if not grey:
        return color_at(row, col) == color
    column = [board.wall[other][col] for other in range(SIZE)]
    return color not in board.wall[row] and color not in column
