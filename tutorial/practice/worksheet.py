"""Worksheets: puzzles on paper, made from a selection and a number, with their key."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from tutorial.practice.answer_blocks import AnswerBlock, answer_blocks
from tutorial.practice.answer_key import AnswerKey
from tutorial.practice.next_puzzle import draw
from tutorial.practice.selection import Selection
from tutorial.puzzles import Puzzle
from tutorial.puzzles.chance import Chance
from tutorial.tasks.task import Task

COUNTS = (4, 6, 8, 12)


@dataclass(frozen=True, slots=True)
class Exercise:
    """Hold one exercise of a sheet."""

    number: int
    puzzle: Puzzle

    @property
    def task(self) -> Task:
        """Return its task."""
        return self.puzzle.task

    @property
    def form(self) -> str:
        """Name the template that leaves room for the answer."""
        return f"practice/paper/{self.task.form}.html"

    @property
    def key(self) -> AnswerKey:
        """Return its key."""
        return AnswerKey(self.task)

    @property
    def blocks(self) -> list[AnswerBlock]:
        """Return the room for its fields."""
        return answer_blocks(getattr(self.task, "fields", ()))


def exercises(selection: Selection, count: int, run: int) -> Iterator[Exercise]:
    """Make the exercises of a sheet, the kinds in turn; the same run makes the same sheet."""
    kinds = selection.kinds()
    for number in range(1, count + 1 if kinds else 1):
        turns = islice(cycle(kinds), (run + number) % len(kinds), None)
        found = draw(turns, selection, Chance(f"sheet-{run}-{number}"))
        if found:
            yield Exercise(number, found.puzzle)
