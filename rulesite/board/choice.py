"""Something on a board that can be chosen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """Hold the form value that choosing it sends; with `many`, several can be marked.

    With an `id`, focus comes back to it when the board is drawn anew.
    """

    value: str
    many: bool = False
    is_marked: bool = False
    name: str = "answer"
    id: str = ""
