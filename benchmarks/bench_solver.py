"""Measure the solver on positions met in play, and the score bounds."""

import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.measure import seconds, spread
from engine import Game, Phase
from engine.bots import BOTS, step
from engine.bounds import score_bounds
from engine.solver import groups_left, solve
from engine.tiles import SIZE

POSITIONS = 60
"""How many positions of each kind are solved."""
WALLS = 30
LONGEST_GAME = 12
LIMITS = {6: 0.04, 10: 2.0}
"""The goals: the median for 6 groups, three of four positions for 10."""


def met(groups: int, bot: str, grey: bool) -> Iterator[Game]:
    """Play games of two bots; give every position with so many groups left, in all rounds."""
    for seed in range(1_000):
        bots = [BOTS[bot](seed), BOTS[bot](seed + 1)]
        game = Game.new(2, grey, seed)
        while game.phase is not Phase.OVER and game.round <= LONGEST_GAME:
            if game.phase is Phase.DRAFTING and groups_left(game.position) == groups:
                yield game.copy()
            step(game, bots[game.turn])


def solving(groups: int, bot: str, grey: bool) -> str:
    """Solve positions of one kind without any bound; tell how long it took."""
    times = [
        seconds(partial(solve, game, nodes=None))
        for game in islice(met(groups, bot, grey), POSITIONS)
    ]
    within = sum(time <= LIMITS[groups] for time in times)
    share = f"{within / len(times):.0%} within {LIMITS[groups]:g} s"
    return f"{groups} groups, {bot} play, {'grey' if grey else 'colored'}: {spread(times)}, {share}"


def wall(tiles: int, seed: int) -> list[str]:
    """Make a wall of one group of tiles, grown at random from the middle."""
    chance, cells = Random(seed), {(2, 2)}
    while len(cells) < tiles:
        row, col = sorted(cells)[int(chance.random() * len(cells))]
        down, right = ((0, 1), (0, -1), (1, 0), (-1, 0))[int(chance.random() * 4)]
        if row + down in range(SIZE) and col + right in range(SIZE):
            cells.add((row + down, col + right))
    return [
        "".join("#" if (row, col) in cells else "." for col in range(SIZE)) for row in range(SIZE)
    ]


def main() -> None:
    """Print how long solving and bounding take."""
    print(f"solver, {POSITIONS} positions of each kind, two players, no bound")
    for groups in LIMITS:
        for bot in ("greedy", "random"):
            for grey in (False, True):
                print(f"  {solving(groups, bot, grey)}", flush=True)
    print(f"score bounds, {WALLS} walls of touching tiles")
    for tiles in (8, 12, 16):
        times = [seconds(partial(score_bounds, wall(tiles, seed))) for seed in range(WALLS)]
        print(f"  {tiles} tiles: {spread(times)}")


if __name__ == "__main__":
    main()
