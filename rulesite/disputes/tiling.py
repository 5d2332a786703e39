"""Disputes on moving tiles to the wall."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import ScoreFigure, TilingFigure

TILING = (
    dispute(
        Phase.TILING,
        "tiling-order",
        pgettext_lazy("dispute tiling-order", "May I tile my lines in any order?"),
        pgettext_lazy("dispute tiling-order", "Go from top to bottom."),
        pgettext_lazy(
            "dispute tiling-order",
            "Score each tile before you move the next one. Another order can give other points.",
        ),
        units=["tile-order"],
        topics=["wall-tiling-order"],
        related=["same-round", "hold-back"],
        figure=TilingFigure("0:-,YY,BBB,-,-:..R../...../.W.../...../.....:-"),
    ),
    dispute(
        Phase.TILING,
        "hold-back",
        pgettext_lazy("dispute hold-back", "May I hold a full line back?"),
        pgettext_lazy("dispute hold-back", "Move it; every full line must move."),
        pgettext_lazy(
            "dispute hold-back", "You can’t hold it back, not even to delay the end of the game."
        ),
        units=["tile-full-lines"],
        topics=["wall-tiling-order"],
        related=["tiling-order", "end-at-once"],
    ),
    dispute(
        Phase.TILING,
        "gaps",
        pgettext_lazy("dispute gaps", "Must a tile on the wall touch another one?"),
        pgettext_lazy("dispute gaps", "Place it; gaps are fine."),
        pgettext_lazy(
            "dispute gaps",
            "Its line and its colour decide the space. A tile without neighbours scores one point.",
        ),
        units=["wall-pattern", "score-lone"],
        topics=["wall-tiling-order", "tile-scoring"],
        related=["corners", "gap-in-run"],
        figure=ScoreFigure("...../.#.../...../...../.....", 3, 3),
    ),
    dispute(
        Phase.TILING,
        "rest-of-line",
        pgettext_lazy(
            "dispute rest-of-line", "One tile moved to the wall. Where do the others go?"
        ),
        pgettext_lazy("dispute rest-of-line", "Put the others in the box lid."),
        pgettext_lazy(
            "dispute rest-of-line",
            "Only one tile of a full line reaches the wall. The line is then empty.",
        ),
        units=["tile-rest"],
        topics=["wall-tiling-order", "bag-refill"],
        related=["line-again", "floor-where"],
    ),
    dispute(
        Phase.TILING,
        "tile-together",
        pgettext_lazy("dispute tile-together", "Must we tile one after another?"),
        pgettext_lazy("dispute tile-together", "Tile your walls at the same time."),
        pgettext_lazy(
            "dispute tile-together", "On the coloured side nobody’s wall depends on another’s."
        ),
        units=["tile-together"],
        topics=["wall-tiling-order"],
        related=["grey-wait"],
    ),
)
