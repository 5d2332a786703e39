"""Disputes before the first turn."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute

SETUP = (
    dispute(
        Phase.SETUP,
        "five-players",
        pgettext_lazy("dispute five-players", "There are five of us. Can we all play?"),
        pgettext_lazy("dispute five-players", "Play with four; let one sit out."),
        pgettext_lazy(
            "dispute five-players",
            "The box has boards and displays for four players at most. A fifth seat is outside"
            " the rules.",
        ),
        units=["player-count", "displays-count"],
        topics=["player-count", "setup"],
        related=["solo"],
    ),
    dispute(
        Phase.SETUP,
        "solo",
        pgettext_lazy("dispute solo", "Can I play on my own?"),
        pgettext_lazy("dispute solo", "Find a second player; no solo rules exist."),
        pgettext_lazy(
            "dispute solo",
            "The rulebook has none. Solo rules that you find elsewhere are made up by players.",
        ),
        units=["no-solo", "player-count"],
        topics=["player-count"],
        related=["five-players"],
    ),
    dispute(
        Phase.SETUP,
        "tiles-on-displays",
        pgettext_lazy(
            "dispute tiles-on-displays", "We are only two. Do fewer tiles go on each display?"
        ),
        pgettext_lazy(
            "dispute tiles-on-displays", "Put {tiles_per_display} on each display, always."
        ),
        pgettext_lazy(
            "dispute tiles-on-displays",
            "The number of players changes only how many displays there are: {displays_2} for"
            " two, {displays_3} for three and {displays_4} for four.",
        ),
        units=["fill-displays", "displays-count"],
        topics=["setup", "player-count"],
        related=["five-players", "bag-empty"],
    ),
    dispute(
        Phase.SETUP,
        "who-starts",
        pgettext_lazy("dispute who-starts", "Nobody has been to Portugal. Who starts?"),
        pgettext_lazy("dispute who-starts", "Choose the starting player by chance."),
        pgettext_lazy(
            "dispute who-starts",
            "Whoever was in Portugal most recently starts the first round. If nobody was, chance"
            " decides.",
        ),
        units=["first-starter", "marker-center"],
        topics=["setup", "starting-marker"],
        related=["marker-unclaimed"],
    ),
    dispute(
        Phase.SETUP,
        "two-sides",
        pgettext_lazy(
            "dispute two-sides", "May I use the grey side while you use the coloured one?"
        ),
        pgettext_lazy("dispute two-sides", "Turn all boards to the same side."),
        pgettext_lazy(
            "dispute two-sides",
            "Different sides in one game are not allowed. Agree on one before you start.",
        ),
        units=["same-side"],
        topics=["setup", "grey-wall"],
        related=["grey-where"],
    ),
    dispute(
        Phase.SETUP,
        "choose-tiles",
        pgettext_lazy("dispute choose-tiles", "May I look at the tiles while I fill the displays?"),
        pgettext_lazy("dispute choose-tiles", "Draw without looking."),
        pgettext_lazy(
            "dispute choose-tiles",
            "Tiles come from the bag at random, one after another. Nobody chooses what comes.",
        ),
        units=["draw-blind", "fill-displays"],
        topics=["setup", "bag-refill"],
        related=["count-bag"],
    ),
    dispute(
        Phase.SETUP,
        "starting-points",
        pgettext_lazy("dispute starting-points", "Do we start with a few points?"),
        pgettext_lazy("dispute starting-points", "Start at zero."),
        pgettext_lazy(
            "dispute starting-points",
            "Everybody starts without points. A starting score of five belongs to a later game"
            " of the series.",
        ),
        units=["score-start", "other-games"],
        topics=["setup"],
        related=["below-zero"],
    ),
    dispute(
        Phase.SETUP,
        "mixed-boxes",
        pgettext_lazy("dispute mixed-boxes", "Can we mix parts of Azul Mini and Azul?"),
        pgettext_lazy("dispute mixed-boxes", "Play with the parts of one box."),
        pgettext_lazy(
            "dispute mixed-boxes",
            "No rulebook speaks of it. In the bag, fingers can tell a small tile from a large"
            " one, so the draw would not be blind.",
        ),
        units=["mini-parts", "mini-same", "draw-blind"],
        topics=["mini-edition", "components"],
        related=["choose-tiles"],
    ),
)
