"""Which of these walls ends the game?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _

from engine import Board, end_bonuses
from engine.rules import Rule
from engine.scoring import BonusScore
from engine.tiles import SIZE, Cell
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import wall_from_text
from rulesite.wording.endings import ends_nothing, no_full_row, row_is_full
from rulesite.wording.spaces import Mark
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names, seats
from tutorial.scene import Scene
from tutorial.tasks.end_positions import final_position
from tutorial.tasks.task import Option


@dataclass(frozen=True, slots=True)
class WhoEndsTask:
    """Ask whose wall ends the game; walls are written as in the figures, one has a full row."""

    walls: tuple[str, ...]

    form: ClassVar[str] = "options"

    @property
    def boards(self) -> dict[str, Board]:
        """Return the boards by seat."""
        pairs = zip(seats(len(self.walls)), self.walls, strict=True)
        return {
            seat: Board(score=end_bonuses(wall_from_text(text)).points, wall=wall_from_text(text))
            for seat, text in pairs
        }

    @property
    def full(self) -> dict[str, BonusScore]:
        """Return what is full on each wall, by seat."""
        return {seat: end_bonuses(board.wall) for seat, board in self.boards.items()}

    @property
    def options(self) -> list[Option]:
        """Name the players."""
        count = len(self.walls)
        return [Option(*pair) for pair in zip(seats(count), names(count), strict=True)]

    def scene(self, shown: str = "") -> Scene:
        """Draw the walls; on that of the seat `shown`, all that is full is marked."""
        views = tuple(
            board_view(
                board,
                parts=Parts.WALL,
                caption=name,
                marks=self._marks(seat) if seat == shown else {},
            )
            for (seat, board), name in zip(self.boards.items(), names(len(self.walls)), strict=True)
        )
        return Scene(boards=views, position=str(final_position([*self.boards.values()])))

    def _marks(self, seat: str) -> dict[Cell, set[Mark]]:
        return {cell: {Mark.BONUS} for part in self.full[seat].parts for cell in part.cells}

    def read(self, values: Sequence[str]) -> str:
        """Read a seat; raise UnreadableAnswer."""
        return read_one(values, seats(len(self.walls)))

    def judge(self, answer: str) -> Feedback:
        """Say what is full on the wall chosen, and whether that ends the game."""
        bonus = self.full[answer]
        if bonus.rows:
            steps = [row_is_full(bonus.rows[0]), _("A full row ends the game.")]
            return right(steps, [Rule.END_TRIGGER], self.scene(answer))
        others = [ends_nothing(part) for part in bonus.parts]
        most = max(sum(map(bool, row)) for row in self.boards[answer].wall)
        if not others and most == SIZE - 1:
            others = [_("One space of the row is still empty, so it is not full.")]
        return wrong([*others, no_full_row()], [Rule.END_TRIGGER], self.scene(answer))

    def choices(self) -> list[list[str]]:
        """List the seats."""
        return singles(seats(len(self.walls)))

    def solutions(self) -> list[list[str]]:
        """List the seats whose wall has a full row."""
        return [[seat] for seat, bonus in self.full.items() if bonus.rows]
