"""Disputes on moving tiles to the wall and on scoring them, played with the engine."""

import pytest

from engine import IllegalMove, TileScore
from engine.bounds import score_bounds
from engine.scoring import score_tile
from tests.engine.build import board, figure, place, refusals, tiling
from tests.rulesite.disputes.settling import is_cited, settles


def scored(filled: str, row: int, col: int) -> TileScore:
    """Score a new tile on a wall of the colored side."""
    return score_tile(figure(filled=filled).wall, row, col)


def points(filled: str, row: int, col: int) -> int:
    """Count the points of a new tile."""
    return scored(filled, row, col).points


@settles("tiling-order", "Go from top to bottom.")
def test_from_top_to_bottom() -> None:
    """The lower line is refused while the upper one waits."""
    table = tiling(board("-,YY,BBB,-,-"))
    assert is_cited("tiling-order", refusals(table, "B33"))
    place(table, "Y23")
    assert refusals(table, "B33") == {}


@settles("hold-back", "Move it; every full line must move.")
def test_a_full_line_moves() -> None:
    """Nothing but its own space is open to a full line, and the round can’t go on without."""
    table = tiling(board("B,-,-,-,-", ".####"))
    assert [str(option) for option in table.placements()] == ["B11"]
    with pytest.raises(IllegalMove):
        table.result()
    table.tile_all()
    assert table.players[0].full_rows == (0,)


@settles("gaps", "Place it; gaps are fine.")
def test_gaps_are_fine() -> None:
    """A tile far from all others goes to its space and scores one point."""
    table = tiling(board("-,-,-,BBBB,-", "#...."))
    assert place(table, "B44").points == 1


@settles("tile-together", "Tile your walls at the same time.")
def test_walls_are_independent() -> None:
    """On the colored side each player scores the same, whoever else tiles."""
    first, second = board("B,-,-,-,-", "...../#...."), board("-,YY,-,-,-", "..#..")
    together = tiling(first, second).tile_all()
    swapped = tiling(second, first).tile_all()
    assert [seat.points for seat in together] == [seat.points for seat in swapped][::-1]


@settles("both-ways", "Add both runs; the tile counts twice.")
def test_both_ways() -> None:
    """A run of four and a run of three are seven points."""
    found = scored("...../...#./###../...#./.....", 2, 3)
    assert (found.horizontal, found.vertical, found.points) == (4, 3, 7)


@settles("one-way", "Count the row only.")
def test_one_way() -> None:
    """Two neighbors in the row and none in the column are three points."""
    assert points("...../##.../...../...../.....", 1, 2) == 3


@settles("corners", "Leave it out; corners don’t touch.")
def test_corners() -> None:
    """Four tiles at the corners add nothing to the point of a lone tile."""
    assert points("#.#../...../#.#../...../.....", 1, 1) == 1


@settles("gap-in-run", "Stop counting at the gap.")
def test_a_gap() -> None:
    """A tile beyond a gap doesn’t count; when the gap is filled both sides do."""
    assert points("##..#/...../...../...../.....", 0, 2) == 3
    assert points("###.#/...../...../...../.....", 0, 3) == 5


@settles("neighbour-colour", "Count neighbours of any colour.")
def test_neighbors_of_any_color() -> None:
    """Neighbors count on the colored side, where none can have the color of the tile."""
    table = tiling(board("-,-,BBB,-,-", "...../...../#...."))
    assert table.players[0].wall[2][0] != "B"
    found = score_tile(table.players[0].wall, 2, 1)
    assert found.points == 2


@settles("whole-group", "Count only its own row and column.")
def test_the_whole_group() -> None:
    """Of a group with a bend only the run of the new tile counts."""
    assert points("##.../.#.../.#.../...../.....", 0, 2) == 3


@settles("old-tiles", "Score only the new tile.")
def test_old_tiles() -> None:
    """A full block elsewhere on the wall adds nothing."""
    assert points("##.../##.../...../...../.....", 4, 4) == 1
    table = tiling(board("-,-,-,-,-", "##.../##..."))
    assert table.tile_all()[0].points == 0


@settles("same-round", "Count it; it is on the wall.")
def test_tiles_of_the_same_round() -> None:
    """The tile placed above in the same wall-tiling is a neighbor."""
    table = tiling(board("B,WW,-,-,-"))
    assert [place(table, "B11").points, place(table, "W21").points] == [1, 2]


@settles("bonus-now", "Score the tile now, the bonus later.")
def test_the_bonus_comes_later() -> None:
    """The tile that completes a column scores its run of five and no bonus."""
    table = tiling(board("B,-,-,-,-", "...../#..../#..../#..../#...."))
    (seat, _) = table.tile_all()
    assert seat.points == 5


@settles("check-total", "Check the possible range; walls show no total.")
def test_a_wall_has_several_totals() -> None:
    """Five tiles can have scored eleven to fifteen points, depending on the order."""
    found = score_bounds(figure(filled="###../##...").wall)
    assert found.least < found.most


@settles("track-end", "Go round again; the points count.")
def test_no_end_of_points() -> None:
    """A score above a hundred grows like any other."""
    table = tiling(board("B,-,-,-,-", score=100))
    table.tile_all()
    assert table.last_round[0].after == 101
