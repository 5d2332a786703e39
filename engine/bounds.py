"""The least and the greatest number of points that the tiles of a wall can have given.

The order rules leave it open which rows got a tile in a round, and in which rounds. So without a
full row the tiles can have come in any order. With one, the game ended in the round in which it
was filled: the last tiles of all full rows came in that round, at most one tile a row, from the
top down. Bonuses and floor lines are not counted.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from typing import Final, NamedTuple

from engine.runs import LENGTHS
from engine.scoring import POINTS, WallLike, is_filled
from engine.tiles import SIZE, Cell

EXACT_TILES: Final = 16
"""How many tiles that depend on each other are worked out exactly."""
AT_HAND: Final = 64
"""How many groups stay worked out: what one page asks is asked again at once."""
FULL: Final = (1 << SIZE) - 1
FAR: Final = 1000
"""More points than any tiles give."""
SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))

Wall = int
"""Which tiles of a group lie on the wall: bit i is the tile on the i-th of its spaces in order."""
Points = list[int]
"""The least or the most points, by the tiles that lie on the wall."""


class Range(NamedTuple):
    """Hold the least and the greatest points."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class ScoreBounds:
    """Bound the points for tiles; when not ``exact``, the true bounds lie within these."""

    least: int
    most: int
    exact: bool

    def __contains__(self, points: int) -> bool:
        """Tell whether that many points are within the bounds."""
        return self.least <= points <= self.most


def score_bounds(wall: WallLike, exact_tiles: int = EXACT_TILES) -> ScoreBounds:
    """Bound the points that the tiles of a wall can have given (tile-order, end-trigger).

    Tiles that touch depend on each other, and so do all groups with a full row. Groups of up to
    ``exact_tiles`` are worked out exactly, larger ones are bounded from outside.
    """
    spaces = [(row, col) for row in range(SIZE) for col in range(SIZE) if is_filled(wall[row][col])]
    groups = _dependent(_touching(set(spaces)))
    exact = [len(group) <= exact_tiles for group in groups]
    found = [
        _exactly(frozenset(group)) if small else _outside(group)
        for group, small in zip(groups, exact, strict=True)
    ]
    least, most = (sum(bounds) for bounds in zip(Range(0, 0), *found, strict=True))
    return ScoreBounds(least, most, all(exact))


def _touching(spaces: set[Cell]) -> Iterator[set[Cell]]:
    """Split spaces into groups that touch; tiles of different groups never share a run."""
    while spaces:
        group, edge = set[Cell](), {min(spaces)}
        while edge:
            group |= edge
            near = {(row + down, col + right) for row, col in edge for down, right in SIDES}
            edge = near & spaces - group
        spaces = spaces - group
        yield group


def _dependent(groups: Iterable[set[Cell]]) -> list[set[Cell]]:
    """Join the groups with full rows: all of those are filled in the same round."""
    ending, free = set[Cell](), []
    for group in groups:
        if any(_row(group, row) == FULL for row in range(SIZE)):
            ending |= group
        else:
            free.append(group)
    return [*free, ending] if ending else free


def _row(group: Iterable[Cell], row: int) -> int:
    return sum(1 << col for at, col in group if at == row)


@lru_cache(maxsize=AT_HAND)
def _exactly(group: frozenset[Cell]) -> Range:
    """Go through all sets of tiles that can have lain on the wall, smaller ones first."""
    spaces = _spaces(group)
    least, most = _in_any_order(spaces)
    if least[-1] < FAR:
        return Range(least[-1], most[-1])
    return _last_round(spaces, least, most)


class Space(NamedTuple):
    """Score a tile of a group, by the mask of the tiles that lie."""

    row: int
    bit: Wall
    cross: Wall
    """The tiles of the group in its row and its column, itself included."""
    scores: dict[Wall, int]
    """Its points, by which of those lie."""

    def points(self, wall: Wall) -> int:
        """Add the two runs as the rules do; the tile lies already."""
        return self.scores[wall & self.cross]


def _spaces(group: Iterable[Cell]) -> list[Space]:
    cells = sorted(group)
    return [_space(cells, place) for place in range(len(cells))]


