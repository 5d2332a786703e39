"""Whether a round's tiles add up: what was dealt lies on full lines, floors or unfinished lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import Board
from engine.errors import Reason, reason
from engine.rules import Rule
from engine.tiles import DISPLAYS, FLOOR_PENALTIES, SIZE, TILES, TILES_PER_DISPLAY
from rulesite.sheet.sheet import Entry

SPACES = len(FLOOR_PENALTIES)


@dataclass(frozen=True, slots=True)
class Dealt:
    """Bound the tiles that wait on unfinished lines between two rounds.

    They are not told; but with those of the walls they are all that bag and lid lack.
    """

    least: int = 0
    most: int = 0

    def after(
        self, boards: Sequence[Board], entries: Sequence[Entry]
    ) -> tuple["Dealt", tuple[Reason, ...]]:
        """Bound them after a round that began with some boards, and say what does not add up."""
        dealt_least, dealt_most = self._dealt(boards)
        used, room = sum(map(_used, entries)), sum(map(_room, boards, entries))
        most = self.most + dealt_most - used
        spilled = any(entry.floor + entry.has_marker >= SPACES for entry in entries)
        least = 0 if spilled else max(0, self.least + dealt_least - used)
        found = tuple(_against(used, most, least, room))
        return Dealt(min(least, room), max(0, min(most, room))), found

    def _dealt(self, boards: Sequence[Board]) -> tuple[int, int]:
        """Bound what is dealt: all displays are filled as long as there are tiles (short-round)."""
        full = DISPLAYS[len(boards)] * TILES_PER_DISPLAY
        off_walls = TILES - sum(len(board.cells) for board in boards)
        return min(full, max(0, off_walls - self.most)), min(full, off_walls - self.least)


def _used(entry: Entry) -> int:
    return entry.floor + sum(placement.row + 1 for placement in entry.placements)


def _room(board: Board, entry: Entry) -> int:
    """Count what unfinished lines can hold: one less than their length (lines-stay)."""
    closed = {placement.row for placement in entry.placements}.union(board.full_rows)
    return sum(row for row in range(SIZE) if row not in closed)


def _against(used: int, most: int, least: int, room: int) -> Iterator[Reason]:
    if most < 0:
        yield reason("more-than-dealt", Rule.FILL_DISPLAYS, count=used, most=used + most)
    if least > room:
        yield reason("less-than-dealt", Rule.MUST_TAKE, count=used, least=used + least - room)
