"""The rules of taking tiles."""

import pytest

from engine import CENTER, FLOOR, Game, IllegalMove, Move, Phase, Rule
from tests.engine.build import board, boards, game, play, refusals, text
from tests.engine.proving import proves


@proves(Rule.TURN_ORDER)
def test_turn_order() -> None:
    """Play goes clockwise, one pick a turn."""
    table = Game.new(3, starter=1)
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play(table.legal_moves()[0])
    assert turns == [1, 2, 0, 1]


@proves(Rule.TAKE_ALL)
def test_take_all() -> None:
    """Whoever takes a color takes all its tiles from that place."""
    table = game("BBYR,-,-,-,- M")
    taken = play(table, "1B3")
    assert (taken.taken, taken.placed) == (2, 2)
    assert "B" not in table.position.center


@proves(Rule.TAKE_ONE_PLACE)
def test_take_one_place() -> None:
    """Tiles come from one display or from the center, never from several places."""
    table = game("BBYR,BBBK,-,-,- MB")
    assert play(table, "1B3").taken == 2
    assert table.position.factories[1] == tuple("BBBK")
    assert refusals(game("BBYR,-,-,-,- M"), "1K1") == {"color-absent": Rule.TAKE_ONE_PLACE}


@proves(Rule.TAKE_REST)
@pytest.mark.parametrize(
    ("display", "move", "center"), [("BBRK", "1B1", "MRK"), ("BBBB", "1B1", "M")]
)
def test_take_rest(display: str, move: str, center: str) -> None:
    """The other tiles of the display go to the center with the pick itself."""
    table = game(f"{display},W,-,-,- M")
    play(table, move)
    assert table.notation().split(" ")[4:6] == ["-,W,-,-,-", center]


@proves(Rule.TAKE_CENTER)
def test_take_center() -> None:
    """After a pick from the center the other colors stay there."""
    table = game("-,-,-,-,- YYRK", board(floor="M"))
    play(table, "CY2")
    assert table.position.center == tuple("RK")


@proves(Rule.MUST_TAKE)
def test_must_take() -> None:
    """While a tile is left nobody may pass, even when every tile of it will fall."""
    stuck = board("B,BB,BBB,BBBB,BBBBB")
    table = game("-,-,-,-,- MRR", stuck)
    assert list(map(str, table.legal_moves())) == ["CRF"]
    assert refusals(game("-,RRRR,-,-,- M"), "1R1") == {"source-empty": Rule.MUST_TAKE}


@proves(Rule.TAKE_BACK)
def test_take_back() -> None:
    """A pick stands; who is allowed to take it back gets exactly the table of before."""
    table = Game.new(seed=3)
    before = table.copy()
    move = table.legal_moves()[7]
    table.play(move)
    assert table.undo() == move
    assert table == before
    with pytest.raises(IllegalMove) as refused:
        table.undo()
    assert refused.value.reasons[0].rule is Rule.TAKE_BACK


@proves(Rule.MARKER_TAKE)
def test_marker_take() -> None:
    """The first to take from the center takes the marker too, like it or not; nobody after."""
    table = game("BBYR,KKKW,-,-,- M")
    assert not play(table, "1B3").marker
    assert not play(table, "2K3").marker
    assert play(table, "CY1").marker
    assert not play(table, "CR1").marker
    assert boards(table)[0].endswith(":M")


@proves(Rule.MARKER_COST)
@pytest.mark.parametrize(("floor", "space"), [("-", 0), ("BK", 2), ("BKWWWW", 6)])
def test_marker_cost(floor: str, space: int) -> None:
    """The marker lies on the leftmost free space of the floor line and costs what it says."""
    table = game("-,-,-,-,- MRW", board(floor=floor))
    assert play(table, "CR1").marker_space == space
    assert table.players[0].floor[space] == "M"


@proves(Rule.MARKER_COST)
def test_marker_lies_down_first() -> None:
    """The marker takes its space before the tiles of the same pick fall."""
    table = game("-,-,-,-,- MRRW", board(floor="BBBBBB"))
    taken = play(table, "CRF")
    assert table.players[0].floor == tuple("BBBBBBM")
    assert (taken.marker_space, taken.fallen, taken.lid) == (6, 0, 2)


