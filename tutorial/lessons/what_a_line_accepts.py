"""Lesson 6: what a line accepts, and what it refuses."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.choose_line import ChooseLineTask
from tutorial.tasks.legal_lines import LegalLinesTask
from tutorial.tasks.line_count import LineCountTask
from tutorial.tasks.pick import pick
from tutorial.tasks.place_claim import PlaceClaimTask

ALSO_A_LINE = pgettext_lazy(
    "lesson what-a-line-accepts",
    "You may always do that, but it costs points. One of the lines would take them.",
)

WHAT_A_LINE_ACCEPTS = Lesson(
    id="what-a-line-accepts",
    number=6,
    title=pgettext_lazy("lesson what-a-line-accepts", "What a line accepts"),
    objective=pgettext_lazy(
        "lesson what-a-line-accepts", "Know which lines may take your tiles, and why."
    ),
    rules=(Rule.LINE_COLOR, Rule.LINE_WALL_ROW, Rule.LINE_FULL, Rule.FLOOR_CHOICE),
    check=(("legal-lines", 1),),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson what-a-line-accepts", "Tap the line that takes your tiles."
            ),
            text=pgettext_lazy(
                "lesson what-a-line-accepts",
                "A line collects one colour only. A full line takes nothing more.",
            ),
            task=ChooseLineTask(
                pick("0:R,B,R,WW,K:...../...../...../...../.....:-", "RR"),
                lambda play, board: play.placed > 0,
                misses={"F": ALSO_A_LINE},
            ),
        ),
        Step(
            question=pgettext_lazy("lesson what-a-line-accepts", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson what-a-line-accepts",
                "Ana has yellow in row 2 of her wall. Line 2 is empty, and she puts yellow there.",
            ),
            task=PlaceClaimTask(
                pick("1:-,-,-,-,-:...../..Y../...../...../.....:-", "YY"),
                laid=(("2", 2),),
                because=pgettext_lazy(
                    "lesson what-a-line-accepts",
                    "A wall row has each colour once. The line next to it takes no colour that the"
                    " row already has.",
                ),
                rule=Rule.LINE_WALL_ROW,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson what-a-line-accepts", "Where may these tiles go?"),
            text=pgettext_lazy(
                "lesson what-a-line-accepts",
                "Mark everything that may take them. Look at the lines and at the wall.",
            ),
            task=LegalLinesTask(pick("1:-,-,K,-,-:...../..Y../...../...../.....:-", "YY")),
        ),
        Step(
            question=pgettext_lazy(
                "lesson what-a-line-accepts", "How many pattern lines may take these tiles?"
            ),
            text=pgettext_lazy(
                "lesson what-a-line-accepts", "Check each line, then its row of the wall."
            ),
            task=LineCountTask(
                pick("2:-,-,R,BB,-:B..../...../...../...../....B:-", "BB"),
                slips={
                    4: pgettext_lazy(
                        "lesson what-a-line-accepts",
                        "You left the wall out. Two rows already have blue, so their lines refuse"
                        " it.",
                    ),
                    3: pgettext_lazy(
                        "lesson what-a-line-accepts",
                        "One of them refuses blue: look for a line of another colour, and for rows"
                        " that have blue.",
                    ),
                    1: pgettext_lazy(
                        "lesson what-a-line-accepts",
                        "There is one more: an empty line, or one that is collecting blue already.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson what-a-line-accepts", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson what-a-line-accepts",
                "Ben has a yellow tile on line 2. Now he starts line 4 with three yellow tiles.",
            ),
            task=PlaceClaimTask(
                pick("0:-,Y,-,-,-:...../...../...../...../.....:-", "YYY"),
                laid=(("4", 3),),
                because=pgettext_lazy(
                    "lesson what-a-line-accepts",
                    "Two lines may collect the same colour. Each of them has its own row of the"
                    " wall.",
                ),
                rule=Rule.LINE_COLOR,
                instead="4",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson what-a-line-accepts", "Where can these tiles go?"),
            text=pgettext_lazy(
                "lesson what-a-line-accepts",
                "You had to take black. Try to find a place for it.",
            ),
            task=ChooseLineTask(
                pick("1:R,WW,WW,-,BB:...../...../...../.K.../.....:-", "KK"),
                lambda play, board: True,
            ),
        ),
    ),
)
