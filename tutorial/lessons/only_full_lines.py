"""Lesson 9: only full lines move, one tile of each to the wall."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.full_lines import FullLinesTask, LidCountTask, LinesLeftTask
from tutorial.tasks.round_end import RoundEnd
from tutorial.tasks.wall_space import FullLines, WallSpacesTask
from tutorial.tasks.what_stays import WhatStaysTask

EMPTY = "...../...../...../...../....."
FIRST = RoundEnd(f"0:-,WW,RR,-,KKKKK:{EMPTY}:-")
BASE = RoundEnd(f"0:R,Y,BBB,-,-:{EMPTY}:-")
"""The position of the syllabus."""
COUNTED = RoundEnd(f"0:-,YY,BBB,-,KKKK:{EMPTY}:-")
WAITING = RoundEnd(f"0:-,WW,-,RR,KKKK:{EMPTY}:-")
MIXED = RoundEnd("3:K,Y,RRR,WWWW,BBBB:B..../...../.W.../.K.../.....:-")

ONLY_FULL_LINES = Lesson(
    id="only-full-lines",
    number=9,
    title=pgettext_lazy("lesson only-full-lines", "Only full lines move"),
    objective=pgettext_lazy(
        "lesson only-full-lines", "Tell what goes to the wall, what to the lid, and what stays."
    ),
    rules=(Rule.TILE_FULL_LINES, Rule.TILE_REST, Rule.LINES_STAY),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson only-full-lines", "Which lines send a tile to the wall?"
            ),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "When all tiles are taken, the wall is tiled. Mark every full line: only those"
                " move.",
            ),
            task=FullLinesTask(FIRST),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "Where do the tiles go?"),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "One tile of each full line goes straight across, to the space of its colour. Mark"
                " these spaces.",
            ),
            task=WallSpacesTask(FullLines(BASE.board), tells_all=False),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "What becomes of these lines?"),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "The same board again. One tile of a full line goes to the wall, the rest to the"
                " box lid.",
            ),
            task=WhatStaysTask(BASE),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "How many tiles go to the box lid?"),
            text=pgettext_lazy(
                "lesson only-full-lines", "Look at each line: is it full, and what is its rest?"
            ),
            task=LidCountTask(
                COUNTED,
                slips={
                    7: pgettext_lazy(
                        "lesson only-full-lines",
                        "You cleared line 5 as well. Unfinished lines wait for the next round.",
                    ),
                    6: pgettext_lazy(
                        "lesson only-full-lines",
                        "You moved line 5 as well. Unfinished lines wait for the next round.",
                    ),
                    5: pgettext_lazy(
                        "lesson only-full-lines",
                        "Those are all the tiles of the full lines. One of each goes to the wall.",
                    ),
                    0: pgettext_lazy(
                        "lesson only-full-lines",
                        "The rest of a full line does not stay: it goes to the box lid.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "Ana moves one blue tile to the wall. She keeps the other two in line 3 for the"
                " next round.",
            ),
            task=LinesLeftTask(
                BASE,
                left="-,Y,BB,-,-",
                because=pgettext_lazy(
                    "lesson only-full-lines",
                    "A full line is emptied: one tile goes to the wall, the rest to the box lid.",
                ),
                rule=Rule.TILE_REST,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "Ben needs one more black tile for line 5. He leaves his four there, and two red"
                " ones in line 4.",
            ),
            task=LinesLeftTask(
                WAITING,
                left="-,-,-,RR,KKKK",
                because=pgettext_lazy(
                    "lesson only-full-lines",
                    "Unfinished lines wait for the next round. They have to stay, with all their"
                    " tiles.",
                ),
                rule=Rule.LINES_STAY,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson only-full-lines", "What becomes of these lines?"),
            text=pgettext_lazy(
                "lesson only-full-lines",
                "All five lines hold tiles, and some are nearly full. Choose for each.",
            ),
            task=WhatStaysTask(MIXED),
        ),
    ),
    check=(("what-stays", 1), ("where", 1)),
)
