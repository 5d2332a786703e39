"""Measure how fast whole random games run through the public API, all data included."""

import sys
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.measure import seconds
from engine import Game, Phase

GAMES = 200
RUNS = 5
LONGEST_GAME = 60
GOAL = 300
"""Games of two a second; public engines in plain Python play about 100."""


def game(players: int, grey: bool, seed: int) -> None:
    """Play one game, each legal step as likely as the others."""
    chance, played = Random(seed).random, Game.new(players, grey, seed)
    while played.phase is not Phase.OVER and played.round <= LONGEST_GAME:
        if played.phase is Phase.DRAFTING:
            moves = played.legal_moves()
            played.play(moves[int(chance() * len(moves))])
        elif len(options := played.placements()) > 1:
            played.place(options[int(chance() * len(options))])
        else:
            played.tile_all()


def games(players: int, grey: bool) -> None:
    """Play many games."""
    for seed in range(GAMES):
        game(players, grey, seed)


def main() -> None:
    """Print games a second for every number of players and both sides."""
    print(f"random games a second, median of {RUNS} runs of {GAMES} games (goal for two: {GOAL})")
    for grey in (False, True):
        for players in (2, 3, 4):
            rates = [GAMES / seconds(partial(games, players, grey)) for _ in range(RUNS)]
            side = "grey" if grey else "colored"
            print(f"  {players} players, {side} side: {median(rates):.0f}")


if __name__ == "__main__":
    main()
