"""Tile scoring: what a tile scores when it comes to the wall."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import ScoreFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

TILE_SCORING = Section(
    id="tile-scoring",
    title=pgettext_lazy("section title", "Tile scoring"),
    summary=pgettext_lazy(
        "section summary", "What a tile scores at the moment it comes to the wall."
    ),
    units=(
        unit(
            "score-now",
            "A tile scores once, as soon as it is on the wall. What counts is its own row and its"
            " own column, with the tiles that are there at that moment.",
            title=pgettext_lazy("rule title", "At once"),
            topics=["tile-scoring", "wall-tiling-order"],
            related=["score-row", "score-column"],
        ),
        unit(
            "score-lone",
            "A tile with no neighbour above, below, left or right scores one point.",
            title=pgettext_lazy("rule title", "Alone"),
            topics=["tile-scoring"],
            related=["score-no-diagonal"],
            figure=ScoreFigure("...../.#.../...../...../.....", 3, 3),
        ),
        unit(
            "score-row",
            "With a neighbour to the left or right, count the unbroken run of tiles in its row,"
            " the new tile included. Each tile of the run is worth one point, whatever its"
            " colour.",
            title=pgettext_lazy("rule title", "Along the row"),
            topics=["tile-scoring"],
            related=["score-both", "score-run"],
            figure=ScoreFigure("...../##.../...../...../.....", 1, 2),
        ),
        unit(
            "score-column",
            "With a neighbour above or below, count the unbroken run of tiles in its column, the"
            " new tile included. Each tile of the run is worth one point.",
            title=pgettext_lazy("rule title", "Along the column"),
            topics=["tile-scoring"],
            related=["score-both", "score-run"],
            figure=ScoreFigure("..#../..#../...../...../.....", 2, 2),
        ),
        unit(
            "score-both",
            "With neighbours in its row and in its column, score both runs and add them. The new"
            " tile"
            " belongs to both runs, so it counts in both.",
            title=pgettext_lazy("rule title", "Both ways"),
            topics=["tile-scoring"],
            related=["score-row", "score-column"],
            figure=ScoreFigure("...../...#./###../...#./.....", 2, 3),
        ),
        unit(
            "score-run",
            "A run ends at the first empty space or at the edge of the wall. Tiles beyond a gap"
            " don’t count.",
            title=pgettext_lazy("rule title", "Gaps end a run"),
            topics=["tile-scoring"],
            related=["score-row", "score-column"],
            figure=ScoreFigure("##..#/...../...../...../.....", 0, 2),
        ),
        unit(
            "score-earlier",
            "Tiles placed earlier in the same wall-tiling count already. Older tiles don’t score"
            " again: they count only as part of the new tile’s runs, and tiles elsewhere not at"
            " all.",
            title=pgettext_lazy("rule title", "Only the new tile"),
            topics=["tile-scoring", "wall-tiling-order"],
            follows=True,
            related=["score-now", "tile-order"],
        ),
        unit(
            "score-no-diagonal",
            "Tiles that touch only at a corner don’t count.",
            title=pgettext_lazy("rule title", "Corners don’t touch"),
            topics=["tile-scoring"],
            follows=True,
            related=["score-lone"],
            figure=ScoreFigure("#.#../...../#.#../...../.....", 1, 1),
        ),
    ),
)
