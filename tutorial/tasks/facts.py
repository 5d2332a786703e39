"""Which statements are true? Facts that no position shows, such as who starts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from django.utils.functional import Promise

from engine import Board
from rulesite.board.player import board_view
from tutorial.answers import read_many, read_one
from tutorial.choices import singles, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.task import Option


class Statement(NamedTuple):
    """Something said: its code, its words, whether it is so, and what a mistake is told."""

    code: str
    words: Promise
    is_true: bool
    because: Promise


def listed(statements: Sequence[Statement]) -> tuple[Option, ...]:
    """Return statements as choices in words."""
    return tuple(Option(statement.code, str(statement.words)) for statement in statements)


def empty_board() -> Scene:
    """Draw a board before the first turn."""
    return Scene(board=board_view(Board()), position=str(Board()))


@dataclass(frozen=True, slots=True)
class FactTask:
    """Ask for the one true statement; `rules` are cited."""

    statements: tuple[Statement, ...]
    rules: tuple[str, ...]

    form: ClassVar[str] = "options"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the statements in words."""
        return listed(self.statements)

    def scene(self) -> Scene:
        """Draw an empty board."""
        return empty_board()

    def read(self, values: Sequence[str]) -> Statement:
        """Read a statement; raise UnreadableAnswer."""
        by_code = {statement.code: statement for statement in self.statements}
        return by_code[read_one(values, by_code)]

    def judge(self, answer: Statement) -> Feedback:
        """Say whether the statement is true, and why."""
        verdict = right if answer.is_true else wrong
        return verdict([str(answer.because)], self.rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List every statement."""
        return singles(statement.code for statement in self.statements)

    def solutions(self) -> list[list[str]]:
        """List the true statement."""
        return [[statement.code] for statement in self.statements if statement.is_true]


@dataclass(frozen=True, slots=True)
class FactsTask:
    """Ask to mark every true statement; `praise` is said to who does, `rules` are cited."""

    statements: tuple[Statement, ...]
    praise: Promise
    rules: tuple[str, ...]

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the statements in words."""
        return listed(self.statements)

    def scene(self) -> Scene:
        """Draw an empty board."""
        return empty_board()

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read marked statements; raise UnreadableAnswer."""
        return read_many(values, [statement.code for statement in self.statements])

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Say what is wrong with each statement that is marked or left out by mistake."""
        missed = [
            str(statement.because)
            for statement in self.statements
            if statement.is_true != (statement.code in answer)
        ]
        if missed:
            return wrong(missed, self.rules, self.scene())
        return right([str(self.praise)], self.rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List sets of statements."""
        return subsets(statement.code for statement in self.statements)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [[statement.code for statement in self.statements if statement.is_true]]
