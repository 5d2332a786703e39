"""Disputes on the grey side."""

from django.utils.translation import pgettext_lazy

from rulesite.disputes.dispute import Phase, dispute
from rulesite.rulebook.figure import GreyFigure

GREY = (
    dispute(
        Phase.GREY,
        "grey-where",
        pgettext_lazy("dispute grey-where", "Where may my tile go on the grey side?"),
        pgettext_lazy("dispute grey-where", "Choose any free space its column allows."),
        pgettext_lazy(
            "dispute grey-where",
            "It stays in the row of its line. Its column may not have its colour yet.",
        ),
        units=["grey-choice", "grey-column"],
        topics=["grey-wall"],
        related=["grey-when", "grey-stuck"],
        figure=GreyFigure("0:-,BB,-,-,-:...../.YRK./...../B..../.....:-"),
    ),
    dispute(
        Phase.GREY,
        "grey-when",
        pgettext_lazy("dispute grey-when", "Do I choose the space already when I fill the line?"),
        pgettext_lazy("dispute grey-when", "Choose when you move the tile."),
        pgettext_lazy(
            "dispute grey-when",
            "You choose in wall-tiling, from top to bottom. A tile further up can block a space"
            " further down.",
        ),
        units=["grey-choice", "grey-column"],
        topics=["grey-wall"],
        related=["grey-where", "grey-draft"],
    ),
    dispute(
        Phase.GREY,
        "grey-stuck",
        pgettext_lazy(
            "dispute grey-stuck", "My full line has no space on the grey wall. What now?"
        ),
        pgettext_lazy("dispute grey-stuck", "Drop the whole line to the floor."),
        pgettext_lazy(
            "dispute grey-stuck",
            "All its tiles fall at once and cost points in this round. What the floor line can’t"
            " hold goes to the box lid.",
        ),
        units=["grey-no-space", "floor-full"],
        topics=["grey-wall-no-space", "grey-wall"],
        related=["grey-dump", "grey-not-over"],
        figure=GreyFigure("0:-,BB,-,-,-:....B/YRKW./...../...../.....:-"),
    ),
    dispute(
        Phase.GREY,
        "grey-dump",
        pgettext_lazy(
            "dispute grey-dump", "My tile has a space. May I drop its line all the same?"
        ),
        pgettext_lazy("dispute grey-dump", "Place the tile; you must."),
        pgettext_lazy(
            "dispute grey-dump", "A full line falls only when its tile has no space at all."
        ),
        units=["grey-no-space"],
        topics=["grey-wall-no-space", "grey-wall"],
        related=["grey-stuck", "hold-back"],
    ),
    dispute(
        Phase.GREY,
        "grey-draft",
        pgettext_lazy(
            "dispute grey-draft", "May I collect a colour that has no space left in that row?"
        ),
        pgettext_lazy("dispute grey-draft", "Collect it; only its row counts now."),
        pgettext_lazy(
            "dispute grey-draft",
            "While drafting, a line is closed only to colours that its row already has. Without"
            " a space, the line falls later.",
        ),
        units=["grey-draft", "line-wall-row"],
        topics=["grey-wall", "pattern-line-colour-restriction"],
        related=["grey-stuck", "colour-on-wall"],
    ),
    dispute(
        Phase.GREY,
        "grey-wait",
        pgettext_lazy("dispute grey-wait", "May I wait to see where you put your tile?"),
        pgettext_lazy("dispute grey-wait", "Choose together, or else in turn order."),
        pgettext_lazy(
            "dispute grey-wait",
            "The rulebook says nothing of waiting. If anybody minds, the player who started the"
            " round chooses first.",
        ),
        units=["grey-order"],
        topics=["grey-wall"],
        related=["tile-together", "grey-when"],
    ),
    dispute(
        Phase.GREY,
        "grey-not-over",
        pgettext_lazy("dispute grey-not-over", "My fifth tile found no space. Is the game over?"),
        pgettext_lazy("dispute grey-not-over", "Play on; the row isn’t full."),
        pgettext_lazy(
            "dispute grey-not-over",
            "The game ends only with five tiles in a row. Your line has fallen instead.",
        ),
        units=["end-trigger", "grey-no-space"],
        topics=["game-end", "grey-wall-no-space"],
        related=["grey-stuck", "last-round"],
    ),
)
