"""Lesson 4: the center and the marker."""

from django.utils.translation import pgettext_lazy

from engine import Position, Rule
from engine.tiles import CENTER, Color
from rulesite.rulebook.figure import EMPTY_BOARD
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.marker import MarkerClaimTask, MarkerCostTask
from tutorial.tasks.offers import Offer
from tutorial.tasks.pick import Pick
from tutorial.tasks.take_claim import TakeClaimTask
from tutorial.tasks.take_goal import TakeGoalTask
from tutorial.tasks.take_result import TakeResultTask

WALL = "...../...../...../...../....."
TOOK_BLUE = f"0:B,-,-,-,-:{WALL}:-"
TOOK_MARKER = f"0:R,-,-,-,-:{WALL}:M"
DROPPED_TWO = f"0:K,-,-,-,-:{WALL}:KK"


def table(turn: str, factories: str, center: str, ana: str, ben: str = EMPTY_BOARD) -> Position:
    """Return a first round on its way, which Ana started; the first display is empty."""
    text = f"c 1d {turn} A {factories} {center} 0,0,0,0,0 0,0,0,0,0 {ana} {ben}"
    return Position.parse(text).completed()


CENTER_AND_MARKER = Lesson(
    id="center-and-marker",
    number=4,
    title=pgettext_lazy("lesson center-and-marker", "The centre and the marker"),
    objective=pgettext_lazy(
        "lesson center-and-marker", "Take from the centre, and know what the marker costs."
    ),
    rules=(
        Rule.TAKE_CENTER,
        Rule.MARKER_TAKE,
        Rule.MARKER_COST,
        Rule.MARKER_ALONE,
        Rule.MARKER_CENTER,
    ),
    steps=(
        Step(
            question=pgettext_lazy(
                "lesson center-and-marker", "Take the red tiles from the centre."
            ),
            text=pgettext_lazy(
                "lesson center-and-marker",
                "Nobody has taken from the centre yet. Watch what comes along with the tiles.",
            ),
            task=TakeGoalTask(
                table("B", "-,KKWW,BBRK,BKKW,BRWW", "MYRR", TOOK_BLUE),
                goal=lambda pick: pick.source == CENTER and pick.color is Color.RED,
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson center-and-marker", "How many points would the marker cost?"
            ),
            text=pgettext_lazy(
                "lesson center-and-marker",
                "The marker goes to the leftmost empty space of the floor line. Each space has its"
                " own cost.",
            ),
            task=MarkerCostTask(table("A", "-,-,BBRK,BYWW,BRWW", "MYRRW", TOOK_BLUE, DROPPED_TWO)),
        ),
        Step(
            question=pgettext_lazy("lesson center-and-marker", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson center-and-marker",
                "Whoever has the marker starts the next round. So Ana takes only the marker, and no"
                " tile.",
            ),
            task=TakeClaimTask(
                Offer("BBYR,KKWW,YYRK,BWWW,BRRK", shown=(0, 1)),
                parts=(),
                because=pgettext_lazy(
                    "lesson center-and-marker",
                    "The marker can’t be taken alone. It comes with the first tiles that are taken"
                    " from the centre.",
                ),
                rule=Rule.MARKER_ALONE,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson center-and-marker", "Is Ben right?"),
            text=pgettext_lazy(
                "lesson center-and-marker",
                "Ben got the marker in the centre before. Now Ana takes yellow there, and he says"
                " that the marker goes to her.",
            ),
            task=MarkerClaimTask(
                Pick(
                    table("A", "-,KKWW,BBRK,BYWW,BRWW", "YK", TOOK_BLUE, TOOK_MARKER),
                    CENTER,
                    Color.YELLOW,
                ),
                because=pgettext_lazy(
                    "lesson center-and-marker",
                    "Only the first player who takes from the centre gets the marker. Later takes"
                    " cost nothing extra.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson center-and-marker", "Take two red tiles, but not the marker."
            ),
            text=pgettext_lazy(
                "lesson center-and-marker", "Nobody has taken from the centre yet this round."
            ),
            task=TakeGoalTask(
                table("B", "-,BYRR,KKWW,BKKW,BRWW", "MYRR", TOOK_BLUE),
                goal=lambda pick: (
                    pick.color is Color.RED and pick.count == 2 and not pick.has_marker
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson center-and-marker", "What lies where when that is done?"
            ),
            text=pgettext_lazy(
                "lesson center-and-marker", "You take the white tiles from display 2."
            ),
            task=TakeResultTask(
                Pick(
                    table("B", "-,YKWW,BBRK,BKKW,BRRW", "MYRR", TOOK_BLUE),
                    1,
                    Color.WHITE,
                )
            ),
        ),
    ),
    check=(("after-the-take", 1), ("after-the-take", 2)),
)
