"""Draws that many types share: walls, boards and games on their way, all of them possible."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from engine import Game, Move, Phase, Position
from engine.tiles import SIZE
from tutorial.puzzles.chance import Chance
from tutorial.tasks.pick import room, tiles_at

T = TypeVar("T")
LOOKS = 4
"""How many moves a player of `played` looks at before choosing the tidiest."""


def first_good(draws: Iterator[T], is_good: Callable[[T], bool], tries: int, otherwise: T) -> T:
    """Return the first good draw of at most `tries`, or the one kept in reserve."""
    return next(filter(is_good, islice(draws, tries)), otherwise)


def tempting(readings: Mapping[str, T], truth: T) -> set[T]:
    """Return the wrong answers among those that misreadings give, each once."""
    return set(readings.values()) - {truth}


def endless(draw: Callable[[], T]) -> Iterator[T]:
    """Draw again and again."""
    while True:
        yield draw()


def filled(chance: Chance, density: float) -> str:
    """Draw which spaces of a wall have a tile, as in the figures, no row full."""
    return "/".join(_row(chance, density) for _ in range(SIZE))


def _row(chance: Chance, density: float) -> str:
    row = ["#" if chance.happens(density) else "." for _ in range(SIZE)]
    if "." not in row:
        row[chance.below(SIZE)] = "."
    return "".join(row)


def played(
    chance: Chance, *, players: int = 2, grey: bool = False, rounds: int = 0, picks: int = 0
) -> Game:
    """Play a game of tidy players for so many whole rounds, then so many picks.

    It stops early where the game or the round would end: the game is always in drafting, with
    something on offer. Costs about 2 ms a round.
    """
    game = Game.new(players=players, grey=grey, seed=chance.below(2**30))
    for _ in range(rounds):
        before = game.copy()
        play_round(game, chance)
        if game.phase is Phase.OVER:
            return before
    for _ in range(picks):
        if len({(move.source, move.color) for move in game.legal_moves()}) == 1:
            break
        game.play(tidy_move(game, chance))
    return game


def play_round(game: Game, chance: Chance) -> None:
    """Play a round to its end, wall-tiling and all; grey choices fall to chance."""
    while game.phase is Phase.DRAFTING:
        game.play(tidy_move(game, chance))
    tile_round(game, chance)


def tile_round(game: Game, chance: Chance) -> None:
    """Do all wall-tiling that is due."""
    while game.phase is Phase.TILING:
        game.tile_all()
        if game.phase is Phase.TILING:
            game.place(chance.pick(game.placements()))


def tidy_move(game: Game, chance: Chance) -> Move:
    """Look at a few legal moves and choose the one that lets least fall and fills most."""
    moves, position = game.legal_moves(), game.position
    looks = (chance.pick(moves) for _ in range(LOOKS))
    return min(looks, key=lambda move: untidiness(position, move))


def untidiness(position: Position, move: Move) -> int:
    """Count the tiles that would fall, and less heavily the spaces left open."""
    count = tiles_at(position, move.source).count(move.color)
    if isinstance(move.line, str):
        return 10 * count + SIZE
    free = room(position.players[position.turn], move.line)
    return 10 * max(0, count - free) + max(0, free - count)
