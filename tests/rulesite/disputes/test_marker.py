"""Disputes on the starting player marker, played with the engine."""

import pytest

from engine import Game, Phase
from engine.scoring import score_floor
from engine.tiles import FLOOR_PENALTIES, MARKER
from tests.engine.build import board, game, play, tiling
from tests.rulesite.disputes.settling import settles

FULL = "BBBBRRR"


def taking(floor: str, offer: str = "-,-,-,-,- MYYR") -> Game:
    """Set a game up in which the center is open and the first player has this floor line."""
    return game(offer, board("-,-,-,-,-", floor=floor))


@settles("marker-cost", "Pay what its space on the floor costs.")
@pytest.mark.parametrize("covered", range(7))
def test_the_marker_costs_its_space(covered: int) -> None:
    """On each space of the floor line the marker costs what is printed there."""
    table = taking(FULL[:covered] or "-")
    assert play(table, "CY2").marker_space == covered
    after = score_floor(table.players[0].floor_count).penalty
    assert after - score_floor(covered).penalty == FLOOR_PENALTIES[covered]


@settles("marker-full-floor", "Take it; it costs nothing more.")
def test_the_marker_with_a_full_floor() -> None:
    """With a full floor line the marker is taken, covers nothing and starts the next round."""
    table = taking(FULL)
    taken = play(table, "CY2")
    assert (taken.marker, taken.marker_space) == (True, None)
    play(table, "CR1")
    table.tile_all()
    assert table.last_round[0].penalty == sum(FLOOR_PENALTIES)
    assert (table.round, table.starter) == (2, 0)


@settles("marker-optional", "Take the marker along with your tiles.")
def test_the_first_pick_from_the_center() -> None:
    """Every first pick from the center brings the marker."""
    moves = [move for move in taking("-").legal_moves() if move.source == "C"]
    assert moves
    assert all(taking("-").play(move).marker for move in moves)


@settles("marker-again", "Take the tiles; you pay nothing extra.")
def test_the_second_pick_from_the_center() -> None:
    """A later pick from the center costs nothing."""
    table = taking("-")
    play(table, "CY2")
    assert not play(table, "CR2").marker
    table.tile_all()
    assert table.last_round[1].penalty == 0


@settles("marker-display", "Leave the marker in the centre.")
def test_pushing_is_not_taking() -> None:
    """A pick from a display leaves the marker where it is, though tiles go there."""
    table = game("BYRK,-,-,-,- M")
    assert not play(table, "1B1").marker
    assert table.position.marker_in_center
    assert play(table, "CY1").marker


@settles("marker-first", "Put the marker down first.")
def test_marker_before_tiles() -> None:
    """On the last free space lies the marker, and the tiles go to the box lid at no more cost."""
    table = taking(FULL[:6])
    taken = play(table, "CYF")
    assert (taken.marker_space, taken.fallen, taken.lid) == (6, 0, 2)
    assert table.players[0].floor[-1] == MARKER


@settles("marker-turn", "Play on clockwise as before.")
def test_turns_go_on() -> None:
    """After the marker was taken the next player is to move."""
    table = taking("-")
    play(table, "CY2")
    assert table.turn == 1


@settles("marker-left", "Stop drafting; go on to wall-tiling.")
def test_only_the_marker_is_left() -> None:
    """When the last tile is taken drafting is over, with the marker still in the center."""
    table = game("BBBB,-,-,-,- M", board("K,-,-,-,-"), grey=True)
    play(table, "1B4")
    assert table.phase is Phase.TILING
    assert table.position.marker_in_center


@settles("marker-unclaimed", "Let the same player start again.")
@pytest.mark.parametrize("starter", ["A", "B"])
def test_nobody_took_the_marker(starter: str) -> None:
    """Who started starts again, and nobody has paid for the marker."""
    table = game("BBBB,-,-,-,- M", turn=starter, starter=starter)
    play(table, "1B5")
    table.tile_all()
    assert (table.round, table.starter) == (2, "AB".index(starter))
    assert [seat.penalty for seat in table.last_round] == [0, 0]


@settles("marker-lid", "Keep the marker in front of you.")
def test_the_marker_stays_with_its_holder() -> None:
    """Of a floor line with the marker, only the tiles go to the box lid; its holder starts."""
    table = tiling(board("-,-,-,-,-"), board("-,-,-,-,-", floor="BMR"))
    table.tile_all()
    assert sum(table.position.lid) == 2
    assert (table.starter, table.position.marker_in_center) == (1, True)
