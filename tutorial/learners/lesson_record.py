"""How far a learner has come in one lesson."""

from dataclasses import dataclass, replace
from typing import Any, Self

from tutorial.puzzles.seed import BASE36_SHAPE, base36

MOST_STEPS = 20
MOST_MARKS = 12
"""Items of a mastery check that are kept; a check is begun anew after that."""
NEEDED = 2
"""How many items in a row, the last ones, have to be right."""
LEAST_ITEMS = 3


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """Hold the steps solved, the step to go on with, the mastery check, and whether all is done.

    `run` is the number that the items of the check are made from, `marks` says of each item
    answered whether it was right ("1") or not ("0").
    """

    at: int = 1
    solved: frozenset[int] = frozenset()
    run: int = 0
    marks: str = ""
    is_done: bool = False

    def visited(self, step: int) -> Self:
        """Remember the step that was answered last."""
        return replace(self, at=min(max(step, 1), MOST_STEPS))

    def answered(self, step: int, is_right: bool) -> Self:
        """Note an answer to a step; what was solved once stays solved."""
        if not 1 <= step <= MOST_STEPS:
            return self
        solved = self.solved | {step} if is_right else self.solved
        return replace(self.visited(step), solved=solved)

    def checked(self, run: int, item: int, is_right: bool) -> Self:
        """Note the answer to an item, counted from 1, of the check made from `run`.

        Only the first answer to an item counts, and items are taken in order; another run begins
        the check anew.
        """
        marks = self.marks if run == self.run else ""
        if item != len(marks) + 1 or item > MOST_MARKS:
            return self
        marks += "1" if is_right else "0"
        return replace(self, run=run, marks=marks, is_done=self.is_done or is_passed(marks))

    def finished(self) -> Self:
        """Note that the lesson is done, whatever the way."""
        return replace(self, is_done=True)

    def to_json(self) -> list[Any]:
        """Write it small."""
        solved = sum(1 << step for step in self.solved)
        return [self.at, solved, base36(self.run), self.marks, int(self.is_done)]

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Read it strictly: what is not of the right kind counts as nothing."""
        match value:
            case [int(at), int(solved), str(run), str(marks), int(done)]:
                is_sound = (
                    1 <= at <= MOST_STEPS
                    and 0 <= solved < 1 << (MOST_STEPS + 1)
                    and BASE36_SHAPE.fullmatch(run)
                    and len(marks) <= MOST_MARKS
                    and set(marks) <= {"0", "1"}
                )
                if is_sound:
                    steps = frozenset(
                        step for step in range(1, MOST_STEPS + 1) if solved >> step & 1
                    )
                    return cls(at, steps, int(run, 36), marks, bool(done))
        return cls()


def is_passed(marks: str) -> bool:
    """Tell whether a mastery check is passed: three items or more, the last two right."""
    return len(marks) >= LEAST_ITEMS and marks.endswith("1" * NEEDED)
