"""The numbers that fill the slots of rule texts, all from the engine."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bounds import score_bounds
from engine.scoring import end_bonuses
from engine.tiles import (
    BONUS_COLOR,
    BONUS_COLUMN,
    BONUS_ROW,
    DISPLAYS,
    FLOOR_PENALTIES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES,
    TILES_PER_COLOR,
    TILES_PER_DISPLAY,
    WALL,
)
from rulesite.rulebook import facts

MINUS: Final = "−"


def signed(number: int) -> str:
    """Write a number with its sign, as scores and penalties are printed: −3, 0, +2."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"


SLOTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "least_players": str(MIN_PLAYERS),
        "most_players": str(MAX_PLAYERS),
        "age": str(facts.AGE),
        "minutes_least": str(facts.MINUTES[0]),
        "minutes_most": str(facts.MINUTES[1]),
        "year": str(facts.YEAR),
        "designer": facts.DESIGNER,
        "publisher": facts.PUBLISHER,
        "first_publisher": facts.FIRST_PUBLISHER,
        "boards": str(facts.BOARDS),
        "mini_track_end": str(facts.MINI_TRACK_END),
        "highest_score": str(score_bounds(WALL).most + end_bonuses(WALL).points),
        "tiles": str(TILES),
        "tiles_per_color": str(TILES_PER_COLOR),
        "tiles_per_display": str(TILES_PER_DISPLAY),
        "displays_2": str(DISPLAYS[2]),
        "displays_3": str(DISPLAYS[3]),
        "displays_4": str(DISPLAYS[4]),
        "floor_spaces": str(len(FLOOR_PENALTIES)),
        "floor_first": signed(FLOOR_PENALTIES[0]),
        "floor_last": signed(FLOOR_PENALTIES[-1]),
        "floor_values": " ".join(signed(value) for value in FLOOR_PENALTIES),
        "floor_total": str(-sum(FLOOR_PENALTIES)),
        "bonus_row": signed(BONUS_ROW),
        "bonus_column": signed(BONUS_COLUMN),
        "bonus_color": signed(BONUS_COLOR),
    }
)
"""Slot name to the text that stands in for it, the same in every language."""
