"""The game itself: pure Python that knows the rules and speaks in codes and numbers."""

from engine.board import Board
from engine.errors import IllegalMove, ImpossiblePosition, NotationError, Reason
from engine.moves import Move, Placement
from engine.notation import Phase, Position
from engine.rules import CONVENTIONS, Rule
from engine.scoring import end_bonuses, score_floor, score_tile
from engine.tiles import CENTER, FLOOR, MARKER, Color

__all__ = [
    "CENTER",
    "CONVENTIONS",
    "FLOOR",
    "MARKER",
    "Board",
    "Color",
    "IllegalMove",
    "ImpossiblePosition",
    "Move",
    "NotationError",
    "Phase",
    "Placement",
    "Position",
    "Reason",
    "Rule",
    "end_bonuses",
    "score_floor",
    "score_tile",
]
