"""What waits on unfinished lines between two rounds, when only full lines and floors are told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.board import Board
from engine.errors import Reason, reason
from engine.rules import Rule
from engine.tiles import DISPLAYS, FLOOR_PENALTIES, MARKER, SIZE, TILES, TILES_PER_DISPLAY


@dataclass(frozen=True, slots=True)
class Waiting:
    """Bound the tiles that wait on unfinished lines when a round begins.

    Nobody has told them; but with those of the walls they are all that bag and lid lack.
    """

    least: int = 0
    most: int = 0

    def after(self, boards: Sequence[Board]) -> tuple["Waiting", tuple[Reason, ...]]:
        """Bound them after a round, and say what does not add up (fill-displays, must-take).

        ``boards`` are as drafting has left them, by seat; their unfinished lines are not looked at.
        Tiles that found no space on a floor line are in the lid, and nobody knows how many they
        are: then the lower bound is lost (floor-full).
        """
        dealt_least, dealt_most = self._dealt(boards)
        used, room = sum(map(_used, boards)), sum(map(_room, boards))
        most = self.most + dealt_most - used
        spilled = any(len(board.floor) >= len(FLOOR_PENALTIES) for board in boards)
        least = 0 if spilled else max(0, self.least + dealt_least - used)
        found = tuple(_against(used, most, least, room))
        return Waiting(min(least, room), max(0, min(most, room))), found

    def _dealt(self, boards: Sequence[Board]) -> tuple[int, int]:
        """Bound what is dealt: all displays are filled as long as there are tiles (short-round)."""
        full = DISPLAYS[len(boards)] * TILES_PER_DISPLAY
        off_walls = TILES - sum(len(board.cells) for board in boards)
        return min(full, max(0, off_walls - self.most)), min(full, off_walls - self.least)


def _used(board: Board) -> int:
    """Count the tiles on full lines and on the floor; the marker is no tile."""
    fallen = sum(thing != MARKER for thing in board.floor)
    return fallen + sum(row + 1 for row in board.full_lines)


def _room(board: Board) -> int:
    """Count what unfinished lines can hold: one less than their length (lines-stay)."""
    closed = {*board.full_lines, *board.full_rows}
    return sum(row for row in range(SIZE) if row not in closed)


def _against(used: int, most: int, least: int, room: int) -> Iterator[Reason]:
    if most < 0:
        yield reason("more-than-dealt", Rule.FILL_DISPLAYS, count=used, most=used + most)
    if least > room:
        yield reason("less-than-dealt", Rule.MUST_TAKE, count=used, least=used + least - room)
