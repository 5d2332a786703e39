"""Positions from games of bots, and the entries that they make."""

from collections.abc import Container, Iterator, Mapping
from typing import NamedTuple

from engine import Game, Position
from engine.bots import Bot, GreedyBot, RandomBot, ThinkingBot, step
from engine.notation import Phase
from engine.solver import groups_left
from engine.tiles import MAX_PLAYERS
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool.entry import PoolEntry
from tutorial.puzzles.pool.judge import DUELISTS, FEW_GROUPS, FEW_GROUPS_ALONE, fits

LONGEST_GAME = 12
GREY = 0.15
"""Share of the games on the grey side."""
TABLES = (2, 2, 3, 4)
"""Numbers of players that are drawn from where it need not be two."""
SEATS = ("greedy", "greedy", "random", "thinking")
QUICK_SEATS = ("greedy", "greedy", "random")
"""Kinds of bots that are drawn from, one for each seat."""
CYCLE = 4
"""Of so many games one is for two and looked through for duels, which takes time."""
DUEL_GAMES = 700
"""How many games are looked through for duels: they yield enough."""
TRIES = 4
"""How many positions of a round are tried for two: these take time to solve."""
DUELS = ("feed-or-starve", "best-move")
SOLOS = ("least-harm", "best-finish")
"""Types in the order in which a position is tried for them: the rare first."""


class Find(NamedTuple):
    """Hold an entry and the type that it is for."""

    type_id: str
    entry: PoolEntry


def harvest(seed: str, number: int) -> list[Find]:
    """Play game `number` of a seed and return what it yields, round by round."""
    chance = Chance(f"pool-{seed}-{number}")
    finds: list[Find] = []
    for positions in rounds(chance, number).values():
        if is_for_duels(number):
            finds += tried(within(positions, FEW_GROUPS), chance, DUELS, TRIES)
        few = within(positions, FEW_GROUPS_ALONE)
        finds += tried(few, chance, SOLOS, len(few))
    return finds


def rounds(chance: Chance, number: int) -> Mapping[int, list[Position]]:
    """Play a game; return the positions in which a player takes, by round."""
    duel = is_for_duels(number)
    players = DUELISTS if duel else chance.pick(TABLES)
    kinds = [chance.pick(SEATS if duel else QUICK_SEATS) for _ in range(players)]
    bots = [bot(kind, number * MAX_PLAYERS + seat) for seat, kind in enumerate(kinds)]
    game = Game.new(players, chance.happens(GREY), number, starter=chance.below(players))
    met: dict[int, list[Position]] = {}
    while game.phase is not Phase.OVER and game.round <= LONGEST_GAME:
        if game.phase is Phase.DRAFTING:
            met.setdefault(game.round, []).append(game.position)
        step(game, bots[game.turn])
    return met


def is_for_duels(number: int) -> bool:
    """Tell whether a game is played by two and looked through for duels."""
    return number % CYCLE == 0 and number < DUEL_GAMES * CYCLE


def bot(kind: str, seed: int) -> Bot:
    """Make a bot; one that thinks does so briefly, since thousands of games are played."""
    if kind == "thinking":
        return ThinkingBot(seed, rollouts=2, nodes=3000, groups=6)
    return GreedyBot(seed) if kind == "greedy" else RandomBot(seed)


def within(positions: list[Position], groups: Container[int]) -> list[Position]:
    """Return the positions with so many groups left."""
    return [position for position in positions if groups_left(position) in groups]


def tried(
    positions: list[Position], chance: Chance, type_ids: tuple[str, ...], tries: int
) -> Iterator[Find]:
    """Try some of the positions in a drawn order; keep one for each type, a trap if any."""
    kept: dict[str, PoolEntry] = {}
    for position in chance.some(positions, tries):
        wanted = [kind for kind in type_ids if kind not in kept or not kept[kind].greedy_wrong]
        type_id, found = fits(wanted, position) or ("", None)
        if found and (type_id not in kept or found.greedy_wrong):
            kept[type_id] = found
    return map(Find._make, kept.items())
