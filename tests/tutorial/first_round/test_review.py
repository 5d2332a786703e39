"""What the engine says of the learner's moves."""

from importlib import import_module

import pytest

from engine import Game, Position
from engine.solver import groups_left, solve
from tests.engine.plain_solver import PlainSolver
from tests.tutorial.first_round.rounds import whole_round
from tutorial.first_round import review
from tutorial.first_round.review import CLEARLY, MOST_GROUPS, NODES, after, tried_out

RUNS = range(10)
ROUNDS = [(run, careless) for run in RUNS for careless in (False, True)]
FEW = 5
"""Groups on offer that the plain solver of the tests can be asked about."""

every_round = pytest.mark.parametrize(("run", "careless"), ROUNDS)


@every_round
def test_every_move_is_looked_at(run: int, careless: bool) -> None:
    """There is one remark for each of the learner's moves, in order."""
    played = whole_round(run, is_careless=careless)
    remarks = review(played)
    assert [one.number for one in remarks] == list(range(1, len(played.moves) + 1))
    assert [one.turn.play.move for one in remarks] == list(played.moves)


@every_round
def test_proofs_come_last(run: int, careless: bool) -> None:
    """What is proved are the last moves, with few groups on offer; some are."""
    remarks = review(whole_round(run, is_careless=careless))
    proved = [one.is_proved for one in remarks]
    assert proved == sorted(proved)
    assert proved[-1]
    assert all(groups_left(one.turn.before) <= MOST_GROUPS for one in remarks if one.is_proved)


@every_round
def test_proofs_hold(run: int, careless: bool) -> None:
    """A second solver finds the same difference between the move made and the better one."""
    for one in review(whole_round(run, is_careless=careless)):
        before = one.turn.before
        if not one.is_proved or groups_left(before) > FEW:
            continue
        values = PlainSolver(str(before)).move_values()
        assert max(values.values()) - values[str(one.turn.play.move)] == one.points
        if one.better:
            assert values[str(one.better)] == max(values.values())


@every_round
def test_larger_proofs_hold(run: int, careless: bool) -> None:
    """With more groups the engine's solver, asked for every move, agrees."""
    for one in review(whole_round(run, is_careless=careless)):
        if not one.is_proved or groups_left(one.turn.before) <= FEW + 1:
            continue
        values = solve(one.turn.before, every_move=True).values
        assert max(values.values()) - values[one.turn.play.move] == one.points


@every_round
def test_estimates_are_clear(run: int, careless: bool) -> None:
    """An estimate names a legal move, and only one that came out clearly better."""
    for one in review(whole_round(run, is_careless=careless)):
        if one.is_proved or one.better is None:
            continue
        before = one.turn.before
        assert not Game(before).why_illegal(one.better)
        gain = tried_out(before, one.better, run) - tried_out(before, one.turn.play.move, run)
        assert gain == one.points >= CLEARLY


def test_reviews_are_the_same_each_time() -> None:
    """The same round gets the same review."""
    played = whole_round(4, is_careless=True)
    assert review(played) == review(played)


def test_careless_moves_are_noticed() -> None:
    """Who takes anything is told of something better in almost every round."""
    noticed = [
        any(one.better for one in review(whole_round(run, is_careless=True))) for run in RUNS
    ]
    assert sum(noticed) >= len(RUNS) - 2


def test_work_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver looks at no more than it may for one review; what it can't reach is estimated."""
    spent = []

    def counted(position: Position, nodes: int) -> object:
        found = solve(position, nodes=nodes)
        spent.append(found.nodes)
        return found

    monkeypatch.setattr(import_module("tutorial.first_round.review"), "solve", counted)
    for run in RUNS:
        spent.clear()
        review(whole_round(run, is_careless=True))
        assert sum(spent) <= NODES + 1


def test_a_move_leaves_the_position_alone() -> None:
    """Looking at what comes after a move makes a new position."""
    turn = whole_round(1).turns[0]
    before = str(turn.before)
    assert str(after(turn.before, turn.play.move)) != before
    assert str(turn.before) == before
