"""What is believed of a learner: which rule they go by, with how much weight."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

from engine.misreadings import MISREADINGS
from tutorial.diagnosis.slips import Slips

Hypothesis = str | None
"""A misreading by its id; None is who knows the rule."""

THRESHOLD: Final = 0.5
"""The share of the weight from which a belief is said."""
SURE: Final = 0.9
"""The share of the weight from which nothing more needs to be asked."""
CHANGE: Final = 0.01
"""Share of the learners who go by another rule at the next item."""
ODD: Final = 0.1
"""That share after an answer that no rule gives: something else is going on."""
SCALE: Final = 10_000
"""Weights are stored as whole parts of this."""
CODES: Final = {wrong.code: wrong.id for wrong in MISREADINGS.values()}
KNOWS: Final = ""
"""The code of who knows the rule."""


class BadBelief(ValueError):
    """Refuse what is no stored belief."""


@dataclass(frozen=True, slots=True)
class Group:
    """Hold hypotheses that agreed on every item shown, and their weight together."""

    members: tuple[Hypothesis, ...]
    weight: float

    def split(self, answers: Mapping[Hypothesis, object]) -> Iterator[tuple[Self, object]]:
        """Give the parts whose members answer alike, each with its answer."""
        for answer in dict.fromkeys(answers[one] for one in self.members):
            part = tuple(one for one in self.members if answers[one] == answer)
            yield type(self)(part, self.weight * len(part) / len(self.members)), answer


@dataclass(frozen=True, slots=True)
class Belief:
    """Hold groups of hypotheses; their weights add up to one.

    Hypotheses start alike, so that members of a group always weigh the same.
    """

    groups: tuple[Group, ...]

    @classmethod
    def prior(cls, ids: Iterable[str]) -> Self:
        """Start with misreadings of which nothing is known yet; raise KeyError if unknown."""
        known = dict.fromkeys(MISREADINGS[name].id for name in ids)
        return cls((Group((None, *known), 1.0),))

    @property
    def weights(self) -> dict[Hypothesis, float]:
        """Return each hypothesis with its weight."""
        return {
            one: group.weight / len(group.members) for group in self.groups for one in group.members
        }

    def answers(self, readings: Mapping[str, object], truth: object) -> dict[Hypothesis, object]:
        """Return what each hypothesis answers to an item."""
        return {one: truth if one is None else readings.get(one, truth) for one in self.weights}

    def updated(self, readings: Mapping[str, object], truth: object, answer: object) -> Self:
        """Take an answer in (Bayes' rule), slips allowed for."""
        answers = self.answers(readings, truth)
        slips = Slips.among(answers.values())
        parts = [part for group in self.groups for part in group.split(answers)]
        weighed = [
            Group(group.members, group.weight * (slips.hit if given == answer else slips.miss))
            for group, given in parts
        ]
        return self._weighed(weighed, CHANGE if answer in answers.values() else ODD)

    def _weighed(self, groups: Iterable[Group], change: float) -> Self:
        """Make the weights add up, none of them so small that it could not come back."""
        found = tuple(groups)
        total = sum(group.weight for group in found)
        count = sum(len(group.members) for group in found)
        return type(self)(
            tuple(
                Group(
                    group.members,
                    group.weight / total * (1 - change) + change * len(group.members) / count,
                )
                for group in found
            )
        )

    @property
    def leading(self) -> Group:
        """Return the group with the most weight, the first of those."""
        return max(self.groups, key=lambda group: group.weight)

    @property
    def is_settled(self) -> bool:
        """Tell whether one hypothesis is as good as certain."""
        return len(self.leading.members) == 1 and self.leading.weight >= SURE

    @property
    def is_mistaken(self) -> bool:
        """Tell whether a mistake, or several that agree, is clearly more likely than not."""
        return None not in self.leading.members and self.leading.weight >= THRESHOLD

    def named(self) -> tuple[str, ...]:
        """Return the misreadings of the leading group, if it is clear enough and a mistake."""
        if not self.is_mistaken:
            return ()
        return tuple(one for one in self.leading.members if one is not None)

    def to_json(self) -> list[list[int | str]]:
        """Write a list of groups: the weight in parts of 10,000, then the codes."""
        return [
            [round(group.weight * SCALE), *(code_of(one) for one in group.members)]
            for group in self.groups
        ]

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Read what was written; unknown codes are dropped. Raise BadBelief."""
        if not isinstance(value, list):
            raise BadBelief(value)
        groups = [read_group(row) for row in value]
        members = [one for group in groups for one in group.members]
        if None not in members or len(set(members)) != len(members):
            raise BadBelief(value)
        total = sum(group.weight for group in groups)
        if total <= 0:
            raise BadBelief(value)
        return cls(tuple(Group(g.members, g.weight / total) for g in groups if g.members))


def code_of(one: Hypothesis) -> str:
    """Return the short code under which a hypothesis is stored."""
    return KNOWS if one is None else MISREADINGS[one].code


def read_group(row: object) -> Group:
    """Read one stored group; raise BadBelief."""
    if not isinstance(row, list) or len(row) < 2:
        raise BadBelief(row)
    weight, *codes = row
    if type(weight) is not int or not 0 <= weight <= SCALE:
        raise BadBelief(row)
    if not all(isinstance(code, str) for code in codes):
        raise BadBelief(row)
    known = tuple(CODES.get(code) for code in codes if code == KNOWS or code in CODES)
    return Group(known, weight * len(known) / len(codes))
