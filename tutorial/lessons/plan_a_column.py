"""Lesson 21: which of two tiles is worth more over two rounds."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.two_rounds import ChoosePlanTask, Plan, PlanClaimTask, PlanNumberTask

SAME_NOW = Plan("0:-,-,BB,-,-:..R../....K/...../..W../.....:-", ((1, 2), (1, 3)), (2, 2))
LESS_NOW = Plan("0:-,-,BB,-,-:..RK./...../...Y./..W../.....:-", ((1, 2), (1, 3)), (2, 2))
THREE = Plan("0:-,-,-,-,WWWW:...../....K/...YR/.K.../..K..:-", ((3, 0), (3, 3), (3, 4)), (4, 3))
LAST = Plan("0:-,-,BB,-,-:..RK./...../...Y./..W../..K..:-", ((1, 2), (1, 3)), (2, 2), is_last=True)

PLAN_A_COLUMN = Lesson(
    id="plan-a-column",
    number=21,
    title=pgettext_lazy("lesson plan-a-column", "Plan a column"),
    objective=pgettext_lazy(
        "lesson plan-a-column", "Tell which of two tiles is worth more over two rounds."
    ),
    rules=(Rule.SCORE_COLUMN, Rule.BONUS_COLUMN),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson plan-a-column", "Which space is worth more in the two rounds together?"
            ),
            text=pgettext_lazy(
                "lesson plan-a-column",
                "This round line 2 puts a tile on A or on B, and both score 2. Next round line 3"
                " gets full of blue.",
            ),
            task=ChoosePlanTask(
                SAME_NOW,
                slips={
                    "r2c4": pgettext_lazy(
                        "lesson plan-a-column",
                        "The tile on B does not touch the blue one. A tile on A stands right above"
                        " it.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson plan-a-column", "How many points does A bring in the two rounds together?"
            ),
            text=pgettext_lazy(
                "lesson plan-a-column",
                "Count the tile on A when it is placed, then the blue tile of line 3 when it comes"
                " to the wall.",
            ),
            task=PlanNumberTask(
                LESS_NOW,
                (1, 2),
                slips={
                    2: pgettext_lazy(
                        "lesson plan-a-column",
                        "That is this round alone. Add what the blue tile scores next round.",
                    ),
                    6: pgettext_lazy(
                        "lesson plan-a-column",
                        "That is the blue tile alone. Add what the tile on A scores this round.",
                    ),
                    5: pgettext_lazy(
                        "lesson plan-a-column",
                        "The blue tile has a neighbour in its row too: count row and column.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson plan-a-column", "Is Ana’s choice worth most in the two rounds?"
            ),
            text=pgettext_lazy(
                "lesson plan-a-column",
                "Ana says: “I choose B: it scores 3 now, and A only 2.” Next round line 3 gets full"
                " of blue.",
            ),
            task=PlanClaimTask(
                LESS_NOW,
                (1, 3),
                because=pgettext_lazy(
                    "lesson plan-a-column",
                    "B is one point ahead now, but A makes the column of the blue tile two tiles"
                    " longer.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson plan-a-column", "Which of three spaces is worth most in the two rounds?"
            ),
            text=pgettext_lazy(
                "lesson plan-a-column",
                "This round line 4 puts a tile on A, B or C. Next round line 5 gets full of white.",
            ),
            task=ChoosePlanTask(
                THREE,
                slips={
                    "r4c5": pgettext_lazy(
                        "lesson plan-a-column",
                        "C scores most now, but the white tile will not stand below it.",
                    ),
                    "r4c1": pgettext_lazy(
                        "lesson plan-a-column",
                        "The white tile comes to the fourth column, and A is far from it.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson plan-a-column", "How many points does A bring if the game then ends?"
            ),
            text=pgettext_lazy(
                "lesson plan-a-column",
                "The next round is the last one. Count A now, the blue tile next round, and the"
                " bonus for a full column.",
            ),
            task=PlanNumberTask(
                LAST,
                (1, 2),
                slips={
                    9: pgettext_lazy(
                        "lesson plan-a-column",
                        "With the blue tile the third column is full: that adds 7 points.",
                    ),
                    11: pgettext_lazy(
                        "lesson plan-a-column",
                        "A full column adds 7 points. The 2 points are for a full row.",
                    ),
                },
            ),
        ),
    ),
    check=(("best-finish", 1), ("best-move", 1)),
)
