"""How a round can end for a seat, and for both: what is left to choose is chosen well."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.board import Board
from engine.moves import PLACEMENTS, Placement
from engine.scoring import POINTS
from engine.solver.tilings import Columns, Tiling
from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, FLOOR_PENALTIES, SIZE

SPACES: Final = len(FLOOR_PENALTIES)
PENALTIES: Final = tuple(sum(FLOOR_PENALTIES[:count]) for count in range(SPACES + 1))
"""The penalty of a floor line, by the number of its covered spaces."""


class Outcome(NamedTuple):
    """Hold the score that a tiling leads to, without and with the bonuses of an end."""

    score: int
    total: int
    ends: bool
    columns: Columns


Outcomes = tuple[Outcome, ...]


def outcomes(before: int, floor: int, tilings: Iterable[Tiling], ending: bool) -> Outcomes:
    """List the outcomes of a seat's wall-tiling, without those that can't be best."""
    if not ending:
        best = max(tilings, key=lambda tiling: tiling.points + _penalty(floor, tiling))
        return (_outcome(before, floor, best),)
    return tuple(_not_beaten([_outcome(before, floor, tiling) for tiling in tilings]))


def _penalty(floor: int, tiling: Tiling) -> int:
    return PENALTIES[min(SPACES, floor + tiling.fallen)]


def extremes(before: int, ending: bool) -> tuple[int, int]:
    """Give scores between which any round leaves a seat."""
    tiles = SIZE * POINTS[SIZE][SIZE]
    bonus = SIZE * (BONUS_ROW + BONUS_COLUMN + BONUS_COLOR) if ending else 0
    return max(0, before + PENALTIES[SPACES]), before + tiles + bonus


def _outcome(before: int, floor: int, tiling: Tiling) -> Outcome:
    score = max(0, before + tiling.points + _penalty(floor, tiling))
    return Outcome(score, score + tiling.bonus, tiling.ends, tiling.columns)


def _not_beaten(found: list[Outcome]) -> Iterator[Outcome]:
    """Keep the best total that ends the game, and the others that have no better in both."""
    most = -1
    for outcome in sorted((out for out in found if not out.ends), key=_score, reverse=True):
        if outcome.total > most:
            most = outcome.total
            yield outcome
    ending = [outcome for outcome in found if outcome.ends]
    if ending:
        yield max(ending, key=lambda outcome: outcome.total)


def _score(outcome: Outcome) -> tuple[int, int]:
    return outcome.score, outcome.total


class Settled(NamedTuple):
    """Hold how two seats tile, and the first one's score minus the second one's."""

    value: int
    first: Outcome
    second: Outcome


def settle(first: Outcomes, second: Outcomes) -> Settled:
    """Tile two walls, the first seat before the second, each for the difference of scores."""
    return max((_reply(mine, second) for mine in first), key=lambda settled: settled.value)


def _reply(mine: Outcome, second: Outcomes) -> Settled:
    replies = (Settled(_difference(mine, theirs), mine, theirs) for theirs in second)
    return min(replies, key=lambda settled: settled.value)


def _difference(mine: Outcome, theirs: Outcome) -> int:
    if mine.ends or theirs.ends:
        return mine.total - theirs.total
    return mine.score - theirs.score


def placements(board: Board, outcome: Outcome) -> Iterator[Placement]:
    """List the placements of an outcome from the top."""
    for row, col in zip(board.full_lines, outcome.columns, strict=True):
        yield PLACEMENTS[board.lines[row][0].order][row][col]
