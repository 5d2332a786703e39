"""A puzzle's address: version, level and a number, which are the whole puzzle."""

import re
import secrets
from dataclasses import dataclass
from typing import Self

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SHAPE = re.compile(r"([1-9][0-9]{0,2})-([1-9])-(0|[1-9a-z][0-9a-z]{0,7})", re.ASCII)
BASE36_SHAPE = re.compile(r"0|[1-9a-z][0-9a-z]{0,7}", re.ASCII)
FRESH = 36**5


class BadSeed(ValueError):
    """Refuse a text that is not `<version>-<level>-<base36>`."""


@dataclass(frozen=True, slots=True)
class Seed:
    """Hold what makes one puzzle of a type."""

    version: int
    level: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a seed in its one canonical form; raise BadSeed."""
        match = SHAPE.fullmatch(text)
        if match is None:
            raise BadSeed(text)
        version, level, number = match.groups()
        return cls(int(version), int(level), int(number, 36))

    @classmethod
    def fresh(cls, version: int, level: int) -> Self:
        """Draw a new seed."""
        return cls(version, level, secrets.randbelow(FRESH))

    def __str__(self) -> str:
        return f"{self.version}-{self.level}-{base36(self.number)}"


def base36(number: int) -> str:
    """Write a number of zero or more in base 36, small letters."""
    text = ""
    while number >= len(DIGITS):
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return DIGITS[number] + text
