"""Set up: is the table laid out rightly for so many players?."""

from dataclasses import replace

from django.utils.translation import ngettext, pgettext, pgettext_lazy

from engine import Game, Position, Rule
from engine.tiles import COLORS, DISPLAYS, TILES_PER_DISPLAY
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.set_up_check import SetUpCheckTask

FAULTS = ("right", "displays", "fill", "marker")
"""What may be wrong, on every level: each of the answers offered is the right one as often."""
OFF_BY = {1: 2, 2: 1, 3: 1}
"""How many tiles too few or too many are on a display, by level."""
NEARLY = 3
"""From which level on the displays may also be one too few or too many."""
MOST_DISPLAYS = max(DISPLAYS.values())


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    chance = Chance(f"set-up-{seed}")
    players = chance.pick(list(DISPLAYS))
    position = Game.new(players=players, seed=chance.below(2**30)).position
    spoilt = SPOIL[chance.pick(FAULTS)](position, chance, seed.level)
    text = ngettext(
        "{n} player sits at the table, and the first round is laid out.",
        "{n} players sit at the table, and the first round is laid out.",
        players,
    )
    return Puzzle(
        question=pgettext("puzzle set-up", "Is everything set up correctly?"),
        text=text.format(n=players),
        task=SetUpCheckTask(spoilt.completed()),
        players=players,
    )


def as_it_is(position: Position, chance: Chance, level: int) -> Position:
    """Leave the layout as it is."""
    del chance, level
    return position


def with_other_displays(position: Position, chance: Chance, level: int) -> Position:
    """Lay out as many displays as for other players, or nearly as many as for these."""
    right = DISPLAYS[len(position.players)]
    wrong = [count for count in DISPLAYS.values() if count != right]
    if level >= NEARLY:
        wrong += [count for count in (right - 1, right + 1) if count <= MOST_DISPLAYS]
    laid = chance.pick(wrong)
    extra = [
        tuple(sorted((chance.pick(COLORS) for _ in range(TILES_PER_DISPLAY)), key=COLORS.index))
        for _ in range(max(0, laid - right))
    ]
    return replace(position, factories=(*position.factories, *extra)[:laid])


def with_odd_display(position: Position, chance: Chance, level: int) -> Position:
    """Put too few or too many tiles on a display."""
    at = chance.below(len(position.factories))
    tiles = list(position.factories[at])
    if chance.happens(0.5):
        tiles = chance.some(tiles, len(tiles) - OFF_BY[level])
    else:
        tiles += [chance.pick(COLORS) for _ in range(OFF_BY[level])]
    odd = tuple(sorted(tiles, key=COLORS.index))
    factories = (*position.factories[:at], odd, *position.factories[at + 1 :])
    return replace(position, factories=factories)


def without_marker(position: Position, chance: Chance, level: int) -> Position:
    """Forget the marker."""
    del chance, level
    return replace(position, marker_in_center=False)


SPOIL = {
    "right": as_it_is,
    "displays": with_other_displays,
    "fill": with_odd_display,
    "marker": without_marker,
}
SET_UP = PuzzleType(
    id="set-up",
    version=2,
    levels=len(OFF_BY),
    unit=Unit.TABLE,
    title=pgettext_lazy("puzzle set-up", "Set up"),
    summary=pgettext_lazy("puzzle set-up", "Check whether the table is set up correctly."),
    rules=(Rule.DISPLAYS_COUNT, Rule.FILL_DISPLAYS, Rule.MARKER_CENTER),
    make=make,
    players=frozenset(DISPLAYS),
)
