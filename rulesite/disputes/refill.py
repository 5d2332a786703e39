"""Disputes on bag, box lid and the next round."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import RefillFigure

REFILL = (
    dispute(
        Phase.REFILL,
        "bag-empty",
        pgettext_lazy(
            "dispute bag-empty", "The bag is empty in the middle of a display. What now?"
        ),
        pgettext_lazy("dispute bag-empty", "Return all lid tiles to the bag."),
        pgettext_lazy(
            "dispute bag-empty",
            "Then go on filling where you stopped. All tiles from the box lid go in at once.",
        ),
        units=["lid-return"],
        topics=["bag-refill"],
        related=["bag-low", "both-empty"],
        figure=RefillFigure(players=2, bag=6, lid=40),
    ),
    dispute(
        Phase.REFILL,
        "bag-low",
        pgettext_lazy("dispute bag-low", "The bag won’t suffice. Do we add the lid tiles now?"),
        pgettext_lazy("dispute bag-low", "Draw until the bag is empty."),
        pgettext_lazy(
            "dispute bag-low",
            "Only then do the lid tiles go back. Mixing them in earlier changes what is likely"
            " to come.",
        ),
        units=["lid-return"],
        topics=["bag-refill"],
        related=["bag-empty", "bag-just-empty"],
    ),
    dispute(
        Phase.REFILL,
        "bag-just-empty",
        pgettext_lazy(
            "dispute bag-just-empty", "The bag ran empty with the last display. Do we refill it?"
        ),
        pgettext_lazy("dispute bag-just-empty", "Leave the lid; play the round."),
        pgettext_lazy(
            "dispute bag-just-empty",
            "The lid tiles go back only when a display needs tiles. That will be the next time.",
        ),
        units=["lid-return", "next-round"],
        topics=["bag-refill"],
        related=["bag-low"],
        figure=RefillFigure(players=2, bag=20, lid=30),
    ),
    dispute(
        Phase.REFILL,
        "both-empty",
        pgettext_lazy(
            "dispute both-empty", "Bag and lid are empty, but some displays lack tiles. What now?"
        ),
        pgettext_lazy("dispute both-empty", "Play with the tiles that are there."),
        pgettext_lazy(
            "dispute both-empty",
            "Some displays may stay empty or incomplete. With two players this can’t happen.",
        ),
        units=["short-round"],
        topics=["bag-refill", "next-round"],
        related=["bag-empty", "no-tiles"],
        figure=RefillFigure(players=3, bag=10, lid=0),
    ),
    dispute(
        Phase.REFILL,
        "no-tiles",
        pgettext_lazy("dispute no-tiles", "There isn’t a single tile left to lay out. What now?"),
        pgettext_lazy("dispute no-tiles", "End the game and count the bonuses."),
        pgettext_lazy(
            "dispute no-tiles",
            "The rulebook doesn’t speak of it. A round without tiles can’t be played, so nothing"
            " else is left.",
        ),
        units=["no-tiles"],
        topics=["game-end", "bag-refill"],
        related=["both-empty"],
    ),
    dispute(
        Phase.REFILL,
        "tiles-for-two",
        pgettext_lazy("dispute tiles-for-two", "Can the tiles run out when two play?"),
        pgettext_lazy("dispute tiles-for-two", "Play on; two players always have enough."),
        pgettext_lazy(
            "dispute tiles-for-two",
            "Tiles from the box lid come back. What two boards can hold leaves enough for all"
            " displays.",
        ),
        units=["short-round", "tiles-return"],
        topics=["bag-refill"],
        related=["both-empty", "bag-empty"],
    ),
    dispute(
        Phase.REFILL,
        "count-bag",
        pgettext_lazy("dispute count-bag", "May I count which tiles are still in the bag?"),
        pgettext_lazy("dispute count-bag", "Work it out, but don’t look inside."),
        pgettext_lazy(
            "dispute count-bag",
            "The rulebook doesn’t forbid it. It follows from what lies open, and thinking is free.",
        ),
        units=["bag-count", "draw-blind"],
        topics=["bag-refill"],
        related=["lid-look", "choose-tiles"],
    ),
    dispute(
        Phase.REFILL,
        "lid-look",
        pgettext_lazy("dispute lid-look", "May I look at the tiles in the box lid?"),
        pgettext_lazy("dispute lid-look", "Look; the box lid is open."),
        pgettext_lazy(
            "dispute lid-look",
            "The rulebook doesn’t say. Everybody saw those tiles go there, so they are no secret.",
        ),
        units=["lid-open"],
        topics=["bag-refill"],
        related=["count-bag"],
    ),
    dispute(
        Phase.REFILL,
        "who-fills",
        pgettext_lazy("dispute who-fills", "Who has to fill the displays?"),
        pgettext_lazy("dispute who-fills", "Let the marker’s holder fill them."),
        pgettext_lazy(
            "dispute who-fills",
            "It makes no difference to the game, so somebody else may do it as well.",
        ),
        units=["refill"],
        topics=["next-round", "bag-refill"],
        related=["marker-turn"],
    ),
)
