"""Pattern lines: where taken tiles go."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import PlaceFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

PATTERN_LINES = Section(
    id="pattern-lines",
    title=pgettext_lazy("section title", "Pattern lines"),
    summary=pgettext_lazy("section summary", "Where the tiles go that you have taken."),
    units=(
        unit(
            "one-line",
            "Put all tiles of a pick in one pattern line. You can’t split them over two lines,"
            " not even over two lines of the same colour.",
            title=pgettext_lazy("rule title", "All to one line"),
            topics=["pattern-lines", "overflow"],
            related=["overflow", "line-color"],
            figure=PlaceFigure("0:-,-,-,-,-:...../...../...../...../.....:-", "KKK", 2),
        ),
        unit(
            "line-fill",
            "Fill a line from right to left, one tile to a space. Put in as many as fit; you"
            " can’t stop earlier.",
            title=pgettext_lazy("rule title", "From right to left"),
            topics=["pattern-lines"],
            related=["one-line", "no-partial-drop"],
        ),
        unit(
            "line-color",
            "A line takes one colour only. While it holds tiles, no other colour may join them."
            " Two lines may collect the same colour.",
            title=pgettext_lazy("rule title", "One colour a line"),
            topics=["pattern-lines", "pattern-line-colour-restriction"],
            related=["line-wall-row", "line-full"],
        ),
        unit(
            "line-wall-row",
            "A line never takes a colour that its row of the wall already has. In the first"
            " round that can’t happen, since all walls are empty.",
            title=pgettext_lazy("rule title", "Not twice in a wall row"),
            topics=["pattern-line-colour-restriction"],
            related=["line-color", "wall-pattern"],
            figure=PlaceFigure("0:-,-,-,-,-:...../..Y../...../...../.....:-", "YY", 1),
        ),
        unit(
            "line-full",
            "A line with all its spaces filled takes nothing more in this round. It is emptied"
            " in wall-tiling, not before.",
            title=pgettext_lazy("rule title", "A full line takes no more"),
            topics=["pattern-lines", "overflow"],
            related=["tile-full-lines", "overflow"],
        ),
        unit(
            "overflow",
            "Tiles that find no space in the chosen line fall to your floor line. They can’t go"
            " to another line.",
            title=pgettext_lazy("rule title", "What doesn’t fit falls"),
            topics=["overflow", "floor-line"],
            related=["one-line", "floor-penalties"],
            figure=PlaceFigure("0:-,W,-,-,-:...../...../...../...../.....:-", "WWWW", 1),
        ),
        unit(
            "floor-choice",
            "Instead of using a pattern line, you may put all tiles of a pick on your floor"
            " line, also when they would fit somewhere.",
            title=pgettext_lazy("rule title", "All to the floor line"),
            topics=["floor-line", "forced-move"],
            related=["no-partial-drop", "overflow"],
        ),
        unit(
            "no-partial-drop",
            "You can’t put some tiles of a pick in a line and drop others that would still fit."
            " Either the line takes all it can, or all tiles go to the floor line.",
            title=pgettext_lazy("rule title", "No dropping of some"),
            topics=["overflow", "floor-line"],
            related=["floor-choice", "line-fill"],
        ),
        unit(
            "lines-stay",
            "A line that isn’t full stays as it is for the next round. It scores nothing and"
            " costs nothing, also at the end of the game.",
            title=pgettext_lazy("rule title", "Unfinished lines stay"),
            topics=["incomplete-lines"],
            related=["tile-full-lines", "no-moving"],
        ),
        unit(
            "no-moving",
            "Tiles on your board stay where they are. You can’t clear a line, move tiles between"
            " lines or take them back from the floor line.",
            title=pgettext_lazy("rule title", "Placed is placed"),
            topics=["incomplete-lines", "pattern-lines"],
            follows=True,
            related=["lines-stay", "take-back"],
        ),
    ),
)
