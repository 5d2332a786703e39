"""Frozen positions with their values and best moves: what is solved stays solved."""

import pytest

from engine import Game, Phase
from engine.bots import ThinkingBot
from engine.solver import groups_left, solve
from tests.engine.freeze_solved import NUMBERS, SOLVED, line

ROWS = [row.split("\t") for row in SOLVED.read_text().splitlines()]


def test_there_are_enough() -> None:
    """Both sides are there, with the numbers of groups promised."""
    for side in "cg":
        games = [Game.from_notation(text) for *_, text in ROWS if text.startswith(side)]
        found = [groups_left(game.position) for game in games]
        assert {groups: found.count(groups) for groups in found} == NUMBERS


@pytest.mark.parametrize(("value", "best", "text"), ROWS)
def test_solved(value: str, best: str, text: str) -> None:
    """The value is the frozen one, and so are the best moves."""
    found = solve(Game.from_notation(text), every_move=True)
    assert found.value == int(value)
    assert sorted(map(str, found.best)) == sorted(best.split(","))
    assert found.move in found.best


@pytest.mark.parametrize(("value", "best", "text"), ROWS[::5])
def test_best_play_by_both_gives_the_value(value: str, best: str, text: str) -> None:
    """When both play what the solver says, the round ends with the frozen value."""
    game, bot = Game.from_notation(text), ThinkingBot()
    seat, number = game.turn, game.round
    assert str(bot.choose(game)) in best.split(",")
    while game.round == number and game.phase is Phase.DRAFTING:
        game.play(bot.choose(game))
    while game.round == number and game.placements():
        game.place(bot.choose(game))
    if game.round == number and game.phase is Phase.TILING:
        game.tile_all()
    scores = [player.score for player in game.players]
    assert scores[seat] - scores[1 - seat] == int(value)


@pytest.mark.parametrize("row", SOLVED.read_text().splitlines()[:8])
def test_frozen_as_it_would_be_written(row: str) -> None:
    """The file holds what the plain solver finds."""
    assert line(row.split("\t")[2]) == row
