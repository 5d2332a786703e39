"""Refill: how are the displays filled from bag and lid?."""

from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.wording.setup import players
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.refill import RefillTask
from tutorial.tasks.stock import Ask, Stock

PLAYERS = {1: (2,), 2: (2, 3), 3: (2, 3, 4)}
ASKS = {
    1: (Ask.ALONE, Ask.NEXT, Ask.BAG),
    2: (Ask.ALONE, Ask.NEXT, Ask.FULL, Ask.BAG),
    3: (Ask.FULL, Ask.PART, Ask.BAG, Ask.LID, Ask.THEN),
}
MOST_IN_BAG: Final = 19
MOST_ON_BOARD: Final = 30
"""How many tiles a board can hold between rounds: four in each row, and lines that miss one."""
FEWEST_ON_BOARDS: Final = 12
SHORT, ENOUGH, DRY = 0.35, 0.25, 0.06
"""How often bag and lid don't fill the displays, the bag just does, and both are empty."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    stock = draw(Chance(f"refill-{seed}"), seed.level)
    text = pgettext(
        "puzzle refill",
        "At this table ({players}) the displays are filled again, one after the other.",
    )
    return Puzzle(
        question=pgettext("puzzle refill", "How are the displays filled?"),
        text=text.format(players=players(stock.players)),
        task=RefillTask(stock, ASKS[seed.level], tells_all=True),
        players=stock.players,
    )


def draw(chance: Chance, level: int) -> Stock:
    """Draw bag and lid: on level 1 the bag ends inside a display, on level 3 anything happens."""
    count = chance.pick(PLAYERS[level])
    need = DISPLAYS[count] * TILES_PER_DISPLAY
    least, most = max(0, TILES - count * MOST_ON_BOARD), TILES - FEWEST_ON_BOARDS
    if level == 3 and chance.happens(ENOUGH):
        return Stock(count, need, draw_lid(chance, need, max(least, need + 1), most))
    if level == 3 and not least and chance.happens(DRY):
        return Stock(count, 0, 0)
    bag = draw_bag(chance, level)
    if level > 1 and least < need and chance.happens(SHORT):
        return Stock(count, bag, draw_lid(chance, bag, least, need - 1))
    return Stock(count, bag, draw_lid(chance, bag, max(least, need), most))


def draw_bag(chance: Chance, level: int) -> int:
    """Draw how many tiles are in the bag, too few for all displays."""
    if level == 1:
        return TILES_PER_DISPLAY * chance.below(4) + 1 + chance.below(TILES_PER_DISPLAY - 1)
    return 1 + chance.below(MOST_IN_BAG) if level == 2 else chance.below(MOST_IN_BAG + 1)


def draw_lid(chance: Chance, bag: int, least: int, most: int) -> int:
    """Draw the lid, so that there are at least and at most so many tiles with those in the bag."""
    fewest = max(0, least - bag)
    return fewest + chance.below(max(1, most - bag - fewest + 1))


REFILL = PuzzleType(
    id="refill",
    version=1,
    levels=len(PLAYERS),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle refill", "Filling the displays"),
    summary=pgettext_lazy("puzzle refill", "Draw from the bag, and from the lid when it is time."),
    rules=(Rule.REFILL, Rule.LID_RETURN, Rule.SHORT_ROUND, Rule.NO_TILES),
    make=make,
    players=frozenset({2, 3, 4}),
    limits={
        **{level: Only(players=players) for level, players in PLAYERS.items()},
        Rule.SHORT_ROUND: Only(levels={2, 3}, players={3, 4}),
        Rule.NO_TILES: Only(levels={3}, players={4}),
    },
)
