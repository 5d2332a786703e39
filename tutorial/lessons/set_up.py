"""Lesson 2: set up, the displays, the tiles, the marker and who starts."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.facts import FactsTask, FactTask, Statement
from tutorial.tasks.set_up import (
    DisplaysByPlayersTask,
    DisplaysTask,
    SameSideTask,
    TilesLaidTask,
)

READY = (
    Statement(
        "boards",
        pgettext_lazy("lesson set-up", "Each player has a board"),
        is_true=True,
        because=pgettext_lazy("lesson set-up", "Each player needs a board of their own."),
    ),
    Statement(
        "zero",
        pgettext_lazy("lesson set-up", "All scores are zero"),
        is_true=True,
        because=pgettext_lazy("lesson set-up", "Everybody starts with zero points."),
    ),
    Statement(
        "marker",
        pgettext_lazy("lesson set-up", "The starting player marker lies in the centre"),
        is_true=True,
        because=pgettext_lazy(
            "lesson set-up",
            "Don’t forget the starting player marker: it lies in the centre when a round begins.",
        ),
    ),
    Statement(
        "center",
        pgettext_lazy("lesson set-up", "Some tiles lie in the centre"),
        is_true=False,
        because=pgettext_lazy(
            "lesson set-up",
            "No tile lies in the centre yet. Tiles come there when players take from displays.",
        ),
    ),
    Statement(
        "lines",
        pgettext_lazy("lesson set-up", "Each player has one tile on the board"),
        is_true=False,
        because=pgettext_lazy("lesson set-up", "All boards are empty at the start."),
    ),
)
STARTERS = (
    Statement(
        "youngest",
        pgettext_lazy("lesson set-up", "The youngest player"),
        is_true=False,
        because=pgettext_lazy(
            "lesson set-up",
            "You may agree on that at your table. The rulebook asks for something else: a journey.",
        ),
    ),
    Statement(
        "portugal",
        pgettext_lazy("lesson set-up", "Whoever was in Portugal most recently"),
        is_true=True,
        because=pgettext_lazy(
            "lesson set-up",
            "So says the rulebook: Portugal is famous for its tiles. If nobody was there, choose"
            " by chance.",
        ),
    ),
    Statement(
        "last",
        pgettext_lazy("lesson set-up", "Whoever won the last game"),
        is_true=False,
        because=pgettext_lazy(
            "lesson set-up",
            "You may agree on that at your table. The rulebook has nothing to say about games"
            " before this one.",
        ),
    ),
)

SET_UP = Lesson(
    id="set-up",
    number=2,
    title=pgettext_lazy("lesson set-up", "Set up"),
    objective=pgettext_lazy("lesson set-up", "Lay out the game for two, three or four players."),
    rules=(
        Rule.DISPLAYS_COUNT,
        Rule.FILL_DISPLAYS,
        Rule.SAME_SIDE,
        Rule.FIRST_STARTER,
        Rule.MARKER_CENTER,
        Rule.SCORE_START,
    ),
    steps=(
        Step(
            question=pgettext_lazy("lesson set-up", "How many displays for three players?"),
            text=pgettext_lazy(
                "lesson set-up",
                "The round displays hold the tiles on offer. Two players lay out five; with each"
                " further player come two more.",
            ),
            task=DisplaysTask(3, offered=(5, 6, 7, 9)),
        ),
        Step(
            question=pgettext_lazy("lesson set-up", "How many tiles lie on the displays?"),
            text=pgettext_lazy(
                "lesson set-up",
                "This is the table for three. The tiles were drawn from the bag without looking.",
            ),
            task=TilesLaidTask(3),
        ),
        Step(
            question=pgettext_lazy("lesson set-up", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson set-up",
                "Each board has two sides. Ana turns up the coloured side, and Ben the grey one.",
            ),
            task=SameSideTask(),
        ),
        Step(
            question=pgettext_lazy("lesson set-up", "What is true before the first turn?"),
            text=pgettext_lazy(
                "lesson set-up", "The displays are full. Think of the boards and of the centre."
            ),
            task=FactsTask(
                READY,
                praise=pgettext_lazy(
                    "lesson set-up",
                    "All is ready: empty boards, no points, and only the marker in the centre.",
                ),
                rules=(Rule.MARKER_CENTER, Rule.SCORE_START),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson set-up", "Who starts the first round?"),
            text=pgettext_lazy(
                "lesson set-up", "The rulebook has an answer of its own. What do you think?"
            ),
            task=FactTask(STARTERS, rules=(Rule.FIRST_STARTER,)),
        ),
        Step(
            question=pgettext_lazy("lesson set-up", "How many displays does each table need?"),
            text=pgettext_lazy(
                "lesson set-up", "Now for every number of players. The tiles help you to count."
            ),
            task=DisplaysByPlayersTask(),
        ),
    ),
    check=(("set-up", 1), ("set-up", 2)),
)
