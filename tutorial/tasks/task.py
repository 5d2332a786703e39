"""A task: what a step or a puzzle asks, and how the engine judges the answer."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from tutorial.feedback import Feedback
from tutorial.scene import Scene


class Option(NamedTuple):
    """A choice in words: the form value and its label."""

    value: str
    label: str


class Field(NamedTuple):
    """A number to fill in, or with `options` one choice out of several, and its label."""

    label: str
    options: tuple[Option, ...] = ()


class Task(Protocol):
    """Ask for something on a board.

    `form` names the template of the answer, in templates/stage/answers/:

    - "choose": tap a button of the scene; "mark": tick boxes of the scene, then check
    - "options": tap a button with words (the task has `options`); "checks": tick boxes with words
    - "number": one number; "fields": several numbers or choices (the task has `fields`)
    - "move": tap tiles, then a line (in two steps: see Stepwise)
    - "judge": allowed or not; "claim": right or wrong (both "yes" or "no")
    """

    form: ClassVar[str]

    def scene(self) -> Scene:
        """Draw what is asked about, with nothing that gives the answer away."""

    def read(self, values: Sequence[str]) -> Any:
        """Read an answer; raise UnreadableAnswer when it is not of the kind asked for."""

    def judge(self, answer: Any) -> Feedback:
        """Let the engine judge an answer that could be read."""

    def solutions(self) -> list[list[str]]:
        """List form values that are right: every one of them, where they can be counted."""

    def choices(self) -> list[list[str]]:
        """List form values that can be given: all, or a fair sample (see tutorial/choices.py)."""


@runtime_checkable
class Stepwise(Protocol):
    """A task whose answer is given in two steps."""

    def then(self, values: Sequence[str]) -> Task | None:
        """Return the task of the second step when it is to be asked now, else None."""


@runtime_checkable
class Diagnosable(Protocol):
    """A task whose answer tells misreadings apart."""

    @property
    def truth(self) -> Any:
        """Return the right answer, as `read` gives it or as a misreading does."""

    def readings(self) -> Mapping[str, Any]:
        """Return the answer that each misreading of the family gives here, by its id."""
