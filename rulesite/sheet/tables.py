"""All that a script needs to add up a sheet with no network: tables written by the engine.

Spaces of the wall are numbered row by row from 0. Whoever adds up looks everything up here, even
what a tile on its own scores: no number of the rules is known elsewhere.
"""

from functools import cache
from itertools import product
from typing import Any, Final

from engine import Board, Color, Game, Phase, Position, Rule, end_bonuses, score_floor, score_tile
from engine.bounds import GROWN, JOINED, score_bounds
from engine.possible import VALUES, possible_counts
from engine.tiles import (
    COLORS,
    DISPLAYS,
    FLOOR,
    FLOOR_PENALTIES,
    MARKER,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SIZE,
    TILES,
    TILES_PER_COLOR,
    TILES_PER_DISPLAY,
    WALL,
    column_of,
)
from rulesite.sheet.sheet import MOST_ROUNDS

EMPTY: Final = ((None,) * SIZE,) * SIZE
PLACES: Final = range(SIZE)
CELLS: Final = [[row * SIZE + col for col in PLACES] for row in PLACES]
LINES: Final = tuple(row + 1 for row in PLACES)
MOST_THINGS: Final = len(FLOOR_PENALTIES) + 1 + sum(LINES)
"""What can come to a floor line: all its spaces, the marker, and every full line."""


@cache
def tables() -> dict[str, Any]:
    """Write down what the engine says to every case that a sheet can have."""
    return _box() | _tiling() | _floor() | _totals() | _ending()


def _box() -> dict[str, Any]:
    return {
        "colors": list(COLORS),
        "players": list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        "most": MOST_ROUNDS,
        "marker": MARKER,
        "fallen": FLOOR,
        "all": TILES,
        "each": TILES_PER_COLOR,
        "dealt": {players: count * TILES_PER_DISPLAY for players, count in DISPLAYS.items()},
        "start": Board().score,
        "least": _least(),
    }


def _tiling() -> dict[str, Any]:
    return {
        "rows": CELLS,
        "columns": [list(column) for column in zip(*CELLS, strict=True)],
        "order": _order(),
        "lines": list(LINES),
        "printed": {color: [column_of(row, color) for row in PLACES] for color in COLORS},
        "bars": [_bars(row, col) for row in PLACES for col in PLACES],
        "runs": {_shown(filled): _runs(filled) for filled in product((False, True), repeat=SIZE)},
        "tiles": [[_tile(across, down) for down in (0, *LINES)] for across in (0, *LINES)],
        "alone": score_tile(EMPTY, 0, 0).rule,
    }


def _floor() -> dict[str, Any]:
    return {
        "floor": [score_floor(count).penalty for count in range(MOST_THINGS + 1)],
        "spare": [_spare(count) for count in range(MOST_THINGS + 1)],
    }


def _totals() -> dict[str, Any]:
    return {
        "joined": list(JOINED),
        "grown": list(GROWN),
        "fullest": score_bounds(WALL).most,
        "counts": sorted(possible_counts()),
        "worth": list(VALUES),
    }


def _ending() -> dict[str, Any]:
    points = [_complete(count) for count in (0, *LINES)]
    return {
        "bonuses": _bonuses(),
        "complete": {"rule": Rule.BONUS_COLOR, "points": points},
        "ends": [row for row in PLACES if _ends(row)],
        "ranking": [{"by": "total", "rule": Rule.WINNER}, {"by": "rows", "rule": Rule.TIE_ROWS}],
        "shared": Rule.TIE_SHARED,
    }


def _shown(filled: tuple[bool, ...]) -> str:
    return "".join("#" if one else "." for one in filled)


def _runs(filled: tuple[bool, ...]) -> list[list[int]]:
    """List, for each place of a row or column, the places of the unbroken run through it."""
    wall = (filled, *EMPTY[1:])
    return [[col for _, col in score_tile(wall, 0, at).horizontal_cells] for at in PLACES]


def _tile(across: int, down: int) -> dict[str, Any]:
    """Score a tile at the corner of a run to the right and a run downward."""
    wall = [
        [(row == 0 and col < across) or (col == 0 and row < down) for col in PLACES]
        for row in PLACES
    ]
    told = score_tile(wall, 0, 0)
    return {"points": told.points, "rule": told.rule}


def _order() -> list[int]:
    """Ask in what order full lines go to the wall (rule tile-order)."""
    lines = tuple((WALL[row][0],) * (row + 1) for row in PLACES)
    game = Game(_alone(Board(lines=lines), grey=False))
    game.tile_all()
    return [tile.row for tile in game.last_round[0].tiles]


def _bars(row: int, col: int) -> list[int]:
    """List the spaces of the grey side where a tile keeps its color off a space."""
    found = []
    for at_row, at_col in product(PLACES, PLACES):
        wall = tuple(
            tuple(Color.BLUE if (at_row, at_col) == (r, c) else None for c in PLACES)
            for r in PLACES
        )
        if at_row == row or col not in _open(wall, row):
            found.append(at_row * SIZE + at_col)
    return found


def _open(wall: Any, row: int) -> list[int]:
    """Ask which columns of a row are open to a full blue line."""
    lines = tuple((Color.BLUE,) * (row + 1) if at == row else () for at in PLACES)
    game = Game(_alone(Board(lines=lines, wall=wall), grey=True))
    return [one.col for one in game.placements() if isinstance(one.col, int)]


def _alone(board: Board, grey: bool) -> Position:
    return Position(
        grey,
        1,
        Phase.TILING,
        factories=((),) * DISPLAYS[MIN_PLAYERS],
        marker_in_center=True,
        players=(board, *(Board(),) * (MIN_PLAYERS - 1)),
    ).completed()


def _spare(count: int) -> int:
    """Count the spaces of a floor line that are still free (rule floor-full)."""
    return len(FLOOR_PENALTIES) - len(score_floor(count).parts)


def _least() -> int:
    """Ask where a score stops when a full floor line costs more than there is (score-min)."""
    board = Board(floor=(Color.BLUE,) * len(FLOOR_PENALTIES))
    game = Game(_alone(board, grey=False))
    game.tile_all()
    return game.last_round[0].after or 0


def _bonuses() -> list[dict[str, Any]]:
    """List what complete rows and columns are worth, with their spaces."""
    return [
        {
            "rule": part.rule,
            "which": part.which,
            "points": part.points,
            "cells": [row * SIZE + col for row, col in part.cells],
        }
        for part in end_bonuses(WALL).parts
        if not isinstance(part.which, Color)
    ]


def _complete(count: int) -> int:
    """Ask what so many tiles of one color are worth at the end."""
    wall = tuple(
        tuple(Color.BLUE if row < count and col == row else None for col in PLACES)
        for row in PLACES
    )
    return sum(part.points for part in end_bonuses(wall).parts if part.rule is Rule.BONUS_COLOR)


def _ends(row: int) -> bool:
    """Ask whether a complete row ends the game (rule end-trigger)."""
    wall = tuple(WALL[at] if at == row else EMPTY[at] for at in PLACES)
    game = Game(_alone(Board(wall=wall), grey=False))
    if game.phase is Phase.TILING:
        game.tile_all()
    return game.phase is Phase.OVER
