"""Which name belongs to what?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from django.utils.functional import Promise

from engine import Board
from rulesite.board.player import board_view
from tutorial.answers import read_each
from tutorial.choices import each
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.task import Field, Option

BLANK: Final = Board()


class Match(NamedTuple):
    """One thing to match: its code, its name, what it is for, and what its mistake is told."""

    code: str
    name: Promise
    use: Promise
    reminder: Promise


@dataclass(frozen=True, slots=True)
class MatchTask:
    """Ask which part of the board does what; the names are listed in the order of `names`."""

    matches: tuple[Match, ...]
    names: tuple[str, ...]
    praise: Promise
    rule: str
    board: Board = BLANK

    form: ClassVar[str] = "fields"

    @property
    def options(self) -> tuple[Option, ...]:
        """List the names in their own order, which is not that of the uses."""
        by_code = {match.code: match for match in self.matches}
        return tuple(Option(code, str(by_code[code].name)) for code in self.names)

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for the name of each use."""
        return tuple(Field(str(match.use), self.options) for match in self.matches)

    def scene(self) -> Scene:
        """Draw the board."""
        return Scene(board=board_view(self.board), position=str(self.board))

    def read(self, values: Sequence[str]) -> tuple[str, ...]:
        """Read a name for each use; raise UnreadableAnswer."""
        return read_each(values, [self.names] * len(self.matches))

    def judge(self, answer: tuple[str, ...]) -> Feedback:
        """Remind of each part that is matched wrongly."""
        pairs = zip(self.matches, answer, strict=True)
        missed = [str(match.reminder) for match, code in pairs if match.code != code]
        if missed:
            return wrong(missed, [self.rule], self.scene())
        return right([str(self.praise)], [self.rule], self.scene())

    def choices(self) -> list[list[str]]:
        """List ways to match."""
        some = each([self.names] * len(self.matches))
        return [values for values in some if values not in self.solutions()] + self.solutions()

    def solutions(self) -> list[list[str]]:
        """List the one right way to match."""
        return [[match.code for match in self.matches]]
