"""A round played again from the address."""

import pytest

from engine import Game
from engine.reachability import reasons
from tests.tutorial.first_round.rounds import whole_round
from tutorial.first_round import BadMoves, Stopped, play_round, read_moves
from tutorial.first_round.played import LEARNER, MOST_MOVES, OTHER

RUNS = range(8)
FROZEN = (10, "4B52R43R4CR3CB2", "1 4")
"""A run, moves, and both scores after the round: a link shows the same for ever."""


def test_rounds_are_frozen() -> None:
    """The same number and moves lead to the same end."""
    run, text, scores = FROZEN
    played = play_round(run, read_moves(text))
    assert played.is_over
    assert " ".join(str(one.after.score) for one in played.tiled()) == scores


@pytest.mark.parametrize("run", RUNS)
def test_players_take_turns(run: int) -> None:
    """The learner begins, and each move is answered at once."""
    played = whole_round(run)
    seats = [turn.play.seat for turn in played.turns]
    assert seats == [LEARNER, OTHER] * (len(seats) // 2) + [LEARNER] * (len(seats) % 2)
    assert len(played.own_turns) == len(played.moves)


@pytest.mark.parametrize("run", RUNS)
def test_every_position_can_come_about(run: int) -> None:
    """Nothing speaks against any position of a round."""
    assert not any(reasons(turn.before) for turn in whole_round(run).turns)


@pytest.mark.parametrize("run", RUNS)
def test_the_end_is_told_by_the_engine(run: int) -> None:
    """What is told of the wall-tiling adds up to the score on the board."""
    for one in whole_round(run).tiled():
        told = one.told
        assert told.after == one.after.score
        assert told.after == told.before + told.points + told.penalty + told.forgiven


def test_a_round_is_written_and_read() -> None:
    """The moves in the address are those that were made."""
    played = whole_round(3)
    assert read_moves(played.written()) == played.moves
    assert read_moves(played.written(2)) == played.moves[:2]
    assert read_moves("") == ()


@pytest.mark.parametrize(
    "text", ["1", "1B", "1B12", "1X1", "1B6", "0B1", "1b1", " 1B", "1B1" * (MOST_MOVES + 1), "ΩΩΩ"]
)
def test_what_is_no_list_of_moves(text: str) -> None:
    """What is not written like moves is refused."""
    with pytest.raises(BadMoves):
        read_moves(text)


def test_an_illegal_move_stops_the_round() -> None:
    """The round goes up to the move that the rules forbid, with the reasons of the engine."""
    played = whole_round(3)
    bad = read_moves("9B1")[0]
    with pytest.raises(Stopped) as stopped:
        play_round(3, [*played.moves[:2], bad])
    found = stopped.value
    assert found.is_last
    assert found.so_far.moves == played.moves[:2]
    assert found.reasons == Game(found.so_far.position).why_illegal(bad)


def test_no_move_after_the_end() -> None:
    """When nothing is left to take, a further move is refused."""
    played = whole_round(3)
    with pytest.raises(Stopped) as stopped:
        play_round(3, [*played.moves, *played.moves])
    assert stopped.value.so_far == played
    assert not stopped.value.is_last
