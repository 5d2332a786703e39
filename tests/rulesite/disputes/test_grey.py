"""Disputes on the grey side, played with the engine."""

from engine import Phase
from tests.engine.build import board, game, place, refusals, tiling
from tests.rulesite.disputes.settling import is_cited, settles

BLOCKED = "....B/YRKW."
"""Row 2 has one free space, and its column has blue already."""
OPEN = "...../.YRK./...../B...."


@settles("grey-where", "Choose any free space its column allows.")
def test_where_a_tile_may_go() -> None:
    """Any free space of the row will do but where the column has the color."""
    table = tiling(board("-,BB,-,-,-", OPEN), grey=True)
    assert [str(option) for option in table.placements()] == ["B25"]
    assert is_cited("grey-where", refusals(table, "B21"))


@settles("grey-when", "Choose when you move the tile.")
def test_when_the_space_is_chosen() -> None:
    """When the line is tiled its spaces are open, and what was placed above can block one."""
    table = tiling(board("B,BB,-,-,-", OPEN), grey=True)
    assert len(table.placements()) > 1
    place(table, "B15")
    assert [str(option) for option in table.placements()] == ["B2F"]


@settles("grey-stuck", "Drop the whole line to the floor.")
def test_no_space() -> None:
    """The whole line falls and costs points in the same round."""
    table = tiling(board("-,BB,-,-,-", BLOCKED, score=10), grey=True)
    assert [str(option) for option in table.placements()] == ["B2F"]
    assert place(table, "B2F").fallen == 2
    assert table.last_round[0].penalty == -2


@settles("grey-dump", "Place the tile; you must.")
def test_no_dropping_with_a_space() -> None:
    """A line whose tile has a space can’t be dropped."""
    table = tiling(board("-,KK,-,-,-", "...../.YR.."), grey=True)
    assert is_cited("grey-dump", refusals(table, "K2F"))


@settles("grey-draft", "Collect it; only its row counts now.")
def test_drafting_without_a_space() -> None:
    """A color without a space left may be collected; one that the row has may not."""
    table = game("BBRR,-,-,-,- M", board("-,-,-,-,-", BLOCKED), grey=True)
    assert refusals(table, "1B2") == {}
    assert is_cited("grey-draft", refusals(table, "1R2"))


@settles("grey-wait", "Choose together, or else in turn order.")
def test_choosing_in_turn_order() -> None:
    """Who started the round chooses first, then the others clockwise."""
    full = board("B,-,-,-,-")
    table = tiling(full, full, full, grey=True, turn="C", starter="C")
    order = []
    while table.phase is Phase.TILING:
        order.append(table.turn)
        table.place(table.placements()[0])
    assert order == [2, 0, 1]


@settles("grey-not-over", "Play on; the row isn’t full.")
def test_a_blocked_fifth_tile() -> None:
    """A fifth tile without a space doesn’t end the game."""
    table = tiling(board("-,BB,-,-,-", BLOCKED), grey=True)
    table.tile_all()
    assert table.phase is Phase.DRAFTING
