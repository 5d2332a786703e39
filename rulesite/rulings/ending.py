"""Rulings on the length and the end of the game, and on the score."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulings.ruling import Confidence, ruling

ENDING = (
    ruling(
        "five-rounds",
        pgettext_lazy("ruling question", "Is there a last round, however we play?"),
        readings=[
            pgettext_lazy("ruling reading", "No. Only a full row ends the game."),
            pgettext_lazy("ruling reading", "Yes. The game ends after a fixed number of rounds."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook names no number of rounds; pages that do mix in other games of the"
            " series. Programs that play against themselves need a stop of their own.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "simulator"],
    ),
    ruling(
        "end-announce",
        pgettext_lazy(
            "ruling question",
            "A line is full whose tile will complete a wall row. Is this the last round?",
        ),
        readings=[
            pgettext_lazy(
                "ruling reading",
                "On the coloured side yes. On the grey side only if the tile finds a space.",
            ),
            pgettext_lazy("ruling reading", "One can’t know before the tile is on the wall."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "A full line must move, and on the coloured side its space is certain. On the grey"
            " side an upper line can block it.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "arena"],
    ),
    ruling(
        Rule.SCORE_TRACK,
        pgettext_lazy("ruling question", "I have passed the end of the score track. What now?"),
        readings=[
            pgettext_lazy("ruling reading", "The points count. I go round again and remember it."),
            pgettext_lazy("ruling reading", "The end of the track is the highest score."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook does not say. Most points win, and a track is only there to keep count"
            " of them.",
        ),
        confidence=Confidence.SILENT,
        sources=["rulebook"],
    ),
)
