"""Where does it go: which space of the wall does a full line send its tile to?."""

from dataclasses import replace
from itertools import chain

from django.utils.translation import pgettext, pgettext_lazy

from engine import Board, Color, Rule
from engine.tiles import COLORS, SIZE
from rulesite.board.wall import wall_from_text
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, filled, first_good
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.wall_space import FullLines, WallSpacesTask, WallSpaceTask

DENSITY = {1: 0.2, 2: 0.25, 3: 0.3}
"""Share of the spaces with a tile, by level."""
FULL = {1: 1, 2: 1, 3: 2}
"""How many lines are full, by level; on the highest it can be one more."""
MORE = 0.4
TRIES = 60
MOST_DRAWS = 200
"""How often a row is drawn until there are enough different ones."""
RESERVE = {
    1: FullLines(Board(lines=((), (), (Color.RED,) * 3, (), ()))),
    2: FullLines(
        Board(
            lines=((), (), (), (Color.YELLOW,) * 4, ()),
            wall=wall_from_text(".#.../...../#..../...../....."),
        ),
        pattern=False,
    ),
    3: FullLines(
        Board(
            lines=((), (Color.RED,) * 2, (), (), (Color.BLUE,) * 5),
            wall=wall_from_text(".#.#./...../...../...../....."),
        ),
        pattern=False,
    ),
}
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    lines = draw(seed)
    if seed.level == 3:
        return Puzzle(
            question=pgettext("puzzle where", "Where do the tiles of the full lines go?"),
            text=pgettext(
                "puzzle where", "The pattern of the wall is covered. Mark one space for each line."
            ),
            task=WallSpacesTask(lines),
        )
    text = (
        pgettext("puzzle where", "Choose the space where the tile of the full line goes.")
        if lines.pattern
        else pgettext(
            "puzzle where",
            "The pattern of the wall is covered. Choose the space where the tile of the full"
            " line goes.",
        )
    )
    question = pgettext("puzzle where", "Where does the tile of the full line go?")
    return Puzzle(question=question, text=text, task=WallSpaceTask(lines, tells_all=True))


def draw(seed: Seed) -> FullLines:
    """Draw boards until one is good."""
    chance = Chance(f"where-{seed}")
    draws = endless(lambda: draw_board(chance, seed.level))
    return first_good(draws, lambda lines: is_good(lines, seed.level), TRIES, RESERVE[seed.level])


def draw_board(chance: Chance, level: int) -> FullLines:
    """Draw a wall, full lines of colors that its rows still need, and tiles in other lines."""
    board = Board(wall=wall_from_text(filled(chance, DENSITY[level])))
    count = FULL[level] + (level == 3 and chance.happens(MORE))
    rows = some_rows(chance, count)
    lines = tuple(draw_line(chance, board, row, is_full=row in rows) for row in range(SIZE))
    return FullLines(replace(board, lines=lines), pattern=level == 1)


def some_rows(chance: Chance, count: int) -> set[int]:
    """Draw so many rows; those that many draws leave out are taken from the top."""
    rows: set[int] = set()
    for row in chain((chance.below(SIZE) for _ in range(MOST_DRAWS)), range(SIZE)):
        rows.add(row)
        if len(rows) == count:
            break
    return rows


def draw_line(chance: Chance, board: Board, row: int, *, is_full: bool) -> tuple[Color, ...]:
    """Draw a line of a color that its wall row does not have: full, or at most part of it."""
    color = chance.pick([color for color in COLORS if color not in board.wall[row]])
    return (color,) * (row + 1 if is_full else chance.below(row + 1))


def is_good(lines: FullLines, level: int) -> bool:
    """Tell whether a draw makes a puzzle.

    The first row is too easy alone, and what is printed there is what people go by. Without the
    pattern, a tile of the color lies somewhere on the wall, so that its diagonal can be followed;
    on the highest level only tiles of other colors have to.
    """
    wall = lines.board.wall
    if level < 3 and lines.cells[0][0] == 0:
        return False
    if level == 1:
        return True
    on_wall = {tile for row in wall for tile in row if tile}
    colors = {lines.color(row) for row, _col in lines.cells}
    return colors <= on_wall if level == 2 else len(on_wall) > 1 and not colors <= on_wall


WHERE = PuzzleType(
    id="where",
    version=1,
    levels=len(DENSITY),
    unit=Unit.TABLE,
    title=pgettext_lazy("puzzle where", "Where does it go?"),
    summary=pgettext_lazy("puzzle where", "Find the space of the wall for a full line."),
    rules=(Rule.WALL_PATTERN,),
    make=make,
)
