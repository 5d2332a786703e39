"""Lesson 10: alone, or in one row: one point, or the length of the run."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.find_space import FindSpaceTask
from tutorial.tasks.run_length import MarkRunTask, Run
from tutorial.tasks.score_claim import ScoreClaimTask
from tutorial.tasks.tile_score import TileScoreTask

LONE = TileScoreTask(
    "...../.#.../...../...../.....",
    (3, 3),
    reminders={
        "lone_is_2": pgettext_lazy(
            "lesson alone-or-in-a-row",
            "A lone tile is its own row and its own column, but it counts once.",
        )
    },
)
ROW = TileScoreTask(
    "...../.##../...../...../.....",
    (1, 3),
    reminders={
        "both_always": pgettext_lazy(
            "lesson alone-or-in-a-row",
            "No tile touches it above or below, so the column does not count.",
        ),
        "forgets_self": pgettext_lazy(
            "lesson alone-or-in-a-row",
            "Count the whole run: from one end to the other, the new tile included.",
        ),
    },
)
COLUMN = TileScoreTask(
    ".#.../.#.../.#.../...../....#",
    (3, 1),
    reminders={
        "both_always": pgettext_lazy(
            "lesson alone-or-in-a-row",
            "No tile touches it to the left or right, so the row does not count.",
        ),
        "forgets_self": pgettext_lazy(
            "lesson alone-or-in-a-row", "You counted the tiles above it. The new tile counts too."
        ),
    },
)
CORNER = TileScoreTask("...../.##../...../...#./.....", (0, 4))
BETWEEN = TileScoreTask("...../...../##.#./...../....#", (2, 2))

ALONE_OR_IN_A_ROW = Lesson(
    id="alone-or-in-a-row",
    number=10,
    title=pgettext_lazy("lesson alone-or-in-a-row", "Alone, or in one row"),
    objective=pgettext_lazy(
        "lesson alone-or-in-a-row", "Count a tile that is on its own or in one run."
    ),
    rules=(Rule.SCORE_LONE, Rule.SCORE_ROW, Rule.SCORE_COLUMN),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson alone-or-in-a-row", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "The outlined tile has just come to the wall. A tile on its own scores one point.",
            ),
            task=LONE,
        ),
        Step(
            question=pgettext_lazy("lesson alone-or-in-a-row", "Mark the whole run in the row."),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "Tiles side by side without a gap are a run. Tap each tile of the run that the"
                " new one belongs to.",
            ),
            task=MarkRunTask(
                Run(ROW, "row"),
                forgot_tile=pgettext_lazy(
                    "lesson alone-or-in-a-row",
                    "The new tile is part of the run too. Mark it as well.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson alone-or-in-a-row", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "A run scores its length: one point for each of its tiles.",
            ),
            task=ROW,
        ),
        Step(
            question=pgettext_lazy(
                "lesson alone-or-in-a-row", "How many points does the new tile score?"
            ),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "A run can stand upright too. Count from the new tile up and down.",
            ),
            task=COLUMN,
        ),
        Step(
            question=pgettext_lazy("lesson alone-or-in-a-row", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "Ana counts one point for the row and one for the column: two points.",
            ),
            task=ScoreClaimTask(CORNER, claimed=2),
        ),
        Step(
            question=pgettext_lazy("lesson alone-or-in-a-row", "Is Ben right?"),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "Ben’s tile joins tiles on its left and on its right. He counts four points.",
            ),
            task=ScoreClaimTask(BETWEEN, claimed=4),
        ),
        Step(
            question=pgettext_lazy(
                "lesson alone-or-in-a-row", "Where does a tile score three points?"
            ),
            text=pgettext_lazy(
                "lesson alone-or-in-a-row",
                "Tap an empty space. There is more than one good answer.",
            ),
            task=FindSpaceTask("...##/...../#..../#..../..#..", points=3),
        ),
    ),
    check=(("run", 1), ("run", 2)),
)
