"""Disputes on the floor line and what it costs."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import FloorFigure, TilingFigure

FLOOR = (
    dispute(
        Phase.FLOOR,
        "penalty-sum",
        pgettext_lazy(
            "dispute penalty-sum",
            "Several tiles lie on my floor line. Do I pay only the last value?",
        ),
        pgettext_lazy("dispute penalty-sum", "Add up all covered spaces."),
        pgettext_lazy(
            "dispute penalty-sum",
            "Each covered space costs what is printed above it: {floor_values}. Pay all of them"
            " together.",
        ),
        units=["floor-penalties"],
        topics=["floor-penalties"],
        related=["marker-cost", "floor-overfull"],
        figure=FloorFigure("BBRR"),
    ),
    dispute(
        Phase.FLOOR,
        "floor-overfull",
        pgettext_lazy(
            "dispute floor-overfull",
            "My floor line is full, and more tiles fall. What do they cost?",
        ),
        pgettext_lazy("dispute floor-overfull", "Put them in the lid; they cost nothing."),
        pgettext_lazy(
            "dispute floor-overfull",
            "The floor line has {floor_spaces} spaces and costs at most {floor_total} points a"
            " round.",
        ),
        units=["floor-full"],
        topics=["floor-line", "floor-penalties"],
        related=["marker-full-floor", "floor-where"],
        figure=FloorFigure("BBBBRRR"),
    ),
    dispute(
        Phase.FLOOR,
        "floor-where",
        pgettext_lazy(
            "dispute floor-where", "Where do the tiles of my floor line go after the round?"
        ),
        pgettext_lazy("dispute floor-where", "Put them all in the box lid."),
        pgettext_lazy(
            "dispute floor-where",
            "From there they come back when the bag is empty. The marker stays with its holder.",
        ),
        units=["floor-emptied", "marker-keep", "lid-return"],
        topics=["floor-line", "bag-refill"],
        related=["marker-lid", "bag-empty"],
    ),
    dispute(
        Phase.FLOOR,
        "below-zero",
        pgettext_lazy(
            "dispute below-zero", "My floor line costs more than I have. Do I go below zero?"
        ),
        pgettext_lazy("dispute below-zero", "Stop at zero."),
        pgettext_lazy(
            "dispute below-zero", "Your score never falls below zero. Nothing is owed later."
        ),
        units=["score-min"],
        topics=["score-never-negative", "floor-penalties"],
        related=["tiles-first", "floor-at-zero"],
        figure=TilingFigure("1:B,-,-,-,-:...../...../...../...B./.....:KKR"),
    ),
    dispute(
        Phase.FLOOR,
        "tiles-first",
        pgettext_lazy(
            "dispute tiles-first", "Do I subtract the floor line before my new tiles score?"
        ),
        pgettext_lazy("dispute tiles-first", "Score your tiles first, then subtract."),
        pgettext_lazy(
            "dispute tiles-first",
            "The floor line is the last step of wall-tiling. Only then can your score be stopped"
            " at zero.",
        ),
        units=["score-floor", "score-min"],
        topics=["floor-penalties", "score-never-negative"],
        related=["below-zero", "floor-last-round"],
        figure=TilingFigure("3:B,RR,-,-,-:...../...../...../...../.....:YYKKM"),
    ),
    dispute(
        Phase.FLOOR,
        "floor-last-round",
        pgettext_lazy(
            "dispute floor-last-round", "Does the floor line count in the last round too?"
        ),
        pgettext_lazy("dispute floor-last-round", "Subtract it, as in every round."),
        pgettext_lazy(
            "dispute floor-last-round",
            "It comes before the end bonuses, and it can still put you at zero.",
        ),
        units=["score-floor", "bonus-late"],
        topics=["floor-penalties"],
        related=["tiles-first", "end-at-once"],
    ),
    dispute(
        Phase.FLOOR,
        "floor-at-zero",
        pgettext_lazy("dispute floor-at-zero", "I have no points. May I drop tiles for free?"),
        pgettext_lazy("dispute floor-at-zero", "Drop them; zero stays zero."),
        pgettext_lazy(
            "dispute floor-at-zero",
            "You may always drop a whole pick, and no score falls below zero. The tiles that you"
            " place this round score first, though.",
        ),
        units=["floor-choice", "score-min"],
        topics=["floor-line", "forced-move"],
        related=["below-zero", "drop-all"],
    ),
)
