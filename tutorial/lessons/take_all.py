"""Lesson 3: take all of one color."""

from django.utils.translation import pgettext_lazy

from engine.rules import Rule
from engine.tiles import Color
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.offers import Offer
from tutorial.tasks.take import TakeTask
from tutorial.tasks.take_claim import TakeClaimTask
from tutorial.tasks.take_count import MarkRestTask, TakeCountTask

TAKE_ALL = Lesson(
    id="take-all",
    number=3,
    title=pgettext_lazy("lesson take-all", "Take all of one colour"),
    objective=pgettext_lazy(
        "lesson take-all", "Take tiles from a display, and know where the others go."
    ),
    rules=(Rule.TAKE_ALL, Rule.TAKE_REST, Rule.TAKE_ONE_PLACE),
    steps=(
        Step(
            question=pgettext_lazy("lesson take-all", "Take the blue tiles."),
            text=pgettext_lazy(
                "lesson take-all",
                "You take tiles of one colour from one place. Tap them on the display.",
            ),
            task=TakeTask(
                Offer("BBYR,KKWW,YYRK,BWWW,BRRK"),
                goal=lambda color, count: color is Color.BLUE,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson take-all", "How many tiles do you get?"),
            text=pgettext_lazy("lesson take-all", "You take black from this display."),
            task=TakeCountTask(
                Offer("KKKW,BBYR,YYRK,BWWW,BRRK"),
                Color.BLACK,
                partial=pgettext_lazy(
                    "lesson take-all",
                    "You can’t leave a black tile behind: you always take all of that colour.",
                ),
                greedy=pgettext_lazy(
                    "lesson take-all",
                    "That would be the whole display. You take one colour only.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson take-all", "Which tiles go to the centre?"),
            text=pgettext_lazy(
                "lesson take-all", "You take red. Mark all tiles that move to the centre."
            ),
            task=MarkRestTask(
                Offer("YRRW,BBYR,YKKK,BWWW,BBRK"),
                Color.RED,
                took_along=pgettext_lazy(
                    "lesson take-all",
                    "The red tiles are yours: they go to your board, not to the centre.",
                ),
                left_some=pgettext_lazy(
                    "lesson take-all",
                    "Nothing stays on the display: all its other tiles move to the centre.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson take-all", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson take-all",
                "Ana needs one white tile. She takes one and leaves the other on the display.",
            ),
            task=TakeClaimTask(
                Offer("BKWW,BBYR,YYRK,BRWW,BRRK"),
                parts=((0, Color.WHITE, 1),),
                because=pgettext_lazy(
                    "lesson take-all",
                    "Whoever takes white here takes both white tiles, wanted or not.",
                ),
                rule=Rule.TAKE_ALL,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson take-all", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson take-all",
                "Ben takes the yellow tiles from both displays in one turn.",
            ),
            task=TakeClaimTask(
                Offer("YYRK,BYWW,BBRK,BRRK,BKWW", shown=(0, 1)),
                parts=((0, Color.YELLOW, 2), (1, Color.YELLOW, 1)),
                because=pgettext_lazy(
                    "lesson take-all",
                    "One turn, one place. The yellow tile on the other display stays for later.",
                ),
                rule=Rule.TAKE_ONE_PLACE,
            ),
        ),
        Step(
            question=pgettext_lazy("lesson take-all", "Take exactly three tiles."),
            text=pgettext_lazy(
                "lesson take-all", "Choose any place. There is more than one good answer."
            ),
            task=TakeTask(
                Offer(
                    "-,-,BWWW,RRRK,BYKW",
                    center="MBYYY",
                    shown=(2, 3, 4),
                    boards=(
                        "0:-,RR,-,-,-:...../...../...../...../.....:-",
                        "0:-,KK,-,-,-:...../...../...../...../.....:-",
                    ),
                ),
                goal=lambda color, count: count == 3,
            ),
        ),
    ),
    check=(("legal-takes", 1), ("after-the-take", 1)),
)
