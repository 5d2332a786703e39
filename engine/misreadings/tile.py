"""S: wrong points for one tile. The tile counts as filled; the truth is ``score_tile``."""

from collections.abc import Callable

from engine.misreadings.misreading import Misreading, registered
from engine.rules import Rule
from engine.scoring import WallLike, is_filled, score_tile
from engine.tiles import SIZE, Cell

Points = Callable[[WallLike, int, int], int]
FOUND: list[Misreading[Points]] = []

SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _wrong(code: str, rule: Rule) -> Callable[[Points], Points]:
    return registered(FOUND, code, rule)


def _lengths(wall: WallLike, row: int, col: int) -> tuple[int, int]:
    score = score_tile(wall, row, col)
    return score.horizontal, score.vertical


def _added(across: int, down: int) -> int:
    """Add two lengths as the rules do, whatever was counted as length."""
    return across + down if across > 1 and down > 1 else max(across, down)


def _touching(wall: WallLike, cell: Cell, steps: tuple[Cell, ...]) -> list[Cell]:
    near = [(cell[0] + down, cell[1] + right) for down, right in steps]
    return [
        (row, col)
        for row, col in near
        if row in range(SIZE) and col in range(SIZE) and is_filled(wall[row][col])
    ]


@_wrong("S1", Rule.SCORE_LONE)
def lone_is_2(wall: WallLike, row: int, col: int) -> int:
    """Count a lone tile as a row and as a column."""
    points = score_tile(wall, row, col).points
    return 2 if points == 1 else points


@_wrong("S2", Rule.SCORE_ROW)
def both_always(wall: WallLike, row: int, col: int) -> int:
    """Add both runs even when one is the tile alone."""
    return sum(_lengths(wall, row, col))


@_wrong("S3", Rule.SCORE_BOTH)
def longest_only(wall: WallLike, row: int, col: int) -> int:
    """Count the longer run only."""
    return max(_lengths(wall, row, col))


@_wrong("S4", Rule.SCORE_ROW)
def forgets_self(wall: WallLike, row: int, col: int) -> int:
    """Count the neighbors in both runs without the tile itself."""
    return sum(_lengths(wall, row, col)) - 2 or 1


@_wrong("S5", Rule.SCORE_BOTH)
def self_once(wall: WallLike, row: int, col: int) -> int:
    """Count the tile once for both runs."""
    return sum(_lengths(wall, row, col)) - 1


@_wrong("S6", Rule.SCORE_RUN)
def jumps_gaps(wall: WallLike, row: int, col: int) -> int:
    """Count all tiles of the row and of the column, across gaps."""
    across = sum(at == col or is_filled(wall[row][at]) for at in range(SIZE))
    down = sum(at == row or is_filled(wall[at][col]) for at in range(SIZE))
    return _added(across, down)


@_wrong("S7", Rule.SCORE_RUN)
def neighbors_only(wall: WallLike, row: int, col: int) -> int:
    """Count the touching tiles only, not the rest of the runs."""
    across = len(_touching(wall, (row, col), SIDES[:2]))
    down = len(_touching(wall, (row, col), SIDES[2:]))
    return _added(1 + across, 1 + down)


@_wrong("S8", Rule.SCORE_RUN)
def whole_cluster(wall: WallLike, row: int, col: int) -> int:
    """Count everything that is connected with the tile."""
    group, edge = {(row, col)}, [(row, col)]
    while edge:
        fresh = [cell for cell in _touching(wall, edge.pop(), SIDES) if cell not in group]
        group.update(fresh)
        edge += fresh
    return len(group)


@_wrong("S9", Rule.SCORE_NO_DIAGONAL)
def diagonals(wall: WallLike, row: int, col: int) -> int:
    """Add the tiles that touch at a corner."""
    return score_tile(wall, row, col).points + len(_touching(wall, (row, col), CORNERS))


@_wrong("S10", Rule.SCORE_BOTH)
def row_only(wall: WallLike, row: int, col: int) -> int:
    """Count the row only."""
    return score_tile(wall, row, col).horizontal


@_wrong("S11", Rule.SCORE_BOTH)
def column_only(wall: WallLike, row: int, col: int) -> int:
    """Count the column only."""
    return score_tile(wall, row, col).vertical


@_wrong("S12", Rule.SCORE_ROW)
def always_1(wall: WallLike, row: int, col: int) -> int:
    """Give every tile one point."""
    del wall, row, col
    return 1
