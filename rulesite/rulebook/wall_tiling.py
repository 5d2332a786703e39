"""Wall-tiling: full lines move to the wall."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import TilingFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

WALL_TILING = Section(
    id="wall-tiling",
    title=pgettext_lazy("section title", "Wall-tiling"),
    summary=pgettext_lazy("section summary", "Full lines move to the wall."),
    units=(
        unit(
            "tile-full-lines",
            "When drafting has ended, one tile of each full pattern line moves to the wall. You"
            " can’t hold a full line back, and lines that aren’t full don’t move.",
            title=pgettext_lazy("rule title", "Every full line moves"),
            topics=["wall-tiling-order", "incomplete-lines"],
            related=["lines-stay", "tile-order"],
            figure=TilingFigure("0:R,Y,BBB,-,-:...../...../...../...../.....:-"),
        ),
        unit(
            "tile-order",
            "Go through your lines from top to bottom, and score each tile before you move the"
            " next. The order can change the points.",
            title=pgettext_lazy("rule title", "From top to bottom"),
            topics=["wall-tiling-order", "tile-scoring"],
            related=["score-now", "tile-full-lines"],
            figure=TilingFigure("0:-,YY,BBB,-,-:..R../...../.W.../...../.....:-"),
        ),
        unit(
            "wall-pattern",
            "On the coloured side, a tile goes to the space of its colour in the row of its"
            " line. It need not touch other tiles; gaps are allowed.",
            title=pgettext_lazy("rule title", "The space of its colour"),
            topics=["wall-tiling-order"],
            related=["score-run", "grey-choice"],
        ),
        unit(
            "tile-rest",
            "The rightmost tile of the line goes to the wall; the others go to the box lid. The"
            " line is then empty.",
            title=pgettext_lazy("rule title", "The rest of the line"),
            topics=["wall-tiling-order", "bag-refill"],
            related=["tile-full-lines", "lid-return"],
        ),
        unit(
            "tile-together",
            "All players can tile their walls at the same time. On the coloured side nobody’s"
            " wall depends on another’s.",
            title=pgettext_lazy("rule title", "All at the same time"),
            topics=["wall-tiling-order"],
            related=["grey-order"],
        ),
    ),
)
