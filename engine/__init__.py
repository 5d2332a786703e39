"""The game itself: pure Python that knows the rules and speaks in codes and numbers."""

from engine.board import Board
from engine.errors import IllegalMove, ImpossiblePosition, NotationError, Reason
from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import Phase, Position
from engine.outcomes import Play, PlayedRound, Result, SeatRound, decide, ranking
from engine.reachability import reasons
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
from engine.tiling import Tiling, best_placements

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
    "PlayedRound",
    "Position",
    "Reason",
    "Result",
    "Rule",
    "SeatRound",
    "TileScore",
    "Tiling",
    "best_placements",
    "decide",
    "end_bonuses",
    "ranking",
    "reasons",
    "score_floor",
    "score_tile",
]
