"""How many more tiles does a pattern line need?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import ngettext

from engine import Board, Rule
from rulesite.board.player import board_view
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.pick import room


@dataclass(frozen=True, slots=True)
class LineRoomTask:
    """Ask how many tiles are missing in a line.

    `counted_all` answers who counts its spaces, `counted_tiles` who counts its tiles.
    """

    board: Board
    line: int
    counted_all: Promise
    counted_tiles: Promise

    form: ClassVar[str] = "number"

    @property
    def room(self) -> int:
        """Count the empty spaces of the line."""
        return room(self.board, self.line)

    def scene(self) -> Scene:
        """Draw the board."""
        return Scene(board=board_view(self.board), position=str(self.board))

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the spaces that are left."""
        size = self.line + 1
        text = ngettext(
            "Line {line} has {n} space in all.", "Line {line} has {n} spaces in all.", size
        )
        whole = text.format(line=size, n=size)
        if answer == self.room:
            return right([whole, self.room_words()], [Rule.LINE_FILL], self.scene())
        known = {size: self.counted_all, len(self.board.lines[self.line]): self.counted_tiles}
        return wrong([str(known.get(answer, whole))], [Rule.LINE_FILL], self.scene())

    def room_words(self) -> str:
        """Say how many spaces are left."""
        text = ngettext("{n} space is still empty.", "{n} spaces are still empty.", self.room)
        return text.format(n=self.room)

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.room)]]
