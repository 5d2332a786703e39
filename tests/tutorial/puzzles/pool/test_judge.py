"""Tests of the gates."""

from dataclasses import replace

import pytest

from engine import Game, Position
from engine.moves import Move
from engine.notation import Phase
from engine.solver import best_finish, groups_left, solve
from tests.engine.build import board, game
from tests.engine.met import some
from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool.judge import (
    CLEARLY,
    GATES,
    depth_of,
    fits,
    is_fit,
    is_for_one,
    judge,
    last_take,
    line_after,
    solved_duel,
    starves,
)

every_type = pytest.mark.parametrize("type_id", GATES)
DUEL = ENTRIES["best-move"].position
FEED = ENTRIES["feed-or-starve"].position


def changed(type_id: str, old: str, new: str) -> Position:
    """Change the notation of an example; the bag makes up for it."""
    position = replace(ENTRIES[type_id].position, bag=(0, 0, 0, 0, 0))
    assert old in str(position)
    return Position.parse(str(position).replace(old, new)).completed()


@every_type
def test_good_positions_pass(type_id: str) -> None:
    """The examples are what the judge makes of their positions."""
    assert judge(type_id, ENTRIES[type_id].position) == ENTRIES[type_id]


@every_type
def test_positions_that_cannot_be_met_are_refused(type_id: str) -> None:
    """A tile too many in the lid cannot be, whatever the puzzle."""
    position = ENTRIES[type_id].position
    lid = (position.lid[0] + 1, *position.lid[1:])
    assert judge(type_id, replace(position, lid=lid)) is None


@every_type
def test_equal_displays_are_refused(type_id: str) -> None:
    """Two displays with the same tiles make two moves of one."""
    twins = game("BBYR,BBYR,-,-,- MK", board(), board()).position
    assert not is_fit(twins)
    assert judge(type_id, twins) is None


@every_type
def test_only_takes_are_asked_for(type_id: str) -> None:
    """In wall-tiling there is nothing to take."""
    for met in some(1, [3], grey=False):
        while met.phase is Phase.DRAFTING:
            met.play(met.legal_moves()[0])
        assert judge(type_id, met.position) is None


@every_type
def test_many_groups_are_refused(type_id: str) -> None:
    """A fresh round is too much to solve."""
    assert judge(type_id, Game.new(2, seed=3).position) is None


@every_type
def test_entries_have_one_best_move_by_their_margin(type_id: str) -> None:
    """What passes has one best move, by two points at least."""
    for met in some(40, [2, 3, 4], grey=False):
        entry = judge(type_id, met.position)
        assert entry is None or entry.margin >= CLEARLY


def test_two_best_moves_are_refused() -> None:
    """Where red and white lead to the same score, none is asked for."""
    no_one_best = changed("best-finish", "- KKW ", "- RRW ")
    assert best_finish(no_one_best, picks=1, every_move=True).unique is False
    assert GATES["best-finish"](no_one_best) is None


def test_a_close_second_is_refused_alone_too() -> None:
    """A take that leaves one point more than the next is no puzzle for one player either."""
    margins = {"best-finish": 0, "least-harm": 0}
    for met in some(200, [2, 3, 4], grey=False):
        if last_take(met.position).margin != 1:
            continue
        for type_id in margins:
            margins[type_id] += 1
            assert judge(type_id, met.position) is None
    assert all(margins.values())


def test_a_last_take_is_solved_once() -> None:
    """The two types that ask for one take share what the solver says."""
    position = ENTRIES["best-finish"].position
    assert last_take(position) is last_take(position)
    assert last_take(position).values == best_finish(position, picks=1, every_move=True).values


def test_a_finish_that_gains_nothing_is_refused() -> None:
    """A best finish leaves another score than the one on the track."""
    entry = judge("best-finish", ENTRIES["least-harm"].position)
    assert entry is None or max(entry.values) != entry.position.players[1].score


def test_every_take_costs_in_least_harm() -> None:
    """Where some take costs nothing, nothing is forced."""
    assert GATES["least-harm"](ENTRIES["best-finish"].position) is None


def test_no_harm_is_hidden_by_the_stop_at_zero() -> None:
    """With a score of zero and no line full the cost could not be seen."""
    poor = changed("least-harm", "13:R,YY,KKK", "0:-,Y,KK")
    assert GATES["least-harm"](poor) is None


def test_another_player_near_the_end_is_refused() -> None:
    """Where another board can fill a row, the take alone does not decide the own score."""
    position = ENTRIES["best-finish"].position
    wall = position.players[1].wall
    near = replace(position.players[1], wall=((*wall[0][:1], *"YRKW"), *wall[1:]))
    assert is_for_one(position)
    assert not is_for_one(replace(position, players=(position.players[0], near)))


def test_duels_are_for_two() -> None:
    """With three players nobody is solved for."""
    for met in some(3, [4], grey=False, players=3):
        assert solved_duel(met.position) is None


def test_a_close_second_is_refused() -> None:
    """A margin of one point is too little in a duel."""
    margins = {0: 0, 1: 0}
    for met in some(60, [3, 4], grey=False):
        margin = solve(met, every_move=True).margin
        if margin in margins:
            margins[margin] += 1
            assert solved_duel(met.position) is None
    assert all(margins.values())


def test_starving_beats_what_pays_as_much() -> None:
    """The best move pays as much as the others at once, and leaves the other player less."""
    game = Game(FEED)
    assert starves(game, Move.from_notation("3YF"))
    assert not starves(game, Move.from_notation("CBF"))


def test_what_pays_more_at_once_need_not_starve() -> None:
    """The best move of a duel that nothing else tempts from is no starving."""
    assert not starves(Game(DUEL), Move.from_notation("1R2"))
    assert not starves(Game(DUEL), Move.from_notation("1RF"))


def test_depth_tells_how_far_to_look() -> None:
    """Red looks best; yellow to the floor is seen by solving, starving by the reply."""
    assert depth_of(Game(DUEL), Move.from_notation("CR2")) == 0
    assert depth_of(Game(DUEL), Move.from_notation("1YF")) == 3
    assert depth_of(Game(FEED), Move.from_notation("3YF")) == 2


def test_a_line_ends_the_round() -> None:
    """After a move best play goes on until nothing is left to take."""
    after = Game(DUEL)
    for move in line_after(after.copy(), Move.from_notation("CRF")):
        after.play(move)
    assert groups_left(after.position) == 0 or after.round > DUEL.round


def test_the_first_type_that_fits_counts() -> None:
    """A position is tried for types in order."""
    kind, entry = fits(["feed-or-starve", "best-move"], FEED) or ("", None)
    assert kind == "feed-or-starve"
    assert entry == ENTRIES["feed-or-starve"]
    assert fits(["best-move"], DUEL) == ("best-move", ENTRIES["best-move"])
    assert fits([], DUEL) is None
