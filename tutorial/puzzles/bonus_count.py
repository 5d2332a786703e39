"""Bonus count: what do the end bonuses of a wall come to?."""

from dataclasses import dataclass

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from engine.misreadings import BONUS, BONUS_NOW
from engine.tiles import WALL
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.wall_draws import Plan, draw_wall, grey_pattern, written
from tutorial.tasks.bonus_count import BonusCountTask
from tutorial.tasks.bonus_shares import BonusNowTask, BonusSharesTask
from tutorial.tasks.final_wall import FinalWall

BonusTask = BonusCountTask | BonusSharesTask | BonusNowTask


@dataclass(frozen=True, slots=True)
class Load:
    """Hold how few and how many bonuses a wall earns, and what makes it hard to see."""

    bonuses: tuple[int, ...]
    near: tuple[int, ...]
    density: float
    grey: float = 0.0
    wrong: int = 2


LOADS = {
    1: Load(bonuses=(2, 3), near=(0, 1), density=0.1),
    2: Load(bonuses=(3, 4), near=(1, 2), density=0.2, grey=0.4, wrong=3),
    3: Load(bonuses=(3, 4, 5), near=(1, 2), density=0.25, grey=0.3, wrong=3),
}
"""What a wall has, by level."""
IN_PARTS = 3
"""From this level on, several numbers are asked."""
NOW = 0.5
"""How often they are the points of a tile now and the bonuses at the end."""
MOST_TILES = 21
"""A fuller wall hardly ever comes about."""
TRIES = 120
KNOWN_GOOD = "##..#/#..##/#...#/#####/###.#"
"""Taken if no draw is good enough: a row and two columns."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(*words(task), task=task, grey=task.final.grey)


def words(task: BonusTask) -> tuple[str, str]:
    """Ask, and say what is shown."""
    if isinstance(task, BonusNowTask):
        return (
            pgettext("puzzle bonus-count", "What counts now, and what at the end?"),
            pgettext(
                "puzzle bonus-count",
                "The outlined tile is the last one of the game. Give its points, then the bonuses"
                " of the wall.",
            ),
        )
    if isinstance(task, BonusSharesTask):
        question = pgettext("puzzle bonus-count", "What do rows, columns and colours bring?")
    else:
        question = pgettext("puzzle bonus-count", "How many bonus points does this wall earn?")
    if task.final.grey:
        return question, pgettext(
            "puzzle bonus-count", "The game on the grey side is over. Count the end bonuses."
        )
    return question, pgettext("puzzle bonus-count", "The game is over. Count the end bonuses.")


def make_task(seed: Seed) -> BonusTask:
    """Draw walls until one is good."""
    chance, level = Chance(f"bonus-count-{seed}"), seed.level
    asks_now = level >= IN_PARTS and chance.happens(NOW)
    return first_good(
        endless(lambda: draw(chance, level, asks_now)),
        lambda task: is_good(task, level),
        TRIES,
        task_of(FinalWall(KNOWN_GOOD), level),
    )


def draw(chance: Chance, level: int, asks_now: bool) -> BonusTask:
    """Draw a wall, on either side; the last tile completes something, with `asks_now`."""
    load = LOADS[level]
    grey = not asks_now and chance.happens(load.grey)
    pattern = grey_pattern(chance) if grey else WALL
    rows, columns, colors = 1 + chance.below(2), chance.below(3), chance.below(2)
    plan = Plan(rows, columns, colors, chance.pick(load.near), load.density)
    filled = draw_wall(chance, plan, pattern)
    if not asks_now:
        return task_of(FinalWall(written(filled, pattern), grey), level)
    final = FinalWall(written(filled))
    cell = chance.pick([cell for part in final.bonus.parts for cell in part.cells])
    return BonusNowTask(written(filled - {cell}), cell, tells_all=True)


def task_of(final: FinalWall, level: int) -> BonusTask:
    """Ask for the sum, or on the highest level for each kind of bonus."""
    if level >= IN_PARTS:
        return BonusSharesTask(final, tells_all=True)
    return BonusCountTask(final, tells_all=True)


def is_good(task: BonusTask, level: int) -> bool:
    """Tell whether a wall earns as much as its level has, and enough mistakes are tempting.

    A row is full. Where the last tile is asked for, it is the one that filled it.
    """
    load, bonus = LOADS[level], task.final.bonus
    tiles = sum(map(bool, (space for row in task.final.wall for space in row)))
    if len(bonus.parts) not in load.bonuses or not bonus.rows or tiles > MOST_TILES:
        return False
    if isinstance(task, BonusNowTask) and bonus.rows != (task.cell[0],):
        return False
    return len(tempting(task.readings(), task.truth)) >= load.wrong


BONUS_COUNT = PuzzleType(
    id="bonus-count",
    version=1,
    levels=len(LOADS),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle bonus-count", "End bonuses"),
    summary=pgettext_lazy(
        "puzzle bonus-count", "Count what full rows, columns and colours bring at the end."
    ),
    rules=(Rule.BONUS_ROW, Rule.BONUS_COLUMN, Rule.BONUS_COLOR, Rule.BONUS_ADD_UP),
    make=make,
    family=(*BONUS, *BONUS_NOW),
    sides=frozenset({False, True}),
    limits={1: Only(sides={False})},
)
