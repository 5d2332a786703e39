"""Lesson 11: both ways, the row and the column through the new tile."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.find_space import FindSpaceTask
from tutorial.tasks.run_length import MarkRunTask, Run, RunLengthTask
from tutorial.tasks.score_claim import ScoreClaimTask
from tutorial.tasks.tile_score import TileScoreTask

CROSS = TileScoreTask(
    "..#../..#../##.#./...../.....",
    (2, 2),
    reminders={
        "self_once": pgettext_lazy(
            "lesson both-ways", "The new tile belongs to both runs, so it counts in both."
        ),
        "longest_only": pgettext_lazy(
            "lesson both-ways", "Four is the longer run only. The other run counts too."
        ),
        "forgets_self": pgettext_lazy("lesson both-ways", "The new tile counts too, in both runs."),
    },
)
SEPARATOR = TileScoreTask("#..../###../.####/..#../.....", (2, 0))
ONE_WAY = TileScoreTask("...../##.../...../...../.....", (1, 2))

BOTH_WAYS = Lesson(
    id="both-ways",
    number=11,
    title=pgettext_lazy("lesson both-ways", "Both ways"),
    objective=pgettext_lazy(
        "lesson both-ways", "Count a tile that has neighbours in its row and in its column."
    ),
    rules=(Rule.SCORE_BOTH, Rule.SCORE_ROW, Rule.SCORE_COLUMN, Rule.SCORE_RUN),
    steps=(
        Step(
            question=pgettext_lazy("lesson both-ways", "Mark the whole run in the row."),
            text=pgettext_lazy(
                "lesson both-ways",
                "The outlined tile has just come to the wall. Tap every tile of its run in the"
                " row.",
            ),
            task=MarkRunTask(
                Run(CROSS, "row"),
                forgot_tile=pgettext_lazy(
                    "lesson both-ways", "The new tile is part of the run too. Mark it as well."
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson both-ways", "How long is its run in the column?"),
            text=pgettext_lazy("lesson both-ways", "Now look up and down from the same tile."),
            task=RunLengthTask(
                Run(CROSS, "column"),
                forgot_tile=pgettext_lazy(
                    "lesson both-ways", "You counted the tiles above it. The new tile counts too."
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson both-ways", "How many points is that?"),
            text=pgettext_lazy(
                "lesson both-ways",
                "The row scores and the column scores. Add the two runs.",
            ),
            task=CROSS,
        ),
        Step(
            question=pgettext_lazy("lesson both-ways", "How many points does the new tile score?"),
            text=pgettext_lazy(
                "lesson both-ways",
                "The outlined tile has just come to the wall. Count its row and its column.",
            ),
            task=SEPARATOR,
        ),
        Step(
            question=pgettext_lazy("lesson both-ways", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson both-ways",
                "Ana counts three for the row and one more for the column: four points.",
            ),
            task=ScoreClaimTask(ONE_WAY, claimed=4),
        ),
        Step(
            question=pgettext_lazy("lesson both-ways", "Where does a tile score five points?"),
            text=pgettext_lazy(
                "lesson both-ways", "Tap an empty space. There is more than one good answer."
            ),
            task=FindSpaceTask("..##./.##../#..../##.#./.....", points=5),
        ),
    ),
    check=(("cross", 1), ("cross", 2)),
)
