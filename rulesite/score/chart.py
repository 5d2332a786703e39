"""The totals over the rounds as a drawing: a line for each player."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.notation import SEATS

WIDTH: Final = 320
HEIGHT: Final = 160
LEFT: Final = 30
RIGHT: Final = 24
TOP: Final = 10
BOTTOM: Final = 22
STEPS: Final = (5, 10, 20, 50, 100, 200)
MOST_TICKS: Final = 5
MOST_LABELS: Final = 12
APART: Final = 13
"""How far apart letters are at least."""
DROP: Final = 4
"""How far below its place a label is written, so that it stands level with it."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Hold a mark on an axis: where it is, where its text stands, and the text."""

    at: int
    label: int


@dataclass(frozen=True, slots=True)
class Curve:
    """Hold one player's line: its points, and where its letter stands."""

    letter: str
    points: tuple[tuple[int, int], ...]
    label_y: int

    @property
    def path(self) -> str:
        """Write the points as the drawing needs them."""
        return " ".join(f"{x},{y}" for x, y in self.points)

    @property
    def end(self) -> tuple[int, int]:
        """Return the last point."""
        return self.points[-1]


@dataclass(frozen=True, slots=True)
class Chart:
    """Hold curves and axes."""

    curves: tuple[Curve, ...]
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = HEIGHT - BOTTOM
    letters: int = WIDTH - RIGHT + 8


def chart(totals: Sequence[Sequence[int]]) -> Chart | None:
    """Draw the totals after each round, by player; nothing for less than one round."""
    rounds = len(totals[0])
    if not rounds:
        return None
    step, highest = _scale(max(max(own) for own in totals))
    ys = [[_y(0, highest), *(_y(total, highest) for total in own)] for own in totals]
    labels = _apart([own[-1] for own in ys])
    curves = tuple(
        Curve(SEATS[seat], tuple((_x(at, rounds), y) for at, y in enumerate(own)), labels[seat])
        for seat, own in enumerate(ys)
    )
    every = 1 + rounds // MOST_LABELS
    across = tuple(Tick(_x(at, rounds), at) for at in range(1, rounds + 1) if at % every == 0)
    up = tuple(Tick(_y(value, highest), value) for value in range(0, highest + 1, step))
    return Chart(curves, across, up)


def _scale(most: int) -> tuple[int, int]:
    step = next((one for one in STEPS if most <= one * MOST_TICKS), STEPS[-1])
    return step, max(step, -(-most // step) * step)


def _x(at: int, rounds: int) -> int:
    return LEFT + round((WIDTH - LEFT - RIGHT) * at / rounds)


def _y(value: int, highest: int) -> int:
    return HEIGHT - BOTTOM - round((HEIGHT - TOP - BOTTOM) * value / highest)


def _apart(ys: Sequence[int], least: int = APART) -> list[int]:
    """Move letters apart that would lie on each other."""
    placed: dict[int, int] = {}
    order = sorted(range(len(ys)), key=lambda seat: ys[seat])
    below = HEIGHT + least
    for seat in reversed(order):
        placed[seat] = below = min(ys[seat], below - least)
    above = TOP - least
    for seat in order:
        placed[seat] = above = max(placed[seat], above + least)
    return [placed[seat] for seat in range(len(ys))]
