"""Rulings on placing tiles."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulings.ruling import Confidence, ruling

LINES = (
    ruling(
        Rule.NO_PARTIAL_DROP,
        pgettext_lazy(
            "ruling question",
            "May I put some of my tiles in a line and drop others that would still fit?",
        ),
        readings=[
            pgettext_lazy(
                "ruling reading",
                "No. The line takes all it can, or else all tiles go to the floor line.",
            ),
            pgettext_lazy(
                "ruling reading",
                "Yes. I may drop any tiles that I do not want to place, for example to keep a"
                " line unfinished.",
            ),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook says that tiles you can’t or don’t want to place fall. Its examples"
            " show all of them or none. On Board Game Arena you choose a line or the floor line;"
            " at least one other program lets you split.",
        ),
        confidence=Confidence.DISPUTED,
        sources=["rulebook", "arena", "evalvis"],
    ),
    ruling(
        Rule.LINE_WALL_ROW,
        pgettext_lazy(
            "ruling question",
            "Is a colour barred from a line only from the second round on?",
        ),
        readings=[
            pgettext_lazy(
                "ruling reading", "No. It is barred whenever its row of the wall has the colour."
            ),
            pgettext_lazy("ruling reading", "Yes. In the first round everything is allowed."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook words it for later rounds because every wall is empty in the first. Both"
            " readings come to the same in play.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "score-keeper"],
    ),
    ruling(
        Rule.LINE_COLOR,
        pgettext_lazy("ruling question", "May two of my lines collect the same colour?"),
        readings=[
            pgettext_lazy("ruling reading", "Yes, if their tiles come from different turns."),
            pgettext_lazy("ruling reading", "No. Each colour has one line at a time."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook forbids two colours in one line, and splitting one pick. It does not"
            " forbid one colour in two lines.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "spielwiese"],
    ),
    ruling(
        Rule.LINES_STAY,
        pgettext_lazy("ruling question", "What are unfinished lines worth at the end of the game?"),
        readings=[
            pgettext_lazy("ruling reading", "Nothing. They score nothing and cost nothing."),
            pgettext_lazy("ruling reading", "Their tiles fall and cost points."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "Final scoring lists rows, columns and colours of the wall, and nothing else.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook"],
    ),
    ruling(
        Rule.NO_MOVING,
        pgettext_lazy(
            "ruling question", "May I clear a line that I don’t want any more, or move its tiles?"
        ),
        readings=[
            pgettext_lazy("ruling reading", "No. Tiles stay in their line until it is full."),
            pgettext_lazy("ruling reading", "Yes, if I let its tiles fall."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook has tiles leave a line only in wall-tiling, and only from a full line."
            " It names no other way out.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook"],
    ),
)
