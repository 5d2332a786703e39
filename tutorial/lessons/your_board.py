"""Lesson 1: your board, its parts and the colors of its wall."""

from django.utils.translation import pgettext_lazy

from engine import Position, Rule
from engine.board import Board
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.line_room import LineRoomTask
from tutorial.tasks.matching import Match, MatchTask
from tutorial.tasks.wall_space import FullLines, WallClaimTask, WallSpaceTask
from tutorial.tasks.zones import Zone, ZoneTask

EMPTY = "...../...../...../...../....."


def board(lines: str, wall: str = EMPTY, floor: str = "-") -> Board:
    """Read a board without points from fields of the notation."""
    return Position.parse(f"0:{lines}:{wall}:{floor}").players[0]


PARTS = (
    Match(
        "lines",
        pgettext_lazy("lesson your-board", "Pattern lines"),
        pgettext_lazy("lesson your-board", "Here you collect tiles"),
        pgettext_lazy("lesson your-board", "You collect tiles in the pattern lines, on the left."),
    ),
    Match(
        "arrows",
        pgettext_lazy("lesson your-board", "Arrows"),
        pgettext_lazy("lesson your-board", "They show where a full line sends its tile"),
        pgettext_lazy(
            "lesson your-board",
            "The arrows between lines and wall show where a full line sends its tile.",
        ),
    ),
    Match(
        "wall",
        pgettext_lazy("lesson your-board", "Wall"),
        pgettext_lazy("lesson your-board", "Here tiles stay and earn points"),
        pgettext_lazy("lesson your-board", "Tiles stay and earn points on the wall, on the right."),
    ),
    Match(
        "floor",
        pgettext_lazy("lesson your-board", "Floor line"),
        pgettext_lazy("lesson your-board", "Here tiles cost points"),
        pgettext_lazy("lesson your-board", "Tiles cost points on the floor line, at the bottom."),
    ),
    Match(
        "score",
        pgettext_lazy("lesson your-board", "Score"),
        pgettext_lazy("lesson your-board", "Here your points are counted"),
        pgettext_lazy("lesson your-board", "Your points are counted at the top, as your score."),
    ),
)

YOUR_BOARD = Lesson(
    id="your-board",
    number=1,
    title=pgettext_lazy("lesson your-board", "Your board"),
    objective=pgettext_lazy(
        "lesson your-board", "Find your way around the board, and see where each tile will go."
    ),
    rules=(Rule.WALL_PATTERN, Rule.LINE_FILL, Rule.TILE_FULL_LINES),
    steps=(
        Step(
            question=pgettext_lazy("lesson your-board", "Tap one of the pattern lines."),
            text=pgettext_lazy(
                "lesson your-board",
                "This is your board. On the left, like stairs, are the five pattern lines: there"
                " you collect tiles.",
            ),
            task=ZoneTask(
                Zone.LINES,
                because=pgettext_lazy(
                    "lesson your-board",
                    "That is a pattern line. The first has room for one tile, the last for five.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson your-board", "How many more tiles does line 4 need?"),
            text=pgettext_lazy(
                "lesson your-board",
                "A line is full when it has no empty space left. Lines are counted from the top.",
            ),
            task=LineRoomTask(
                board("-,-,-,Y,-"),
                line=3,
                counted_all=pgettext_lazy(
                    "lesson your-board",
                    "That is the whole line. One space already has a tile, so count the empty"
                    " ones.",
                ),
                counted_tiles=pgettext_lazy(
                    "lesson your-board",
                    "That tile is there already. Count the spaces that are still empty.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson your-board", "Tap the space where the blue tile will go."
            ),
            text=pgettext_lazy(
                "lesson your-board",
                "On the right is the wall. A full line sends one tile straight across, to the"
                " space of its colour.",
            ),
            task=WallSpaceTask(FullLines(board("B,-,-,-,-"))),
        ),
        Step(
            question=pgettext_lazy(
                "lesson your-board", "Tap the space where a red tile of line 3 will go."
            ),
            text=pgettext_lazy(
                "lesson your-board", "Line 3 is full of red. Look for red in row 3 of the wall."
            ),
            task=WallSpaceTask(FullLines(board("-,-,RRR,-,-"))),
        ),
        Step(
            question=pgettext_lazy("lesson your-board", "Is that allowed?"),
            text=pgettext_lazy(
                "lesson your-board",
                "Ben’s line 2 is full of yellow. He wants to put a tile on the dashed space, under"
                " the yellow of row 1.",
            ),
            task=WallClaimTask(
                FullLines(board("-,YY,-,-,-", "BY.../...../...../...../.....")),
                cell=(1, 1),
                because=pgettext_lazy(
                    "lesson your-board",
                    "The colours shift one space to the right in each row, so no column has the"
                    " same colour twice.",
                ),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson your-board", "Tap the floor line."),
            text=pgettext_lazy(
                "lesson your-board",
                "One part is left. Tiles that you can’t use fall to the floor line, and each of"
                " them costs points.",
            ),
            task=ZoneTask(
                Zone.FLOOR,
                because=pgettext_lazy(
                    "lesson your-board",
                    "That is the floor line. The number at each space says what it costs.",
                ),
                board=board("-,-,-,-,-", floor="R"),
            ),
        ),
        Step(
            question=pgettext_lazy("lesson your-board", "Which part of the board is it?"),
            text=pgettext_lazy(
                "lesson your-board", "You have seen them all. Give each of the five its name."
            ),
            task=MatchTask(
                PARTS,
                names=("arrows", "floor", "lines", "score", "wall"),
                praise=pgettext_lazy(
                    "lesson your-board",
                    "That is the whole board. Now you can find your way around any table.",
                ),
                rule="component-boards",
            ),
        ),
    ),
    check=(("where", 1), ("where", 2)),
)
