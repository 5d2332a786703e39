"""Wall-tiling of one board on its own, and the tiling that scores most."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import FLOOR, Board, Phase, best_placements
from engine.tiles import SIZE
from engine.tiling import due_cells, score_tiles, tiled
from tests.engine.build import board, figure, place, states, tiling
from tests.engine.naive import COSTS, Player, Referee, bonus_for

HEAD = "g 5t A A -,-,-,-,- M 0,0,0,0,0 0,0,0,0,0"


def scores_of_all_ways(written: str, bonuses: bool) -> list[tuple[int, int]]:
    """Let the second referee try every choice; give scores with and without the stop at zero."""
    found = []
    for columns in product("12345F", repeat=len(Player(written).full())):
        table = Referee(f"{HEAD} {written} {board()}")
        table.settle = lambda: None  # the floor is settled below
        for column in columns:
            steps = [step for step in table.legal() if step[-1] == column]
            if not steps:
                break
            table.do(steps[0])
        else:
            me = table.players[0]
            extra = bonus_for(me.wall) if bonuses else 0
            settled = me.score - sum(COSTS[: len(me.floor)])
            found.append((max(0, settled) + extra, settled + extra))
    return found


def grey_boards(seed: int) -> list[Board]:
    """Find boards with full lines in games on the grey side."""
    found = []
    for game in states(2, True, seed):
        if game.phase is Phase.TILING:
            found += [player for player in game.players if player.full_lines]
    return found


@pytest.mark.parametrize("bonuses", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_best_placements(seed: int, bonuses: bool) -> None:
    """The best tiling scores as much as the best of all ways, and says if it is the only one."""
    for one in grey_boards(seed):
        ways = scores_of_all_ways(str(one), bonuses)
        best = best_placements(one, bonuses=bonuses)
        assert best.score == max(ways)[0]
        assert best.unique == (ways.count(max(ways)) == 1)


@pytest.mark.parametrize(
    ("lines", "filled", "placements", "score"),
    [
        ("B,BB,-,-,-", "...../.YRK./...../B....", "B12 B25", 6),
        ("-,BB,-,-,-", "....B/YRKW.", "B2F", 0),
        ("-,-,-,-,-", "#....", "", 0),
        ("K,KK,KKK,KKKK,KKKKK", ".....", "K11 K22 K33 K44 K55", 5),
    ],
)
def test_best_placements_by_hand(lines: str, filled: str, placements: str, score: int) -> None:
    """The best choice above keeps the lines below open; what can't be helped falls."""
    best = best_placements(figure(lines, filled))
    assert " ".join(map(str, best.placements)) == placements
    assert best.score == score


def test_best_placements_can_be_played() -> None:
    """The best tiling, played, gives the score that it promised."""
    full = board("B,BB,YYY,-,-", "...../.YRK./...../B....", "YY", 3)
    best = best_placements(figure("B,BB,YYY,-,-", "...../.YRK./...../B....", "YY", score=3))
    table = tiling(full, grey=True)
    scores = tuple(place(table, str(placement)) for placement in best.placements)
    assert scores == best.tiles
    assert table.last_round[0].after == best.score


def test_bonuses_can_change_what_is_best() -> None:
    """When the round ends the game, a column may be worth more than the longer run."""
    one = figure("B,-,-,-,-", "...YR/K..../R..../W..../Y....")
    assert [str(step) for step in best_placements(one).placements] == ["B11"]
    far = figure("B,-,-,-,-", ".RYKW/K..../R..../W..../Y....")
    assert best_placements(far, bonuses=True).score == 10 + 2 + 7


def test_below_zero_the_least_debt_is_best() -> None:
    """Where the floor takes everything, the way that would have lost least is chosen."""
    one = figure("B,-,-,-,-", "..Y..", "YYYYYYY")
    best = best_placements(one)
    assert best.score == 0
    assert best.tiles[0].points == 2


def test_two_lines_of_a_color_need_two_columns() -> None:
    """A column that has just got a color takes no second tile of it, however many it would join."""
    best = best_placements(figure("K,KK,-,-,-", "...../...../YRB../...../....."))
    assert [str(step) for step in best.placements] == ["K11", "K22"]
    assert best.score == 3
    assert not best.unique


def test_the_colored_side_has_one_way() -> None:
    """On the colored side there is nothing to choose."""
    best = best_placements(figure("R,YY,-,-,-", "...../##..."), grey=False)
    assert [str(step) for step in best.placements] == ["R13", "Y23"]
    assert (best.score, best.unique) == (6, True)


def test_due_cells() -> None:
    """Full lines are due from the top, each at the space of its color."""
    assert due_cells(figure("R,Y,BBB,-,YYYYY")) == ((0, 2), (2, 2), (4, 0))


def test_score_tiles() -> None:
    """Tiles put on a wall one by one see those before them; the wall given is not changed."""
    wall = [[False] * SIZE for _ in range(SIZE)]
    scores = score_tiles(wall, [(0, 0), (0, 2), (0, 1)])
    assert [score.points for score in scores] == [1, 1, 3]
    assert not any(map(any, wall))


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**6))
def test_tiled_is_what_a_game_does(seed: int) -> None:
    """A board tiled on its own looks as it does in a game before its floor is settled."""
    chance = Random(seed)
    lines = [
        chance.choice("BYRKW") * (row + 1) if chance.random() < 0.6 else "" for row in range(5)
    ]
    one = figure(",".join(line or "-" for line in lines), score=4)
    after = tiled(one)
    table = tiling(str(one))
    if table.placements():
        seat = table.tile_all()[0]
        assert after.score == 4 + seat.points
        assert after.wall == table.players[0].wall
        assert after.lines == table.players[0].lines


def test_fall_is_a_way() -> None:
    """A forced fall is part of a tiling like any placement."""
    best = best_placements(figure("-,BB,-,-,-", "....B/YRKW.", score=5))
    assert best.placements[0].col == FLOOR
    assert (best.tiles[0].fallen, best.score) == (2, 3)
