"""Whole positions around a figure, so that the engine can play on from it."""

from engine import MARKER, Game, Position

EMPTY_BOARD = "0:-,-,-,-,-:...../...../...../...../.....:-"
NO_COUNTS = "0,0,0,0,0"


def offer_position(factories: str, center: str) -> Position:
    """Return a position for two players with this offer, all boards empty."""
    return _position("c", "1d", f"{factories} {center}", EMPTY_BOARD, EMPTY_BOARD)


def drafting_position(board: str, tiles: str) -> Position:
    """Return a position in which the player of `board` can take `tiles` from the first display."""
    return _position("c", "2d", f"{tiles},-,-,-,- M", board, EMPTY_BOARD)


def tiling_game(board: str, *, grey: bool = False) -> Game:
    """Return a game in wall-tiling in which the player of `board` is the first to tile."""
    other = EMPTY_BOARD if MARKER in board.rpartition(":")[2] else f"{EMPTY_BOARD[:-1]}{MARKER}"
    side = "g" if grey else "c"
    position = _position(side, "2t", "-,-,-,-,- -", board, other)
    return Game.from_notation(str(position))


def _position(side: str, when: str, offer: str, first: str, second: str) -> Position:
    head = f"{side} {when} A A {offer} {NO_COUNTS} {NO_COUNTS}"
    return Position.parse(f"{head} {first} {second}").completed()
