"""Positions of random games, of every kind: sides, player counts, phases, early and late."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from hypothesis import strategies as st

from engine import Game, Phase
from tests.engine.build import states

KINDS = [(players, grey) for players in (2, 3, 4) for grey in (False, True)]


@cache
def played(players: int, grey: bool, seed: int) -> tuple[Game, ...]:
    """Play a game at random and keep it after every step."""
    return tuple(game.copy() for game in states(players, grey, seed))


def sample(count: int, seed: int = 0) -> Iterator[Game]:
    """Draw states: of each game one in wall-tiling, the last one, and others from anywhere."""
    return islice(_endless(Random(seed)), count)


def _endless(chance: Random) -> Iterator[Game]:
    seed = 0
    while True:
        for players, grey in KINDS:
            games = played(players, grey, seed)
            tiling = [game for game in games if game.phase is Phase.TILING]
            yield chance.choice(tiling)
            yield games[-1]
            for _ in range(4):
                yield chance.choice(games)
        seed += 1


games = st.builds(
    lambda kind, seed, at: (played(*kind, seed))[at % len(played(*kind, seed))],
    st.sampled_from(KINDS),
    st.integers(0, 3),
    st.integers(0, 10_000),
)
"""States of random games, for Hypothesis."""
