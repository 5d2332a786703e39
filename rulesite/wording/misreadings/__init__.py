"""A wrong answer named: what somebody did who gets it, and what is right."""

from engine import misreadings, score_tile
from engine.scoring import WallLike
from rulesite.wording.misreadings.diagnose import (
    FAMILIES,
    diagnose,
    diagnose_readings,
    misreading_words,
)
from rulesite.wording.misreadings.floor import FLOOR_COST
from rulesite.wording.misreadings.mistake import Mistake
from rulesite.wording.misreadings.tile import COMMON, tile_misreading

__all__ = [
    "COMMON",
    "FAMILIES",
    "FLOOR_COST",
    "Mistake",
    "diagnose",
    "diagnose_readings",
    "diagnose_tile_score",
    "misreading_words",
    "tile_misreading",
]


def diagnose_tile_score(wall: WallLike, row: int, col: int, answer: int) -> Mistake | None:
    """Name the mistake behind a wrong number for one tile; None when no wrong rule gives it."""
    truth = score_tile(wall, row, col).points
    return diagnose(misreadings.TILE, answer, truth, wall, row, col)