def _space(cells: Sequence[Cell], own: int) -> Space:
    """Work out what a tile scores with any of those in its row and column."""
    row, col = cells[own]
    cross, found = 1 << own, [(1 << own, 1 << col, 1 << row)]
    for place, (down, right) in enumerate(cells):
        if place != own and (down == row or right == col):
            across, upright = (1 << right) * (down == row), (1 << down) * (right == col)
            cross |= 1 << place
            found += [(part | 1 << place, h | across, v | upright) for part, h, v in found]
    scores = {part: POINTS[LENGTHS[h][col]][LENGTHS[v][row]] for part, h, v in found}
    return Space(row, 1 << own, cross, scores)


def _in_any_order(spaces: Sequence[Space]) -> tuple[Points, Points]:
    """Put tiles down one by one, but fill no row; what fills one is FAR."""
    by_row = [[space.bit for space in spaces if space.row == row] for row in range(SIZE)]
    full = [sum(bits) for bits in by_row if len(bits) == SIZE]
    tables = [(space.bit, space.cross, space.scores) for space in spaces]
    least, most = [0], [0]
    for wall in range(1, 1 << len(spaces)):
        low, high = FAR, 0
        if not full or not any(wall & row == row for row in full):
            for bit, cross, scores in tables:
                # Space.points is spelled out here, where it is asked half a million times.
                if wall & bit:
                    points, before = scores[wall & cross], wall ^ bit
                    if least[before] + points < low:
                        low = least[before] + points
                    if most[before] + points > high:
                        high = most[before] + points
        least.append(low)
        most.append(high)
    return least, most


def _last_round(spaces: Sequence[Space], least: Points, most: Points) -> Range:
    """Fill the full rows and put at most one tile in each other row, from the top down."""
    rows = [[space for space in spaces if space.row == row] for row in range(SIZE)]
    all_tiles = len(least) - 1
    late = product(*([0, *(space.bit for space in row)] for row in rows))
    walls = {all_tiles - sum(bits) for bits in late}
    ranges = {wall: Range(least[wall], most[wall]) for wall in walls if least[wall] < FAR}
    for row in rows:
        ranges = _complete(row, ranges)
    return ranges[all_tiles]


def _complete(row: list[Space], ranges: dict[Wall, Range]) -> dict[Wall, Range]:
    """Put down the tile that a row still lacks."""
    after: dict[Wall, Range] = {}
    for wall, (least, most) in ranges.items():
        late = [space for space in row if not wall & space.bit]
        grown = wall + sum(space.bit for space in late)
        points = sum(space.points(grown) for space in late)
        low, high = after.get(grown, Range(FAR, 0))
        after[grown] = Range(min(low, least + points), max(high, most + points))
    return after


def _joined(length: int) -> int:
    """Find the least points of a run in one direction, single tiles not counted."""
    return min(map(_grown_by, permutations(range(length))))


def _grown_by(order: Sequence[int]) -> int:
    """Add up the runs of two or more as tiles are put down in an order."""
    points = mask = 0
    for at in order:
        mask |= 1 << at
        points += LENGTHS[mask][at] if LENGTHS[mask][at] > 1 else 0
    return points


JOINED: Final = tuple(map(_joined, range(SIZE + 1)))
"""The least that a run of each length can have given in its direction."""
GROWN: Final = tuple(_grown_by(range(length)) for length in range(SIZE + 1))
"""The most: tile by tile from one end."""


def _outside(group: set[Cell]) -> Range:
    """Bound a group by its runs: each grown from one end, or joined from single tiles."""
    across = list(_runs(group))
    down = list(_runs({(col, row) for row, col in group}))
    least = 1 + sum(JOINED[length] for length in (*across, *down))
    most = sum(GROWN[length] for length in (*across, *down)) + min(len(across), len(down))
    return Range(least, most)


def _runs(spaces: set[Cell]) -> Iterator[int]:
    """Give the lengths of the horizontal runs."""
    for row in range(SIZE):
        for part in "".join(" #"[(row, col) in spaces] for col in range(SIZE)).split():
            yield len(part)
