"""Worksheets: puzzles on paper, made from a selection and a number, with their key."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from django.utils.translation import gettext as _

from tutorial.feedback import Feedback
from tutorial.practice.answer_blocks import AnswerBlock, answer_blocks
from tutorial.practice.next_puzzle import draw
from tutorial.practice.selection import Selection
from tutorial.puzzles import Puzzle
from tutorial.puzzles.chance import Chance
from tutorial.tasks.task import Field, Task

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
    def key(self) -> Feedback:
        """Explain a right answer, as the site would."""
        return self.task.judge(self.task.read(self.task.solutions()[0]))

    @property
    def answer(self) -> str:
        """Write the right answer where it is a number or words, else nothing."""
        values = self.task.solutions()[0]
        if self.task.form == "number":
            return values[0]
        if self.task.form in {"judge", "claim"}:
            return _("Yes") if values == ["yes"] else _("No")
        return self.labels[values[0]] if self.task.form == "options" else ""

    @property
    def labels(self) -> dict[str, str]:
        """Return the words of the options or boxes by their form value."""
        if self.task.form not in {"options", "checks"}:
            return {}
        return {option.value: str(option.label) for option in getattr(self.task, "options", ())}

    @property
    def shows_scene(self) -> bool:
        """Tell whether the answer is on the drawing."""
        return self.task.form in {"choose", "mark"}

    @property
    def answers(self) -> list[tuple[str, str]]:
        """Pair the label of each field or box with its right answer."""
        values = self.task.solutions()[0]
        if self.task.form == "checks":
            return [(self.labels[value], "") for value in values]
        fields = getattr(self.task, "fields", ())
        return [
            (field.label, _label(field, value))
            for field, value in zip(fields, values, strict=False)
        ]

    @property
    def blocks(self) -> list[AnswerBlock]:
        """Return the room for its fields."""
        return answer_blocks(getattr(self.task, "fields", ()))


def _label(field: Field, value: str) -> str:
    return next((option.label for option in field.options if option.value == value), value)


def exercises(selection: Selection, count: int, run: int) -> Iterator[Exercise]:
    """Make the exercises of a sheet, the kinds in turn; the same run makes the same sheet."""
    kinds = selection.kinds()
    for number in range(1, count + 1 if kinds else 1):
        turns = islice(cycle(kinds), (run + number) % len(kinds), None)
        found = draw(turns, selection, Chance(f"sheet-{run}-{number}"))
        if found:
            yield Exercise(number, found.puzzle)
