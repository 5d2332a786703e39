"""What a puzzle is about: the rules without which one does not come to its answer."""

from engine import Rule
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.tasks.task import Diagnosable


def rules_of(kind: PuzzleType, puzzle: Puzzle) -> set[Rule]:
    """Return the rules that a right answer is explained with, and those to get wrong.

    A rule can be got wrong here when a misreading of it gives another answer.
    """
    return explained(puzzle) | tempting(kind, puzzle)


def explained(puzzle: Puzzle) -> set[Rule]:
    """Return the rules that the verdict on a right answer cites."""
    task = puzzle.task
    return set(map(Rule, task.judge(task.read(task.solutions()[0])).rules))


def tempting(kind: PuzzleType, puzzle: Puzzle) -> set[Rule]:
    """Return the rules a misreading of which gives another answer."""
    task = puzzle.task
    if not isinstance(task, Diagnosable):
        return set()
    answers = {name: answer for name, answer in task.readings().items() if answer != task.truth}
    return {wrong.rule for wrong in kind.family if wrong.id in answers}
