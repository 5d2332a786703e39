"""Something on a board that can be chosen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """Hold the form value that choosing it sends; with `many`, several can be marked."""

    value: str
    many: bool = False
    is_marked: bool = False
