"""Who starts the next round?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _

from engine import Game, Position, Rule
from rulesite.board import BoardView
from rulesite.board.player import Parts, board_view
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names, seats
from tutorial.scene import Scene
from tutorial.tasks.task import Option

RULES = (Rule.MARKER_STARTS, Rule.MARKER_KEEP)


@dataclass(frozen=True, slots=True)
class StarterTask:
    """Ask who starts the round after a position in wall-tiling."""

    position: Position

    form: ClassVar[str] = "options"

    @property
    def names(self) -> list[str]:
        """Name the players."""
        return names(len(self.position.players))

    @property
    def seats(self) -> list[str]:
        """List the seats of the players."""
        return seats(len(self.position.players))

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the players."""
        return tuple(Option(*pair) for pair in zip(self.seats, self.names, strict=True))

    @property
    def starter(self) -> str:
        """Let the engine end the round and say who starts the next one."""
        game = Game(self.position)
        game.tile_all()
        return self.seats[game.starter]

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
        return read_one(values, self.seats)

    def judge(self, answer: str) -> Feedback:
        """Compare the seat with the engine's."""
        name = self.names[self.seats.index(self.starter)]
        holds = _("{name} holds the starting player marker.").format(name=name)
        if answer == self.starter:
            back = _("It lies in the centre again when the round begins.")
            return right([holds, back], RULES, self.scene())
        known = _("Neither the points count nor who started before. Only the marker does.")
        return wrong([known], RULES, self.scene())

    def choices(self) -> list[list[str]]:
        """List the players."""
        return singles(self.seats)

    def solutions(self) -> list[list[str]]:
        """List the one who starts."""
        return [[self.starter]]
