"""Floor sum: how many points does the floor line cost?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from engine.board import Board
from engine.misreadings import FLOOR_SUM as FAMILY
from engine.tiles import COLORS, FLOOR_PENALTIES, Color, Thing
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.floors import dropped, with_marker
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.floor_sum import FloorSumTask

FELL = {1: (2, 3, 4, 5, 6), 2: (3, 4, 5, 6, 7), 3: (3, 4, 5, 6, 6, 7, 8, 9)}
"""How many things fell in all, by level: five of the seven sums there are come on each."""
MARKER = {1: 0.4, 2: 0.75, 3: 0.8}
"""How often the marker is among them, by level; without it, leaving out it or a tile differ."""
MOST_FALLING = 4
"""How many tiles are still in hand at most, on level 3."""
WRONG_ANSWERS = {1: 2, 2: 3, 3: 3}
"""How many different wrong answers must be tempting, by level."""
TRIES = 200
Drawn = tuple[tuple[Thing, ...], str]
KNOWN_GOOD: Drawn = ((Color.BLUE, Color.BLUE, "M", Color.RED, Color.RED), "")
"""Taken if no draw is good enough: what lies there, what falls."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(
        question=pgettext("puzzle floor-sum", "How many points does this floor line cost?"),
        text=text(task),
        task=task,
    )


def text(task: FloorSumTask) -> str:
    """Say what counts."""
    if task.falling:
        return pgettext(
            "puzzle floor-sum",
            "The tiles in your hand fit nowhere, so all of them fall too. Count the points that"
            " you lose at the end of the round.",
        )
    return pgettext("puzzle floor-sum", "Count the points that you lose at the end of the round.")


def make_task(seed: Seed) -> FloorSumTask:
    """Draw floor lines until one is good."""
    chance = Chance(f"floor-sum-{seed}")
    level = seed.level
    lying, falling = first_good(
        endless(lambda: draw(chance, level)),
        lambda drawn: is_good(drawn, level),
        TRIES,
        KNOWN_GOOD,
    )
    return task_of(lying, falling)


def draw(chance: Chance, level: int) -> Drawn:
    """Draw what lies on the floor line, and on level 3 what falls besides."""
    falling = 1 + chance.below(MOST_FALLING) if level == max(FELL) else 0
    count = chance.pick(FELL[level]) - falling
    has_marker = count > 2 and chance.happens(MARKER[level])
    tiles = dropped(chance, count - has_marker)
    lying = with_marker(chance, tiles) if has_marker else tiles
    return lying, chance.pick(COLORS) * falling


def is_good(drawn: Drawn, level: int) -> bool:
    """Tell whether enough mistakes are tempting, and the floor line is not overfull before."""
    lying, falling = drawn
    if len(lying) > len(FLOOR_PENALTIES):
        return False
    task = task_of(lying, falling)
    return len(tempting(task.readings(), task.truth)) >= WRONG_ANSWERS[level]


def task_of(lying: tuple[Thing, ...], falling: str) -> FloorSumTask:
    """Ask about a floor line on a board with nothing else."""
    return FloorSumTask(str(Board(floor=lying)), falling, tells_all=True)


FLOOR_SUM = PuzzleType(
    id="floor-sum",
    version=2,
    levels=len(FELL),
    unit=Unit.PLACING,
    title=pgettext_lazy("puzzle floor-sum", "The floor line"),
    summary=pgettext_lazy("puzzle floor-sum", "Add up what the floor line costs."),
    rules=(Rule.FLOOR_PENALTIES, Rule.FLOOR_FULL, Rule.MARKER_COST),
    make=make,
    family=FAMILY,
    limits={Rule.FLOOR_FULL: Only(levels={3})},
)
