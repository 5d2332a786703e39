"""Worksheets: puzzles on paper, made from a selection and a number, with their key."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from tutorial.practice.answer_blocks import AnswerBlock, answer_blocks
from tutorial.practice.answer_key import AnswerKey
from tutorial.practice.next_puzzle import draw
from tutorial.practice.selection import Selection
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.tasks.task import Task

COUNTS = (4, 6, 8, 12)
DRAWS = 60
"""Puzzles drawn at most to find one that the sheet has not yet."""


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
    """Make the exercises of a sheet, the kinds in turn; the same run makes the same sheet.

    No two are the same: where nothing else is found there are fewer than wanted.
    """
    kinds = selection.kinds()
    made: set[Puzzle] = set()
    for number in range(1, count + 1 if kinds else 1):
        turns = islice(cycle(kinds), (run + number) % len(kinds), None)
        puzzle = draw_other(turns, selection, Chance(f"sheet-{run}-{number}"), made)
        if puzzle is None:
            return
        made.add(puzzle)
        yield Exercise(number, puzzle)


def draw_other(
    turns: Iterator[PuzzleType], selection: Selection, chance: Chance, made: Collection[Puzzle]
) -> Puzzle | None:
    """Draw until a puzzle is none of those made, or return None when that goes on too long."""
    for _ in range(DRAWS):
        found = draw(turns, selection, chance)
        if found is None:
            return None
        if found.puzzle not in made:
            return found.puzzle
    return None
