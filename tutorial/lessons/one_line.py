"""Lesson 5: one line for all tiles of a take."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from engine.board import Board
from engine.outcomes import Play
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.choose_line import ChooseLineTask
from tutorial.tasks.pick import pick
from tutorial.tasks.place_claim import PlaceClaimTask
from tutorial.tasks.play_number import PlayNumberTask, Wanted

EMPTY = "0:-,-,-,-,-:...../...../...../...../.....:-"
SPILLS = pgettext_lazy(
    "lesson one-line",
    "All tiles of one take go to one line. What does not fit there falls, so look for a longer"
    " line.",
)
STAYS_OPEN = pgettext_lazy(
    "lesson one-line", "Nothing falls, but the line is not complete: a space stays free."
)
ALL_FALL = pgettext_lazy(
    "lesson one-line", "On the floor line all of them cost points. A pattern line could take them."
)


def completes(play: Play, board: Board) -> bool:
    """Tell whether the line is full and nothing fell."""
    return play.placed == play.taken and play.move.line in board.full_lines


ONE_LINE = Lesson(
    id="one-line",
    number=5,
    title=pgettext_lazy("lesson one-line", "One line"),
    objective=pgettext_lazy("lesson one-line", "Put all tiles of a take on one pattern line."),
    rules=(Rule.ONE_LINE, Rule.LINE_FILL),
    check=(("legal-lines", 1), ("what-falls", 1)),
    steps=(
        Step(
            question=pgettext_lazy("lesson one-line", "Complete a line, and let nothing fall."),
            text=pgettext_lazy(
                "lesson one-line",
                "Your pattern lines have one to five spaces. Tap the line that takes all the tiles"
                " in your hand.",
            ),
            task=ChooseLineTask(
                pick(EMPTY, "KKK"),
                completes,
                misses={"1": SPILLS, "2": SPILLS, "4": STAYS_OPEN, "5": STAYS_OPEN, "F": ALL_FALL},
            ),
        ),
        Step(
            question=pgettext_lazy("lesson one-line", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson one-line",
                "Ana has taken three yellow tiles. She puts two on line 2 and one on line 1.",
            ),
            task=PlaceClaimTask(
                pick(EMPTY, "YYY"),
                laid=(("1", 1), ("2", 2)),
                because=pgettext_lazy(
                    "lesson one-line",
                    "All tiles of one take go to one line. This is what happens if she chooses"
                    " line 2:",
                ),
                rule=Rule.ONE_LINE,
                instead="2",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson one-line", "How many spaces of line 4 stay free?"),
            text=pgettext_lazy(
                "lesson one-line",
                "You put both tiles on line 4. A line fills from right to left, one tile to a"
                " space.",
            ),
            task=PlayNumberTask(
                pick("0:-,-,-,W,-:...../...../...../...../.....:-", "WW"),
                "4",
                Wanted.ROOM,
                slips={
                    2: pgettext_lazy(
                        "lesson one-line",
                        "You left out the white tile that was there before. It keeps its space.",
                    ),
                    3: pgettext_lazy(
                        "lesson one-line", "Those are the free spaces now. Two tiles are to come."
                    ),
                    0: pgettext_lazy(
                        "lesson one-line", "Not quite full: four spaces, and three tiles in all."
                    ),
                },
            ),
        ),
        Step(
            question=pgettext_lazy("lesson one-line", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson one-line",
                "Ben put two red tiles on line 5 in an earlier turn. Now he adds two more there.",
            ),
            task=PlaceClaimTask(
                pick("0:-,-,-,-,RR:...../...../...../...../.....:-", "RR"),
                laid=(("5", 2),),
                because=pgettext_lazy(
                    "lesson one-line",
                    "A line may grow over several turns, as long as the colour is the same.",
                ),
                rule=Rule.LINE_FILL,
                instead="5",
            ),
        ),
        Step(
            question=pgettext_lazy("lesson one-line", "Complete a line, and let nothing fall."),
            text=pgettext_lazy(
                "lesson one-line",
                "Some lines already hold tiles. There is more than one good answer.",
            ),
            task=ChooseLineTask(
                pick("0:-,-,Y,-,YY:...../...../...../...../.....:-", "YY"),
                completes,
                misses={"1": SPILLS, "4": STAYS_OPEN, "5": STAYS_OPEN, "F": ALL_FALL},
            ),
        ),
    ),
)
