"""Sheets of games that the engine has played, as the players at the table would fill them in."""

from functools import cache
from random import Random

from engine import Game, Phase, Placement
from engine.bots import GreedyBot, RandomBot, play
from engine.outcomes import PlayedRound
from engine.tiles import MARKER
from rulesite.sheet import Entry, Sheet
from rulesite.sheet.sheet import MOST_ROUNDS

KINDS = (GreedyBot, GreedyBot, RandomBot)


@cache
def played(players: int, grey: bool, seed: int) -> Game:
    """Play a game to its end with bots, some of them careless."""
    chance = Random(seed)
    bots = [KINDS[int(chance.random() * 3)](seed * 10 + seat) for seat in range(players)]
    return play(Game.new(players, grey, seed, starter=seed % players), bots)


def fits(game: Game) -> bool:
    """Tell whether a game ended within the rounds that a sheet has."""
    return game.phase is Phase.OVER and game.round <= MOST_ROUNDS


def sheet_of(game: Game) -> Sheet:
    """Write down what the table shows when drafting ends, and the spaces chosen."""
    rounds = tuple(_entries(one) for one in game.history)
    return Sheet(len(game.players), game.grey, rounds)


def _entries(one: PlayedRound) -> tuple[Entry, ...]:
    replay = Game(one.start)
    for move in one.moves:
        replay.play(move)
    drafted = replay.players
    chosen: dict[int, list[Placement]] = {seat: [] for seat in range(len(drafted))}
    for placement in one.placements:
        chosen[replay.turn].append(placement)
        replay.place(placement)
    return tuple(
        Entry(
            tuple(chosen[seat]),
            sum(thing != MARKER for thing in board.floor),
            board.has_marker,
        )
        for seat, board in enumerate(drafted)
    )
