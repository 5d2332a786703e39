"""E: wrong ends of the game."""

from collections.abc import Callable, Sequence

from engine.board import Board
from engine.misreadings.misreading import Misreading, registered
from engine.outcomes import decide
from engine.rules import Rule
from engine.scoring import WallLike, end_bonuses
from engine.tiling import due_cells, score_tiles

Ends = Callable[[WallLike], bool]
FOUND: list[Misreading[Ends]] = []
RoundPoints = Callable[[Sequence[Board]], tuple[int, ...]]
FOUND_ROUND: list[Misreading[RoundPoints]] = []
Wins = Callable[[tuple[int, ...], Sequence[WallLike]], tuple[int, ...]]
FOUND_TIE: list[Misreading[Wins]] = []


@registered(FOUND, "E1", Rule.END_TRIGGER)
def column_ends(wall: WallLike) -> bool:
    """End the game with a full column too."""
    bonus = end_bonuses(wall)
    return bool(bonus.rows or bonus.columns)


@registered(FOUND, "E4", Rule.END_TRIGGER)
def color_ends(wall: WallLike) -> bool:
    """End the game with a complete color too."""
    bonus = end_bonuses(wall)
    return bool(bonus.rows or bonus.colors)


@registered(FOUND_ROUND, "E2", Rule.END_AFTER_TILING)
def ends_at_once(boards: Sequence[Board]) -> tuple[int, ...]:
    """Stop with the tile that fills a row: nothing after it is tiled, by anybody.

    Boards come in turn order; gives the points of each for tiles.
    """
    points, over = [], False
    for board in boards:
        gained = 0
        for tile, (row, _) in zip(
            score_tiles(board.wall, due_cells(board)), due_cells(board), strict=True
        ):
            if not over:
                gained += tile.points
                over = sum(map(bool, board.wall[row])) == len(board.wall) - 1
        points.append(gained)
    return tuple(points)


@registered(FOUND_TIE, "E3", Rule.TIE_ROWS)
def tie_by_columns(scores: tuple[int, ...], walls: Sequence[WallLike]) -> tuple[int, ...]:
    """Decide a tie by full columns."""
    return decide(scores, tuple(len(end_bonuses(wall).columns) for wall in walls)).winners


@registered(FOUND_TIE, "E5", Rule.TIE_ROWS)
def tie_by_colors(scores: tuple[int, ...], walls: Sequence[WallLike]) -> tuple[int, ...]:
    """Decide a tie by complete colors."""
    return decide(scores, tuple(len(end_bonuses(wall).colors) for wall in walls)).winners


@registered(FOUND_TIE, "E6", Rule.TIE_ROWS)
def tie_always_shared(scores: tuple[int, ...], walls: Sequence[WallLike]) -> tuple[int, ...]:
    """Share the victory whenever scores are equal."""
    return decide(scores, (0,) * len(walls)).winners
