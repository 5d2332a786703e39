"""Count the bag: what can't be seen must be there."""

from dataclasses import replace
from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

from engine import Color, Position, Rule
from engine.tiles import COLORS, TILES_PER_DISPLAY, five
from rulesite.wording.tiles import color_name
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, played
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.bag_count import BagColorsTask, BagCountTask

TABLES = {1: ((2, 1), (2, 2)), 2: ((2, 2), (2, 3), (3, 2)), 3: ((2, 3), (3, 2))}
"""Players and rounds played, by level."""
CLOSED = {1: 0.0, 2: 0.5}
"""How often the lid is closed, by level."""
MOST_ON_OFFER: Final = {1: 10, 2: 12, 3: 18}
GONE: Final = (1, 1, 2)
"""How many colors are no longer in the bag on level 3."""
MOST_ANSWER: Final = 12
TRIES: Final = 12
RESERVE: Final = BagCountTask(
    Position.parse(
        "c 4d A B -,-,-,-,- KKKKW 3,4,4,5,4 7,7,9,7,8"
        " 5:-,BB,YY,BBBB,WW:BY..W/...R./.W.../..W../....B:M"
        " 5:R,B,YYY,Y,RR:.Y.KW/...RK/K.B.R/.KW../Y....:R"
    ),
    Color.WHITE,
)
RESERVE_COLORS: Final = BagColorsTask(
    Position.parse(
        "c 4d A A -,YYKW,-,BBYW,- BYRK 5,4,5,6,0 7,6,10,8,11"
        " 0:R,-,WW,BB,YY:BY..W/.BY../....R/...../.....:M"
        " 4:-,KK,-,WWW,-:.Y..W/...R./...Y./RK.../..K.B:-"
    )
)
"""Taken if no draw is good enough."""

Task = BagCountTask | BagColorsTask


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(*words(task), task=task, players=len(task.position.players))


def words(task: Task) -> tuple[str, str]:
    """Return question and text."""
    open_text = pgettext(
        "puzzle count-the-bag", "You see everything but the bag. The lid is open too."
    )
    if isinstance(task, BagColorsTask):
        question = pgettext("puzzle count-the-bag", "Which colours are still in the bag?")
        return question, open_text
    color = color_name(task.color)
    if task.is_closed:
        question = pgettext(
            "puzzle count-the-bag",
            "How many tiles of this colour ({color}) are in bag and lid together?",
        )
        text = pgettext("puzzle count-the-bag", "The lid is closed. All other tiles lie open.")
        return question.format(color=color), text
    question = pgettext(
        "puzzle count-the-bag", "How many tiles of this colour ({color}) are in the bag?"
    )
    return question.format(color=color), open_text


def make_task(seed: Seed) -> Task:
    """Draw positions until one is good."""
    chance = Chance(f"count-the-bag-{seed}")
    if seed.level == 3:
        return first_good(endless(lambda: draw_colors(chance)), are_good, TRIES, RESERVE_COLORS)
    counts = endless(lambda: draw_count(chance, seed.level))
    return first_good(counts, lambda task: is_good(task, seed.level), TRIES, RESERVE)


def draw_count(chance: Chance, level: int) -> BagCountTask:
    """Draw a position late in a round, and the color that has most places to look at."""
    players, rounds = chance.pick(TABLES[level])
    game = played(chance, players=players, rounds=rounds, picks=3 * players + chance.below(4))
    is_closed = chance.happens(CLOSED[level])
    tasks = [BagCountTask(game.position, color, is_closed) for color in chance.turned(COLORS)]
    return max(tasks, key=lambda task: (is_good(task, level), len(task.slips())))


def is_good(task: BagCountTask, level: int) -> bool:
    """Tell whether there are enough places to look at, a lid to mistake, and a bag to count."""
    position = task.position
    offer = len(position.center) + sum(map(len, position.factories))
    if offer > MOST_ON_OFFER[level] or not 0 < task.truth <= MOST_ANSWER:
        return False
    has_lid = task.is_closed or position.lid[task.color.order] > 0
    places = sum(map(bool, task.seen.values()))
    return has_lid and places >= 2 + level - task.is_closed and len(task.slips()) >= 3


def draw_colors(chance: Chance) -> BagColorsTask:
    """Draw a position with few tiles in the bag; deal this round so that colors run out."""
    players, rounds = chance.pick(TABLES[3])
    game = played(chance, players=players, rounds=rounds, picks=players + 1 + chance.below(2))
    position = game.position
    for _ in range(chance.pick(GONE)):
        position = without(chance, position)
    return BagColorsTask(position)


def without(chance: Chance, position: Position) -> Position:
    """Exchange the rest of a color in the bag for tiles of untouched displays.

    What lies on a display that nobody has taken from could as well have been dealt so.
    """
    inside = [color for color in COLORS if position.bag[color.order]]
    color = min(inside, key=lambda color: (position.bag[color.order], chance.below(1000)))
    displays = [list(tiles) for tiles in position.factories]
    bag, due = list(position.bag), position.bag[color.order]
    for tiles in displays:
        for at, tile in enumerate(tiles):
            if due and len(tiles) == TILES_PER_DISPLAY and tile != color and bag[tile.order] > 0:
                tiles[at], due = color, due - 1
                bag[tile.order], bag[color.order] = bag[tile.order] + 1, bag[color.order] - 1
    if due:
        return position
    factories = tuple(tuple(sorted(tiles, key=lambda one: one.order)) for tiles in displays)
    return replace(position, factories=factories, bag=five(bag))


def are_good(task: BagColorsTask) -> bool:
    """Tell whether a color is gone from the bag that lies in the lid, and others are not."""
    position = task.position
    offer = len(position.center) + sum(map(len, position.factories))
    gone = [color for color in COLORS if not position.bag[color.order]]
    in_lid = [color for color in gone if position.lid[color.order]]
    return 0 < len(gone) < len(COLORS) and bool(in_lid) and offer <= MOST_ON_OFFER[3]


COUNT_THE_BAG = PuzzleType(
    id="count-the-bag",
    version=1,
    levels=len(TABLES),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle count-the-bag", "What is in the bag?"),
    summary=pgettext_lazy("puzzle count-the-bag", "Count what lies open, and know the rest."),
    rules=(Rule.BAG_COUNT, Rule.LID_OPEN, Rule.TILE_COUNT),
    make=make,
    players=frozenset({2, 3}),
    limits={1: Only(players={2})},
)
