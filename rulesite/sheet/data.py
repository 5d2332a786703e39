"""A sheet as plain data, for scripts.

{"side": "c", "players": 2, "rounds": [[{"lines": ["B1", "Y3"], "floor": 2, "marker": true},
                                        {"lines": ["R2"], "floor": 0, "marker": false}]]}
"""

from collections.abc import Sequence
from typing import Any

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