@proves(Rule.MARKER_ALONE)
def test_marker_alone() -> None:
    """The marker can't be taken alone: a pick is always a color."""
    table = game("RRRR,-,-,-,- M")
    assert all(move.source != CENTER for move in table.legal_moves())
    assert refusals(table, "CRF") == {"marker-alone": Rule.MARKER_ALONE}


@proves(Rule.MARKER_FULL_FLOOR)
def test_marker_full_floor() -> None:
    """With a full floor line the marker is taken all the same, and costs nothing more."""
    table = game("-,-,-,-,- MR", board(floor="BBBBYYY", score=20))
    taken = play(table, "CR1")
    assert (taken.marker, taken.marker_space) == (True, None)
    assert Rule.MARKER_FULL_FLOOR in taken.rules
    assert table.tile_all()[0].penalty == -14
    assert table.starter == 0


@proves(Rule.MARKER_STARTS)
def test_marker_starts() -> None:
    """Who took the marker starts the next round; this round goes on clockwise."""
    table = game("-,-,-,-,- MRW", board(), board(), turn="B")
    play(table, "CR1")
    assert table.turn == 0
    play(table, "CW1")
    table.tile_all()
    assert (table.round, table.starter, table.turn) == (2, 1, 1)


@proves(Rule.MARKER_UNCLAIMED)
def test_marker_unclaimed() -> None:
    """If nobody took the marker, the same player starts again and nobody pays."""
    table = game("RRRR,-,-,-,- M", turn="A", starter="B")
    play(table, "1R4")
    assert table.position.marker_in_center
    table.tile_all()
    assert (table.starter, table.turn) == (1, 1)
    assert [seat.penalty for seat in table.last_round] == [0, 0]


@proves(Rule.DRAFTING_ENDS)
def test_drafting_ends() -> None:
    """Drafting ends with the last tile; a marker left in the center does not keep it open."""
    table = game("RRRR,-,-,-,- M")
    assert table.phase is Phase.DRAFTING
    play(table, "1R5")
    assert table.phase is Phase.TILING
    assert table.legal_moves() == []
    assert refusals(table, "CRF") == {"drafting-over": Rule.DRAFTING_ENDS}


def test_every_reason_is_given() -> None:
    """Who breaks two rules at once hears of both."""
    table = game("-,-,-,-,- MRK", board("-,B,-,-,-", "...../#...."))
    found = table.why_illegal(Move(0, "W", 1))
    assert [reason.code for reason in found] == ["source-empty", "line-color", "wall-row"]


def test_places_that_do_not_exist() -> None:
    """Nobody can take from a sixth display of five, a sixth color, or fill a sixth line."""
    table = game("RRRR,-,-,-,- M")
    for move, code in (
        (Move(5, "R", FLOOR), "no-such-display"),
        (Move(-1, "R", FLOOR), "no-such-display"),
        (Move(0, "X", FLOOR), "no-such-color"),
        (Move(0, "R", 5), "no-such-line"),
        (Move(0, "R", -1), "no-such-line"),
    ):
        assert [reason.code for reason in table.why_illegal(move)] == [code]
        with pytest.raises(IllegalMove):
            table.play(move)


@proves(Rule.LID_OPEN)
def test_lid_open() -> None:
    """What went to the lid is open to all, color by color."""
    table = game("RRRR,-,-,-,- M", board(floor="BBBBBYY"))
    assert play(table, "1RF").lid == 4
    assert table.position.lid == (0, 0, 4, 0, 0)


@proves(Rule.BAG_COUNT)
def test_bag_count() -> None:
    """What is in the bag follows from what lies open, so it may be counted."""
    table = game("RRRR,-,-,-,- M", board("-,KK,-,-,-"), lid="1,0,0,0,0")
    assert table.position.bag == (19, 20, 16, 18, 20)
    assert text("RRRR,-,-,-,- M", board("-,KK,-,-,-"), lid="1,0,0,0,0") == table.notation()
