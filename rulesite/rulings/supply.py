"""Rulings on bag, box lid and the length of the game."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulings.ruling import Confidence, ruling

SUPPLY = (
    ruling(
        Rule.LID_OPEN,
        pgettext_lazy("ruling question", "May I look at the tiles in the box lid?"),
        readings=[
            pgettext_lazy("ruling reading", "Yes. Everybody saw them go there."),
            pgettext_lazy("ruling reading", "No. What is gone is out of sight."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook does not say. Nothing about these tiles was ever secret, and a large"
            " tournament has ruled in the same way.",
        ),
        confidence=Confidence.SILENT,
        sources=["olympiad"],
    ),
    ruling(
        Rule.BAG_COUNT,
        pgettext_lazy("ruling question", "May I work out what is still in the bag?"),
        readings=[
            pgettext_lazy("ruling reading", "Yes, from all that lies open."),
            pgettext_lazy("ruling reading", "No. Counting tiles takes the luck out of the game."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook does not say. How many tiles of each colour there are is known, and"
            " nobody can forbid others to think. Programs even show how many are left.",
        ),
        confidence=Confidence.SILENT,
        sources=["olympiad", "arena"],
    ),
    ruling(
        Rule.LID_RETURN,
        pgettext_lazy(
            "ruling question",
            "The bag won’t suffice for all displays, or it runs empty just as the last one is"
            " filled. Do the tiles of the box lid go back now?",
        ),
        readings=[
            pgettext_lazy(
                "ruling reading",
                "Only when the bag is empty and a display still needs tiles, in the middle of a"
                " display if it must be.",
            ),
            pgettext_lazy(
                "ruling reading", "At once, as soon as one can see that the bag won’t suffice."
            ),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook refills the bag when it has run out. Mixing earlier changes what is"
            " likely to be drawn.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "practice"],
    ),
    ruling(
        Rule.NO_TILES,
        pgettext_lazy("ruling question", "There is not a single tile to lay out. What now?"),
        readings=[
            pgettext_lazy("ruling reading", "The game ends, and the end bonuses are counted."),
            pgettext_lazy(
                "ruling reading", "A round without tiles is played, and then another one follows."
            ),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook speaks of too few tiles, not of none. Empty rounds would go on for ever,"
            " so only the end makes sense.",
        ),
        confidence=Confidence.SILENT,
        sources=["score-keeper"],
    ),
)
