"""Yes or no: what is alike in all tasks that ask whether something is true, or allowed."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tutorial.answers import read_one
from tutorial.choices import singles

YES, NO = "yes", "no"


class Claim(ABC):
    """Ask whether something is so; a task adds what it shows and what it tells."""

    __slots__ = ()

    @property
    @abstractmethod
    def is_true(self) -> bool:
        """Ask the engine."""

    def read(self, values: Sequence[str]) -> str:
        """Read yes or no; raise UnreadableAnswer."""
        return read_one(values, (YES, NO))

    def agrees_with(self, answer: str) -> bool:
        """Tell whether an answer is the engine's."""
        return (answer == YES) == self.is_true

    def choices(self) -> list[list[str]]:
        """List both judgements."""
        return singles((YES, NO))

    def solutions(self) -> list[list[str]]:
        """List the one right judgement."""
        return [[YES if self.is_true else NO]]
