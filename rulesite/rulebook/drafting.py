"""Drafting: taking tiles from the displays and the center."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import FloorFigure, TakeFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

DRAFTING = Section(
    id="drafting",
    title=pgettext_lazy("section title", "Drafting"),
    summary=pgettext_lazy(
        "section summary", "Taking tiles from the factory displays and from the centre."
    ),
    units=(
        unit(
            "turn-order",
            "Players take turns clockwise. On your turn you take tiles once, and you put them on"
            " your board at once.",
            title=pgettext_lazy("rule title", "Turn by turn"),
            topics=["drafting-factory"],
            related=["take-all", "marker-starts"],
        ),
        unit(
            "take-one-place",
            "Choose one place that has tiles: a factory display or the centre of the table. You"
            " never take from two places in one turn.",
            title=pgettext_lazy("rule title", "One place"),
            topics=["drafting-factory", "drafting-centre"],
            related=["take-all", "take-center"],
        ),
        unit(
            "take-all",
            "Choose one colour there and take every tile of that colour. You can’t leave any"
            " of them behind, and you can’t take a second colour.",
            title=pgettext_lazy("rule title", "All of one colour"),
            topics=["drafting-factory", "drafting-centre"],
            related=["take-one-place", "take-rest"],
            figure=TakeFigure("BBYR,KKWW,-,-,-", "M", "1B2"),
        ),
        unit(
            "take-rest",
            "If you took from a display, move its other tiles to the centre as part of the same"
            " turn. The display stays empty until the next round.",
            title=pgettext_lazy("rule title", "The rest goes to the centre"),
            topics=["drafting-factory", "drafting-centre"],
            related=["take-all", "take-center"],
        ),
        unit(
            "take-center",
            "If you took from the centre, the other tiles stay where they are.",
            title=pgettext_lazy("rule title", "The rest of the centre stays"),
            topics=["drafting-centre"],
            related=["take-rest", "marker-take"],
        ),
        unit(
            "must-take",
            "You can’t pass. While there is a tile to take, you take, even if none of your"
            " pattern lines can use it.",
            title=pgettext_lazy("rule title", "No passing"),
            topics=["forced-move", "drafting-factory"],
            follows=True,
            related=["drafting-ends"],
        ),
        unit(
            "marker-take",
            "The first player of the round who takes tiles from the centre must take the"
            " starting player marker too. Later picks from the centre cost nothing extra.",
            title=pgettext_lazy("rule title", "First to the centre takes the marker"),
            topics=["starting-marker", "drafting-centre"],
            related=["marker-cost", "marker-starts"],
            figure=TakeFigure("KKWW,-,-,-,-", "MYYR", "CY2"),
        ),
        unit(
            "marker-cost",
            "The marker goes to the leftmost free space of that player’s floor line, before any"
            " tiles that fall. It costs what its space costs: {floor_first} on the first space,"
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
        unit(
            "drafting-ends",
            "Drafting ends when no tile is left on the displays or in the centre. A marker that"
            " still lies there does not count.",
            title=pgettext_lazy("rule title", "When drafting ends"),
            topics=["drafting-factory", "drafting-centre"],
            related=["must-take", "marker-unclaimed"],
        ),
    ),
)
