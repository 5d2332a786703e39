"""Lesson 18: the grey side, where the space of a tile is chosen."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from engine.tiles import FLOOR
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.grey import (
    Goal,
    GreyClaimTask,
    GreyFallTask,
    GreySpacesTask,
    GreySpaceTask,
)
from tutorial.tasks.grey_board import GreyBoard

NO_SPACE = GreyBoard("0:-,-,KKK,-,-:..K../...../BY.RW/...../.....:B")

GREY_SIDE = Lesson(
    id="grey-side",
    number=18,
    title=pgettext_lazy("lesson grey-side", "The grey side"),
    objective=pgettext_lazy(
        "lesson grey-side", "Choose spaces on the grey wall, and know when a line falls."
    ),
    rules=(Rule.GREY_CHOICE, Rule.GREY_COLUMN, Rule.GREY_NO_SPACE),
    steps=(
        Step(
            question=pgettext_lazy("lesson grey-side", "Where do you put the yellow tile?"),
            text=pgettext_lazy(
                "lesson grey-side",
                "The grey wall has no printed colours. Tap a space of row 2; there is more than"
                " one good answer.",
            ),
            task=GreySpaceTask(GreyBoard("0:-,YY,-,-,-:B..../...../..R../...../....W:-")),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "Which spaces are open for blue?"),
            text=pgettext_lazy(
                "lesson grey-side",
                "No colour may be twice in a row or in a column. Mark every space that is open.",
            ),
            task=GreySpacesTask(GreyBoard("0:-,-,BBB,-,-:.B.../W..B./.R.../...../B....:-")),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "Where does the white tile score most?"),
            text=pgettext_lazy(
                "lesson grey-side",
                "Points are counted as on the coloured side. Tap the best space that is open.",
            ),
            task=GreySpaceTask(
                GreyBoard("0:-,-,-,WWWW,-:...../.Y.../.WYK./R..B./...Y.:-"), goal=Goal.BEST
            ),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "Where does the tile of line 1 go?"),
            text=pgettext_lazy(
                "lesson grey-side",
                "Lines 1 and 2 are full of blue. Choose so that line 2 finds a space too.",
            ),
            task=GreySpaceTask(
                GreyBoard("0:B,BB,-,-,-:W..../R.Y.K/...../...../...B.:-"), goal=Goal.KEEP
            ),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson grey-side",
                "Ana wants to keep row 2 open for white. She lets her black line fall instead.",
            ),
            task=GreyClaimTask(
                GreyBoard("0:-,KK,-,-,-:...../BYR../...../...../...K.:-"),
                FLOOR,
                because=pgettext_lazy(
                    "lesson grey-side",
                    "As long as there is a space, the tile has to go there, wanted or not.",
                ),
                rule=Rule.GREY_NO_SPACE,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "Where does the black tile go?"),
            text=pgettext_lazy(
                "lesson grey-side", "Line 3 is full of black. Look at the columns, then tap."
            ),
            task=GreySpaceTask(NO_SPACE, floor=True),
        ),
        Step(
            question=pgettext_lazy("lesson grey-side", "How much does the floor line cost now?"),
            text=pgettext_lazy(
                "lesson grey-side", "It is the same board, and the line finds no space."
            ),
            task=GreyFallTask(
                NO_SPACE,
                slips={
                    1: pgettext_lazy(
                        "lesson grey-side",
                        "That is without the black tiles. They found no space, so they lie there"
                        " too.",
                    ),
                    2: pgettext_lazy(
                        "lesson grey-side",
                        "That would be one black tile. All tiles of that line fall.",
                    ),
                    5: pgettext_lazy(
                        "lesson grey-side",
                        "That is what the black tiles cost. The blue tile lies there too.",
                    ),
                },
            ),
        ),
    ),
    check=(("legal-lines", 3),),
)
