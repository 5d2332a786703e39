"""Disputes on bonuses and the winner."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import BonusFigure

WINNING = (
    dispute(
        Phase.WINNING,
        "bonus-sum",
        pgettext_lazy(
            "dispute bonus-sum",
            "One tile is in a full row and in a full column. Does it count for both?",
        ),
        pgettext_lazy("dispute bonus-sum", "Count it for both; bonuses add up."),
        pgettext_lazy(
            "dispute bonus-sum",
            "Every row, column and colour that is complete earns its bonus, whatever else its"
            " tiles belong to.",
        ),
        units=["bonus-add-up"],
        topics=["end-bonuses"],
        related=["two-rows"],
        figure=BonusFigure("#####/#..../#..../#..../#...."),
    ),
    dispute(
        Phase.WINNING,
        "two-rows",
        pgettext_lazy("dispute two-rows", "I have two full rows. Does each one count?"),
        pgettext_lazy("dispute two-rows", "Count {bonus_row} for each full row."),
        pgettext_lazy(
            "dispute two-rows",
            "It makes no difference whose row ended the game. Every player counts every full row.",
        ),
        units=["bonus-row", "bonus-add-up"],
        topics=["end-bonuses"],
        related=["bonus-sum", "row-or-colour"],
        figure=BonusFigure("#####/#####/...../...../....."),
    ),
    dispute(
        Phase.WINNING,
        "four-of-colour",
        pgettext_lazy(
            "dispute four-of-colour", "I have four tiles of a colour. Do I get part of the bonus?"
        ),
        pgettext_lazy("dispute four-of-colour", "Count nothing; it takes all five."),
        pgettext_lazy(
            "dispute four-of-colour",
            "The {bonus_color} is for a complete colour. There is no bonus for part of one.",
        ),
        units=["bonus-color"],
        topics=["end-bonuses"],
        related=["row-or-colour"],
        figure=BonusFigure("#..../.#.../..#../...#./....."),
    ),
    dispute(
        Phase.WINNING,
        "row-or-colour",
        pgettext_lazy(
            "dispute row-or-colour", "My row shows all five colours. Is that the colour bonus?"
        ),
        pgettext_lazy("dispute row-or-colour", "Count the row bonus only."),
        pgettext_lazy(
            "dispute row-or-colour",
            "The colour bonus is for five tiles of the same colour. A full row always shows five"
            " different ones.",
        ),
        units=["bonus-color", "bonus-row"],
        topics=["end-bonuses"],
        related=["four-of-colour", "two-rows"],
        figure=BonusFigure("#####/...../...../...../....."),
    ),
    dispute(
        Phase.WINNING,
        "tie",
        pgettext_lazy("dispute tie", "Two of us have the most points. Who wins?"),
        pgettext_lazy("dispute tie", "Count full rows; more rows win."),
        pgettext_lazy(
            "dispute tie", "Only the rows of the tied players matter, and only horizontal ones."
        ),
        units=["tie-rows"],
        topics=["tie-break"],
        related=["still-tied", "tie-columns"],
    ),
    dispute(
        Phase.WINNING,
        "still-tied",
        pgettext_lazy("dispute still-tied", "Our points and our full rows are the same. Who wins?"),
        pgettext_lazy("dispute still-tied", "Share the victory."),
        pgettext_lazy(
            "dispute still-tied", "After points and full rows there is no further tie-break."
        ),
        units=["tie-shared"],
        topics=["tie-break"],
        related=["tie"],
    ),
    dispute(
        Phase.WINNING,
        "tie-columns",
        pgettext_lazy("dispute tie-columns", "We are tied, but I have more columns. Do I win?"),
        pgettext_lazy("dispute tie-columns", "Count full rows; leave columns out."),
        pgettext_lazy(
            "dispute tie-columns",
            "Columns, colours and bonuses don’t break a tie. They are in your points already.",
        ),
        units=["tie-rows", "tie-shared"],
        topics=["tie-break"],
        related=["tie", "still-tied"],
    ),
)
