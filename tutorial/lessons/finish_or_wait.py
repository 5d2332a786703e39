"""Lesson 19: finish a line now, or wait."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from engine.moves import Move
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.decisions import BestMoveClaimTask, ScoreAfterTask, decision
from tutorial.tasks.solved_position import SolvedPosition
from tutorial.tasks.telling import Alone, Duel

ALONE = Alone((Rule.TILE_FULL_LINES, Rule.LINES_STAY))
COSTS = Alone((Rule.SCORE_FLOOR, Rule.LINES_STAY))
TOGETHER = Duel((Rule.MUST_TAKE, Rule.LINES_STAY), reply=True)
LAST_TAKE = SolvedPosition(
    "c 1d A B -,-,-,-,- RRRWW 17,18,15,17,13 0,0,0,0,0"
    " 0:K,RR,BBB,WW,-:...../...../...../...../.....:-"
    " 0:-,Y,WWW,-,Y:...../...../...../...../.....:MKK",
    alone=True,
)
DEAR = SolvedPosition(
    "c 2d A B -,-,-,-,- BBBBBBYYYW 12,10,13,12,13 0,3,1,3,0"
    " 3:K,R,WWW,BB,RR:....W/....K/...../...../.....:K"
    " 0:-,R,YYY,KK,R:..R../...../...../....Y/.....:MWW",
    alone=True,
)
SAFE = SolvedPosition(
    "c 2d A B -,-,-,-,- BBRRRRRWW 17,10,11,13,9 0,3,2,0,5"
    " 5:W,YY,-,B,KKKK:...K./...R./...Y./...../.....:M"
    " 0:-,WW,K,Y,YYY:....W/...R./...../...../.....:K"
)
PATIENT = SolvedPosition(
    "c 2d A A -,-,-,-,- BBBRRRRRW 11,11,9,15,14 2,0,1,4,0"
    " 2:R,YY,YY,WW,RR:.Y.../...R./..B../...../.....:-"
    " 2:B,R,YYY,B,WWW:.Y.../...../...../...../..K..:BM"
)

FINISH_OR_WAIT = Lesson(
    id="finish-or-wait",
    number=19,
    title=pgettext_lazy("lesson finish-or-wait", "Finish or wait"),
    objective=pgettext_lazy(
        "lesson finish-or-wait", "Decide whether to finish a line now or to take something else."
    ),
    rules=(Rule.TILE_FULL_LINES, Rule.LINES_STAY),
    steps=(
        Step(
            question=pgettext_lazy("lesson finish-or-wait", "What is your score after the round?"),
            text=pgettext_lazy(
                "lesson finish-or-wait",
                "As your last take you start line 5 with the three red tiles."
                " Then the full lines go to your wall.",
            ),
            task=ScoreAfterTask(
                LAST_TAKE,
                Move.from_notation("CR5"),
                ALONE,
                slips={
                    7: pgettext_lazy(
                        "lesson finish-or-wait",
                        "Line 5 is not full, so its three red tiles score nothing this round.",
                    ),
                    3: pgettext_lazy(
                        "lesson finish-or-wait",
                        "The tile of row 2 comes right under the one of row 1 and scores 2.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson finish-or-wait", "Which take leaves you the best score?"
            ),
            text=pgettext_lazy(
                "lesson finish-or-wait",
                "It is the same position: three red tiles or two white ones, and no other take for"
                " you this round.",
            ),
            task=decision(
                LAST_TAKE,
                ALONE,
                {
                    "CR5": pgettext_lazy(
                        "lesson finish-or-wait",
                        "Three tiles are more than two, but a line that is not full scores nothing"
                        " yet.",
                    ),
                    "CW5": pgettext_lazy(
                        "lesson finish-or-wait",
                        "Line 4 holds two white tiles already and lacks just these two.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson finish-or-wait", "Which take leaves you the best score now?"
            ),
            text=pgettext_lazy(
                "lesson finish-or-wait",
                "Line 4 lacks two blue tiles, and six lie in the centre. Every take costs something"
                " here, and one costs less.",
            ),
            task=decision(
                DEAR,
                COSTS,
                {
                    "CB4": pgettext_lazy(
                        "lesson finish-or-wait",
                        "Line 4 gets full and scores 1, but four blue tiles fall and cost much"
                        " more.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson finish-or-wait", "Is it your best take to finish line 3 now?"
            ),
            text=pgettext_lazy(
                "lesson finish-or-wait",
                "Ana says: “Take the five red tiles for line 3, otherwise they are gone.” Look at"
                " both boards.",
            ),
            task=BestMoveClaimTask(
                SAFE,
                Move.from_notation("CR3"),
                TOGETHER,
                because=pgettext_lazy(
                    "lesson finish-or-wait",
                    "The other player has no good line for five red tiles, so they can wait. The"
                    " blue ones can’t.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson finish-or-wait", "Which take leaves you furthest ahead?"
            ),
            text=pgettext_lazy(
                "lesson finish-or-wait",
                "You can finish line 5 with the red tiles. Look at the other board first: what"
                " would be gone when it is your turn again?",
            ),
            task=decision(
                PATIENT,
                TOGETHER,
                {
                    "CR5": pgettext_lazy(
                        "lesson finish-or-wait",
                        "The red tiles would have waited for you: four of five would fall for the"
                        " other player.",
                    ),
                    "CWF": pgettext_lazy(
                        "lesson finish-or-wait",
                        "Taking the white tile is right, but line 4 has room for it.",
                    ),
                },
            ),
        ),
    ),
    check=(("best-finish", 1), ("best-move", 1), ("best-finish", 2)),
)
