"""Does it end? Whose wall ends the game, and when?."""

from dataclasses import dataclass, replace

from django.utils.translation import pgettext, pgettext_lazy

from engine import Board, Position, Rule
from engine.checks.scores import most_points
from engine.misreadings import ENDING, ENDING_ROUND
from engine.reachability import reasons
from engine.tiles import MARKER, SIZE, Cell, Color, color_at
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.wall_draws import Plan, draw_wall
from tutorial.tasks.does_it_end import DoesItEndTask
from tutorial.tasks.end_positions import tiling_position


@dataclass(frozen=True, slots=True)
class Load:
    """Hold how many players there are, and what lies on their lines."""

    players: tuple[int, ...]
    due: float
    """How often a line is full where its row has another tile coming."""
    decoy: float
    """How often a row has four tiles, and the line for the fifth is not full."""


LOADS = {
    1: Load(players=(2,), due=0.0, decoy=0.3),
    2: Load(players=(2,), due=0.6, decoy=0.6),
    3: Load(players=(3,), due=0.6, decoy=0.6),
}
"""What lies on the boards, by level. From level 2 on, this round completes columns and colors."""
DENSITY = 0.4
MOST_DUE = 3
"""More lines are seldom full at the end of a round."""
ENDS = 0.6
"""How often a row is filled by a draw that is meant to end the game."""
TRIES = 150
KNOWN_GOOD = (
    "28:-,Y,Y,Y,-:.YRK./.B.../KWB.R/.K.B./YRK.B:M",
    "24:B,B,-,Y,-:.YRKW/W.YRK/....R/...../Y.KW.:-",
)
"""Boards, taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(
        question=pgettext("puzzle does-it-end", "Does the game end, and when?"),
        text=pgettext(
            "puzzle does-it-end",
            "All tiles are taken; wall-tiling comes now. Say of each wall whether it ends the"
            " game.",
        ),
        task=task,
        players=len(task.boards),
    )


def make_task(seed: Seed) -> DoesItEndTask:
    """Draw boards until they are good."""
    chance, load = Chance(f"does-it-end-{seed}"), LOADS[seed.level]
    reserve = DoesItEndTask(str(known_good()), tells_all=True)
    return first_good(endless(lambda: draw(chance, load)), is_good, TRIES, reserve)


def draw(chance: Chance, load: Load) -> DoesItEndTask:
    """Draw what is full on each wall after this round, then what is still on the lines."""
    boards = [draw_board(chance, load, kind) for kind in kinds(chance, chance.pick(load.players))]
    holder = chance.below(len(boards))
    boards[holder] = replace(boards[holder], floor=(MARKER,))
    return DoesItEndTask(str(tiling_position(boards)), tells_all=True)


def kinds(chance: Chance, players: int) -> list[str]:
    """Draw for each wall whether a row, a column or a color will be full.

    A game that goes on has a full column on one wall and a complete color on another.
    """
    first = ["row"] if chance.happens(ENDS) else ["column", "color"]
    others = [chance.pick(("column", "color", "column", "color", "row")) for _ in range(players)]
    left = (
        (first + others)[:players] if first == ["row"] else (first + ["plain"] * players)[:players]
    )
    return chance.shuffled(left)


def draw_board(chance: Chance, load: Load, kind: str) -> Board:
    """Draw a board whose wall will have what is wanted after wall-tiling."""
    plan = Plan(kind == "row", kind == "column", kind == "color", density=DENSITY)
    filled = draw_wall(chance, plan)
    lines: list[str] = []
    for row in range(SIZE):
        own = [cell for cell in sorted(filled) if cell[0] == row]
        if own and (len(own) == SIZE or chance.happens(load.due)):
            cell = chance.pick(own)
            filled.discard(cell)
            lines.append(str(color_at(*cell)) * (row + 1))
        else:
            lines.append(unfinished(chance, load, filled, row))
    return board_of(lines, filled)


def unfinished(chance: Chance, load: Load, filled: set[Cell], row: int) -> str:
    """Draw a line that is not full; as a decoy, its row lacks nothing but this color."""
    free = [col for col in range(SIZE) if (row, col) not in filled]
    held = chance.below(row + 1)
    col = chance.pick(free)
    if held and chance.happens(load.decoy) and len(free) <= SIZE - 2:
        filled |= {(row, other) for other in free if other != col}
    return str(color_at(row, col)) * held


def board_of(lines: list[str], filled: set[Cell]) -> Board:
    """Return a board with these lines and this wall, and a score that it can have."""
    wall = tuple(
        tuple(color_at(row, col) if (row, col) in filled else None for col in range(SIZE))
        for row in range(SIZE)
    )
    held = tuple(tuple(map(Color, line)) for line in lines)
    board = Board(lines=held, wall=wall)
    return replace(board, score=min(most_points(board), 2 * len(filled)))


def known_good() -> Position:
    """Return the position kept in reserve."""
    return tiling_position([Position.parse(text).players[0] for text in KNOWN_GOOD])


def is_good(task: DoesItEndTask) -> bool:
    """Tell whether a draw makes a puzzle: two mistakes are tempting, and it is possible."""
    if any(len(board.full_lines) > MOST_DUE for board in task.boards):
        return False
    if any(len(bonus.rows) > 1 for bonus in task.bonuses):
        return False
    if len(tempting(task.readings(), task.truth)) < 2:
        return False
    return not reasons(Position.parse(task.text))


DOES_IT_END = PuzzleType(
    id="does-it-end",
    version=1,
    levels=len(LOADS),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle does-it-end", "Does it end?"),
    summary=pgettext_lazy("puzzle does-it-end", "Tell whether this round ends the game, and when."),
    rules=(Rule.END_TRIGGER, Rule.END_AFTER_TILING),
    make=make,
    family=(*ENDING, *ENDING_ROUND),
    players=frozenset({2, 3}),
    limits={level: Only(players=load.players) for level, load in LOADS.items()},
)
