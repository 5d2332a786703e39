"""The key to an exercise on paper: every answer that is right, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulesite.wording.rounds import correct_step
from rulesite.wording.scores import floor_sum
from tutorial.feedback import Feedback
from tutorial.scene import Scene
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.floor_sum import FloorSumTask
from tutorial.tasks.task import Field, Task
from tutorial.tasks.telling import named

DRAWN = {"choose", "mark"}
"""Forms whose answer is on the drawing."""


class KeyLine(NamedTuple):
    """Hold the label of a field and its right answer; of a box, its words alone."""

    label: str
    value: str = ""

    @property
    def is_question(self) -> bool:
        """Tell whether the label asks, so that no colon follows it."""
        return self.label.endswith("?")

    @property
    def words(self) -> str:
        """Write it as running text."""
        if self.is_question:
            return f"{self.label} {self.value}"
        return correct_step(self.label, self.value)


@dataclass(frozen=True)
class AnswerKey:
    """Hold the key to a task; what takes time is worked out once."""

    task: Task

    @cached_property
    def solutions(self) -> list[list[str]]:
        """List the form values that are right."""
        return self.task.solutions()

    @cached_property
    def told(self) -> Feedback:
        """Explain a right answer, as the site would."""
        return self.task.judge(self.task.read(self.solutions[0]))

    @property
    def answer(self) -> str:
        """Write the right answer where it is one number, word or take, or where it has a name."""
        values = self.solutions[0]
        if isinstance(self.task, ChooseMoveTask):
            return named(self.task.solved, self.task.solved.best)
        if self.task.form in DRAWN:
            return self.told.answer
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
    def lines(self) -> list[KeyLine]:
        """List the right boxes, or each field with its right answer."""
        values = self.solutions[0]
        if self.task.form == "checks":
            return [KeyLine(self.labels[value]) for value in values]
        return self.in_fields(values)

    def in_fields(self, values: Sequence[str]) -> list[KeyLine]:
        """Pair the label of each field with an answer in words."""
        fields = getattr(self.task, "fields", ())
        pairs = zip(fields, values, strict=True) if fields else ()
        return [KeyLine(field.label, _label(field, value)) for field, value in pairs]

    @property
    def also(self) -> list[str]:
        """Write every other right answer, by the fields in which it differs from the first."""
        first = set(self.lines)
        # Translators: {answer} is one or more fields with a value, for example: Ana: Place 2
        text = pgettext("key of a worksheet", "Also right: {answer}")
        others = (self.in_fields(values) for values in self.solutions[1:])
        return [
            text.format(answer="; ".join(line.words for line in other if line not in first))
            for other in others
            if other
        ]

    @property
    def total(self) -> str:
        """Return the sum, also where the site adds up in a table."""
        if isinstance(self.task, FloorSumTask):
            return floor_sum(self.task.score)
        return self.told.closing

    @property
    def scene(self) -> Scene | None:
        """Return what is drawn: the answer where it is on the drawing, or what takes lead to."""
        if self.task.form == "move":
            return Scene(sheet=self.told.scene.sheet)
        return self.told.scene if self.task.form in DRAWN else None


def _label(field: Field, value: str) -> str:
    return next((option.label for option in field.options if option.value == value), value)
