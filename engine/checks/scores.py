"""Scores that a wall can't give: cheap bounds that are sound, not tight."""

from collections.abc import Iterator

from engine.board import Board
from engine.errors import Reason, reason
from engine.notation import Phase, Position
from engine.rules import Rule
from engine.scoring import end_bonuses, score_floor
from engine.tiles import FLOOR_PENALTIES, SIZE

WORST_FLOOR = score_floor(len(FLOOR_PENALTIES)).penalty


def scores(position: Position) -> Iterator[Reason]:
    """Find scores above what the wall can have earned, or below what floors can have cost."""
    ended = position.phase is Phase.OVER or position.is_figure
    settled = position.round - (position.phase is not Phase.OVER)
    for seat, board in enumerate(position.players):
        bonus = end_bonuses(board.wall).points if ended else 0
        most = most_points(board) + bonus
        if board.score > most:
            facts = {"seat": seat, "score": board.score, "most": most}
            yield reason("score-too-high", Rule.SCORE_NOW, **facts)
        least = max(0, len(board.cells) + settled * WORST_FLOOR) + bonus
        if board.score < least and not position.is_figure:
            facts = {"seat": seat, "score": board.score, "least": least}
            yield reason("score-too-low", Rule.FLOOR_PENALTIES, **facts)


def most_points(board: Board) -> int:
    """Bound the points that the tiles of a wall can have given.

    A run of n tiles gives 2 + 3 + … + n at most, when it grew from one end; a tile alone gives
    one point and begins a run in both directions.
    """
    filled = [[bool(space) for space in row] for row in board.wall]
    across = [length for row in filled for length in _runs(row)]
    down = [length for col in range(SIZE) for length in _runs([row[col] for row in filled])]
    grown = sum(length * (length + 1) // 2 - 1 for length in (*across, *down))
    return grown + min(len(across), len(down))


def _runs(spaces: list[bool]) -> list[int]:
    """List the lengths of the runs of filled spaces."""
    marks = "".join("#" if space else " " for space in spaces)
    return [len(run) for run in marks.split()]
