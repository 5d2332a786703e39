"""The floor line: what falls, and what it costs."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import FloorFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

FLOOR_LINE = Section(
    id="floor-line",
    title=pgettext_lazy("section title", "The floor line"),
    summary=pgettext_lazy("section summary", "What falls, and what it costs."),
    units=(
        unit(
            "floor-order",
            "Everything that falls goes to the leftmost free space of your floor line, one piece"
            " to a space.",
            title=pgettext_lazy("rule title", "From left to right"),
            topics=["floor-line", "overflow"],
            related=["overflow", "marker-cost"],
        ),
        unit(
            "floor-penalties",
            "Each covered space costs what is printed above it: {floor_values}. The cost of a"
            " round is the sum of all covered spaces, the one with the marker included.",
            title=pgettext_lazy("rule title", "What the spaces cost"),
            topics=["floor-penalties"],
            related=["score-floor", "floor-full"],
            figure=FloorFigure("BBMRR"),
        ),
        unit(
            "floor-full",
            "The floor line has {floor_spaces} spaces, so it costs at most {floor_total} points a"
            " round. Tiles beyond that go to the box lid and cost nothing more.",
            title=pgettext_lazy("rule title", "When the floor line is full"),
            topics=["floor-line", "floor-penalties"],
            related=["marker-full-floor", "lid-return"],
            figure=FloorFigure("BBMRRKK"),
        ),
        unit(
            "lid-open",
            "Everybody may look at the tiles in the box lid.",
            title=pgettext_lazy("rule title", "The box lid is open"),
            topics=["bag-refill"],
            related=["bag-count"],
        ),
    ),
)
