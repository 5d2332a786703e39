"""The round and its three phases."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

ROUND = Section(
    id="round",
    title=pgettext_lazy("section title", "The round"),
    summary=pgettext_lazy("section summary", "Three phases, again and again, until the end."),
    units=(
        unit(
            "three-phases",
            "A round has three phases: drafting, in which players take tiles in turn; wall-tiling,"
            " in which full lines move to the wall and score; and preparing the next round.",
            title=pgettext_lazy("rule title", "Three phases"),
            topics=["next-round", "goal"],
            related=["turn-order", "tile-full-lines", "next-round"],
        ),
        unit(
            "marker-center",
            "Before the first turn of a round, the starting player puts the starting player marker"
            " in the centre of the table and then takes the first turn.",
            title=pgettext_lazy("rule title", "The marker goes to the centre"),
            topics=["starting-marker", "next-round"],
            related=["marker-take", "first-starter"],
        ),
        unit(
            "five-rounds",
            "A wall row gets at most one tile in a round and has five spaces. A game therefore"
            " lasts"
            " at least five rounds; there is no upper limit.",
            title=pgettext_lazy("rule title", "How many rounds"),
            topics=["game-end", "wall-tiling-order"],
            follows=True,
            related=["end-trigger", "tile-rest"],
        ),
    ),
)
