"""Lesson 20: what a take leaves to the other player."""

from django.utils.translation import pgettext_lazy

from engine import Position, Rule
from engine.moves import Move
from engine.tiles import CENTER, Color
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.decisions import BestMoveClaimTask, decision
from tutorial.tasks.pick import Pick
from tutorial.tasks.play_number import PlayNumberTask, Wanted
from tutorial.tasks.solved_position import SolvedPosition
from tutorial.tasks.telling import Duel

TOGETHER = Duel((Rule.MUST_TAKE, Rule.OVERFLOW), reply=True)
PUSHING = Duel((Rule.MUST_TAKE, Rule.TAKE_REST), reply=True)
HEAP = Pick(
    Position.parse(
        "c 2d B A -,-,-,-,- YYYKKKK 11,9,11,13,16 4,1,0,0,1"
        " 2:B,-,RR,YYYY,RRR:.Y.../W..../...../...../....B:W"
        " 3:Y,RR,BBB,KKK,W:..R../..Y../...../...../.....:MR"
    ),
    CENTER,
    Color.BLACK,
)
LAST_SAFE = SolvedPosition(
    "c 2d A A -,-,-,-,- YYYKKKKW 11,9,11,13,16 4,1,0,0,1"
    " 2:B,-,RR,YYYY,RRR:.Y.../W..../...../...../....B:-"
    " 3:Y,RR,BBB,KKK,W:..R../..Y../...../...../.....:MR"
)
SINGLE = SolvedPosition(
    "c 2d B B -,-,-,-,- BBBBRRRRK 11,12,12,14,11 2,1,0,1,0"
    " 2:K,YY,WW,YYY,WWWW:..R../....K/...../...../.....:-"
    " 5:Y,BB,WWW,KK,RR:..R../..Y../..B../...../.....:M"
)
SHARED = SolvedPosition(
    "c 2d B A -,-,-,-,- BBYKKKK 8,14,15,12,11 2,4,0,1,1"
    " 2:B,BB,RR,WWWW,BB:....W/W..../...../...../Y....:-"
    " 4:K,RR,W,BB,K:....W/....K/..B../...../.....:MR"
)
PUSHED = SolvedPosition(
    "c 2d B B -,-,-,RRKK,- R 11,15,11,12,11 3,0,2,1,4"
    " 3:B,BB,Y,BB,KKKK:.Y.../W..../...../..W../.....:-"
    " 4:W,RR,YYY,WW,-:..R../....K/....R/...B./.....:M"
)

FEED_OR_STARVE_HEAP = Lesson(
    id="feed-or-starve-heap",
    number=20,
    title=pgettext_lazy("lesson feed-or-starve-heap", "Feed or starve"),
    objective=pgettext_lazy(
        "lesson feed-or-starve-heap",
        "Look at what a take leaves to the other player before you make it.",
    ),
    rules=(Rule.MUST_TAKE, Rule.TAKE_REST),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson feed-or-starve-heap", "How many points does this floor line cost then?"
            ),
            text=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "This is the other player’s board. They have to take four black tiles, and line 4"
                " lacks one.",
            ),
            task=PlayNumberTask(
                HEAP,
                "4",
                Wanted.COST,
                slips={
                    6: pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "That is what the three new tiles cost. The marker and the red tile count"
                        " too.",
                    ),
                    3: pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "Three tiles fall, but each costs what its space says, and the floor line"
                        " was not empty.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson feed-or-starve-heap", "Which take leaves you furthest ahead?"
            ),
            text=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "Three groups are left, so you take, then the other player, then you. Nobody may"
                " pass: who has to take the black heap?",
            ),
            task=decision(
                LAST_SAFE,
                TOGETHER,
                {
                    "CY2": pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "Line 2 gets full, but the other player has the white tile now, and the"
                        " black heap is left to you.",
                    ),
                    "CK2": pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "Line 2 gets full, but two black tiles fall, and the other player takes the"
                        " white tile.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson feed-or-starve-heap", "Is it your best take to finish line 5 now?"
            ),
            text=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "Ben says: “Take the four red tiles for line 5: it is the largest group that"
                " finishes a line.” Look at both boards.",
            ),
            task=BestMoveClaimTask(
                SINGLE,
                Move.from_notation("CR5"),
                TOGETHER,
                because=pgettext_lazy(
                    "lesson feed-or-starve-heap",
                    "The single black tile is the only cheap take for the other player. Without it"
                    " they have to drop a whole heap.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson feed-or-starve-heap", "Which take leaves you furthest ahead this time?"
            ),
            text=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "You can finish line 4 or line 5 now. One of the two groups suits the other player"
                " as well.",
            ),
            task=decision(
                SHARED,
                TOGETHER,
                {
                    "CK5": pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "The black tiles would have waited for you. The blue ones suit the other"
                        " player, who takes them now.",
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "Which take leaves you furthest ahead with one display left?",
            ),
            text=pgettext_lazy(
                "lesson feed-or-starve-heap",
                "What you leave on the display goes to the centre and makes a heap there larger."
                " Who has to take that heap?",
            ),
            task=decision(
                PUSHED,
                PUSHING,
                {
                    "4R5": pgettext_lazy(
                        "lesson feed-or-starve-heap",
                        "The black tiles go to the centre, and the red heap stays small: one tile,"
                        " which costs the other player little.",
                    ),
                },
            ),
        ),
    ),
    check=(("feed-or-starve", 1), ("feed-or-starve", 2)),
)
