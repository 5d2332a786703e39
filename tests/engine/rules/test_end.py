"""The rules of the end: what triggers it, bonuses, winners."""

import pytest

from engine import IllegalMove, Phase, Rule, decide, end_bonuses, ranking
from tests.engine.build import board, place, refusals, tiling, wall
from tests.engine.proving import proves

ALMOST = "####."


@proves(Rule.END_TRIGGER)
def test_end_trigger() -> None:
    """A full row of a wall ends the game; a full column or a complete color does not."""
    row = tiling(board("W,-,-,-,-", ALMOST))
    row.tile_all()
    assert row.result().ended_by is Rule.END_TRIGGER
    column = tiling(board("B,-,-,-,-", ".#.../#..../#..../#..../#...."))
    column.tile_all()
    assert column.phase is Phase.DRAFTING
    color = tiling(board("B,-,-,-,-", "...../.#.../..#../...#./....#"))
    color.tile_all()
    assert color.phase is Phase.DRAFTING


@proves(Rule.END_AFTER_TILING)
def test_end_after_tiling() -> None:
    """The game ends after the wall-tiling in which a row is filled: all tile and pay first."""
    table = tiling(board("W,-,KKK,-,-", ALMOST), board("B,-,-,-,-", floor="MBB", score=9))
    place(table, "W15")
    assert table.phase is Phase.TILING
    with pytest.raises(IllegalMove):
        table.result()
    place(table, "K31")
    place(table, "B11")
    assert table.phase is Phase.OVER
    assert [seat.after for seat in table.last_round] == [6, 6]
    assert table.result().scores == (8, 6)
    assert refusals(table, "1BF") == {"game-over": Rule.END_AFTER_TILING}
    assert refusals(table, "B11") == {"game-over": Rule.END_AFTER_TILING}


@proves(Rule.END_AFTER_TILING)
def test_the_last_floor_counts_before_bonuses() -> None:
    """In the last round the floor stops at zero first, then the bonuses are added."""
    table = tiling(board("W,-,-,-,-", ALMOST, "BBBBYYY", score=4))
    table.tile_all()
    assert table.last_round[0].after == 0
    assert table.result().scores[0] == 2


def test_a_game_that_is_over_lies_at_rest() -> None:
    """When the game is over no marker lies anywhere and it is nobody's turn but the starter's."""
    table = tiling(board("W,-,-,-,-", ALMOST), board(floor="M"), center="-", starter="A")
    table.tile_all()
    fields = table.notation().split(" ")
    assert fields[1:6] == ["1o", "A", "A", "-,-,-,-,-", "-"]
    assert "M" not in table.notation()


@proves(Rule.BONUS_ROW)
def test_bonus_row() -> None:
    """Every full row gives two points, however many there are."""
    bonus = end_bonuses(wall("#####/...../#####").split("/"))
    assert (bonus.rows, bonus.points) == ((0, 2), 4)
    assert bonus.parts[0].cells == tuple((0, col) for col in range(5))


@proves(Rule.BONUS_COLUMN)
def test_bonus_column() -> None:
    """Every full column gives seven points."""
    bonus = end_bonuses(wall("/".join(["##..."] * 5)).split("/"))
    assert (bonus.columns, bonus.points) == ((0, 1), 14)


@proves(Rule.BONUS_COLOR)
def test_bonus_color() -> None:
    """All five tiles of a color give ten points; four give nothing."""
    assert end_bonuses(wall("#..../.#.../..#../...#./....#").split("/")).colors == ("B",)
    assert end_bonuses(wall("#..../.#.../..#../...#.").split("/")).points == 0


@proves(Rule.BONUS_ADD_UP)
def test_bonus_add_up() -> None:
    """A tile can count for its row, its column and its color at once."""
    bonus = end_bonuses(wall("#####/##.../#.#../#..#./#...#").split("/"))
    assert [part.points for part in bonus.parts] == [2, 7, 10]
    assert bonus.points == 19


@proves(Rule.WINNER)
def test_winner() -> None:
    """Most points win, whoever ended the game."""
    assert decide((40, 45), (1, 0)) == decide((40, 45), (0, 0))
    assert decide((40, 45), (1, 0)).winners == (1,)
    assert decide((40, 45), (1, 0)).decided_by is Rule.WINNER


@proves(Rule.TIE_ROWS)
def test_tie_rows() -> None:
    """Among those with most points, the one with more full rows wins; others don't matter."""
    verdict = decide((60, 60, 50), (1, 2, 3))
    assert (verdict.winners, verdict.decided_by) == ((1,), Rule.TIE_ROWS)


@proves(Rule.TIE_SHARED)
def test_tie_shared() -> None:
    """Equal in points and full rows, the victory is shared: columns and colors don't decide."""
    verdict = decide((50, 50, 50), (1, 2, 2))
    assert (verdict.winners, verdict.decided_by) == ((1, 2), Rule.TIE_SHARED)
    columns = board("W,-,-,-,-", "####./#..../#..../#..../#....", score=31)
    row_alone = board("-,-,-,-,KKKKK", "...../...../...../...../##.##", score=38)
    table = tiling(columns, row_alone)
    table.tile_all()
    result = table.result()
    assert (result.scores, result.rows) == ((45, 45), (1, 1))
    assert (result.winners, result.decided_by) == ((0, 1), Rule.TIE_SHARED)
    assert result.ranking == ((0, 1),)


def test_ranking() -> None:
    """Places go by points, then full rows; those equal in both share a place."""
    assert ranking((10, 20, 20, 10), (1, 0, 2, 1)) == ((2,), (1,), (0, 3))


def test_no_result_before_the_end() -> None:
    """There is no result while the game goes on."""
    with pytest.raises(IllegalMove) as refused:
        tiling(board("B,-,-,-,-")).result()
    assert refused.value.reasons[0].code == "not-over"
