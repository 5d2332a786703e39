"""What stays: what do full lines, other lines and the floor line come to?."""

from dataclasses import dataclass
from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

from engine import Board, Position, Rule
from engine.board import Wall
from engine.misreadings import LINES
from engine.moves import Placement
from engine.reachability import reasons
from engine.seat import Seat, choices
from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE, Color
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good
from tutorial.puzzles.floors import draw_floor
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.round_draws import Load, draw_round
from tutorial.puzzles.seed import Seed
from tutorial.tasks.round_end import Fate, RoundEnd
from tutorial.tasks.what_stays import WhatStaysTask

LOADS = {
    1: Load(density=0.2, full=(2,)),
    2: Load(density=0.25, full=(2, 3), fallen=(2, 3, 4, 5), marker=0.75),
}
"""How much lies on the board on the colored side, by level; level 3 is the grey side."""
GREY_LEVEL = 3
FALLS = 0.65
"""How often a line has to fall on the grey side; else it looks so but has a space left."""
GREY_DENSITY = 0.25
FALLEN = (0, 0, 1, 2)
BARE: Final = Seat.from_board(Board())
TRIES = 300
KNOWN_GOOD = {
    1: RoundEnd("0:R,Y,BBB,-,-:...../...../...../...../.....:-"),
    2: RoundEnd("0:R,Y,BBB,-,KKKK:...../...../...../...../.....:RMYY", with_floor=True),
    3: RoundEnd("0:R,-,KKK,WW,-:..K../...../RY.WB/...../.....:-", grey=True),
}
"""Taken if no draw is good enough."""


@dataclass(frozen=True, slots=True)
class Trap:
    """Hold a row of the grey side that a color can hardly enter, and the columns left to it."""

    row: int
    color: Color
    columns: tuple[int, ...]


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(
        question=pgettext("puzzle what-stays", "What becomes of these tiles?"),
        text=text(task.end),
        task=task,
        grey=task.end.grey,
    )


def text(end: RoundEnd) -> str:
    """Say what to choose for."""
    if end.grey:
        return pgettext(
            "puzzle what-stays",
            "You play on the grey side, and all tiles are taken. Choose for each line what"
            " wall-tiling does with it.",
        )
    if end.with_floor:
        return pgettext(
            "puzzle what-stays",
            "All tiles are taken. Choose what becomes of each line and of the floor line until the"
            " next round.",
        )
    return pgettext(
        "puzzle what-stays",
        "All tiles are taken. Choose for each line what wall-tiling does with it.",
    )


def make_task(seed: Seed) -> WhatStaysTask:
    """Draw boards until one is good."""
    chance, level = Chance(f"what-stays-{seed}"), seed.level
    falls = level == GREY_LEVEL and chance.happens(FALLS)
    draws = endless(lambda: draw(chance, level, falls=falls))
    end = first_good(draws, lambda found: is_good(found, falls=falls), TRIES, KNOWN_GOOD[level])
    return WhatStaysTask(end, tells_all=True)


def draw(chance: Chance, level: int, *, falls: bool) -> RoundEnd:
    """Draw a board at the end of a round."""
    if level == GREY_LEVEL:
        return RoundEnd(str(draw_grey(chance, falls=falls)), grey=True)
    load = LOADS[level]
    return RoundEnd(draw_round(chance, load).text, with_floor=load.marker > 0)


def draw_grey(chance: Chance, *, falls: bool) -> Board:
    """Draw a board of the grey side with a full line that falls, or almost does."""
    trap = draw_trap(chance, falls=falls)
    wall = draw_wall(chance, trap, closed=len(trap.columns) - (not falls))
    fallen = draw_floor(chance, chance.pick(FALLEN), has_marker=False)
    return Board(lines=draw_lines(chance, trap, wall), wall=wall, floor=fallen)


def draw_trap(chance: Chance, *, falls: bool) -> Trap:
    """Draw a row, a color and one or two columns; a line that does not fall needs two."""
    columns = chance.shuffled(range(SIZE))[: 2 if not falls else 1 + chance.below(2)]
    return Trap(chance.below(SIZE), chance.pick(COLORS), tuple(columns))


def draw_wall(chance: Chance, trap: Trap, closed: int) -> Wall:
    """Fill the row but for its columns, close some of them with the color, add other tiles."""
    seat = BARE.copy()
    others = chance.shuffled([color for color in COLORS if color is not trap.color])
    for col in set(range(SIZE)) - set(trap.columns):
        seat.tile(Placement(others.pop(), trap.row, col))
    rows = chance.shuffled([row for row in range(SIZE) if row != trap.row])
    for col in trap.columns[:closed]:
        seat.tile(Placement(trap.color, rows.pop(), col))
    for row in set(range(SIZE)) - {trap.row}:
        for col in range(SIZE):
            color = chance.pick(COLORS)
            is_trap = color is trap.color and col in trap.columns
            if chance.happens(GREY_DENSITY) and not is_trap:
                lay(seat, Placement(color, row, col))
    return seat.to_board().wall


def lay(seat: Seat, tile: Placement) -> None:
    """Lay a tile on the wall if the engine lets its line take the color and the space its tile."""
    row, order = tile.row, tile.color.order
    if seat.open[order] >> row & 1 and tile in choices(
        row, order, seat.row_masks[row], seat.column_colors, grey=True
    ):
        seat.tile(tile)


def draw_lines(chance: Chance, trap: Trap, wall: Wall) -> tuple[tuple[Color, ...], ...]:
    """Draw pattern lines: the one of the trap full, another one too, some not quite."""
    rows = [row for row in range(SIZE) if row != trap.row]
    full = {trap.row, chance.pick(rows)}
    lines = []
    for row in range(SIZE):
        # A row that is complete already is thrown back later; until then any color does.
        free = [color for color in COLORS if color not in wall[row]] or COLORS
        color = trap.color if row == trap.row else chance.pick(free)
        lines.append((color,) * (row + 1 if row in full else chance.below(row + 1)))
    return tuple(lines)


def is_good(end: RoundEnd, *, falls: bool) -> bool:
    """Tell whether a draw makes a puzzle.

    It is possible, what falls does not depend on choices, something stays and something goes, and
    no row is completed, which would end the game. Lines that fall find room on the floor line.
    """
    if reasons(Position.parse(end.text)) or not end.is_clear:
        return False
    fates = end.fates
    if not {Fate.WALL, Fate.STAYS} <= set(fates) or (Fate.FLOOR in fates) != falls:
        return False
    tumbled = sum(row + 1 for row in end.fallen) + len(end.board.floor)
    if end.grey and tumbled > len(FLOOR_PENALTIES):
        return False
    return not any(board.full_rows for _way, board in end.ways)


WHAT_STAYS = PuzzleType(
    id="what-stays",
    version=1,
    levels=GREY_LEVEL,
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle what-stays", "What stays?"),
    summary=pgettext_lazy("puzzle what-stays", "Tell what goes to the wall, to the lid, or stays."),
    rules=(Rule.TILE_FULL_LINES, Rule.TILE_REST, Rule.LINES_STAY, Rule.GREY_NO_SPACE),
    make=make,
    family=LINES,
    sides=frozenset({False, True}),
    limits={
        **{level: Only(sides={level == GREY_LEVEL}) for level in range(1, GREY_LEVEL + 1)},
        Rule.GREY_NO_SPACE: Only(levels={GREY_LEVEL}),
    },
)
