"""The rules of the grey side."""

import pytest

from engine import Game, Phase, Rule
from tests.engine.build import board, game, place, play, refusals, tiling
from tests.engine.proving import proves

BLOCKED = "....B/YRKW."
"""Row 2 has one free space, and its column has blue already."""


@proves(Rule.GREY_CHOICE)
def test_grey_choice() -> None:
    """On the grey side the tile goes to any free space of its row, chosen when it is tiled."""
    table = tiling(board("-,KK,-,-,-", "...../.YR.."), grey=True)
    assert [option.col for option in table.placements()] == [0, 3, 4]
    assert table.tile_all()[0].after is None
    assert refusals(table, "K22") == {"space-taken": Rule.GREY_CHOICE}
    assert refusals(table, "K2F") == {"space-left": Rule.GREY_NO_SPACE}
    assert place(table, "K24").points == 3


@proves(Rule.GREY_COLUMN)
def test_grey_column() -> None:
    """No color may be twice in a column, not even by tiles of the same wall-tiling."""
    table = tiling(board("B,BB,-,-,-", "...../...../B...."), grey=True)
    assert refusals(table, "B11") == {"column-color": Rule.GREY_COLUMN}
    place(table, "B13")
    assert [option.col for option in table.placements()] == [1, 3, 4]


@proves(Rule.GREY_ORDER)
def test_grey_order() -> None:
    """Who wants to see what others choose: players choose in turn order, from the starter on."""
    full = board("B,-,-,-,-")
    table = tiling(full, full, full, grey=True, turn="C", starter="C")
    order = []
    while table.phase is Phase.TILING:
        order.append(table.turn)
        table.place(table.placements()[0])
    assert order == [2, 0, 1]


@proves(Rule.GREY_NO_SPACE)
def test_grey_no_space() -> None:
    """If no space is left for a full line, all its tiles fall to the floor line, in this round."""
    table = tiling(board("-,BB,-,-,-", BLOCKED, "M", score=10), grey=True)
    assert [str(option) for option in table.placements()] == ["B2F"]
    fallen = table.tile_all()[0].tiles[0]
    assert (fallen.col, fallen.points, fallen.fallen, fallen.lid) == (None, 0, 2, 0)
    assert fallen.rule is Rule.GREY_NO_SPACE
    assert (table.last_round[0].penalty, table.last_round[0].after) == (-4, 6)


@proves(Rule.GREY_NO_SPACE)
@pytest.mark.parametrize(
    ("floor", "lid"), [("YYYYYR", 1), ("YYYYYRR", 2), ("YYYYYRRM", 2), ("YYYYY", 0)]
)
def test_grey_no_space_on_a_full_floor(floor: str, lid: int) -> None:
    """What finds no space on the floor line either goes to the lid and costs nothing."""
    table = tiling(board("-,BB,-,-,-", BLOCKED, floor, score=20), grey=True)
    assert place(table, "B2F").lid == lid
    assert table.last_round[0].penalty == -14
    assert table.position.lid[0] == 2


def test_a_choice_can_block_a_line_below() -> None:
    """A space chosen above can leave the line below without any."""
    open_wall = "...../.YRK./...../B...."
    good = tiling(board("B,BB,-,-,-", open_wall), grey=True)
    place(good, "B12")
    assert [str(option) for option in good.placements()] == ["B25"]
    bad = tiling(board("B,BB,-,-,-", open_wall), grey=True)
    place(bad, "B15")
    assert [str(option) for option in bad.placements()] == ["B2F"]


def test_drafting_looks_at_the_row_only() -> None:
    """A color without a space left in the row may still be drafted; only the row bars it."""
    table = game("BBRR,-,-,-,- M", board("-,-,-,-,-", BLOCKED), grey=True)
    assert refusals(table, "1B2") == {}
    assert refusals(table, "1R2") == {"wall-row": Rule.LINE_WALL_ROW}


def test_a_blocked_fifth_tile_does_not_end_the_game() -> None:
    """A line that falls fills no row, so it does not end the game."""
    table = tiling(board("-,BB,-,-,-", BLOCKED), grey=True)
    table.tile_all()
    assert table.phase is Phase.DRAFTING


def test_a_pending_choice_is_saved_and_resumed() -> None:
    """A choice that waits can be written down and taken up again."""
    table = game("-,-,-,-,- MR", board("-,BB,-,-,-"), board("K,-,-,-,-"), grey=True)
    play(table, "CRF")
    place(table, "B23")
    resumed = Game.from_notation(table.notation())
    assert (resumed.turn, resumed.placements()) == (1, table.placements())
    place(resumed, "K11")
    place(table, "K11")
    assert resumed.position == table.position


def test_full_columns_are_five_colors() -> None:
    """On the grey side bonuses are the same; the color bonus looks at the tiles themselves."""
    table = tiling(board("B,-,-,-,-", "...../.B.../..B../...B./....B"), grey=True)
    assert [str(option) for option in table.placements()] == ["B11"]
    table.tile_all()
    assert table.phase is Phase.DRAFTING
