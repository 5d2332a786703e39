"""A wrong rule that people believe, as a function on the same boards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.rules import Rule

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Misreading(Generic[F]):
    """Name a wrong rule: its id, its code in the catalogue, the rule that it gets wrong."""

    id: str
    code: str
    rule: Rule
    apply: F


def registered(found: list[Misreading[F]], code: str, rule: Rule) -> Callable[[F], F]:
    """Make a decorator that puts a function into a list; its name is the id."""

    def register(function: F) -> F:
        found.append(Misreading(function.__name__, code, rule, function))
        return function

    return register
