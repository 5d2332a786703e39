"""The floor line at the end of the round."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import TilingFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

ROUND_END = Section(
    id="end-of-round",
    title=pgettext_lazy("section title", "The floor line at the end of the round"),
    summary=pgettext_lazy("section summary", "What is subtracted, and where the pieces go."),
    units=(
        unit(
            "score-floor",
            "When your tiles of the round have scored, subtract the cost of your floor line."
            " This happens in every round, the last one included.",
            title=pgettext_lazy("rule title", "After the tiles"),
            topics=["floor-penalties"],
            related=["floor-penalties", "score-min"],
            figure=TilingFigure("2:Y,YY,BBB,-,-:...../...../.W.../...../....B:BBR"),
        ),
        unit(
            "score-min",
            "Your score never falls below zero. If the floor line costs more than you have, you"
            " are at zero, and nothing is owed later.",
            title=pgettext_lazy("rule title", "Never below zero"),
            topics=["score-never-negative", "floor-penalties"],
            related=["score-floor"],
            figure=TilingFigure("1:B,-,-,-,-:...../...../...../...B./.....:KKR"),
        ),
        unit(
            "floor-emptied",
            "After that, all tiles of the floor line go to the box lid.",
            title=pgettext_lazy("rule title", "The floor line is emptied"),
            topics=["floor-line", "bag-refill"],
            related=["marker-keep", "lid-return"],
        ),
        unit(
            "marker-keep",
            "The starting player marker doesn’t go to the box lid. Its holder keeps it for the"
            " start of the next round.",
            title=pgettext_lazy("rule title", "The marker stays with its holder"),
            topics=["starting-marker"],
            related=["marker-starts", "marker-center"],
        ),
    ),
)
