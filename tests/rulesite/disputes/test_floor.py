"""Disputes on the floor line and what it costs, played with the engine."""

from engine import Phase
from engine.scoring import score_floor
from engine.tiles import FLOOR_PENALTIES
from tests.engine.build import board, game, play, tiling
from tests.rulesite.disputes.settling import settles

FULL = "BBBBRRR"


@settles("penalty-sum", "Add up all covered spaces.")
def test_spaces_add_up() -> None:
    """The cost is the sum of all covered spaces, not the value of the last."""
    for covered in range(len(FLOOR_PENALTIES) + 1):
        assert score_floor(covered).penalty == sum(FLOOR_PENALTIES[:covered])


@settles("floor-overfull", "Put them in the lid; they cost nothing.")
def test_more_than_the_floor_holds() -> None:
    """Tiles beyond the last space go to the box lid, and the cost stays the same."""
    table = game("YYKK,-,-,-,- M", board("-,-,-,-,-", floor=FULL))
    played = play(table, "1YF")
    assert (played.fallen, played.lid) == (0, 2)
    assert score_floor(table.players[0].floor_count).penalty == sum(FLOOR_PENALTIES)
    assert table.position.lid == (0, 2, 0, 0, 0)


@settles("floor-where", "Put them all in the box lid.")
def test_where_floor_tiles_go() -> None:
    """After the round the floor line is empty and its tiles lie in the box lid."""
    table = tiling(board("-,-,-,-,-", floor="BBR"))
    table.tile_all()
    assert table.players[0].floor == ()
    assert table.position.lid == (2, 0, 1, 0, 0)


@settles("below-zero", "Stop at zero.")
def test_never_below_zero() -> None:
    """Who has less than the floor line costs is at zero, and owes nothing later."""
    table = tiling(board("B,-,-,-,-", "...../...../...../#....", floor="KKR", score=1))
    assert table.tile_all()[0].after is not None
    assert table.last_round[0].after == 0
    later = tiling(board("B,-,-,-,-", score=0))
    later.tile_all()
    assert later.last_round[0].after == 1


@settles("tiles-first", "Score your tiles first, then subtract.")
def test_tiles_before_the_floor() -> None:
    """Three points, two for tiles, eight for the floor: zero, and not two."""
    table = tiling(board("B,RR,-,-,-", floor="YYKKM", score=3))
    (seat, _) = table.tile_all()
    assert (seat.points, seat.penalty, seat.after) == (2, -8, 0)
    assert max(0, 3 + seat.penalty) + seat.points == 2


@settles("floor-last-round", "Subtract it, as in every round.")
def test_the_floor_of_the_last_round() -> None:
    """In the last round the floor line is subtracted, to zero at most, before the bonuses."""
    table = tiling(board("B,-,-,-,-", ".####", floor=FULL, score=4))
    (seat, _) = table.tile_all()
    assert table.phase is Phase.OVER
    assert (seat.points, seat.penalty, seat.after) == (5, -14, 0)
    assert table.result().scores[0] == 2


@settles("floor-at-zero", "Drop them; zero stays zero.")
def test_dropping_at_zero() -> None:
    """Without points a dropped pick changes nothing; with tiles to score it does."""
    alone = tiling(board("-,-,-,-,-", floor="BB"))
    assert alone.tile_all()[0].after == 0
    scoring = tiling(board("B,K,-,-,-", floor="YY", score=0))
    (seat, _) = scoring.tile_all()
    assert (seat.points, seat.after) == (1, 0)
