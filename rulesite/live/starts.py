"""Where live examples start: the figures of the rulebook that can be changed."""

from collections.abc import Mapping
from dataclasses import replace
from functools import singledispatch
from types import MappingProxyType
from typing import Final

from engine import Position
from engine.tiling import tiled
from rulesite.board.wall import wall_from_text
from rulesite.live.bonus import BonusExample
from rulesite.live.example import Example
from rulesite.live.floor import NOTHING, FloorExample
from rulesite.live.score import ScoreExample
from rulesite.live.tiling import TilingExample
from rulesite.rulebook import find_unit
from rulesite.rulebook.figure import BonusFigure, FloorFigure, ScoreFigure, TilingFigure
from rulesite.rulebook.unit import Unit

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "score": "score-both",
        "floor": "floor-penalties",
        "bonus": "bonus-add-up",
        "tiling": "tile-order",
    }
)
"""Kind to the unit whose figure it starts from when an address names none."""


@singledispatch
def example(figure: object) -> Example | None:
    """Make a figure one that can be changed; None where there is nothing to count."""
    return None


@example.register
def _score(figure: ScoreFigure) -> Example:
    return ScoreExample(wall_from_text(figure.wall), (figure.row, figure.col))


@example.register
def _bonus(figure: BonusFigure) -> Example:
    return BonusExample(wall_from_text(figure.wall))


@example.register
def _floor(figure: FloorFigure) -> Example:
    empty = FloorExample(())
    return FloorExample.read({"fell": figure.floor or NOTHING}, empty)


@example.register
def _tiling(figure: TilingFigure) -> Example:
    """Ask about the order, or where something fell about the floor after the tiles."""
    board = Position.parse(figure.board).players[0]
    if board.floor:
        return FloorExample(board.floor, tiled(board).score)
    return TilingExample(replace(board, score=0))


def start(unit_id: str) -> Example | None:
    """Return the example that a unit's figure starts; None for any other id."""
    try:
        figure = find_unit(unit_id).unit.figure
    except KeyError:
        return None
    return example(figure)


def try_address(unit: Unit) -> str:
    """Return where the figure of a unit can be changed, or nothing."""
    found = example(unit.figure)
    return found.address(unit.id) if found else ""
