"""Rulings on drafting and on the starting player marker."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from rulesite.rulings.ruling import Confidence, ruling

OFFER = (
    ruling(
        Rule.TAKE_BACK,
        pgettext_lazy("ruling question", "May I take a move back?"),
        readings=[
            pgettext_lazy(
                "ruling reading",
                "A move counts once the tiles lie on the board. Undoing it is a favour that the"
                " others may grant.",
            ),
            pgettext_lazy(
                "ruling reading", "Until the next player has taken tiles, a move may be changed."
            ),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook does not speak of it. Programs let you change a move until you confirm"
            " it, and at a table the others are the ones to confirm.",
        ),
        confidence=Confidence.SILENT,
        sources=["arena"],
    ),
    ruling(
        Rule.DRAFTING_ENDS,
        pgettext_lazy(
            "ruling question",
            "All tiles are taken, but the marker still lies in the centre. Is drafting over?",
        ),
        readings=[
            pgettext_lazy("ruling reading", "Yes. Only tiles keep drafting going."),
            pgettext_lazy("ruling reading", "No. Somebody must still take the marker."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The rulebook ends drafting when there are no more tiles, and it does not count the"
            " marker among the tiles.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "practice"],
    ),
    ruling(
        Rule.MARKER_FULL_FLOOR,
        pgettext_lazy(
            "ruling question",
            "My floor line is full, and I am the first to take from the centre. What does the"
            " marker cost me?",
        ),
        readings=[
            pgettext_lazy(
                "ruling reading", "Nothing more. I still get the marker and start the next round."
            ),
            pgettext_lazy(
                "ruling reading",
                "The marker takes the last space, and the tile that lay there goes to the box lid.",
            ),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "There is no space that could cost anything. Tiles that find no space cost nothing"
            " either, and three programs treat the marker in the same way.",
        ),
        confidence=Confidence.SILENT,
        sources=["arena", "score-keeper", "evalvis", "alpha-zero"],
    ),
    ruling(
        Rule.MARKER_ALONE,
        pgettext_lazy(
            "ruling question", "May I use my turn to take the marker alone from the centre?"
        ),
        readings=[
            pgettext_lazy("ruling reading", "No. The marker only comes along with tiles."),
            pgettext_lazy("ruling reading", "Yes. It lies there and can be taken like a tile."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "A turn is the taking of tiles of one colour, and the marker has no colour. The"
            " program on Board Game Arena refuses it too.",
        ),
        confidence=Confidence.LIKELY,
        sources=["rulebook", "arena"],
    ),
    ruling(
        Rule.MARKER_UNCLAIMED,
        pgettext_lazy(
            "ruling question", "Nobody has taken from the centre. Who starts the next round?"
        ),
        readings=[
            pgettext_lazy("ruling reading", "Whoever started this round starts again."),
            pgettext_lazy("ruling reading", "The start passes to the next player clockwise."),
        ],
        why=pgettext_lazy(
            "ruling reason",
            "The marker is all that moves the start, and here it has not moved. It takes displays"
            " that all hold a single colour each, so it will hardly ever come up.",
        ),
        confidence=Confidence.SILENT,
        sources=["arena", "score-keeper"],
    ),
)
