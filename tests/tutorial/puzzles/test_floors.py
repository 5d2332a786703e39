"""Floor lines that are drawn look as if they had come about in play."""

from itertools import groupby

import pytest

from engine.tiles import MARKER
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.floors import LARGEST_GROUP, draw_floor, dropped, with_marker

SEEDS = range(50)


@pytest.mark.parametrize("count", range(10))
def test_so_many_tiles_are_dropped(count: int) -> None:
    """No more and no fewer tiles than wanted fall."""
    assert {len(dropped(Chance(f"{seed}"), count)) for seed in SEEDS} == {count}


def test_tiles_fall_in_groups() -> None:
    """Neighbors often have one color, as the tiles of one take."""
    tiles = dropped(Chance("groups"), 600)
    groups = [len([*group]) for _, group in groupby(tiles)]
    assert LARGEST_GROUP in groups
    assert 1.5 < len(tiles) / len(groups) < LARGEST_GROUP


@pytest.mark.parametrize(("fallen", "spaces"), [(0, 0), (3, 3), (7, 7), (9, 7)])
@pytest.mark.parametrize("has_marker", [False, True])
def test_floor_lines_have_seven_spaces(fallen: int, spaces: int, has_marker: bool) -> None:
    """The marker takes one of them; it lies there even when nothing else has fallen."""
    floors = [draw_floor(Chance(f"{seed}"), fallen, has_marker=has_marker) for seed in SEEDS]
    assert {len(floor) for floor in floors} == {max(spaces, has_marker)}
    assert {floor.count(MARKER) for floor in floors} == {has_marker}


def test_the_marker_lies_anywhere() -> None:
    """On a full floor line it covers any of the seven spaces."""
    floors = [draw_floor(Chance(f"{seed}"), 7, has_marker=True) for seed in SEEDS]
    assert {floor.index(MARKER) for floor in floors} == set(range(7))


def test_the_marker_can_be_put_between_tiles() -> None:
    """Where its place shall matter it is neither first nor last."""
    tiles = dropped(Chance("tiles"), 5)
    floors = [with_marker(Chance(f"{seed}"), tiles) for seed in SEEDS]
    assert {floor.index(MARKER) for floor in floors} == {1, 2, 3, 4}
    assert all(tuple(thing for thing in floor if thing != MARKER) == tiles for floor in floors)
