"""Disputes on taking tiles."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import TakeFigure

TAKING = (
    dispute(
        Phase.TAKING,
        "some-of-colour",
        pgettext_lazy(
            "dispute some-of-colour", "There are two blue tiles there. May I take only one?"
        ),
        pgettext_lazy("dispute some-of-colour", "Take every blue tile that lies there."),
        pgettext_lazy(
            "dispute some-of-colour",
            "A turn takes all tiles of one colour from one place. What your line has no space"
            " for falls.",
        ),
        units=["take-all", "overflow"],
        topics=["drafting-factory", "overflow"],
        related=["drop-some", "two-displays"],
        figure=TakeFigure("BBYR,KKWW,YYRK,BWWW,BRRK", "M", "1B1"),
    ),
    dispute(
        Phase.TAKING,
        "two-displays",
        pgettext_lazy("dispute two-displays", "May I take a colour from two displays at once?"),
        pgettext_lazy("dispute two-displays", "Take from one display only."),
        pgettext_lazy(
            "dispute two-displays", "A turn takes from a single place: one display, or the centre."
        ),
        units=["take-one-place", "take-all"],
        topics=["drafting-factory"],
        related=["some-of-colour"],
    ),
    dispute(
        Phase.TAKING,
        "rest-of-display",
        pgettext_lazy(
            "dispute rest-of-display", "What happens to the tiles that I leave on a display?"
        ),
        pgettext_lazy("dispute rest-of-display", "Push them to the centre at once."),
        pgettext_lazy(
            "dispute rest-of-display",
            "That is part of your turn. If the display held one colour only, nothing moves.",
        ),
        units=["take-rest"],
        topics=["drafting-factory"],
        related=["centre-rest", "marker-display"],
        figure=TakeFigure("BYRK,KKWW,YYRK,BWWW,BRRK", "M", "1B1"),
    ),
    dispute(
        Phase.TAKING,
        "centre-rest",
        pgettext_lazy(
            "dispute centre-rest", "I took from the centre. Do the other colours there move?"
        ),
        pgettext_lazy("dispute centre-rest", "Leave the other tiles where they lie."),
        pgettext_lazy(
            "dispute centre-rest",
            "Only tiles of a display are pushed away. What lies in the centre waits for later"
            " turns.",
        ),
        units=["take-center", "take-rest"],
        topics=["drafting-centre"],
        related=["rest-of-display"],
    ),
    dispute(
        Phase.TAKING,
        "pass",
        pgettext_lazy("dispute pass", "May I pass?"),
        pgettext_lazy("dispute pass", "Take tiles; you can’t pass."),
        pgettext_lazy(
            "dispute pass", "While there is a tile to take, every turn takes at least one."
        ),
        units=["must-take"],
        topics=["forced-move"],
        related=["nothing-fits"],
    ),
    dispute(
        Phase.TAKING,
        "nothing-fits",
        pgettext_lazy(
            "dispute nothing-fits", "None of my lines can take any of these colours. What now?"
        ),
        pgettext_lazy("dispute nothing-fits", "Take one colour and drop its tiles."),
        pgettext_lazy(
            "dispute nothing-fits",
            "Being stuck doesn’t let you skip your turn. The tiles fall to your floor line, and"
            " to the box lid when it is full.",
        ),
        units=["must-take", "floor-choice", "floor-full"],
        topics=["forced-move", "floor-line"],
        related=["pass", "floor-overfull"],
    ),
    dispute(
        Phase.TAKING,
        "spoiling",
        pgettext_lazy(
            "dispute spoiling", "Are you allowed to take tiles only so that I don’t get them?"
        ),
        pgettext_lazy("dispute spoiling", "Accept it; everyone chooses freely."),
        pgettext_lazy(
            "dispute spoiling",
            "Nobody has to give a reason. Taking tiles away from others is part of the game.",
        ),
        units=["free-choice"],
        topics=["drafting-factory"],
        related=["drop-all"],
    ),
    dispute(
        Phase.TAKING,
        "take-back",
        pgettext_lazy("dispute take-back", "My tiles are down. May I take my turn back?"),
        pgettext_lazy("dispute take-back", "Ask the others; they must all agree."),
        pgettext_lazy(
            "dispute take-back",
            "The rulebook doesn’t speak of it. We see it as a favour, and only before the next"
            " player has acted.",
        ),
        units=["take-back", "turn-order"],
        topics=["drafting-factory"],
        related=["tile-back"],
    ),
)
