"""Lesson 14: then the floor, subtracted after the tiles and never below zero."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.floor_clearing import FloorClearingTask
from tutorial.tasks.next_step import NextStepTask
from tutorial.tasks.round_claim import RoundClaimTask
from tutorial.tasks.round_score import RoundChoiceTask, RoundScoreTask
from tutorial.tasks.rounds import round_on

FIRST = round_on("...../..#../...../#..../....#", "-,-,BBB,YY,-", "RR", 3)
SIMPLE = round_on("...../.##../...../#..../...#.", "-,RR,-,-,-", "KK", 4)
ROUND = round_on("...../.#.../...../...../....#", "Y,YY,BBB,-,-", "RRK", 2)
"""The case of the syllabus; the tile at the bottom right makes a score of 2 possible."""
FLOOR_FIRST = round_on("...../...../##.../...../.....", "-,-,BBB,-,-", "RRW", 1)
TO_ZERO = round_on("...../...../...../...#./.....", "B,-,-,-,-", "KKR", 1)
"""The case of the syllabus; the tile far away makes a score of 1 possible."""
CLEARED = round_on("...../.##../...../...../..#..", "-,-,KK,-,YYY", "BMRR", 4)
LAST = round_on("...../..#../.#.../.#.../.....", "-,B,BBB,WWWW,-", "YMRRK", 4)

THEN_THE_FLOOR = Lesson(
    id="then-the-floor",
    number=14,
    title=pgettext_lazy("lesson then-the-floor", "Then the floor"),
    objective=pgettext_lazy(
        "lesson then-the-floor", "Finish a round: tiles first, then the floor line, never below 0."
    ),
    rules=(Rule.SCORE_FLOOR, Rule.SCORE_MIN, Rule.FLOOR_EMPTIED, Rule.MARKER_KEEP),
    steps=(
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What comes first?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "All tiles are taken, and some lie on the floor line. Tap what is settled first.",
            ),
            task=NextStepTask(FIRST),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What is the score after the round?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "Add the points of the tile to the score. Then subtract the covered spaces of the"
                " floor line.",
            ),
            task=RoundScoreTask(SIMPLE),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What is the score after the round?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "Three lines are full now. Tile them all, then subtract the floor line.",
            ),
            task=RoundScoreTask(ROUND),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "Ana subtracts the floor line first and is at zero. Then her tile scores three:"
                " three points.",
            ),
            task=RoundClaimTask(RoundScoreTask(FLOOR_FIRST), claimed=3),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What is the score after the round?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "Here the floor line costs more than there is. Tile the line, then subtract.",
            ),
            task=RoundChoiceTask(
                TO_ZERO,
                reminders={
                    "goes_negative": pgettext_lazy(
                        "lesson then-the-floor",
                        "The score stops at zero. What you can’t pay is not carried over to the"
                        " next round.",
                    ),
                    "floor_first": pgettext_lazy(
                        "lesson then-the-floor",
                        "The floor line is settled after the wall: first the point for the tile,"
                        " then the cost.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What goes to the box lid?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "The floor line is subtracted and then cleared. Mark what leaves your board.",
            ),
            task=FloorClearingTask(
                CLEARED,
                because=pgettext_lazy(
                    "lesson then-the-floor",
                    "All tiles of the floor line go to the box lid. The marker stays with you: you"
                    " start the next round.",
                ),
                marker_goes=pgettext_lazy(
                    "lesson then-the-floor",
                    "The starting player marker never goes to the lid. You keep it and start the"
                    " next round.",
                ),
                tiles_stay=pgettext_lazy(
                    "lesson then-the-floor",
                    "No tile stays on the floor line: all of them go to the box lid.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson then-the-floor", "What is the score after the round?"),
            text=pgettext_lazy(
                "lesson then-the-floor",
                "A whole round, with the marker on the floor line. It covers a space too.",
            ),
            task=RoundScoreTask(LAST),
        ),
    ),
    check=(("round-with-floor", 1), ("find-the-mistake", 1), ("round-with-floor", 2)),
)
