"""Rulings on the grey side."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulings.ruling import Confidence, ruling

GREY = (
    ruling(
        "grey-draft",
        pgettext_lazy(
            "ruling question",
            "May I fill a line on the grey side although its tile has no space left in that row?",
        ),
        readings=[
            pgettext_lazy("ruling reading", "Yes. In drafting only the colours of the row matter."),
            pgettext_lazy("ruling reading", "No. A line needs a space that its tile can go to."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook bars only colours that the row has, and says what happens when a tile"
            " finds no space. The program on Board Game Arena looks at the row only.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "arena"],
    ),
    ruling(
        Rule.GREY_NO_SPACE,
        pgettext_lazy(
            "ruling question",
            "May I let a full line fall on the grey side although its tile has a space?",
        ),
        readings=[
            pgettext_lazy("ruling reading", "No. Who can place the tile must place it."),
            pgettext_lazy("ruling reading", "Yes, for example so that the game goes on."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "In the rulebook the line falls when its tile can’t be placed. There is no word of a"
            " choice.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook"],
    ),
    ruling(
        Rule.GREY_ORDER,
        pgettext_lazy(
            "ruling question", "May I wait to see where others put their tiles on the grey side?"
        ),
        readings=[
            pgettext_lazy(
                "ruling reading",
                "All choose at the same time. If somebody minds, they choose in turn order.",
            ),
            pgettext_lazy("ruling reading", "Everybody may wait as long as they like."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook allows tiling at the same time and says nothing of waiting. Turn order"
            " is what the game has for everything else.",
        ),
        confidence=Confidence.SILENT,
        sources=["rulebook"],
    ),
)
