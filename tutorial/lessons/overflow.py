"""Lesson 7: what does not fit falls."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.choose_line import ChooseLineTask
from tutorial.tasks.pick import pick
from tutorial.tasks.place_claim import PlaceClaimTask
from tutorial.tasks.play_number import PlayNumberTask, Wanted

SPILL = pick("0:-,W,-,-,-:...../...../...../...../.....:BB", "WWWW")
FEWER = pgettext_lazy("lesson overflow", "Another line has more free spaces for these tiles.")
ALL_FALL = pgettext_lazy(
    "lesson overflow", "On the floor line all of them fall; a pattern line keeps some."
)
NONE_NEED_FALL = pgettext_lazy("lesson overflow", "One of the lines has room for both tiles.")

OVERFLOW = Lesson(
    id="overflow",
    number=7,
    title=pgettext_lazy("lesson overflow", "What does not fit falls"),
    objective=pgettext_lazy("lesson overflow", "Count what falls to the floor line and its cost."),
    rules=(Rule.OVERFLOW, Rule.FLOOR_ORDER, Rule.FLOOR_PENALTIES, Rule.NO_PARTIAL_DROP),
    check=(("what-falls", 1), ("floor-sum", 1)),
    steps=(
        Step(
            question=pgettext_lazy("lesson overflow", "Let as few tiles fall as you can."),
            text=pgettext_lazy(
                "lesson overflow",
                "What does not fit on the line falls to the floor line. Every space covered there"
                " costs points.",
            ),
            task=ChooseLineTask(
                pick("0:-,-,K,WW,YY:...../...../...../...../.....:-", "RRRR"),
                lambda play, board: play.fallen == 2,
                misses={"1": FEWER, "F": ALL_FALL},
            ),
        ),
        Step(
            question=pgettext_lazy("lesson overflow", "How many tiles fall?"),
            text=pgettext_lazy("lesson overflow", "You put the four white tiles on line 2."),
            task=PlayNumberTask(
                SPILL,
                "2",
                Wanted.FALLEN,
                slips={
                    2: pgettext_lazy(
                        "lesson overflow",
                        "Line 2 has two spaces, but one is taken already: only one is free.",
                    ),
                    4: pgettext_lazy("lesson overflow", "One of them still fits on the line."),
                    1: pgettext_lazy(
                        "lesson overflow", "One is what fits on the line. The others fall."
                    ),
                    0: pgettext_lazy(
                        "lesson overflow",
                        "They may not go on to another line: what does not fit falls.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson overflow", "How many points does the floor line cost then?"
            ),
            text=pgettext_lazy(
                "lesson overflow",
                "The same four tiles go to line 2. Two blue tiles have fallen before: add the"
                " value of every covered space.",
            ),
            task=PlayNumberTask(
                SPILL,
                "2",
                Wanted.COST,
                slips={
                    3: pgettext_lazy(
                        "lesson overflow",
                        "You counted three tiles at one point each. A space costs what it says, and"
                        " the blue tiles count too.",
                    ),
                    5: pgettext_lazy(
                        "lesson overflow",
                        "You counted five tiles at one point each. A space costs what it says: the"
                        " third to fifth cost two.",
                    ),
                    6: pgettext_lazy(
                        "lesson overflow",
                        "That is what the three new tiles cost. The two blue tiles cost points"
                        " too.",
                    ),
                    4: pgettext_lazy(
                        "lesson overflow",
                        "The three tiles do not start at the first space: the blue tiles lie"
                        " there. Begin with the third.",
                    ),
                    2: pgettext_lazy(
                        "lesson overflow",
                        "That is one covered space only. The values of all covered spaces add up.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson overflow", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson overflow",
                "Ben completes line 2 with one white tile. He adds the other two to line 4, which"
                " is white too.",
            ),
            task=PlaceClaimTask(
                pick("0:-,W,-,WW,-:...../...../...../...../.....:-", "WWW"),
                laid=(("2", 1), ("4", 2)),
                because=pgettext_lazy(
                    "lesson overflow",
                    "What does not fit never goes on to another line, not even to one of the same"
                    " colour. This is what happens:",
                ),
                rule=Rule.OVERFLOW,
                instead="2",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson overflow", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson overflow",
                "Ana does not want to complete line 3. She puts two red tiles there and drops the"
                " third.",
            ),
            task=PlaceClaimTask(
                pick("0:-,-,-,-,-:...../...../...../...../.....:-", "RRR"),
                laid=(("3", 2), ("F", 1)),
                because=pgettext_lazy(
                    "lesson overflow",
                    "The line takes all it can, or else all the tiles go to the floor line. That is"
                    " our ruling.",
                ),
                rule=Rule.NO_PARTIAL_DROP,
                instead="3",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson overflow", "Let nothing fall."),
            text=pgettext_lazy(
                "lesson overflow", "Choose a line. There is more than one good answer."
            ),
            task=ChooseLineTask(
                pick("0:-,-,B,WW,K:...../...../...../...../.....:MR", "BB"),
                lambda play, board: not play.fallen,
                misses={"1": NONE_NEED_FALL, "F": NONE_NEED_FALL},
            ),
        ),
    ),
)
