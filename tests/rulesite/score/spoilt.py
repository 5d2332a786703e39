"""Rounds and final scores that can't be, at least one for each reason."""

from engine.board import EMPTY_WALL, Wall
from engine.tiles import COLORS
from rulesite.score.final import read_wall

SPOILT = (
    "c2 | M, M",
    "c2 | B1 f8, f1",
    "c2 | B1 Y2 f1 M, R1 K3 f1; B1, f9",
    "c2 | Y2 R3 K4 W5, Y2 R3 K4 W5",
    "c2 | M, -; M, -",
    "c4 | B4 B5 f1 M, B4 B5, B4 f1, -",
    "g2 | B11 Y21 f1, f5; B21 f7 M, f7",
    "g2 | B11 f7, f7; B1F f3 M, f5",
    "g2 | B11 f7, f7; R1F f3 M, f5",
    "c2 | " + "; ".join([*(f"{color}1 f7 M, f7" for color in COLORS), "B1, f5"]),
)
WALLS = (
    (read_wall("Y..../...../...../...../....."), False),
    (read_wall("YY.../Y..../...../...../....."), True),
)
TOTALS: tuple[tuple[Wall, int], ...] = ((EMPTY_WALL, 1),)
COUNTS = (((3, 3, 0), 0), ((0, 0, 0), 999))
