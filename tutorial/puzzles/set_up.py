"""Set up: is the table laid out rightly for so many players?."""

from dataclasses import replace

from django.utils.translation import ngettext, pgettext, pgettext_lazy

from engine import Game, Position, Rule
from engine.tiles import COLORS, DISPLAYS, TILES_PER_DISPLAY
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.set_up_check import SetUpCheckTask

FAULTS = {
    1: ("right", "displays"),
    2: ("right", "displays", "fill"),
    3: ("right", "displays", "fill", "marker"),
}
"""What may be wrong, by level."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    chance = Chance(f"set-up-{seed}")
    players = chance.pick(list(DISPLAYS))
    position = Game.new(players=players, seed=chance.below(2**30)).position
    spoilt = SPOIL[chance.pick(FAULTS[seed.level])](position, chance)
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


def as_it_is(position: Position, chance: Chance) -> Position:
    """Leave the layout as it is."""
    del chance
    return position


def with_other_displays(position: Position, chance: Chance) -> Position:
    """Lay out as many displays as for another number of players."""
    players = len(position.players)
    other = chance.pick([count for count in DISPLAYS if count != players])
    extra = [
        tuple(sorted((chance.pick(COLORS) for _ in range(TILES_PER_DISPLAY)), key=COLORS.index))
        for _ in range(max(0, DISPLAYS[other] - DISPLAYS[players]))
    ]
    return replace(position, factories=(*position.factories, *extra)[: DISPLAYS[other]])


def with_odd_display(position: Position, chance: Chance) -> Position:
    """Put one tile too few or too many on a display."""
    at = chance.below(len(position.factories))
    tiles = list(position.factories[at])
    if chance.happens(0.5):
        tiles.pop(chance.below(len(tiles)))
    else:
        tiles.append(chance.pick(COLORS))
    odd = tuple(sorted(tiles, key=COLORS.index))
    factories = (*position.factories[:at], odd, *position.factories[at + 1 :])
    return replace(position, factories=factories)


def without_marker(position: Position, chance: Chance) -> Position:
    """Forget the marker."""
    del chance
    return replace(position, marker_in_center=False)


SPOIL = {
    "right": as_it_is,
    "displays": with_other_displays,
    "fill": with_odd_display,
    "marker": without_marker,
}
SET_UP = PuzzleType(
    id="set-up",
    version=1,
    levels=len(FAULTS),
    unit=Unit.TABLE,
    title=pgettext_lazy("puzzle set-up", "Set up"),
    summary=pgettext_lazy("puzzle set-up", "Check whether the table is set up correctly."),
    rules=(Rule.DISPLAYS_COUNT, Rule.FILL_DISPLAYS, Rule.MARKER_CENTER),
    make=make,
    players=frozenset(DISPLAYS),
)
