"""Drafting: taking tiles from the displays and the center."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import TakeFigure
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
            "From the place you chose, take every tile of one colour. You can’t leave any of them"
            " behind, and you can’t take a second colour.",
            title=pgettext_lazy("rule title", "All of one colour"),
            topics=["drafting-factory", "drafting-centre"],
            related=["take-one-place", "take-rest"],
            figure=TakeFigure("BBYR,KKWW,YYRK,BWWW,BRRK", "M", "1B2"),
        ),
        unit(
            "take-rest",
            "If you took from a display, move its other tiles to the centre as part of the same"
            " turn. If it held one colour only, nothing moves. The display stays empty until the"
            " next"
            " round.",
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
            "free-choice",
            "Which tiles you take is your own affair. You may also take tiles only so that nobody"
            " else gets them.",
            title=pgettext_lazy("rule title", "For any reason"),
            topics=["drafting-factory"],
            follows=True,
            related=["must-take", "floor-choice"],
        ),
        unit(
            "take-back",
            "A turn is over when the tiles lie on the board. Taking it back is a courtesy: only if"
            " all agree, and only before the next player has acted.",
            title=pgettext_lazy("rule title", "Taking a turn back"),
            topics=["drafting-factory"],
            related=["turn-order"],
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
