"""Whatever lies on a table can be set up by taps, and nothing is lost on the way."""

from dataclasses import replace

from hypothesis import given, settings

from engine import Game, Position
from engine.reachability import blockers
from engine.tiles import TILES
from rulesite.situation import Situation
from tests.rulesite.situation.games import games
from tests.rulesite.situation.taps import set_up

SOME = settings(deadline=None, max_examples=40)
FEW = settings(deadline=None, max_examples=15)


@FEW
@given(games)
def test_a_game_is_set_up_by_taps(game: Game) -> None:
    """From an empty board, taps and fields lead to the same notation."""
    target = game.position
    found = set_up(target).position
    assert str(replace(found, bag=target.bag, lid=target.lid)) == str(target)
    assert sum((*found.bag, *found.lid, *found.on_table)) == TILES
    assert not blockers(found)


@SOME
@given(games)
def test_a_board_alone_is_set_up_by_taps(game: Game) -> None:
    """So is each board of it alone."""
    position = game.position
    for board in position.players:
        target = Position(position.grey, players=(board,))
        assert str(set_up(target).position) == str(board)


@SOME
@given(games)
def test_an_address_holds_everything(game: Game) -> None:
    """What is written into an address is read from it again."""
    situation = Situation(game.position, seat=1)
    assert Situation.read(situation.query) == situation
