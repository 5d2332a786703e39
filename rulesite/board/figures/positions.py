"""Whole positions around a figure, so that the engine can play on from it."""

from engine import MARKER, Game, Position
from rulesite.rulebook.figure import EMPTY_BOARD, TakeFigure

NO_COUNTS = "0,0,0,0,0"


def offer_position(figure: TakeFigure) -> Position:
    """Return the whole position of a figure that shows an offer."""
    offer = f"{figure.factories} {figure.center}"
    return _position("c", "1d", offer, *figure.boards, turn=figure.turn)


def drafting_position(board: str, tiles: str) -> Position:
    """Return a position in which the player of `board` can take `tiles` from the first display."""
    return _position("c", "2d", f"{tiles},-,-,-,- M", board, EMPTY_BOARD)


def tiling_game(board: str, *, grey: bool = False) -> Game:
    """Return a game in wall-tiling in which the player of `board` is the first to tile."""
    other = EMPTY_BOARD if MARKER in board.rpartition(":")[2] else f"{EMPTY_BOARD[:-1]}{MARKER}"
    side = "g" if grey else "c"
    position = _position(side, "2t", "-,-,-,-,- -", board, other)
    return Game.from_notation(str(position))


def _position(
    side: str, when: str, offer: str, first: str, second: str, turn: str = "A"
) -> Position:
    head = f"{side} {when} {turn} A {offer} {NO_COUNTS} {NO_COUNTS}"
    return Position.parse(f"{head} {first} {second}").completed()
