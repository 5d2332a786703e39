"""The solver for one: the best finish when all others pass."""

import pickle
from copy import deepcopy

import pytest

from engine import Game, IllegalMove, ImpossiblePosition, Move, Phase
from engine.solver import best_finish
from tests.engine.build import board, game, tiling
from tests.engine.met import some
from tests.engine.plain_solver import PlainFinish

kinds = pytest.mark.parametrize(
    ("players", "grey"), [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
)


def agrees(played: Game, picks: int | None) -> bool:
    """Compare every seat with a plain exhaustive search."""
    for seat in range(len(played.players)):
        plain = PlainFinish(played.notation(), seat)
        expected = plain.value() if picks is None else plain.value(picks)
        if best_finish(played, seat, picks, nodes=None).value != expected:
            return False
    return True


@kinds
def test_best_finish(players: int, grey: bool) -> None:
    """Picking alone to the end, nothing scores more than what the solver finds."""
    for played in some(12, range(1, 5), grey, players):
        assert agrees(played, None), played


@kinds
def test_best_finish_in_a_few_picks(players: int, grey: bool) -> None:
    """With a number of picks, nothing scores more than what the solver finds."""
    for played in some(4, range(5, 7), grey, players):
        assert agrees(played, 1), played
        assert agrees(played, 2), played


@pytest.mark.proof
@kinds
def test_best_finish_of_many_positions(players: int, grey: bool) -> None:
    """Of a hundred positions of each kind none is solved wrong."""
    for played in some(100, range(1, 6), grey, players):
        assert agrees(played, None), played
    for played in some(30, range(6, 10), grey, players):
        assert agrees(played, 2), played


def test_others_pass() -> None:
    """One seat takes everything, the marker included."""
    played = game("B,-,-,-,- MR", board("-,R,-,-,-", score=10))
    found = best_finish(played, every_move=True)
    assert found.value == 10 + 1 + 1 - 1
    assert set(found.line) == {Move.from_notation("1B1"), Move.from_notation("CR2")}
    assert [str(placement) for placement in found.tiling] == ["B11", "R24"]
    assert {str(move) for move in found.best} == {"1B1", "CR2"}


def test_the_seat_to_act_unless_named() -> None:
    """The question is for the seat to act, or for any other."""
    played = game("-,-,-,-,- K", board("K,-,-,-,-", score=3), board(floor="M", score=8), turn="B")
    assert best_finish(played).seat == 1
    assert best_finish(played).value == 8 + 1 - 1
    assert best_finish(played, seat=0).value == 3 + 1


def test_no_picks() -> None:
    """Without a pick the finish is what the lines give."""
    found = best_finish(game("-,-,-,-,- MK", board("K,-,-,-,-")), picks=0)
    assert (found.value, found.line) == (1, ())


def test_another_seat_ends_the_game() -> None:
    """The bonuses of a seat count when another seat's row ends the game."""
    column = board(filled="#..../#..../#..../#..../#....")
    ending = board("W,-,-,-,-", filled="####.")
    assert best_finish(tiling(ending, column, when="5t"), seat=1).value == 7
    open_end = board("-,-,-,-,-", filled="####.")
    assert best_finish(tiling(open_end, column, when="5t"), seat=1).value == 0


def test_a_bound_on_nodes() -> None:
    """A whole round is too much to prove; the bounds are honest and the move is legal."""
    played = Game.new(players=3, seed=4)
    cut = best_finish(played, nodes=500, every_move=True)
    assert not cut.proved
    assert 0 <= cut.least <= cut.most <= 50
    assert cut.move in played.legal_moves()
    assert not cut.values


def test_a_seat_that_is_not_there() -> None:
    """Nobody can be asked about who does not play."""
    with pytest.raises(ImpossiblePosition, match="no-such-seat"):
        best_finish(Game.new(), seat=2)


def test_a_game_that_is_over_is_refused() -> None:
    """After the end there is nothing to finish."""
    over = tiling(board("W,-,-,-,-", filled="####."))
    over.tile_all()
    assert over.phase is Phase.OVER
    with pytest.raises(IllegalMove, match="game-over"):
        best_finish(over)


def test_a_score_has_no_end() -> None:
    """A player with thousands of points finishes as one with none."""
    score = 5000
    solution = best_finish(game("BBYK,-,-,-,- M", board(score=score)))
    bare = best_finish(game("BBYK,-,-,-,- M"))
    assert (solution.value, solution.line) == ((bare.value or 0) + score, bare.line)


def test_solutions_travel() -> None:
    """A solution can be copied and stored, and says the same afterwards."""
    solution = best_finish(game("BBYK,-,-,-,- M"), every_move=True)
    assert solution.values
    for again in (pickle.loads(pickle.dumps(solution)), deepcopy(solution)):
        assert again == solution
