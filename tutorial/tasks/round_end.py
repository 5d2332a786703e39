"""What becomes of each line, of the floor line and of the marker at the end of a round."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine import MARKER, Board
from engine.moves import Placement
from engine.rules import Rule
from engine.seat import Seat
from engine.tiles import FLOOR, SIZE, Cell
from rulesite.board.figures.positions import tiling_game
from tutorial.tasks.boards import KEPT, board_of

Way = tuple[tuple[Placement, ...], Board]


class Fate(StrEnum):
    """Name what can become of tiles or of the marker; the values are form values."""

    WALL = "W"
    REST_STAYS = "R"
    STAYS = "S"
    LID = "L"
    FLOOR = "F"
    KEPT = "K"


RULES = {
    Fate.WALL: (Rule.TILE_FULL_LINES, Rule.TILE_REST),
    Fate.STAYS: (Rule.LINES_STAY,),
    Fate.LID: (Rule.FLOOR_EMPTIED,),
    Fate.FLOOR: (Rule.GREY_NO_SPACE,),
    Fate.KEPT: (Rule.MARKER_KEEP,),
}
"""The rules by which things end as they do."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Hold a board whose lines are to be tiled, as a player field, and its side.

    With `with_floor`, the floor line is cleared as well.
    """

    text: str
    grey: bool = False
    with_floor: bool = False

    @property
    def board(self) -> Board:
        """Return the board before wall-tiling."""
        return board_of(self.text)

    @property
    def places(self) -> tuple[str, ...]:
        """List what something becomes of: lines by number, "F" the floor line, "M" the marker."""
        board = self.board
        lines = [str(row + 1) for row in range(SIZE) if board.lines[row]]
        if not self.with_floor:
            return tuple(lines)
        tiles = any(thing != MARKER for thing in board.floor)
        return (*lines, *[FLOOR] * tiles, *[MARKER] * board.has_marker)

    @property
    def ways(self) -> tuple[Way, ...]:
        """List every way to tile the full lines: one on the colored side, often more on grey."""
        return _ways(self.text, self.grey)

    @property
    def fates(self) -> tuple[Fate, ...]:
        """Let the engine tile the board: what becomes of each place."""
        fallen = self.fallen
        return tuple(self._fate(place, fallen) for place in self.places)

    def _fate(self, place: str, fallen: frozenset[int]) -> Fate:
        if not place.isdigit():
            return Fate.KEPT if place == MARKER else Fate.LID
        row = int(place) - 1
        if row not in self.board.full_lines:
            return Fate.STAYS
        return Fate.FLOOR if row in fallen else Fate.WALL

    @property
    def fallen(self) -> frozenset[int]:
        """Return the rows of the lines that fall, whatever is chosen before."""
        return _falls(self.ways[0])

    @property
    def is_clear(self) -> bool:
        """Tell whether the same lines fall in every way."""
        return len(set(map(_falls, self.ways))) == 1

    def open_cells(self, row: int) -> tuple[Cell, ...]:
        """List the spaces of the grey side that the tile of a line goes to, in some way."""
        spots = (spot for way, _board in self.ways for spot in way if spot.row == row)
        return tuple(sorted({(row, spot.col) for spot in spots if spot.col != FLOOR}))

    @property
    def placed(self) -> tuple[Cell, ...]:
        """List the spaces that tiles come to, in the first way."""
        return tuple((spot.row, spot.col) for spot in self.ways[0][0] if spot.col != FLOOR)

    @property
    def board_after(self) -> Board:
        """Return the board after the first way to tile it, the floor line cleared if it is to."""
        if self.with_floor:
            game = tiling_game(self.text)
            game.tile_all()
            return game.players[0]
        return self.ways[0][1]


def _falls(way: Way) -> frozenset[int]:
    return frozenset(spot.row for spot in way[0] if spot.col == FLOOR)


@lru_cache(maxsize=KEPT)
def _ways(text: str, grey: bool) -> tuple[Way, ...]:
    return tuple(_tiled(Seat.from_board(board_of(text)), grey))


def _tiled(seat: Seat, grey: bool) -> Iterator[Way]:
    row = seat.full_line()
    if row is None:
        yield (), seat.to_board()
        return
    for spot in seat.placements(row, grey):
        after = seat.copy()
        after.tile(spot)
        for rest, board in _tiled(after, grey):
            yield (spot, *rest), board
