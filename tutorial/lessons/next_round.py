"""Lesson 15: the next round, who starts it and where its tiles come from."""

from django.utils.translation import pgettext_lazy

from engine import Position, Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.refill import EmptyDisplaysTask, LidClaimTask, RefillTask, ThenTask
from tutorial.tasks.starter import StarterTask
from tutorial.tasks.stock import Ask, Stock

ROUND_END = Position.parse(
    "c 3t A A -,-,-,-,- - 7,9,9,5,10 6,3,4,2,6"
    " 13:Y,W,YYY,KKK,RRRR:...KW/..YR./..B../R..../...WB:Y"
    " 4:K,BB,KKK,BB,KKK:B.R../W...K/...Y./...../.....:MYK"
)
LID_HELPS = Stock(players=2, bag=6, lid=40)
RUNS_SHORT = Stock(players=3, bag=10, lid=0)
JUST_ENOUGH = Stock(players=2, bag=20, lid=31)

NEXT_ROUND = Lesson(
    id="next-round",
    number=15,
    title=pgettext_lazy("lesson next-round", "The next round"),
    objective=pgettext_lazy(
        "lesson next-round", "Start the next round, and fill the displays from bag and lid."
    ),
    rules=(
        Rule.NEXT_ROUND,
        Rule.REFILL,
        Rule.LID_RETURN,
        Rule.SHORT_ROUND,
        Rule.NO_TILES,
        Rule.MARKER_STARTS,
    ),
    steps=(
        Step(
            question=pgettext_lazy("lesson next-round", "Who starts the next round?"),
            text=pgettext_lazy(
                "lesson next-round",
                "All tiles have been taken. Ana started this round, and she leads.",
            ),
            task=StarterTask(ROUND_END),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "How far does the bag reach?"),
            text=pgettext_lazy(
                "lesson next-round",
                "Each of the five displays gets four tiles, one display after the other.",
            ),
            task=RefillTask(LID_HELPS, (Ask.ALONE, Ask.NEXT)),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson next-round",
                "The bag won’t be enough. Ben puts the lid’s tiles into it before he draws.",
            ),
            task=LidClaimTask(
                LID_HELPS,
                after=0,
                because=pgettext_lazy(
                    "lesson next-round",
                    "The tiles still in the bag come first, for sure. Only then come those of the"
                    " lid.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "How many tiles are left?"),
            text=pgettext_lazy(
                "lesson next-round",
                "When the bag is empty, the lid’s tiles go into it. Then you fill the other"
                " displays.",
            ),
            task=RefillTask(LID_HELPS, (Ask.BAG, Ask.LID)),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "Which displays stay empty?"),
            text=pgettext_lazy(
                "lesson next-round",
                "Three players, late in the game: there are few tiles, and none in the lid.",
            ),
            task=EmptyDisplaysTask(RUNS_SHORT),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "What comes next?"),
            text=pgettext_lazy(
                "lesson next-round",
                "Bag and lid are empty now. This is how the tiles lie on the displays.",
            ),
            task=ThenTask(RUNS_SHORT),
        ),
        Step(
            question=pgettext_lazy("lesson next-round", "How many tiles are left?"),
            text=pgettext_lazy(
                "lesson next-round",
                "Two players again, five displays. The bag holds just what they need.",
            ),
            task=RefillTask(JUST_ENOUGH, (Ask.BAG, Ask.LID)),
        ),
    ),
    check=(("refill", 1), ("refill", 2)),
)
