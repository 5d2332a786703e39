"""Setup: what is laid out, and who starts."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import TableFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

SETUP = Section(
    id="setup",
    title=pgettext_lazy("section title", "Setup"),
    summary=pgettext_lazy("section summary", "What is laid out before the first turn."),
    units=(
        unit(
            "player-count",
            "Two, three or four can play. There are not enough boards, displays and tiles for a"
            " fifth player.",
            title=pgettext_lazy("rule title", "Number of players"),
            topics=["player-count", "setup"],
            related=["displays-count", "no-solo"],
        ),
        unit(
            "same-side",
            "Everybody takes a board and turns the same side up: the coloured one in the standard"
            " game. Different sides in one game are not allowed.",
            title=pgettext_lazy("rule title", "Same side for all"),
            topics=["setup", "grey-wall"],
            related=["grey-choice", "component-sides"],
        ),
        unit(
            "score-start",
            "Everybody starts with zero points.",
            title=pgettext_lazy("rule title", "Starting score"),
            topics=["setup"],
            related=["score-track"],
        ),
        unit(
            "displays-count",
            "Lay out {displays_2} displays for two players, {displays_3} for three and"
            " {displays_4} for four, in a circle around the centre of the table.",
            title=pgettext_lazy("rule title", "Number of displays"),
            topics=["player-count", "setup"],
            related=["fill-displays", "player-count"],
            figure=TableFigure(),
        ),
        unit(
            "fill-displays",
            "Put {tiles_per_display} tiles on each display, however many are playing.",
            title=pgettext_lazy("rule title", "Tiles on each display"),
            topics=["setup", "next-round"],
            related=["draw-blind", "refill"],
        ),
        unit(
            "draw-blind",
            "Draw the tiles from the bag without looking, one after another. Nobody chooses what"
            " comes.",
            title=pgettext_lazy("rule title", "Drawn blind"),
            topics=["setup", "bag-refill"],
            related=["fill-displays"],
        ),
        unit(
            "first-starter",
            "Whoever was in Portugal most recently starts the first round, takes the starting"
            " player"
            " marker and fills the displays. If nobody was, choose by chance.",
            title=pgettext_lazy("rule title", "Who starts"),
            topics=["setup", "starting-marker"],
            related=["marker-center", "marker-starts"],
        ),
    ),
)
