"""Who starts, by chance."""

from collections import Counter
from random import Random

import pytest

from engine.tiles import DISPLAYS
from rulesite.table_tools.draw import draw_starter

DRAWS = 6000


@pytest.mark.parametrize("players", DISPLAYS)
def test_every_player_is_as_likely(players: int) -> None:
    """Over many draws everybody starts about equally often, and nobody else does."""
    chance = Random(5)
    drawn = Counter(draw_starter(players, chance.randrange).starter for _ in range(DRAWS))
    assert set(drawn) == set(range(1, players + 1))
    assert all(abs(count * players / DRAWS - 1) < 0.1 for count in drawn.values())


@pytest.mark.parametrize("players", DISPLAYS)
def test_no_number_follows_from_the_last(players: int) -> None:
    """Without a chance of one's own, draws differ and are always players of the game."""
    drawn = {draw_starter(players).starter for _ in range(200)}
    assert drawn == set(range(1, players + 1))


def test_one_seat_is_drawn() -> None:
    """Of the seats, exactly the starter's is marked."""
    assert draw_starter(3, lambda below: below - 1).seats == [(1, False), (2, False), (3, True)]
