"""What is said about input that breaks a rule: codes, numbers and cells, no prose."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.rules import Rule

Fact = int | str | tuple["Fact", ...]


@dataclass(frozen=True)
class Reason:
    """Say why something is refused: a code, the rule broken, and the facts of the case."""

    code: str
    rule: Rule
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    def __reduce__(self) -> tuple[type["Reason"], tuple[str, Rule, dict[str, Fact]]]:
        return Reason, (self.code, self.rule, dict(self.facts))

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} [{self.rule}] {told}".rstrip()


def reason(code: str, rule: Rule, **facts: Fact) -> Reason:
    """Make a reason out of a code, a rule and named facts."""
    return Reason(code, rule, facts)


class RuleBroken(ValueError):
    """Be the base of errors that carry reasons, the most basic first."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(reasons)
        self.reasons = reasons

    def __str__(self) -> str:
        return "; ".join(map(str, self.reasons))


class IllegalMove(RuleBroken):
    """Refuse a move or placement; nothing has been changed."""


class ImpossiblePosition(RuleBroken):
    """Refuse a position or a setup that can't be carried on."""


class NotationError(ValueError):
    """Refuse a text: which field, which column (from 1), and what was expected there."""

    def __init__(self, field: str, column: int, expected: str) -> None:
        super().__init__(field, column, expected)
        self.field = field
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.field}: column {self.column}: expected {self.expected}"
