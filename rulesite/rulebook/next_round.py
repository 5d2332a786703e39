"""The next round: new tiles on the displays."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import RefillFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

NEXT_ROUND = Section(
    id="new-round",
    title=pgettext_lazy("section title", "The next round"),
    summary=pgettext_lazy("section summary", "New tiles on the displays."),
    units=(
        unit(
            "next-round",
            "If nobody has a full horizontal row on the wall, another round follows.",
            title=pgettext_lazy("rule title", "When there is one"),
            topics=["next-round", "game-end"],
            related=["end-trigger", "refill"],
        ),
        unit(
            "refill",
            "Fill all displays again with {tiles_per_display} tiles each from the bag. Usually"
            " the holder of the starting player marker does it; it makes no difference.",
            title=pgettext_lazy("rule title", "Filling the displays"),
            topics=["next-round", "bag-refill"],
            related=["fill-displays", "lid-return"],
        ),
        unit(
            "lid-return",
            "Only when the bag is empty and a display still needs tiles, put all tiles from the"
            " box lid into the bag and go on filling, also in the middle of a display. Never do"
            " it earlier.",
            title=pgettext_lazy("rule title", "When the bag is empty"),
            topics=["bag-refill"],
            related=["refill", "short-round"],
            figure=RefillFigure(players=2, bag=6, lid=40),
        ),
        unit(
            "short-round",
            "If bag and box lid both run out, play the round with the tiles that are there, even"
            " if some displays stay empty or incomplete. With two players this can’t happen.",
            title=pgettext_lazy("rule title", "When bag and lid are empty"),
            topics=["bag-refill", "next-round"],
            related=["lid-return", "no-tiles"],
            figure=RefillFigure(players=3, bag=10, lid=0),
        ),
        unit(
            "no-tiles",
            "If not a single tile can be laid out, the game is over and the end bonuses are"
            " counted. This can only happen with four players.",
            title=pgettext_lazy("rule title", "When there are no tiles at all"),
            topics=["game-end", "bag-refill"],
            related=["short-round", "end-after-tiling"],
        ),
        unit(
            "tiles-return",
            "Tiles in the box lid come back into play. Tiles on a wall never do.",
            title=pgettext_lazy("rule title", "What comes back"),
            topics=["bag-refill"],
            follows=True,
            related=["lid-return", "tile-rest"],
        ),
        unit(
            "bag-count",
            "Everybody may work out which tiles are still in the bag from what lies open.",
            title=pgettext_lazy("rule title", "Counting what is left"),
            topics=["bag-refill"],
            related=["lid-open"],
        ),
    ),
)
