"""Items made by hand: a right answer, and what misreadings answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field

S3, S5, S10, S11 = "longest_only", "self_once", "row_only", "column_only"


@dataclass(frozen=True)
class Item:
    """Hold a right answer and readings."""

    truth: object
    given: Mapping[str, object] = field(default_factory=dict)

    def readings(self) -> Mapping[str, object]:
        """Return the readings."""
        return self.given


LESSON = Item(8, {S3: 5, S5: 7, S10: 5, S11: 3})
"""The board of lesson 11: row 5, column 3."""
TALL = Item(6, {S3: 4, S5: 5, S10: 2, S11: 4})
"""Row 2, column 4: here the longer run is the column."""
