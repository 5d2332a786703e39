"""Values are frozen and small."""

import dataclasses

import pytest

from engine import Board, Game, Move, Placement, Position, end_bonuses, score_floor, score_tile
from engine.landing import land
from engine.misreadings import TILE
from engine.parsing import Field
from engine.tiles import Color
from engine.tiling import best_placements
from tests.engine.build import figure, finished, game, play, text

OVER = finished(2, False, 1)
VALUES = [
    Board(),
    Position.parse(text()),
    Field("bag", "0", 1),
    Move(0, Color.BLUE, 0),
    Placement(Color.BLUE, 0, 0),
    score_tile(["....."] * 5, 0, 0),
    score_floor(2),
    score_floor(2).parts[0],
    end_bonuses(["#####"] * 5),
    end_bonuses(["#####"] * 5).parts[0],
    play(game("BBYR,-,-,-,- M"), "1B1"),
    OVER.last_round[0],
    OVER.history[0],
    OVER.result(),
    land(Board(), Color.BLUE, 2, 0),
    best_placements(figure("B,-,-,-,-")),
    TILE[0],
]


@pytest.mark.parametrize("value", VALUES, ids=[type(value).__name__ for value in VALUES])
def test_values_are_frozen(value: object) -> None:
    """No value can be changed, nor be given a name that it does not have."""
    assert dataclasses.is_dataclass(value)
    name = dataclasses.fields(value)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(value, name, None)
    assert not hasattr(value, "__dict__")


def test_a_game_is_no_value() -> None:
    """A game changes, so it can't be a key."""
    with pytest.raises(TypeError):
        hash(Game.new())
