"""Yes or no: every task that asks so reads and judges it alike."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from tests.tutorial.lessons.test_lessons import STEPS
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.claim import Claim

CLAIMS = {name: step.task for name, step in STEPS.items() if step.task.form in {"judge", "claim"}}
every_claim = pytest.mark.parametrize("task", CLAIMS.values(), ids=CLAIMS.keys())


@dataclass(frozen=True, slots=True)
class Said(Claim):
    """Something said that is so, or not."""

    is_so: bool
    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Tell whether it is so."""
        return self.is_so


@pytest.mark.parametrize(("is_so", "answer"), [(True, "yes"), (False, "no")])
def test_yes_agrees_with_what_is_so(is_so: bool, answer: str) -> None:
    """One of the two answers is right, yes when it is so and no when it is not."""
    said = Said(is_so)
    assert said.solutions() == [[answer]]
    assert [value for (value,) in said.choices() if said.agrees_with(value)] == [answer]


@pytest.mark.parametrize("values", [[], ["yes", "no"], ["YES"], ["maybe"], [""], ["y"]])
def test_only_yes_and_no_are_read(values: list[str]) -> None:
    """Anything else is no answer."""
    assert Said(True).read(["no"]) == "no"
    with pytest.raises(UnreadableAnswer):
        Said(True).read(values)


@every_claim
def test_every_judgement_of_a_lesson_is_a_claim(task: Claim) -> None:
    """What is judged in lessons is right for who says what the engine says, and only then."""
    assert isinstance(task, Claim)
    judged = {value: task.judge(value).is_right for value in ("yes", "no")}  # type: ignore[attr-defined]
    assert judged == {"yes": task.is_true, "no": not task.is_true}
