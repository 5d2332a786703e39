"""Make the frozen files of tests/data anew: python -m tests.engine.freeze.

Only for a deliberate change of the rules, the deals or the notation: then every link and record
out there breaks, too.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import FLOOR, Game, Move, Phase, record
from tests.engine.build import LONGEST_GAME, step
from tests.engine.perft import perft

DATA = Path(__file__).parents[1] / "data"
KINDS = [(players, grey) for players in (2, 3, 4) for grey in (False, True)]
GAMES = 200
WIDEST = 4_000
"""Counting goes as deep as the tree has no more leaves than this."""


def careful(game: Game, chance: Random) -> Move:
    """Choose a pick that completes a line or drops little, most of the time."""
    moves = game.legal_moves()
    if chance.random() < 0.2:
        return chance.choice(moves)

    def cost(move: Move) -> tuple[int, float]:
        trial = game.copy()
        play = trial.play(move)
        room = 0 if move.line == FLOOR else move.line + 1 - play.placed
        return 2 * (play.fallen + play.lid) + room, chance.random()

    return min(moves, key=cost)


def played(number: int) -> Game:
    """Play a game with care, or at random every fourth time."""
    players, grey = KINDS[number % len(KINDS)]
    chance = Random(number)
    game = Game.new(players, grey, seed=number, starter=number % players)
    while game.phase is not Phase.OVER and game.round <= LONGEST_GAME:
        if game.phase is Phase.DRAFTING and number % 4:
            game.play(careful(game, chance))
        else:
            step(game, chance)
    return game


def positions() -> Iterator[str]:
    """Give two positions of each kind of game: amid drafting, and near the end of a round."""
    for number, (players, grey) in enumerate(KINDS):
        chance = Random(1000 + number)
        game = Game.new(players, grey, seed=number)
        while game.round < 3 or len(game.legal_moves()) > 20:
            step(game, chance)
        yield game.notation()
        while game.phase is not Phase.TILING or not game.placements():
            step(game, chance)
        for _ in range(3 + players):
            game.undo()
        yield game.notation()


def counts(text: str) -> list[int]:
    """Count steps one, two, three … deep."""
    found: list[int] = []
    while not found or found[-1] <= WIDEST:
        found.append(perft(Game.from_notation(text), len(found) + 1))
    return found


def main() -> None:
    """Write both files."""
    records = [record.write(played(number)) for number in range(GAMES)]
    (DATA / "golden_records.txt").write_text("\n".join(records))
    tree = [{"position": text, "counts": counts(text)} for text in positions()]
    (DATA / "perft.json").write_text(json.dumps(tree, indent=1) + "\n")


if __name__ == "__main__":
    main()
