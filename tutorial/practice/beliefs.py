"""What is believed of a learner: one belief for each family of misreadings that was met."""

from collections.abc import Sequence

from tutorial.diagnosis import FAMILIES, BadBelief, Belief, families_of
from tutorial.learners import Record
from tutorial.puzzles import PuzzleType
from tutorial.tasks.task import Diagnosable


def letters_of(kind: PuzzleType) -> tuple[str, ...]:
    """List the families whose misreadings a type can show."""
    return families_of(wrong.id for wrong in kind.family)


def belief_about(record: Record, letter: str) -> Belief:
    """Return what is believed of a learner about a family, from the record or anew."""
    fresh = Belief.prior(FAMILIES[letter])
    try:
        belief = Belief.from_json(record.beliefs[letter.lower()])
    except (KeyError, BadBelief):
        return fresh
    return belief if set(belief.weights) == set(fresh.weights) else fresh


def noted(record: Record, kind: PuzzleType, task: object, answer: object) -> Record:
    """Take an answer into a learner's record."""
    if not isinstance(task, Diagnosable):
        return record
    for letter in letters_of(kind):
        belief = belief_about(record, letter).updated(task.readings(), task.truth, answer)
        record = record.with_belief(letter.lower(), belief.to_json())
    return record


def named(record: Record, suspects: Sequence[str]) -> tuple[str, ...]:
    """Return those suspects, fewer than all, that a learner's answers taken together point to."""
    letters = families_of(suspects)
    found = {name for letter in letters for name in belief_about(record, letter).named()}
    fewer = tuple(name for name in suspects if name in found)
    return fewer if len(fewer) < len(suspects) else ()


def open_question(record: Record, kinds: Sequence[PuzzleType]) -> str | None:
    """Return the family about which the next puzzle should tell more, out of what is practised.

    A mistake that shows comes first. Short of that, only who practises nothing but one family is
    asked more about it.
    """
    believed = {
        letter: belief_about(record, letter)
        for letter in dict.fromkeys(letter for kind in kinds for letter in letters_of(kind))
        if is_met(record, letter)
    }
    left = [letter for letter, belief in believed.items() if not belief.is_settled]
    mistaken = [letter for letter in left if believed[letter].is_mistaken]
    return next(iter(mistaken + [letter for letter in left if letter in shared(kinds)]), None)


def first_question(record: Record, kinds: Sequence[PuzzleType]) -> str | None:
    """Return the one family that is practised, if the learner has not met it yet."""
    new = [letter for letter in shared(kinds) if not is_met(record, letter)]
    return next(iter(new), None)


def is_met(record: Record, letter: str) -> bool:
    """Tell whether a learner has answered anything about a family."""
    return letter.lower() in record.beliefs


def shared(kinds: Sequence[PuzzleType]) -> list[str]:
    """List the families that all of the types show."""
    first, *others = [letters_of(kind) for kind in kinds] or [()]
    return [letter for letter in first if all(letter in some for some in others)]
