"""Draws that many types share are possible, bounded and the same for everyone."""

from itertools import count

import pytest

from engine import Game, Phase, Position, reasons
from engine.tiles import SIZE
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import filled, first_good, played, tempting, untidiness

SEEDS = range(12)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("grey", [False, True])
def test_games_on_their_way_are_possible(players: int, grey: bool) -> None:
    """A game drawn is in drafting, has something on offer, and nothing speaks against it."""
    for seed in SEEDS:
        game = played(Chance(f"{seed}"), players=players, grey=grey, rounds=seed % 4, picks=seed)
        assert game.phase is Phase.DRAFTING
        assert game.legal_moves()
        assert len(game.players) == players
        assert game.grey == grey
        assert reasons(game.position) == ()


def test_the_same_seed_plays_the_same_game() -> None:
    """The same chance gives the same game."""
    assert played(Chance("a"), rounds=2, picks=5) == played(Chance("a"), rounds=2, picks=5)
    assert played(Chance("a")) != played(Chance("b"))


def test_tidy_players_drop_little() -> None:
    """What falls is worse than what stays, and a full line better than an open one."""
    board = "0:-,-,-,-,-:...../...../...../...../.....:-"
    offer = "BBYR,KKWW,YYRK,BWWW,BRRK"
    position = Position.parse(f"c 1d A A {offer} M 0,0,0,0,0 0,0,0,0,0 {board} {board}")
    game = Game(position.completed())
    values = {str(move): untidiness(game.position, move) for move in game.legal_moves()}
    assert values["1B2"] < values["1B3"] < values["1B1"] < values["1BF"]


@pytest.mark.parametrize("density", [0.0, 0.4, 1.0])
def test_no_row_of_a_wall_is_full(density: float) -> None:
    """With a full row the game would have ended."""
    walls = [filled(Chance(f"{seed}"), density) for seed in SEEDS]
    assert all(len(row) == SIZE and "." in row for wall in walls for row in wall.split("/"))


def test_draws_are_bounded() -> None:
    """After so many tries the one kept in reserve is taken."""
    numbers = count()
    assert first_good(numbers, lambda number: number < 0, 10, otherwise=-1) == -1
    assert next(numbers) == 10
    assert first_good(count(), lambda number: number == 3, 10, otherwise=-1) == 3


@pytest.mark.parametrize(("truth", "wrong"), [(3, {4, 5}), (4, {5}), (5, {4})])
def test_wrong_answers_that_tempt_are_counted_once(truth: int, wrong: set[int]) -> None:
    """What two misreadings give is one wrong answer, and what is right is none."""
    assert tempting({"one": 4, "other": 5, "third": 5}, truth) == wrong
