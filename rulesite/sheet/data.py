"""A sheet as plain data, for scripts and for the database.

{"side": "c", "players": 2, "rounds": [[{"lines": ["B1", "Y3"], "floor": 2, "marker": true},
                                        {"lines": ["R2"], "floor": 0, "marker": false}]]}
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine import NotationError
from engine.tiles import COLORS
from rulesite.sheet import text

KEYS = {"side", "players", "rounds"}
ENTRY_KEYS = {"lines", "floor", "marker"}
MOST = text.LONGEST
"""More of anything makes no sheet."""

Told = tuple[list[str], int, bool]
"""What is told of an entry: lines, floor, marker."""


def write(grey: bool, players: int, rounds: Sequence[Sequence[Told]]) -> dict[str, Any]:
    """Give what a sheet holds as dictionaries, lists, texts and numbers."""
    return {
        "side": "g" if grey else "c",
        "players": players,
        "rounds": [
            [{"lines": lines, "floor": floor, "marker": marker} for lines, floor, marker in entries]
            for entries in rounds
        ],
    }


def as_text(found: Any) -> str:
    """Write plain data as a text, which its reader then judges; raise NotationError."""
    _demand(isinstance(found, Mapping) and set(found) == KEYS)
    side, players, rounds = found["side"], found["players"], found["rounds"]
    _demand(side in ("c", "g") and type(players) is int and 0 <= players <= text.MOST_FLOOR)
    _demand(isinstance(rounds, list) and len(rounds) <= MOST)
    return text.write(side == "g", players, [_round(entries) for entries in rounds])


def _round(entries: Any) -> list[list[str]]:
    _demand(isinstance(entries, list) and 0 < len(entries) <= text.MOST_FLOOR)
    return [_entry(entry) for entry in entries]


def _entry(entry: Any) -> list[str]:
    _demand(isinstance(entry, Mapping) and set(entry) == ENTRY_KEYS)
    lines, floor, marker = entry["lines"], entry["floor"], entry["marker"]
    _demand(type(floor) is int and 0 <= floor <= text.MOST_FLOOR and type(marker) is bool)
    _demand(isinstance(lines, list) and len(lines) <= text.MOST_FLOOR)
    _demand(all(map(_is_line, lines)))
    return text.words(lines, floor, marker)


def _is_line(line: Any) -> bool:
    """Tell whether something may be a line: the signs that part a text are none."""
    return isinstance(line, str) and line[:1] in tuple(COLORS) and line.isalnum()


def _demand(is_so: bool) -> None:
    if not is_so:
        raise NotationError("sheet", 1, "sheet-data")
