"""Lesson 17: who wins, and what decides a tie."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.final_ranking import FinalRankingTask
from tutorial.tasks.final_standing import FinalStanding
from tutorial.tasks.who_wins import WhoWinsTask, WinClaimTask, WinnersTask

TWO_ROWS = "#####/#####/.####/..##./....."
"""Two rows, no column, no color."""
ROW_AND_COLUMN = "#####/####./##.../##.../#...."
ROW_AND_COLOR = "#####/###../..##./.###./...##"
TWO_COLUMNS = "#####/####./##.../##.../##..."

WHO_WINS = Lesson(
    id="who-wins",
    number=17,
    title=pgettext_lazy("lesson who-wins", "Who wins"),
    objective=pgettext_lazy(
        "lesson who-wins", "Find the winner, also when players have equally many points."
    ),
    rules=(Rule.WINNER, Rule.TIE_ROWS, Rule.TIE_SHARED),
    steps=(
        Step(
            question=pgettext_lazy("lesson who-wins", "Who wins?"),
            text=pgettext_lazy(
                "lesson who-wins", "The game is over, and the scores include all bonuses."
            ),
            task=WhoWinsTask(
                FinalStanding((58, 61), (TWO_ROWS, ROW_AND_COLUMN)),
                slips={
                    "A": pgettext_lazy(
                        "lesson who-wins",
                        "Ana has more full rows, but Ben has more points. Rows matter only when"
                        " points are equal.",
                    ),
                    "shared": pgettext_lazy(
                        "lesson who-wins",
                        "A victory is shared only when points are equal, and full rows too.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson who-wins", "Who wins?"),
            text=pgettext_lazy(
                "lesson who-wins",
                "Both have equally many points. Now count their full horizontal rows.",
            ),
            task=WhoWinsTask(
                FinalStanding((62, 62), (TWO_ROWS, TWO_COLUMNS)),
                slips={
                    "shared": pgettext_lazy(
                        "lesson who-wins",
                        "Equal points alone are no shared victory. Ana has two full rows, Ben has"
                        " one.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson who-wins", "Who wins?"),
            text=pgettext_lazy(
                "lesson who-wins",
                "Equal points again. Ana has a full column, Ben has a complete colour.",
            ),
            task=WhoWinsTask(FinalStanding((62, 62), (ROW_AND_COLUMN, ROW_AND_COLOR))),
        ),
        Step(
            question=pgettext_lazy("lesson who-wins", "Is Ben right?"),
            text=pgettext_lazy(
                "lesson who-wins",
                "Ben says: “We have equally many points, but I have a complete colour. So I win.”",
            ),
            task=WinClaimTask(FinalStanding((60, 60), (TWO_ROWS, ROW_AND_COLOR)), (1,)),
        ),
        Step(
            question=pgettext_lazy("lesson who-wins", "Who wins?"),
            text=pgettext_lazy(
                "lesson who-wins",
                "Three players have equally many points. Mark everybody who wins.",
            ),
            task=WinnersTask(
                FinalStanding(
                    (57, 57, 57), (TWO_ROWS, TWO_COLUMNS, "#####/.##../.###./#####/.....")
                )
            ),
        ),
        Step(
            question=pgettext_lazy("lesson who-wins", "Which place does each player get?"),
            text=pgettext_lazy(
                "lesson who-wins",
                "Points first, then full rows. Who is still tied shares a place.",
            ),
            task=FinalRankingTask(
                FinalStanding(
                    (49, 62, 49, 62),
                    (
                        ROW_AND_COLUMN,
                        ROW_AND_COLOR,
                        "####./#####/..##./#####/.....",
                        TWO_COLUMNS,
                    ),
                )
            ),
        ),
    ),
    check=(("final-ranking", 1), ("final-ranking", 2), ("final-ranking", 1)),
)
