"""Itemised scores against a second way to count, and their parts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Color, end_bonuses, score_floor, score_tile
from engine.rules import Rule
from engine.scoring import is_filled, tile_points
from engine.tiles import FLOOR_PENALTIES, SIZE, WALL, color_at
from tests.engine.naive import bonus_for, points_for

walls = st.lists(st.lists(st.booleans(), min_size=5, max_size=5), min_size=5, max_size=5)
places = st.integers(0, SIZE - 1)
thorough = settings(deadline=None, max_examples=120)


def letters(filled: list[list[bool]]) -> list[list[str]]:
    """Write a wall in printed letters."""
    return [
        [str(color_at(row, col)) if filled[row][col] else "." for col in range(SIZE)]
        for row in range(SIZE)
    ]


@thorough
@given(walls, places, places)
def test_score_tile_by_walking(filled: list[list[bool]], row: int, col: int) -> None:
    """Walking from the tile in four directions counts the same points."""
    wall = letters(filled)
    score = score_tile(wall, row, col)
    wall[row][col] = "#"
    assert score.points == points_for(wall, row, col)
    assert (score.row, score.col, score.fallen, score.lid) == (row, col, 0, 0)
    assert score.horizontal == len(score.horizontal_cells)
    assert score.vertical == len(score.vertical_cells)


@thorough
@given(walls, places, places)
def test_cells_are_the_runs(filled: list[list[bool]], row: int, col: int) -> None:
    """The cells that count are unbroken, filled, and as many as the points say."""
    score = score_tile(filled, row, col)
    for cell in score.cells:
        assert cell == (row, col) or filled[cell[0]][cell[1]]
    both = score.horizontal > 1 and score.vertical > 1
    assert len(score.cells) == score.points - both
    assert len(set(score.cells)) == len(score.cells)
    columns = [cell[1] for cell in score.horizontal_cells]
    assert columns == list(range(columns[0], columns[0] + len(columns)))
    lines = [cell[0] for cell in score.vertical_cells]
    assert lines == list(range(lines[0], lines[0] + len(lines)))


@thorough
@given(walls, places, places)
def test_the_rule_of_a_tile(filled: list[list[bool]], row: int, col: int) -> None:
    """The rule named is the one for the runs that are longer than the tile."""
    score = score_tile(filled, row, col)
    rules = {
        (False, False): Rule.SCORE_LONE,
        (True, False): Rule.SCORE_ROW,
        (False, True): Rule.SCORE_COLUMN,
        (True, True): Rule.SCORE_BOTH,
    }
    assert score.rule is rules[score.horizontal > 1, score.vertical > 1]


@thorough
@given(walls)
def test_bonuses_by_counting(filled: list[list[bool]]) -> None:
    """Counting rows, columns and letters gives the same bonuses, with or without colors shown."""
    wall = letters(filled)
    assert end_bonuses(wall).points == bonus_for(wall)
    assert end_bonuses(filled) == end_bonuses(wall)
    signs = ["".join("#" if space else "." for space in row) for row in filled]
    assert end_bonuses(signs) == end_bonuses(wall)


@thorough
@given(st.lists(st.text("BYRKW.", min_size=5, max_size=5), min_size=5, max_size=5))
def test_grey_bonuses_by_counting(wall: list[str]) -> None:
    """On the grey side the color bonus looks at the tiles themselves."""
    assert end_bonuses(wall).points == bonus_for(list(map(list, wall)))


def test_the_wall_given_is_not_changed() -> None:
    """Scoring a tile does not put it on the wall."""
    wall = [["."] * SIZE for _ in range(SIZE)]
    score_tile(wall, 2, 2)
    assert wall == [["."] * SIZE for _ in range(SIZE)]


def test_the_color_of_a_tile() -> None:
    """A scored tile tells its color when the wall or the caller does."""
    wall = ["K....", *["....."] * 4]
    assert score_tile(wall, 0, 0).color is Color.BLACK
    assert score_tile(wall, 0, 1).color is None
    assert score_tile(wall, 0, 1, Color.RED).color is Color.RED
    assert score_tile(["#....", *["....."] * 4], 0, 0).color is None


@pytest.mark.parametrize("space", [None, False, 0, "", "."])
def test_empty_spaces(space: object) -> None:
    """None, False, zero, nothing and a point are empty spaces."""
    assert not is_filled(space)


@pytest.mark.parametrize("space", [True, 1, "#", "B", Color.WHITE])
def test_filled_spaces(space: object) -> None:
    """Anything else is a tile."""
    assert is_filled(space)


@pytest.mark.parametrize(("row", "col"), [(5, 0), (0, 5), (-1, 0), (0, -1)])
def test_no_such_space(row: int, col: int) -> None:
    """A tile beyond the wall can't be scored."""
    with pytest.raises(ValueError, match=rf"^no space \({row}, {col}\)$"):
        score_tile(["....."] * 5, row, col)


@pytest.mark.parametrize("count", range(12))
def test_floor_parts(count: int) -> None:
    """A floor line is explained space by space; past the last space nothing is added."""
    floor = score_floor(count)
    assert [part.space for part in floor.parts] == list(range(min(count, 7)))
    assert [part.value for part in floor.parts] == list(FLOOR_PENALTIES[:count])
    assert floor.penalty == sum(FLOOR_PENALTIES[:count])
    assert floor.rule is (Rule.FLOOR_PENALTIES if count <= 7 else Rule.FLOOR_FULL)
    assert floor.count == count


def test_no_negative_floor() -> None:
    """Fewer than no things can't lie on a floor line."""
    with pytest.raises(ValueError, match=r"^no floor line holds -1$"):
        score_floor(-1)


def test_a_bonus_names_its_spaces() -> None:
    """A row, a column and a color are told by the five spaces that they fill, and no others."""
    for part in end_bonuses(WALL).parts:
        places = [(row, col) for row in range(SIZE) for col in range(SIZE)]
        known = {
            Rule.BONUS_ROW: [(row, col) for row, col in places if row == part.which],
            Rule.BONUS_COLUMN: [(row, col) for row, col in places if col == part.which],
            Rule.BONUS_COLOR: [(row, col) for row, col in places if WALL[row][col] == part.which],
        }
        assert list(part.cells) == known[part.rule]
        assert len(part.cells) == SIZE


@pytest.mark.parametrize(
    ("across", "down", "points"),
    [(1, 1, 1), (1, 2, 2), (4, 1, 4), (2, 2, 4), (3, 5, 8), (5, 5, 10)],
)
def test_tile_points(across: int, down: int, points: int) -> None:
    """A lone tile is one point; a single run counts alone, and two runs add up."""
    assert tile_points(across, down) == points
