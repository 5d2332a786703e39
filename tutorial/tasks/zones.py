"""Where on the board is a part of it?"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from django.utils.functional import Promise
from django.utils.translation import pgettext

from engine import Board
from engine.tiles import FLOOR, FLOOR_PENALTIES, SIZE
from rulesite.board import Choice
from rulesite.board.player import board_view
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.cells import BY_CODE, cell_code

RULE: Final = "component-boards"
BLANK: Final = Board()


class Zone(StrEnum):
    """Name the parts of a board that can be tapped."""

    LINES = "lines"
    WALL = "wall"
    FLOOR = "floor"


def found_at(zone: Zone) -> str:
    """Say where a part of the board is, to somebody who tapped it."""
    words = {
        Zone.LINES: pgettext("part of the board", "These are the pattern lines, on the left."),
        Zone.WALL: pgettext("part of the board", "This is the wall, on the right."),
        Zone.FLOOR: pgettext("part of the board", "This is the floor line, at the bottom."),
    }
    return words[zone]


@dataclass(frozen=True, slots=True)
class ZoneTask:
    """Ask to tap a part of the board anywhere; `because` is what it is for."""

    zone: Zone
    because: Promise
    board: Board = BLANK

    form: ClassVar[str] = "choose"

    @property
    def zones(self) -> dict[str, Zone]:
        """Return everything that can be tapped, and the part that it belongs to."""
        lines = {str(line + 1): Zone.LINES for line in range(SIZE)}
        wall = dict.fromkeys(BY_CODE, Zone.WALL)
        return lines | wall | {floor_code(at): Zone.FLOOR for at in range(len(FLOOR_PENALTIES))}

    def scene(self) -> Scene:
        """Draw a board on which everything can be tapped."""
        view = board_view(
            self.board,
            choose_line=lambda line: Choice(str(line + 1)),
            choose_space=lambda cell: Choice(cell_code(cell)),
            choose_floor_space=lambda space: Choice(floor_code(space)),
        )
        return Scene(board=view, position=str(self.board))

    def scene_after(self) -> Scene:
        """Draw the board with nothing to tap."""
        return Scene(board=board_view(self.board), position=str(self.board))

    def read(self, values: Sequence[str]) -> Zone:
        """Read what was tapped; raise UnreadableAnswer."""
        return self.zones[read_one(values, self.zones)]

    def judge(self, answer: Zone) -> Feedback:
        """Say which part was tapped."""
        if answer == self.zone:
            return right([str(self.because)], [RULE], self.scene_after())
        return wrong([found_at(answer)], [RULE], self.scene())

    def choices(self) -> list[list[str]]:
        """List everything that can be tapped."""
        return singles(self.zones)

    def solutions(self) -> list[list[str]]:
        """List everything that belongs to the part."""
        return [[code] for code, zone in self.zones.items() if zone == self.zone]


def floor_code(space: int) -> str:
    """Write a space of the floor line as a form value."""
    return f"{FLOOR}{space + 1}"
