"""Disputes on what a tile scores."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import ScoreFigure, TilingFigure

SCORING = (
    dispute(
        Phase.SCORING,
        "both-ways",
        pgettext_lazy(
            "dispute both-ways", "My tile touches tiles in its row and its column. Which counts?"
        ),
        pgettext_lazy("dispute both-ways", "Add both runs; the tile counts twice."),
        pgettext_lazy(
            "dispute both-ways",
            "It belongs to the run of its row and to the run of its column, so it counts in each.",
        ),
        units=["score-both"],
        topics=["tile-scoring"],
        related=["one-way"],
        figure=ScoreFigure("...../...#./###../...#./.....", 2, 3),
    ),
    dispute(
        Phase.SCORING,
        "one-way",
        pgettext_lazy(
            "dispute one-way",
            "My tile touches tiles in its row only. Do I add a point for its column?",
        ),
        pgettext_lazy("dispute one-way", "Count the row only."),
        pgettext_lazy(
            "dispute one-way",
            "A direction without a neighbour adds nothing. The new tile counts once then.",
        ),
        units=["score-row", "score-column"],
        topics=["tile-scoring"],
        related=["both-ways"],
        figure=ScoreFigure("...../##.../...../...../.....", 1, 2),
    ),
    dispute(
        Phase.SCORING,
        "corners",
        pgettext_lazy("dispute corners", "Does a tile count that touches mine at a corner?"),
        pgettext_lazy("dispute corners", "Leave it out; corners don’t touch."),
        pgettext_lazy(
            "dispute corners", "Only neighbours above, below, left and right make a run."
        ),
        units=["score-no-diagonal"],
        topics=["tile-scoring"],
        related=["gaps"],
        figure=ScoreFigure("#.#../...../#.#../...../.....", 1, 1),
    ),
    dispute(
        Phase.SCORING,
        "gap-in-run",
        pgettext_lazy("dispute gap-in-run", "Does a tile beyond a gap still count?"),
        pgettext_lazy("dispute gap-in-run", "Stop counting at the gap."),
        pgettext_lazy(
            "dispute gap-in-run",
            "A run ends at the first empty space. If your tile fills the gap, both sides count.",
        ),
        units=["score-run"],
        topics=["tile-scoring"],
        related=["gaps", "one-way"],
        figure=ScoreFigure("##..#/...../...../...../.....", 0, 2),
    ),
    dispute(
        Phase.SCORING,
        "neighbour-colour",
        pgettext_lazy(
            "dispute neighbour-colour", "Must the neighbours have the same colour to count?"
        ),
        pgettext_lazy("dispute neighbour-colour", "Count neighbours of any colour."),
        pgettext_lazy(
            "dispute neighbour-colour",
            "In a run each tile is worth one point, whatever its colour.",
        ),
        units=["score-row"],
        topics=["tile-scoring"],
        related=["both-ways", "corners"],
    ),
    dispute(
        Phase.SCORING,
        "whole-group",
        pgettext_lazy("dispute whole-group", "Do all tiles count that hang together with mine?"),
        pgettext_lazy("dispute whole-group", "Count only its own row and column."),
        pgettext_lazy(
            "dispute whole-group",
            "Tiles round a corner belong to other runs. They don’t score again.",
        ),
        units=["score-now", "score-earlier"],
        topics=["tile-scoring"],
        related=["both-ways", "old-tiles"],
        figure=ScoreFigure("##.../.#.../.#.../...../.....", 0, 2),
    ),
    dispute(
        Phase.SCORING,
        "old-tiles",
        pgettext_lazy("dispute old-tiles", "Do my older tiles score again in each round?"),
        pgettext_lazy("dispute old-tiles", "Score only the new tile."),
        pgettext_lazy(
            "dispute old-tiles",
            "A tile scores once, when it is placed. Older tiles count only in the runs of a new"
            " one.",
        ),
        units=["score-earlier", "score-now"],
        topics=["tile-scoring"],
        related=["whole-group", "same-round"],
    ),
    dispute(
        Phase.SCORING,
        "same-round",
        pgettext_lazy(
            "dispute same-round",
            "I placed the tile above in this same round. Does it count already?",
        ),
        pgettext_lazy("dispute same-round", "Count it; it is on the wall."),
        pgettext_lazy(
            "dispute same-round",
            "Tiles placed earlier in this wall-tiling are neighbours like all others.",
        ),
        units=["score-earlier", "tile-order"],
        topics=["tile-scoring", "wall-tiling-order"],
        related=["tiling-order", "old-tiles"],
        figure=TilingFigure("0:B,WW,-,-,-:...../...../...../...../.....:-"),
    ),
    dispute(
        Phase.SCORING,
        "bonus-now",
        pgettext_lazy("dispute bonus-now", "I have completed a column. Do I get the bonus now?"),
        pgettext_lazy("dispute bonus-now", "Score the tile now, the bonus later."),
        pgettext_lazy(
            "dispute bonus-now",
            "During the game only the tile scores. Bonuses come once, at the very end.",
        ),
        units=["bonus-late"],
        topics=["end-bonuses", "tile-scoring"],
        related=["column-ends", "bonus-sum"],
    ),
    dispute(
        Phase.SCORING,
        "check-total",
        pgettext_lazy("dispute check-total", "I doubt your total. Can we check it from your wall?"),
        pgettext_lazy("dispute check-total", "Check the possible range; walls show no total."),
        pgettext_lazy(
            "dispute check-total",
            "Points depend on the order of the tiles. The wall tells only the least and the most"
            " that they can have scored.",
        ),
        units=["score-check"],
        topics=["tile-scoring"],
        related=["old-tiles"],
    ),
    dispute(
        Phase.SCORING,
        "track-end",
        pgettext_lazy("dispute track-end", "My score passes the end of the track. What now?"),
        pgettext_lazy("dispute track-end", "Go round again; the points count."),
        pgettext_lazy(
            "dispute track-end",
            "The rulebook doesn’t say. The track only keeps count, so remember the first lap.",
        ),
        units=["score-track"],
        topics=["end-bonuses"],
        related=["starting-points"],
    ),
)
