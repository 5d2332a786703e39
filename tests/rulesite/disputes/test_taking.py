"""Disputes on setting up and taking tiles, played with the engine."""

import pytest

from engine import Game, IllegalMove, ImpossiblePosition
from engine.tiles import CENTER, DISPLAYS, FLOOR
from tests.engine.build import board, game, play, refusals
from tests.rulesite.disputes.settling import is_cited, settles


@settles("five-players", "Play with four; let one sit out.")
def test_five_players() -> None:
    """Four can play; a game for five can’t be set up."""
    assert len(Game.new(4).players) == 4
    with pytest.raises(ImpossiblePosition) as refused:
        Game.new(5)
    assert is_cited("five-players", refused.value.reasons)


@settles("solo", "Find a second player; no solo rules exist.")
def test_solo() -> None:
    """A game for one can’t be set up; with a second player it can."""
    with pytest.raises(ImpossiblePosition) as refused:
        Game.new(1)
    assert is_cited("solo", refused.value.reasons)
    assert len(Game.new(2).players) == 2


@settles("tiles-on-displays", "Put 4 on each display, always.")
def test_tiles_on_displays() -> None:
    """Every display gets four tiles, whether two, three or four play."""
    for players, shown in DISPLAYS.items():
        factories = Game.new(players).position.factories
        assert [len(held) for held in factories] == [4] * shown


@settles("starting-points", "Start at zero.")
def test_starting_points() -> None:
    """Everybody starts with zero points."""
    assert [player.score for player in Game.new(4).players] == [0] * 4


@settles("some-of-colour", "Take every blue tile that lies there.")
def test_some_of_a_color() -> None:
    """Whatever is done with two blue tiles of a display, both are taken."""
    for line in "12345F":
        assert play(game("BBYR,-,-,-,- M"), f"1B{line}").taken == 2


@settles("two-displays", "Take from one display only.")
def test_two_displays() -> None:
    """Blue tiles of another display stay where they are."""
    table = game("BBYR,BKKW,-,-,- M")
    assert play(table, "1B3").taken == 2
    assert "B" in table.position.factories[1]


@settles("rest-of-display", "Push them to the centre at once.")
def test_rest_of_a_display() -> None:
    """The others of a display lie in the center when the turn is over; of one color, none."""
    table = game("BYRK,KKKK,-,-,- M")
    play(table, "1B1")
    assert "".join(table.position.center) == "YRK"
    assert play(table, "2K4").rest == ()


@settles("centre-rest", "Leave the other tiles where they lie.")
def test_rest_of_the_center() -> None:
    """After a pick from the center its other colors are still there."""
    table = game("-,-,-,-,- MYYR")
    play(table, "CY2")
    assert "".join(table.position.center) == "R"


@settles("pass", "Take tiles; you can’t pass.")
def test_no_passing() -> None:
    """While a tile is left every move takes one, and drafting can’t be ended."""
    table = game("B,-,-,-,- M")
    assert {move.source for move in table.legal_moves()} == {0}
    with pytest.raises(IllegalMove):
        table.tile_all()


@settles("nothing-fits", "Take one colour and drop its tiles.")
def test_nothing_fits() -> None:
    """When no line takes a color, all that is left is to take tiles and let them fall."""
    table = game("BBYY,-,-,-,- M", board("R,R,R,R,R"))
    moves = table.legal_moves()
    assert {(move.source, move.line) for move in moves} == {(0, FLOOR)}
    assert table.play(moves[0]).fallen == 2


@settles("spoiling", "Accept it; everyone chooses freely.")
def test_spoiling() -> None:
    """Every color of every place may be taken, whatever it does for the one who takes it."""
    table = game("BBYR,KKWW,-,-,- MW", board("R,R,R,R,R"))
    picks = {(move.source, str(move.color)) for move in table.legal_moves()}
    assert picks == {(0, "B"), (0, "Y"), (0, "R"), (1, "K"), (1, "W"), (CENTER, "W")}


@settles("marker-alone", "Take tiles; the marker never comes alone.")
def test_the_marker_alone() -> None:
    """Where only the marker lies in the center, nothing can be taken there."""
    table = game("BBYR,-,-,-,- M")
    assert is_cited("marker-alone", refusals(table, "CB1"))
    assert all(move.source != CENTER for move in table.legal_moves())
