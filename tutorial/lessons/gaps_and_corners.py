"""Lesson 12: gaps and corners, where a run ends and what does not touch."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.find_space import FindSpaceTask
from tutorial.tasks.run_length import MarkRunTask, Run
from tutorial.tasks.score_claim import ScoreClaimTask
from tutorial.tasks.tile_score import TileScoreTask

ONLY_FOUR = pgettext_lazy(
    "lesson gaps-and-corners", "Only up, down, left and right count. Corners do not touch."
)
GAPPED = TileScoreTask("...../#.##./...../...../.....", (1, 4))
BEYOND = TileScoreTask(
    "...../##.../...../...../.....",
    (1, 4),
    reminders={
        "jumps_gaps": pgettext_lazy(
            "lesson gaps-and-corners", "There is an empty space between: the run has ended."
        )
    },
)
CLOSED = TileScoreTask(
    "...../##.#./...../...../.....",
    (1, 2),
    reminders={
        "forgets_self": pgettext_lazy(
            "lesson gaps-and-corners",
            "Count the whole run: from one end to the other, the new tile included.",
        ),
        "both_always": pgettext_lazy(
            "lesson gaps-and-corners",
            "No tile touches it above or below, so the column does not count.",
        ),
    },
)
CORNER = TileScoreTask(".#.../...../...../...../.....", (1, 2), reminders={"diagonals": ONLY_FOUR})
CORNERS = TileScoreTask("...../...../#...#/.##../....#", (3, 3))
SEPARATOR = TileScoreTask(".#.##/..###/####./.#.#./....#", (2, 4))

GAPS_AND_CORNERS = Lesson(
    id="gaps-and-corners",
    number=12,
    title=pgettext_lazy("lesson gaps-and-corners", "Gaps and corners"),
    objective=pgettext_lazy(
        "lesson gaps-and-corners",
        "Tell where a run ends, and leave out what only touches a corner.",
    ),
    rules=(Rule.SCORE_RUN, Rule.SCORE_NO_DIAGONAL),
    steps=(
        Step(
            question=pgettext_lazy("lesson gaps-and-corners", "Mark the whole run in the row."),
            text=pgettext_lazy(
                "lesson gaps-and-corners",
                "The outlined tile has just come to the wall. A run ends at the first empty space.",
            ),
            task=MarkRunTask(
                Run(GAPPED, "row"),
                forgot_tile=pgettext_lazy(
                    "lesson gaps-and-corners",
                    "The new tile is part of the run too. Mark it as well.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson gaps-and-corners", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson gaps-and-corners",
                "There are other tiles in its row. See whether they touch it.",
            ),
            task=BEYOND,
        ),
        Step(
            question=pgettext_lazy(
                "lesson gaps-and-corners", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson gaps-and-corners",
                "Here the new tile has closed a gap. Count the whole run.",
            ),
            task=CLOSED,
        ),
        Step(
            question=pgettext_lazy(
                "lesson gaps-and-corners", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson gaps-and-corners", "The other tile touches only a corner of the new one."
            ),
            task=CORNER,
        ),
        Step(
            question=pgettext_lazy("lesson gaps-and-corners", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson gaps-and-corners",
                "Ana counts three for the row and two more for the tiles at the corners: five"
                " points.",
            ),
            task=ScoreClaimTask(CORNERS, claimed=5),
        ),
        Step(
            question=pgettext_lazy(
                "lesson gaps-and-corners", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson gaps-and-corners",
                "Many tiles lie around it, with gaps and corners. Count the row, then the column.",
            ),
            task=SEPARATOR,
        ),
        Step(
            question=pgettext_lazy("lesson gaps-and-corners", "Where does a tile score one point?"),
            text=pgettext_lazy(
                "lesson gaps-and-corners", "Tap an empty space. There is more than one good answer."
            ),
            task=FindSpaceTask("#.#../...#./.#.#./#.#../...##", points=1),
        ),
    ),
    check=(("run", 2), ("cross", 2), ("run", 3)),
)
