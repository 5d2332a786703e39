"""A task: what a step or a puzzle asks, and how the engine judges the answer."""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from tutorial.feedback import Feedback, Scene


class Task(Protocol):
    """Ask for something on a board.

    `form` names the template of the answer: "number", "mark", "choose" or "judge".
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
