"""A wrong answer named: the sentence, the rules to read, the misreadings that give it."""

from typing import NamedTuple

from engine.rules import Rule


class Mistake(NamedTuple):
    """Hold what a wrong answer has in it, the rules to read, and the ids of what gives it."""

    sentence: str
    rules: tuple[Rule, ...]
    suspects: tuple[str, ...]
