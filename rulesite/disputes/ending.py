"""Disputes on the end of the game."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import TilingFigure

ENDING = (
    dispute(
        Phase.ENDING,
        "column-ends",
        pgettext_lazy("dispute column-ends", "I have filled a column. Is the game over?"),
        pgettext_lazy("dispute column-ends", "Play on; only a row ends it."),
        pgettext_lazy(
            "dispute column-ends",
            "A full column or a complete colour doesn’t end the game. It earns its bonus later.",
        ),
        units=["end-trigger", "next-round"],
        topics=["game-end"],
        related=["bonus-now", "end-at-once"],
    ),
    dispute(
        Phase.ENDING,
        "end-at-once",
        pgettext_lazy("dispute end-at-once", "Somebody has filled a row. Do we stop at once?"),
        pgettext_lazy("dispute end-at-once", "Finish wall-tiling and floor lines; then stop."),
        pgettext_lazy(
            "dispute end-at-once", "The round is played to its end by all. There is no further one."
        ),
        units=["end-after-tiling", "end-trigger"],
        topics=["game-end"],
        related=["floor-last-round", "last-round"],
        figure=TilingFigure("4:B,RR,-,-,-:.YRKW/...../...../...../.....:Y"),
    ),
    dispute(
        Phase.ENDING,
        "last-round",
        pgettext_lazy(
            "dispute last-round", "My full line will complete a wall row. Is this the last round?"
        ),
        pgettext_lazy("dispute last-round", "Finish the round; it is the last."),
        pgettext_lazy(
            "dispute last-round",
            "On the coloured side the tile is sure of its space. On the grey side it may find"
            " none, and then the game goes on.",
        ),
        units=["end-announce", "tile-full-lines"],
        topics=["game-end", "grey-wall"],
        related=["end-at-once", "grey-not-over"],
    ),
    dispute(
        Phase.ENDING,
        "ender-wins",
        pgettext_lazy("dispute ender-wins", "I ended the game. Do I win?"),
        pgettext_lazy("dispute ender-wins", "Add up; the most points win."),
        pgettext_lazy(
            "dispute ender-wins",
            "Whoever ends the game gets nothing for that. When the bonuses are added, only"
            " points count.",
        ),
        units=["winner", "end-many"],
        topics=["tie-break", "goal"],
        related=["tie", "bonus-sum"],
    ),
    dispute(
        Phase.ENDING,
        "round-limit",
        pgettext_lazy("dispute round-limit", "How many rounds do we play?"),
        pgettext_lazy("dispute round-limit", "Play until somebody fills a wall row."),
        pgettext_lazy(
            "dispute round-limit", "That takes at least five rounds. There is no upper limit."
        ),
        units=["five-rounds", "next-round"],
        topics=["game-end"],
        related=["column-ends"],
    ),
    dispute(
        Phase.ENDING,
        "unfinished-end",
        pgettext_lazy(
            "dispute unfinished-end", "The game is over. Do my unfinished lines cost points?"
        ),
        pgettext_lazy("dispute unfinished-end", "Ignore them; they cost nothing."),
        pgettext_lazy(
            "dispute unfinished-end", "They earn nothing either. Only the wall counts in the end."
        ),
        units=["lines-stay"],
        topics=["incomplete-lines"],
        related=["unfinished-line"],
    ),
)
