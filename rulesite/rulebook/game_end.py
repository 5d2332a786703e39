"""The end of the game: what ends it, and when."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

GAME_END = Section(
    id="game-end",
    title=pgettext_lazy("section title", "The end of the game"),
    summary=pgettext_lazy("section summary", "What ends it, and when."),
    units=(
        unit(
            "end-trigger",
            "The game ends after the wall-tiling in which somebody fills all five spaces of a"
            " horizontal row. A full column or a complete colour doesn’t end it.",
            title=pgettext_lazy("rule title", "A full horizontal row"),
            topics=["game-end"],
            related=["end-after-tiling", "bonus-row"],
        ),
        unit(
            "end-after-tiling",
            "Filling the row doesn’t stop the round. All players finish wall-tiling and subtract"
            " their floor lines; then there is no further round.",
            title=pgettext_lazy("rule title", "The round is finished"),
            topics=["game-end"],
            related=["end-trigger", "score-floor"],
        ),
        unit(
            "end-many",
            "It makes no difference whether one player fills a row or several do. Whoever ends"
            " the game gets nothing for that.",
            title=pgettext_lazy("rule title", "Several full rows"),
            topics=["game-end"],
            follows=True,
            related=["winner", "bonus-row"],
        ),
        unit(
            "end-announce",
            "When a pattern line is filled whose tile will complete a wall row, the end is"
            " certain on the coloured side. On the grey side it depends on whether the tile can"
            " be placed.",
            title=pgettext_lazy("rule title", "Seeing the end come"),
            topics=["game-end", "grey-wall"],
            follows=True,
            related=["end-trigger", "grey-no-space"],
        ),
    ),
)
