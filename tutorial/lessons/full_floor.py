"""Lesson 8: the floor line is full."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.choose_line import ChooseLineTask
from tutorial.tasks.pick import pick
from tutorial.tasks.place_claim import PlaceClaimTask
from tutorial.tasks.play_number import PlayNumberTask, Wanted
from tutorial.tasks.what_falls import WhatFallsTask

NEARLY_FULL = pick("0:-,R,K,Y,B:...../...../...../...../.....:BBMRRK", "WWWW")
TO_LID = pgettext_lazy(
    "lesson full-floor", "Too many tiles fall: the floor line has only two free spaces."
)

FULL_FLOOR = Lesson(
    id="full-floor",
    number=8,
    title=pgettext_lazy("lesson full-floor", "The floor line is full"),
    objective=pgettext_lazy(
        "lesson full-floor", "Know what happens when more falls than the floor line can hold."
    ),
    rules=(Rule.FLOOR_FULL, Rule.MARKER_FULL_FLOOR, Rule.FLOOR_PENALTIES),
    check=(("floor-sum", 2), ("what-falls", 2), ("floor-sum", 3)),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson full-floor",
                "How many tiles go to the floor line, and how many to the box lid?",
            ),
            text=pgettext_lazy(
                "lesson full-floor",
                "You put the white tiles on line 1. What finds no space on the floor line goes to"
                " the box lid.",
            ),
            task=WhatFallsTask(NEARLY_FULL, line=0),
        ),
        Step(
            question=pgettext_lazy(
                "lesson full-floor", "How many points does the floor line cost then?"
            ),
            text=pgettext_lazy(
                "lesson full-floor",
                "The same four tiles go to line 1. Tiles in the lid no longer count.",
            ),
            task=PlayNumberTask(
                NEARLY_FULL,
                "1",
                Wanted.COST,
                slips={
                    20: pgettext_lazy(
                        "lesson full-floor",
                        "Space 7 is the last. The two tiles in the lid cost nothing more.",
                    ),
                    11: pgettext_lazy(
                        "lesson full-floor",
                        "That was the cost before. One of the new tiles covers the last space.",
                    ),
                    7: pgettext_lazy(
                        "lesson full-floor",
                        "You counted one point for each space. A space costs what it says.",
                    ),
                    12: pgettext_lazy(
                        "lesson full-floor",
                        "The marker covers the third space, so it costs two points like a tile.",
                    ),
                    13: pgettext_lazy(
                        "lesson full-floor",
                        "The marker covers the third space, so it costs two points like a tile.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson full-floor", "Let no tile go to the box lid."),
            text=pgettext_lazy(
                "lesson full-floor",
                "The floor line has two free spaces left. Choose where to put the yellow tiles.",
            ),
            task=ChooseLineTask(
                pick("0:-,-,WW,W,K:...../...../...../...../.....:BBRRK", "YYYY"),
                lambda play, board: not play.lid,
                misses={"1": TO_LID, "F": TO_LID},
            ),
        ),
        Step(
            question=pgettext_lazy("lesson full-floor", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson full-floor",
                "Ben’s floor line is full. He uses no pattern line, so his three black tiles all"
                " go to the box lid.",
            ),
            task=PlaceClaimTask(
                pick("0:-,-,-,-,-:...../...../...../...../.....:BBRRWYY", "KKK"),
                laid=(("lid", 3),),
                because=pgettext_lazy(
                    "lesson full-floor",
                    "You may always choose the floor line. When it is full, tiles go to the lid and"
                    " cost nothing more.",
                ),
                rule=Rule.FLOOR_FULL,
                instead="F",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson full-floor", "What does Ana’s floor line cost now?"),
            text=pgettext_lazy(
                "lesson full-floor",
                "Her floor line was full. She takes red and the marker from the centre, and puts"
                " the tiles on line 2.",
            ),
            task=PlayNumberTask(
                pick("0:-,-,-,-,-:...../...../...../...../.....:BBKKWYY", "RR", marker=True),
                "2",
                Wanted.COST,
                slips={
                    17: pgettext_lazy(
                        "lesson full-floor",
                        "You counted three more for the marker. There is no space left for it, so"
                        " it costs nothing: our choice.",
                    ),
                    15: pgettext_lazy(
                        "lesson full-floor",
                        "You counted one more for the marker. There is no space left for it, so it"
                        " costs nothing: our choice.",
                    ),
                    11: pgettext_lazy(
                        "lesson full-floor",
                        "The marker takes no tile’s place: all seven tiles stay and cost points.",
                    ),
                },
            ),
        ),
    ),
)
