"""The starting player marker: who takes it, what it costs, what it brings."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import EMPTY_BOARD, FloorFigure, TakeFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

STARTING_MARKER = Section(
    id="starting-marker",
    title=pgettext_lazy("section title", "The starting player marker"),
    summary=pgettext_lazy("section summary", "Who takes it, what it costs and what it brings."),
    units=(
        unit(
            "marker-take",
            "The first player of the round who takes tiles from the centre must take the"
            " starting player marker too. Later picks from the centre cost nothing extra, and a"
            " pick"
            " from a display never brings the marker.",
            title=pgettext_lazy("rule title", "First to the centre takes the marker"),
            topics=["starting-marker", "drafting-centre"],
            related=["marker-cost", "marker-starts"],
            figure=TakeFigure(
                "-,KKWW,BBRK,BYKW,BRWW",
                "MYYR",
                "CY2",
                turn="B",
                boards=("0:K,-,-,-,-:...../...../...../...../.....:-", EMPTY_BOARD),
            ),
        ),
        unit(
            "marker-cost",
            "The marker goes to the leftmost free space of that player’s floor line, before the"
            " tiles that fall in the same turn. It costs what its space costs: {floor_first} on"
            " the first space,"
            " {floor_last} on the last.",
            title=pgettext_lazy("rule title", "The marker costs what its space costs"),
            topics=["starting-marker", "floor-penalties"],
            related=["marker-take", "marker-full-floor"],
            figure=FloorFigure("BBM"),
        ),
        unit(
            "marker-full-floor",
            "With a full floor line the marker costs nothing more. Its taker keeps it and starts"
            " the next round.",
            title=pgettext_lazy("rule title", "The marker and a full floor line"),
            topics=["starting-marker", "floor-line"],
            related=["marker-cost"],
        ),
        unit(
            "marker-alone",
            "The marker can’t be taken alone. When only the marker lies in the centre, there is"
            " nothing to take there.",
            title=pgettext_lazy("rule title", "Never the marker alone"),
            topics=["starting-marker", "drafting-centre"],
            follows=True,
            related=["marker-take", "drafting-ends"],
        ),
        unit(
            "marker-starts",
            "Whoever took the marker starts the next round. For the round in play, the order of"
            " turns does not change.",
            title=pgettext_lazy("rule title", "The marker starts the next round"),
            topics=["starting-marker", "next-round"],
            related=["marker-take", "marker-unclaimed"],
        ),
        unit(
            "marker-unclaimed",
            "If nobody took the marker, nobody pays for it, and the player who started this"
            " round starts the next one too.",
            title=pgettext_lazy("rule title", "Nobody took the marker"),
            topics=["starting-marker", "next-round"],
            related=["marker-starts"],
        ),
    ),
)
