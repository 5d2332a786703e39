"""The table seen from above, for each number of players."""

from itertools import combinations
from math import dist

import pytest

from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.board.figures import figure_view
from rulesite.board.figures.plan import BOARD, DISC, SIZE, TABLES, TILE, seats
from rulesite.board.figures.table import counts, plan
from rulesite.rulebook.figure import TableFigure

every_table = pytest.mark.parametrize("players", DISPLAYS)


@every_table
def test_as_many_as_the_rules_say(players: int) -> None:
    """Displays, tiles on them, boards, and what is left in the bag."""
    table = plan(players)
    assert len(table.discs) == DISPLAYS[players]
    assert all(len(disc.tiles) == TILES_PER_DISPLAY for disc in table.discs)
    assert len(table.seats) == players
    drawn = sum(len(disc.tiles) for disc in table.discs)
    assert counts(players).in_bag + drawn == TILES
    assert [fact.number for fact in table.facts] == list(counts(players))


@every_table
def test_displays_lie_in_a_circle_apart(players: int) -> None:
    """No two displays touch, and all are as far from the middle."""
    discs = plan(players).discs
    middle = (SIZE / 2, SIZE / 2)
    assert all(dist(a[:2], b[:2]) > 2 * DISC for a, b in combinations(discs, 2))
    far = [dist(disc[:2], middle) for disc in discs]
    assert max(far) - min(far) < 2
    assert min(far) - DISC > 2 * TILE
    assert max(far) + DISC < SIZE / 2 - BOARD[1]


@every_table
def test_tiles_lie_on_their_displays(players: int) -> None:
    """Every corner of a tile is on the disc."""
    for disc in plan(players).discs:
        for tile in disc.tiles:
            for right in (0, TILE - 1):
                for down in (0, TILE - 1):
                    assert dist((tile.x + right, tile.y + down), disc[:2]) < DISC


def test_every_number_of_players_has_its_seats() -> None:
    """No two boards share a place."""
    assert TABLES.keys() == DISPLAYS.keys()
    assert all(len(set(seats(players))) == players for players in DISPLAYS)


def test_every_number_in_the_drawing_is_named() -> None:
    """The legend has a name for each badge, one drawing for each number of players."""
    figure = figure_view(TableFigure())
    assert len(figure.tables) == len(DISPLAYS)
    for table in figure.tables:
        assert len(table.badges) == len(set(table.badges)) == len(figure.legend)
        assert all(0 < at < SIZE for badge in table.badges for at in badge)
