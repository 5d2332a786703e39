"""Who starts the next round?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _

from engine import Game, Position, Rule
from engine.notation import SEATS
from rulesite.board import BoardView
from rulesite.board.player import Parts, board_view
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.task import Option

RULES = (Rule.MARKER_STARTS, Rule.MARKER_KEEP)


@dataclass(frozen=True, slots=True)
class StarterTask:
    """Ask who starts the round after a position in wall-tiling; `names` are those of the seats."""

    position: Position
    names: tuple[str, ...]

    form: ClassVar[str] = "options"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the players."""
        return tuple(Option(seat, name) for seat, name in zip(SEATS, self.names, strict=False))

    @property
    def starter(self) -> str:
        """Let the engine end the round and say who starts the next one."""
        game = Game(self.position)
        game.tile_all()
        return SEATS[game.starter]

    def scene(self) -> Scene:
        """Draw scores and floor lines."""
        pairs = zip(self.position.players, self.names, strict=True)
        parts = Parts.SCORE | Parts.FLOOR
        boards: tuple[BoardView, ...] = tuple(
            board_view(board, parts=parts, caption=name) for board, name in pairs
        )
        return Scene(boards=boards, position=str(self.position))

    def read(self, values: Sequence[str]) -> str:
        """Read a seat; raise UnreadableAnswer."""
        return read_one(values, SEATS[: len(self.names)])

    def judge(self, answer: str) -> Feedback:
        """Compare the seat with the engine's."""
        name = self.names[SEATS.index(self.starter)]
        holds = _("{name} holds the starting player marker.").format(name=name)
        if answer == self.starter:
            back = _("It lies in the centre again when the round begins.")
            return right([holds, back], RULES, self.scene())
        known = _("Neither the points count nor who started before. Only the marker does.")
        return wrong([known], RULES, self.scene())

    def choices(self) -> list[list[str]]:
        """List the players."""
        return singles(SEATS[: len(self.names)])

    def solutions(self) -> list[list[str]]:
        """List the one who starts."""
        return [[self.starter]]
