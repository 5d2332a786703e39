"""Say in lines of text what the engine found."""

from collections.abc import Iterator, Sequence

from engine.bounds import ScoreBounds
from engine.errors import Reason
from engine.notation import SEATS
from engine.outcomes import Result, SeatRound
from engine.scoring import TileScore
from engine.solver import Solution


def seat_round(seat: int, tiled: SeatRound) -> Iterator[str]:
    """Report a wall-tiling that has ended, with its parts."""
    yield f"{SEATS[seat]}: {tiled.before} points before"
    yield from map(_tile, tiled.tiles)
    if tiled.floor and tiled.floor.parts:
        values = " ".join(str(part.value) for part in tiled.floor.parts)
        yield f"  floor {''.join(tiled.fell)}: {values} = {tiled.penalty}"
    if tiled.forgiven:
        yield f"  stops at zero: {tiled.forgiven} forgiven"
    yield f"  {tiled.after} points after"


def _tile(tile: TileScore) -> str:
    if tile.fallen:
        return f"  line {tile.row + 1} {tile.color}: no space, {tile.fallen} fall"
    place = f"row {tile.row + 1} column {(tile.col or 0) + 1}"
    return f"  {tile.color} to {place}: {_runs(tile)} = {tile.points}"


def _runs(tile: TileScore) -> str:
    runs = [("across", tile.horizontal), ("down", tile.vertical)]
    real = [f"{length} {name}" for name, length in runs if length > 1]
    return " + ".join(real) or "alone"


def bonuses(ended: Result, seats: int) -> Iterator[str]:
    """Report the bonuses of the first seats and the scores with them."""
    for seat, bonus in enumerate(ended.bonuses[:seats]):
        full = f"rows {len(bonus.rows)}, columns {len(bonus.columns)}, colors {len(bonus.colors)}"
        yield f"{SEATS[seat]}: {ended.scores[seat]} points with bonuses of {bonus.points} ({full})"


def result(ended: Result) -> Iterator[str]:
    """Report how a game ended."""
    yield from bonuses(ended, len(ended.scores))
    winners = " and ".join(SEATS[seat] for seat in ended.winners)
    yield f"won by {winners} ({ended.decided_by})"


def solution(found: Solution, alone: bool) -> Iterator[str]:
    """Report what the solver found."""
    what, sign = ("best finish", "") if alone else ("value", "+")
    if found.proved:
        yield f"{what} for {SEATS[found.seat]}: {found.value:{sign}}, proved"
    else:
        yield f"{what} for {SEATS[found.seat]}: {found.least} to {found.most}, not proved"
    yield f"line: {' '.join(map(str, (*found.line, *found.tiling))) or '-'}"
    for move, value in sorted(found.values.items(), key=lambda item: -item[1]):
        yield f"  {move} {value:{sign}}"
    if found.unique is not None:
        yield f"{len(found.best)} best, margin {found.margin}"
    yield f"{found.nodes} nodes"


def reasons(found: Sequence[Reason]) -> Iterator[str]:
    """Report what was found against something."""
    yield from map(str, found)
    if not found:
        yield "nothing found against it"


def bounds(found: ScoreBounds) -> str:
    """Report what tiles can have given."""
    how = "exact" if found.exact else "outer bounds"
    return f"tiles give {found.least} to {found.most} points ({how})"
