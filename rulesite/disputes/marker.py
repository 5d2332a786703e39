"""Disputes on the starting player marker."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import FloorFigure, TakeFigure

MARKER = (
    dispute(
        Phase.MARKER,
        "marker-cost",
        pgettext_lazy("dispute marker-cost", "I took the marker. Does it always cost one point?"),
        pgettext_lazy("dispute marker-cost", "Pay what its space on the floor costs."),
        pgettext_lazy(
            "dispute marker-cost",
            "The marker goes to your leftmost free space. It costs {floor_first} on the first"
            " space and {floor_last} on the last.",
        ),
        units=["marker-cost", "floor-penalties"],
        topics=["starting-marker", "floor-penalties"],
        related=["marker-full-floor", "marker-first"],
        figure=FloorFigure("BBM"),
    ),
    dispute(
        Phase.MARKER,
        "marker-full-floor",
        pgettext_lazy(
            "dispute marker-full-floor", "My floor line is full. Must I still take the marker?"
        ),
        pgettext_lazy("dispute marker-full-floor", "Take it; it costs nothing more."),
        pgettext_lazy(
            "dispute marker-full-floor",
            "There is no free space that could cost anything. You get the marker and start the"
            " next round.",
        ),
        units=["marker-full-floor", "marker-take"],
        topics=["starting-marker", "floor-line"],
        related=["marker-cost", "floor-overfull"],
        figure=FloorFigure("BBBBRRR"),
    ),
    dispute(
        Phase.MARKER,
        "marker-optional",
        pgettext_lazy(
            "dispute marker-optional", "I am first to take from the centre. May I leave the marker?"
        ),
        pgettext_lazy("dispute marker-optional", "Take the marker along with your tiles."),
        pgettext_lazy(
            "dispute marker-optional",
            "The first player of the round who takes from the centre must take it. It goes to"
            " the floor line.",
        ),
        units=["marker-take", "marker-cost"],
        topics=["starting-marker", "drafting-centre"],
        related=["marker-alone", "marker-again"],
    ),
    dispute(
        Phase.MARKER,
        "marker-again",
        pgettext_lazy(
            "dispute marker-again",
            "The marker is gone. Does taking from the centre cost me anything?",
        ),
        pgettext_lazy("dispute marker-again", "Take the tiles; you pay nothing extra."),
        pgettext_lazy(
            "dispute marker-again",
            "Only the first pick from the centre in a round brings the marker. Later picks there"
            " are free of it.",
        ),
        units=["marker-take"],
        topics=["starting-marker", "drafting-centre"],
        related=["marker-optional"],
    ),
    dispute(
        Phase.MARKER,
        "marker-alone",
        pgettext_lazy("dispute marker-alone", "May I take only the marker?"),
        pgettext_lazy("dispute marker-alone", "Take tiles; the marker never comes alone."),
        pgettext_lazy(
            "dispute marker-alone",
            "A turn takes tiles of one colour, and the marker has no colour. If nothing else"
            " lies in the centre, there is nothing to take there.",
        ),
        units=["marker-alone", "take-all"],
        topics=["starting-marker", "drafting-centre"],
        related=["marker-left"],
    ),
    dispute(
        Phase.MARKER,
        "marker-display",
        pgettext_lazy(
            "dispute marker-display", "I pushed tiles to the centre. Do I get the marker?"
        ),
        pgettext_lazy("dispute marker-display", "Leave the marker in the centre."),
        pgettext_lazy(
            "dispute marker-display",
            "Pushing tiles there isn’t taking from there. Whoever takes from the centre first"
            " gets it.",
        ),
        units=["marker-take", "take-rest"],
        topics=["starting-marker", "drafting-centre"],
        related=["rest-of-display", "marker-optional"],
        figure=TakeFigure("BYRK,KKWW,YYRK,BWWW,BRRK", "M", "1B1"),
    ),
    dispute(
        Phase.MARKER,
        "marker-first",
        pgettext_lazy(
            "dispute marker-first", "What goes to my floor line first, the marker or the tiles?"
        ),
        pgettext_lazy("dispute marker-first", "Put the marker down first."),
        pgettext_lazy(
            "dispute marker-first",
            "You take it together with the tiles, and they fall afterwards. The order doesn’t"
            " change the cost.",
        ),
        units=["marker-cost", "floor-order"],
        topics=["starting-marker", "floor-line"],
        related=["marker-cost"],
    ),
    dispute(
        Phase.MARKER,
        "marker-turn",
        pgettext_lazy("dispute marker-turn", "I have the marker. Is it my turn now?"),
        pgettext_lazy("dispute marker-turn", "Play on clockwise as before."),
        pgettext_lazy(
            "dispute marker-turn",
            "The marker gives you the first turn of the next round. In this one it changes"
            " nothing.",
        ),
        units=["marker-starts", "turn-order"],
        topics=["starting-marker", "next-round"],
        related=["marker-unclaimed"],
    ),
    dispute(
        Phase.MARKER,
        "marker-left",
        pgettext_lazy(
            "dispute marker-left", "Only the marker is left in the centre. Does drafting go on?"
        ),
        pgettext_lazy("dispute marker-left", "Stop drafting; go on to wall-tiling."),
        pgettext_lazy(
            "dispute marker-left",
            "Drafting ends when no tile is left. The marker is not a tile, and nobody has to"
            " take it.",
        ),
        units=["drafting-ends", "marker-unclaimed"],
        topics=["drafting-centre", "starting-marker"],
        related=["marker-unclaimed", "marker-alone"],
    ),
    dispute(
        Phase.MARKER,
        "marker-unclaimed",
        pgettext_lazy(
            "dispute marker-unclaimed", "Nobody took the marker. Who starts the next round?"
        ),
        pgettext_lazy("dispute marker-unclaimed", "Let the same player start again."),
        pgettext_lazy(
            "dispute marker-unclaimed",
            "The rulebook doesn’t say. Only the marker moves the start, and it has not moved;"
            " nobody pays for it either.",
        ),
        units=["marker-unclaimed", "marker-starts"],
        topics=["starting-marker", "next-round"],
        related=["marker-left", "who-starts"],
    ),
    dispute(
        Phase.MARKER,
        "marker-lid",
        pgettext_lazy(
            "dispute marker-lid", "Does the marker go to the box lid with my floor tiles?"
        ),
        pgettext_lazy("dispute marker-lid", "Keep the marker in front of you."),
        pgettext_lazy(
            "dispute marker-lid",
            "Only the tiles leave. You need the marker to start the next round.",
        ),
        units=["marker-keep", "floor-emptied"],
        topics=["starting-marker", "floor-line"],
        related=["floor-where"],
    ),
)
