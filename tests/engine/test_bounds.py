"""The least and the most points that the tiles of a wall can have given."""

from itertools import combinations
from random import Random

import pytest

from engine import Game, Phase
from engine.bounds import ScoreBounds, score_bounds
from tests.engine.build import states
from tests.engine.plain_bounds import cells_of, in_any_order, in_rounds, points
from tests.engine.test_vectors import BEST_ROUNDS, Case, cases

EMPTY = ["....."] * 5
SPACES = [(row, col) for row in range(5) for col in range(5)]


def wall(*rows: str) -> list[str]:
    """Write a wall; missing rows are empty."""
    return [*rows, *EMPTY][:5]


def filled(cells: object) -> list[str]:
    """Write a wall from its filled spaces."""
    return ["".join(".#"[(row, col) in cells] for col in range(5)) for row in range(5)]


def some_walls(tiles: int, number: int) -> list[list[str]]:
    """Give walls with that many tiles, near each other so that runs meet."""
    chance = Random(tiles)
    near = [cell for cell in SPACES if cell[0] < 4 and cell[1] < 4] if tiles < 9 else SPACES
    return [filled(chance.sample(near, tiles)) for _ in range(number)]


def ends(rows: list[str]) -> tuple[int, int]:
    """Give the bounds as a pair; they must be exact."""
    found = score_bounds(rows)
    assert found.exact
    return found.least, found.most


@cases("range")
def test_collected_ranges(case: Case) -> None:
    """The collected ranges, told for any order, hold under the order rules too."""
    rows = [row.replace("1", "#").replace("0", ".") for row in case["wall"]]
    expected = case["expect"]["min"], case["expect"]["max"]
    assert ends(rows) == in_any_order(rows) == in_rounds(rows) == expected


@cases("max_score")
def test_the_most_of_all(case: Case) -> None:
    """Five rounds reach 145 with a full wall, and the outer bound is no higher."""
    best = [(row, int(col)) for columns in BEST_ROUNDS for row, col in enumerate(columns)]
    found = score_bounds(wall(*["#####"] * 5))
    assert found.most == points(frozenset(), tuple(best)) == case["expect"]["placement"]
    assert not found.exact


def test_the_end_of_the_game_narrows_the_bounds() -> None:
    """In any order this wall could give 22; but its full row was the last to be filled."""
    rows = wall("..#..", ".###.", "#####")
    assert in_any_order(rows) == (22, 31)
    assert ends(rows) == in_rounds(rows) == (23, 31)


def test_an_empty_wall() -> None:
    """Without tiles there are no points."""
    assert score_bounds(EMPTY) == ScoreBounds(0, 0, True)


def test_tiles_apart() -> None:
    """Tiles that do not touch give one point each, in any order."""
    assert ends(wall("#.#.#", ".#.#.", "#.#.#")) == (8, 8)


def test_groups_are_bounded_one_by_one() -> None:
    """Groups that do not touch add up, so that far more than sixteen tiles may be exact."""
    block = ends(wall("##...", "##..."))
    four = wall("##.##", "##.##", ".....", "##.##", "##.##")
    assert ends(four) == (4 * block[0], 4 * block[1])
    assert score_bounds(wall("####.", "####.", ".....", "####.", "####."), exact_tiles=8).exact


def test_two_full_rows_share_a_round() -> None:
    """Full rows far apart are filled in the same round, one tile a row."""
    rows = wall("#####", ".....", ".....", ".....", "#####")
    assert ends(rows) == (22, 30)
    assert not score_bounds(rows, exact_tiles=9).exact


def test_every_wall_of_three_tiles() -> None:
    """For every wall of three tiles the bounds are those of all games that lead to it."""
    for cells in combinations(SPACES[:15], 3):
        rows = filled(cells)
        assert ends(rows) == in_any_order(rows)


@pytest.mark.parametrize("tiles", range(4, 8))
def test_small_walls(tiles: int) -> None:
    """For small walls the bounds are those of all games that lead to them."""
    for rows in some_walls(tiles, 12):
        assert ends(rows) == in_rounds(rows), rows


def with_a_full_row(more: int, number: int) -> list[list[str]]:
    """Give walls with a full row and some tiles around it."""
    chance, found = Random(more), []
    for _ in range(number):
        full = int(chance.random() * 5)
        others = [cell for cell in SPACES if cell[0] != full]
        found.append(filled([*chance.sample(others, more), *((full, col) for col in range(5))]))
    return found


@pytest.mark.parametrize("more", range(1, 4))
def test_walls_with_a_full_row(more: int) -> None:
    """With a full row, too, the bounds are those of all games that lead to the wall."""
    for rows in with_a_full_row(more, 6):
        assert ends(rows) == in_rounds(rows), rows


@pytest.mark.proof
@pytest.mark.parametrize("tiles", range(4, 11))
def test_many_small_walls(tiles: int) -> None:
    """Of many walls with up to ten tiles none is bounded wrong."""
    for rows in some_walls(tiles, 60):
        assert ends(rows) == in_rounds(rows), rows


@pytest.mark.proof
@pytest.mark.parametrize("more", range(1, 6))
def test_many_walls_with_a_full_row(more: int) -> None:
    """Of many walls with a full row none is bounded wrong."""
    for rows in with_a_full_row(more, 30):
        assert ends(rows) == in_rounds(rows), rows


@pytest.mark.parametrize("tiles", [6, 9, 12])
def test_outer_bounds_hold(tiles: int) -> None:
    """What is not worked out is bounded from outside, and says so."""
    for rows in some_walls(tiles, 20):
        exact, outer = score_bounds(rows), score_bounds(rows, exact_tiles=0)
        assert exact.exact
        assert not outer.exact
        assert outer.least <= exact.least <= exact.most <= outer.most


@pytest.mark.parametrize("grey", [False, True])
def test_games_keep_within_the_bounds(grey: bool) -> None:
    """What the tiles of a wall gave in a game is within the bounds of the wall."""
    for seed in range(8):
        given = {0: 0, 1: 0}
        for game in states(2, grey, seed):
            if game.phase is not Phase.TILING and game.last_round and is_fresh(game):
                for seat, tiled in enumerate(game.last_round):
                    given[seat] += tiled.points
                    assert given[seat] in score_bounds(game.players[seat].wall)


def is_fresh(game: Game) -> bool:
    """Tell whether a round has just ended."""
    return game.phase is Phase.OVER or sum(map(len, game.position.factories)) == 20


def test_membership() -> None:
    """A total can be asked for."""
    found = score_bounds(wall("##...", "##..."))
    assert 9 in found
    assert 10 in found
    assert 8 not in found
    assert 11 not in found


def test_only_filled_spaces_count() -> None:
    """Any five rows of five will do, whatever stands for tiles."""
    assert score_bounds([[True, True, False, None, 0]] * 5) == score_bounds(wall(*["##..."] * 5))
    assert len(cells_of(wall("##..."))) == 2
