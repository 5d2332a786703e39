"""Walls of the colored side as addresses say them, as in the notation."""

from engine import Board, NotationError, Position
from engine.board import Wall
from engine.tiles import Cell, color_at
from rulesite.board.cells import BY_CODE
from rulesite.live.example import Unreadable

LONGEST = 100
"""No player field is longer."""


def read_board(text: str) -> Board:
    """Read a player field whose wall keeps to the printed colors; raise Unreadable."""
    if len(text) > LONGEST:
        raise Unreadable("too long")
    try:
        board = Position.parse(text).players[0]
    except NotationError as error:
        raise Unreadable(str(error)) from None
    if any(board.wall[row][col] != color_at(row, col) for row, col in board.cells):
        raise Unreadable("a tile on a space of another color")
    return board


def read_wall(text: str) -> Wall:
    """Read the wall field; raise Unreadable."""
    return read_board(f"0:-,-,-,-,-:{text}:-").wall


def read_cell(code: str) -> Cell:
    """Read a space of the wall; raise Unreadable."""
    if code not in BY_CODE:
        raise Unreadable("no such space")
    return BY_CODE[code]


def wall_text(wall: Wall) -> str:
    """Write the wall field."""
    return str(Board(wall=wall)).split(":")[2]


def with_space(wall: Wall, cell: Cell, filled: bool) -> Wall:
    """Return the wall with a tile of the printed color on a space, or with none there."""
    tile = color_at(*cell) if filled else None
    return tuple(
        tuple(tile if (row, col) == cell else there for col, there in enumerate(tiles))
        for row, tiles in enumerate(wall)
    )


def toggled(wall: Wall, cell: Cell) -> Wall:
    """Return the wall with the tile of a space taken away, or put there."""
    return with_space(wall, cell, wall[cell[0]][cell[1]] is None)
