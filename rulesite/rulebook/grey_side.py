"""The grey side: a wall without printed colors."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import GreyFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

GREY_SIDE = Section(
    id="grey-side",
    title=pgettext_lazy("section title", "The grey side"),
    summary=pgettext_lazy("section summary", "A wall without printed colours."),
    units=(
        unit(
            "grey-choice",
            "On the grey side you choose the space for the tile: any free space of the row whose"
            " column doesn’t have its colour yet. You choose when the line is tiled, from top to"
            " bottom, not while drafting.",
            title=pgettext_lazy("rule title", "Choose the space"),
            topics=["grey-wall"],
            related=["grey-column", "tile-order"],
        ),
        unit(
            "grey-column",
            "A colour may be only once in each row and once in each column of the wall. Where an"
            " upper tile goes can keep a space open for a lower one, or block it.",
            title=pgettext_lazy("rule title", "No colour twice in a column"),
            topics=["grey-wall"],
            related=["grey-choice", "line-wall-row"],
            figure=GreyFigure("0:-,BB,-,-,-:...../.YRK./...../B..../.....:-"),
        ),
        unit(
            "grey-no-space",
            "If the tile of a full line has no space, all tiles of that line fall to the floor"
            " line at once and cost points in the same round. If there is a space, you must use"
            " it.",
            title=pgettext_lazy("rule title", "No space left"),
            topics=["grey-wall-no-space", "grey-wall"],
            related=["floor-full", "grey-column"],
            figure=GreyFigure("0:-,BB,-,-,-:....B/YRKW./...../...../.....:-"),
        ),
        unit(
            "grey-draft",
            "In drafting only the row of the wall counts: you may fill a line even if its tile"
            " will find no space later.",
            title=pgettext_lazy("rule title", "Drafting on the grey side"),
            topics=["grey-wall", "pattern-line-colour-restriction"],
            follows=True,
            related=["line-wall-row", "grey-no-space"],
        ),
        unit(
            "grey-bonus",
            "The end of the game and all bonuses are the same. A full column always shows five"
            " colours.",
            title=pgettext_lazy("rule title", "Bonuses on the grey side"),
            topics=["grey-wall", "end-bonuses"],
            follows=True,
            related=["bonus-column", "bonus-color"],
        ),
        unit(
            "grey-order",
            "If players want to see where others put their tiles, they choose in turn order,"
            " beginning with the player who started the round.",
            title=pgettext_lazy("rule title", "Choosing in view of others"),
            topics=["grey-wall"],
            related=["tile-together", "grey-choice"],
        ),
    ),
)
