"""Figures of the rulebook: one module a kind, each carried out by the engine."""

from rulesite.board.figures import (
    bonus,
    components,
    floor,
    grey,
    place,
    refill,
    score,
    table,
    take,
    tiling,
)
from rulesite.board.figures.view import FigureView, figure_view

KINDS = (bonus, components, floor, grey, place, refill, score, table, take, tiling)
"""Importing them registers how they are drawn."""

__all__ = ["KINDS", "FigureView", "figure_view"]
