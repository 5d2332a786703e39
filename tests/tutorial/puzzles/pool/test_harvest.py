"""Tests of what games yield."""

import pytest

from engine import Phase
from engine.bots import GreedyBot, RandomBot, ThinkingBot
from engine.solver import groups_left
from tests.tutorial.puzzles.pool.examples import ENTRIES, PLAIN
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool.harvest import (
    CYCLE,
    DUEL_GAMES,
    DUELS,
    SOLOS,
    Find,
    bot,
    harvest,
    is_for_duels,
    rounds,
    tried,
    within,
)

NUMBERS = range(5)


def test_the_same_game_yields_the_same() -> None:
    """A game depends on the seed and its number only."""
    assert harvest("a", 1) == harvest("a", 1)
    assert harvest("a", 1) != harvest("b", 1)


@pytest.mark.parametrize("number", NUMBERS)
def test_rounds_hold_the_positions_of_takes(number: int) -> None:
    """Every position is one in which somebody takes, under the round in which it came."""
    met = rounds(Chance("x"), number)
    assert min(met) == 1
    for round_number, positions in met.items():
        assert all(position.phase is Phase.DRAFTING for position in positions)
        assert {position.round for position in positions} == {round_number}


def test_one_game_of_some_is_for_duels() -> None:
    """Duels come from games of two; the other games yield what one player decides alone."""
    assert is_for_duels(0)
    assert not is_for_duels(1)
    found = {find.type_id for number in (1, 2, 3) for find in harvest("1", number)}
    assert found <= set(SOLOS)
    assert all(len(positions[0].players) == 2 for positions in rounds(Chance("x"), 0).values())


def test_duels_take_time_so_their_games_are_counted() -> None:
    """When as many games have been looked through for duels as are needed, no more are."""
    assert sum(map(is_for_duels, range(3 * DUEL_GAMES * CYCLE))) == DUEL_GAMES


@pytest.mark.parametrize("number", NUMBERS)
def test_a_round_yields_one_entry_of_a_type(number: int) -> None:
    """Positions of one round are much alike, so each type gets one at most."""
    finds = harvest("1", number)
    keys = [(find.type_id, find.entry.position.round) for find in finds]
    assert len(set(keys)) == len(keys)


def test_positions_are_told_by_their_groups() -> None:
    """Only positions with so many groups left are kept."""
    positions = rounds(Chance("x"), 0)[1]
    assert {groups_left(position) for position in within(positions, range(3, 5))} == {3, 4}


def test_a_trap_is_kept_rather_than_another() -> None:
    """Whatever comes first, the position is kept in which the obvious move is wrong."""
    trap = ENTRIES["best-move"]
    for seed in range(4):
        positions = [PLAIN.position, trap.position]
        kept = list(tried(positions, Chance(f"{seed}"), ("best-move",), 2))
        assert kept == [Find("best-move", trap)]


def test_so_many_positions_are_tried_at_most() -> None:
    """With no tries left nothing is found."""
    positions = [ENTRIES["best-move"].position]
    assert not list(tried(positions, Chance("a"), DUELS, 0))
    assert not list(tried([], Chance("a"), DUELS, 4))


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("greedy", GreedyBot), ("random", RandomBot), ("thinking", ThinkingBot)],
)
def test_bots_of_every_kind_play(kind: str, expected: type) -> None:
    """All three kinds of bots sit down."""
    assert type(bot(kind, 3)) is expected
