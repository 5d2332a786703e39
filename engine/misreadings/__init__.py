"""Wrong rules that people believe: language-free functions on the same boards."""

from engine.misreadings import tile
from engine.misreadings.misreading import Misreading
from engine.misreadings.tile import fitting

TILE = tuple(tile.FOUND)
"""S: wrong points for one tile, as functions of (wall, row, col)."""

MISREADINGS = {wrong.id: wrong for wrong in TILE}
"""All misreadings by id."""

__all__ = ["MISREADINGS", "TILE", "Misreading", "fitting"]
