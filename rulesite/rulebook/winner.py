"""Who wins, and how ties are settled."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

WINNER = Section(
    id="who-wins",
    title=pgettext_lazy("section title", "Who wins"),
    summary=pgettext_lazy("section summary", "Most points, then rows, then together."),
    units=(
        unit(
            "winner",
            "Whoever has the most points after the end bonuses wins.",
            title=pgettext_lazy("rule title", "Most points"),
            topics=["tie-break", "goal"],
            related=["tie-rows"],
        ),
        unit(
            "tie-rows",
            "If players are tied for the most points, the one of them with more full horizontal"
            " rows wins. Columns, colours and the rows of other players don’t matter.",
            title=pgettext_lazy("rule title", "Ties: full rows"),
            topics=["tie-break"],
            related=["tie-shared", "winner"],
        ),
        unit(
            "tie-shared",
            "If they have the same number of full rows too, they share the victory.",
            title=pgettext_lazy("rule title", "Still tied"),
            topics=["tie-break"],
            related=["tie-rows"],
        ),
        unit(
            "score-check",
            "A final wall doesn’t tell the exact points, since the order of the tiles matters."
            " It does tell the least and the most that its tiles can have scored.",
            title=pgettext_lazy("rule title", "Checking a total"),
            topics=["tile-scoring"],
            follows=True,
            related=["score-now", "tile-order"],
        ),
    ),
)
