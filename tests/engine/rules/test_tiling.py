"""The rules of wall-tiling and scoring."""

import pytest

from engine import Phase, Rule, score_tile
from engine.tiles import WALL
from tests.engine.build import board, game, place, play, refusals, tiling, wall
from tests.engine.proving import proves


@proves(Rule.TILE_FULL_LINES)
def test_tile_full_lines() -> None:
    """Every full line moves a tile to the wall, and no unfinished one does."""
    table = tiling(board("R,Y,BBB,-,-"))
    assert refusals(table, "Y23") == {"line-not-full": Rule.TILE_FULL_LINES}
    assert refusals(table, "R1F") == {"space-left": Rule.TILE_FULL_LINES}
    assert [tile.row for tile in table.tile_all()[0].tiles] == [0, 2]


@proves(Rule.TILE_ORDER)
def test_tile_order() -> None:
    """Lines are tiled from the top down; the order can change the points."""
    table = tiling(board("-,YY,BBB,-,-", "..#../...../.#..."))
    assert refusals(table, "B33") == {"line-not-due": Rule.TILE_ORDER}
    assert [tile.points for tile in table.tile_all()[0].tiles] == [2, 5]


@proves(Rule.TILE_REST)
def test_tile_rest() -> None:
    """One tile of the line goes to the wall, the others go to the lid."""
    table = tiling(board("B,WW,KKK,RRRR,YYYYY"))
    assert refusals(table, "Y11") == {"other-color": Rule.TILE_REST}
    assert table.tile_all()[0].lid == 10
    assert table.position.lid == (0, 4, 3, 2, 1)


@proves(Rule.WALL_PATTERN)
def test_wall_pattern() -> None:
    """On the colored side the tile goes to the space of its color; colors shift row by row."""
    table = tiling(board("-,-,RRR,-,-"))
    assert [str(option) for option in table.placements()] == ["R35"]
    assert refusals(table, "R33") == {"other-space": Rule.WALL_PATTERN}
    assert ["".join(row) for row in WALL] == ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]


@proves(Rule.SCORE_NOW)
def test_score_now() -> None:
    """Each tile scores at once and sees those tiled just before it, not those after."""
    table = tiling(board("R,YY,-,-,-", "...../##..."))
    assert place(table, "R13").points == 1
    assert table.players[0].score == 1
    assert place(table, "Y23").points == 5


@proves(Rule.SCORE_LONE)
def test_score_lone() -> None:
    """A tile without neighbors is one point, not two."""
    score = score_tile(wall("...../.#...").split("/"), 3, 3)
    assert (score.points, score.rule) == (1, Rule.SCORE_LONE)
    assert score.cells == ((3, 3),)


@proves(Rule.SCORE_ROW)
def test_score_row() -> None:
    """With neighbors in the row only, the length of the row counts and nothing for the column."""
    score = score_tile(wall("...../.##..").split("/"), 1, 3)
    assert (score.points, score.rule) == (3, Rule.SCORE_ROW)
    assert score.cells == ((1, 1), (1, 2), (1, 3))


@proves(Rule.SCORE_COLUMN)
def test_score_column() -> None:
    """With neighbors in the column only, the length of the column counts."""
    score = score_tile(wall("..#../..#..").split("/"), 2, 2)
    assert (score.points, score.rule) == (3, Rule.SCORE_COLUMN)
    assert score.cells == ((0, 2), (1, 2), (2, 2))


@proves(Rule.SCORE_BOTH)
def test_score_both() -> None:
    """With neighbors in row and column both lengths count, the new tile in each."""
    score = score_tile(wall("..#../..#../##.#.").split("/"), 2, 2)
    assert (score.horizontal, score.vertical, score.points) == (4, 3, 7)
    assert score.rule is Rule.SCORE_BOTH
    assert score.cells == ((2, 0), (2, 1), (2, 2), (2, 3), (0, 2), (1, 2))


@proves(Rule.SCORE_RUN)
@pytest.mark.parametrize(
    ("filled", "col", "points"),
    [("...../##...", 4, 1), ("...../##.#.", 2, 4), ("...../#####", 0, 5)],
)
def test_score_run(filled: str, col: int, points: int) -> None:
    """A run ends at an empty space; filling the gap joins both sides."""
    assert score_tile(wall(filled).split("/"), 1, col).points == points


@proves(Rule.SCORE_NO_DIAGONAL)
def test_score_no_diagonal() -> None:
    """Tiles that touch at a corner do not count."""
    assert score_tile(wall("#.#../...../#.#..").split("/"), 1, 1).points == 1


@proves(Rule.SCORE_FLOOR)
def test_score_floor() -> None:
    """The floor line is subtracted after the tiles of the round, in every round."""
    table = tiling(board("Y,YY,BBB,-,-", "...../.#...", "BBB", score=2))
    seat = table.tile_all()[0]
    assert ([tile.points for tile in seat.tiles], seat.penalty) == ([2, 2, 2], -4)
    assert (seat.before, seat.after) == (2, 4)


@proves(Rule.SCORE_MIN)
@pytest.mark.parametrize(
    ("score", "after", "forgiven"), [(1, 0, 2), (3, 0, 0), (0, 0, 3), (4, 1, 0)]
)
def test_score_min(score: int, after: int, forgiven: int) -> None:
    """A score stops at zero when the floor is subtracted, and nothing is owed afterwards."""
    table = tiling(board("B,-,-,-,-", floor="RRR", score=score))
    seat = table.tile_all()[0]
    assert (seat.after, seat.forgiven) == (after, forgiven)
    assert (Rule.SCORE_MIN in seat.rules) == (forgiven > 0)


def test_two_players_tile_for_themselves() -> None:
    """Players tile in turn order from the starter; their walls do not touch each other."""
    full = board("B,-,-,-,-")
    table = game("-,-,-,-,-,-,- MR", full, full, full.replace("B,", "-,"), turn="B", starter="B")
    play(table, "CR5")
    assert (table.phase, table.turn) == (Phase.TILING, 1)
    place(table, "B11")
    assert table.turn == 0
    place(table, "B11")
    assert [seat.points for seat in table.last_round] == [1, 1, 0]
