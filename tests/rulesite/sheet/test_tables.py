"""The tables that a script counts with are the engine's; the script has no number of its own."""

import json
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from engine import Board, Game, Phase, Position, Rule, end_bonuses, score_floor, score_tile
from engine.board import Wall
from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE, Color, color_at
from rulesite.sheet.tables import LINES, MOST_THINGS, PLACES, tables
from tests.rulesite.sheet.played import played

TABLES = json.loads(json.dumps(tables()))
FOLDER = Path(__file__).parents[3] / "rulesite" / "static" / "rulesite"
SCRIPTS = (
    *("sheet.js", "sheet-audit.js", "sheet-count.js", "sheet-words.js"),
    *("sheet-chart.js", "sheet-standing.js", "sheet-here.js"),
    *("sheet-final.js", "sheet-away.js"),
)
CELLS = list(product(PLACES, PLACES))
COUNTING = (FOLDER / "sheet-count.js").read_text(encoding="utf-8")

every_script = pytest.mark.parametrize("name", SCRIPTS)


def some_walls(count: int) -> list[Wall]:
    """Give walls of the colored side, from empty to full."""
    chance = Random(5)
    shares = [at / count for at in range(count)]
    return [
        tuple(
            tuple(color_at(row, col) if chance.random() < share else None for col in PLACES)
            for row in PLACES
        )
        for share in shares
    ]


def grey_walls() -> list[Wall]:
    """Give walls of the grey side from played games."""
    return [board.wall for seed in range(4) for board in played(2, True, seed).players]


def looked_up(wall: Wall, row: int, col: int) -> tuple[int, int, int, str]:
    """Score a tile with the tables alone."""
    shown = [
        "".join("#" if tile else "." for tile in line)
        for line in (wall[row], *zip(*wall, strict=True))
    ]
    across = len(TABLES["runs"][shown[0]][col])
    down = len(TABLES["runs"][shown[1 + col]][row])
    found = TABLES["tiles"][across][down]
    return across, down, found["points"], found["rule"]


@pytest.mark.parametrize("wall", some_walls(20))
def test_every_tile(wall: Wall) -> None:
    """Wherever a tile is put, its runs, its points and the rule are the engine's."""
    for row, col in CELLS:
        told = score_tile(wall, row, col)
        expected = (told.horizontal, told.vertical, told.points, told.rule)
        assert looked_up(wall, row, col) == expected


def test_every_run() -> None:
    """Each of the thirty-two ways to fill a row is there, with a run for every place."""
    assert len(TABLES["runs"]) == 2**SIZE
    assert all(at in run for runs in TABLES["runs"].values() for at, run in enumerate(runs))


def test_every_floor_line() -> None:
    """Whatever can come to a floor line costs what the engine says."""
    assert TABLES["floor"] == [score_floor(count).penalty for count in range(MOST_THINGS + 1)]
    assert len(FLOOR_PENALTIES) + 1 + sum(LINES) == MOST_THINGS


@pytest.mark.parametrize("wall", [*some_walls(12), *grey_walls()])
def test_every_bonus(wall: Wall) -> None:
    """Rows, columns and colors add up to the engine's bonuses."""
    flat = [tile for line in wall for tile in line]
    lines = sum(
        one["points"] for one in TABLES["bonuses"] if all(flat[cell] for cell in one["cells"])
    )
    colors = sum(TABLES["complete"]["points"][flat.count(color)] for color in COLORS)
    assert lines + colors == end_bonuses(wall).points


@pytest.mark.parametrize("wall", grey_walls())
def test_the_spaces_open_to_a_color(wall: Wall) -> None:
    """On the grey side the spaces that no other tile bars are the engine's choice."""
    for row, color in product(PLACES, COLORS):
        if color in wall[row]:
            continue
        assert open_by_tables(wall, row, color) == open_by_engine(wall, row, color)


def open_by_tables(wall: Wall, row: int, color: Color) -> list[int]:
    """List the columns where nothing bars a color."""
    flat = [tile for line in wall for tile in line]
    return [
        col
        for col in PLACES
        if wall[row][col] is None
        and not any(flat[cell] == color for cell in TABLES["bars"][TABLES["rows"][row][col]])
    ]


def open_by_engine(wall: Wall, row: int, color: Color) -> list[int]:
    """Ask the engine where a full line may go; a line that has to fall is not asked about."""
    lines = tuple((color,) * (row + 1) if at == row else () for at in PLACES)
    seats = (Board(lines=lines, wall=wall), Board())
    start = Position(
        True, 1, Phase.TILING, factories=((),) * 5, marker_in_center=True, players=seats
    )
    return [one.col for one in Game(start.completed()).placements() if isinstance(one.col, int)]


def test_lines_go_from_the_top_and_a_row_ends_the_game() -> None:
    """Order, ends, start and least are what the engine does."""
    assert TABLES["order"] == list(PLACES)
    assert TABLES["ends"] == list(PLACES)
    assert (TABLES["start"], TABLES["least"]) == (0, 0)
    assert [one["rule"] for one in TABLES["ranking"]] == [Rule.WINNER, Rule.TIE_ROWS]


def code(name: str) -> str:
    """Read a script without its comments."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", text, flags=re.S)


def test_the_script_has_no_number_of_the_rules() -> None:
    """What counts is looked up: the only numbers in the script are none and one, to count with."""
    assert set(re.findall(r"(?<![\w.$])\d+", code("sheet-count.js"))) <= {"0", "1"}


def test_the_script_names_no_rule() -> None:
    """Which rule applies is looked up too."""
    assert not [rule for rule in Rule if f'"{rule}"' in COUNTING or f"'{rule}'" in COUNTING]


@every_script
@pytest.mark.parametrize(
    "danger", ["eval(", "Function(", "innerHTML", "outerHTML", "document.write", "http:", "https:"]
)
def test_scripts_make_no_markup_and_load_nothing_else(name: str, danger: str) -> None:
    """Texts go into the page as texts; pieces of pages come from the server's own templates."""
    assert danger not in code(name).replace("http://www.w3.org/2000/svg", "")


@every_script
def test_scripts_say_nothing_of_their_own(name: str) -> None:
    """What scripts say they read from the page or the tables, where it is translated."""
    found = re.findall(r"[\"'`]([^\"'`\n]*)[\"'`]", code(name).replace('"use strict"', ""))
    found = [re.sub(r"\$\{.*?\}", "", text) for text in found]
    sentences = [text for text in found if re.search(r"[A-Za-z]{3} [A-Za-z]{3}", text)]
    assert not [text for text in sentences if not re.match(r"[.#\[\w]+[ .>+~#\[]", text)]


@every_script
def test_scripts_are_short(name: str) -> None:
    """Each can be read at one sitting."""
    assert len((FOLDER / name).read_text(encoding="utf-8").splitlines()) <= 400
