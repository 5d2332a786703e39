"""Rulings on editions and extras."""

from django.utils.translation import pgettext_lazy

from rulesite.rulings.ruling import Confidence, ruling

PRINTINGS = (
    ruling(
        "mini-same",
        pgettext_lazy("ruling question", "Does Azul Mini have rules of its own?"),
        readings=[
            pgettext_lazy("ruling reading", "No. The rules are those of Azul."),
            pgettext_lazy("ruling reading", "Yes. A smaller game is played differently."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "Reviews agree that only the parts are different. We have not seen its own rulebook.",
        ),
        confidence=Confidence.LIKELY,
        sources=["mini-parts", "mini-rules"],
    ),
    ruling(
        "mini-parts",
        pgettext_lazy("ruling question", "May we mix parts of Azul Mini and Azul?"),
        readings=[
            pgettext_lazy("ruling reading", "Better not. Tiles of two sizes don’t fit one board."),
            pgettext_lazy("ruling reading", "Yes. The numbers are the same, so why not?"),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "No rulebook speaks of it. In the bag, fingers tell a small tile from a large one, so"
            " the draw is no longer blind.",
        ),
        confidence=Confidence.SILENT,
        sources=["mini-parts"],
    ),
    ruling(
        "editions",
        pgettext_lazy("ruling question", "Did the rules change with the publisher?"),
        readings=[
            pgettext_lazy("ruling reading", "No. We know of no difference."),
            pgettext_lazy("ruling reading", "Yes. Later printings have newer rules."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The texts that we have seen have the same rules, and the publisher announced that"
            " nothing changes in the game. A difference that nobody noticed can’t be ruled out.",
        ),
        confidence=Confidence.LIKELY,
        sources=["publisher", "elvis"],
    ),
    ruling(
        "promos",
        pgettext_lazy("ruling question", "Do these rules hold with joker tiles or extra displays?"),
        readings=[
            pgettext_lazy("ruling reading", "Only as far as the extra does not say otherwise."),
            pgettext_lazy("ruling reading", "Yes. An extra brings parts, not rules."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "Joker tiles change what may be taken and where it may go. We know too little of the"
            " other extras to rule on them.",
        ),
        confidence=Confidence.SILENT,
        sources=["jokers", "elvis"],
    ),
)
