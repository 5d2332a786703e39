"""The game itself: pure Python that knows the rules and speaks in codes and numbers."""

from engine.board import Board
from engine.errors import IllegalMove, ImpossiblePosition, NotationError, Reason
from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import Phase, Position
from engine.outcomes import Play, Result, SeatRound, decide, ranking
from engine.rules import CONVENTIONS, Rule
from engine.scoring import (
    BonusScore,
    FloorScore,
    TileScore,
    end_bonuses,
    score_floor,
    score_tile,
)
from engine.tiles import CENTER, FLOOR, MARKER, Color

__all__ = [
    "CENTER",
    "CONVENTIONS",
    "FLOOR",
    "MARKER",
    "Board",
    "BonusScore",
    "Color",
    "FloorScore",
    "Game",
    "IllegalMove",
    "ImpossiblePosition",
    "Move",
    "NotationError",
    "Phase",
    "Placement",
    "Play",
    "Position",
    "Reason",
    "Result",
    "Rule",
    "SeatRound",
    "TileScore",
    "decide",
    "end_bonuses",
    "ranking",
    "score_floor",
    "score_tile",
]
