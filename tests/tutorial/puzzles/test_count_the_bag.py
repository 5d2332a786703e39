"""Count the bag: levels, old links, and what those are told who leave a place out."""

import pytest

from engine import Position, reasons
from engine.tiles import COLORS
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.count_the_bag import (
    COUNT_THE_BAG,
    RESERVE,
    RESERVE_COLORS,
    are_good,
    is_good,
    make_task,
    without,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.bag_count import BagColorsTask, BagCountTask, Place, left_out

SEEDS = range(40)
FROZEN = {
    "1-1-a": (["10"], 2),
    "1-2-a": (["7"], 3),
    "1-3-a": (["B", "K", "R", "Y"], 4),
}
"""Seed to the answer and the round: if one changes, the version of the type has to go up."""


def counts(level: int) -> list[BagCountTask]:
    """Make the puzzles of many seeds on level 1 or 2."""
    tasks = [make_task(Seed(COUNT_THE_BAG.version, level, seed)) for seed in SEEDS]
    return [task for task in tasks if isinstance(task, BagCountTask)]


def sets() -> list[BagColorsTask]:
    """Make the puzzles of many seeds on level 3."""
    tasks = [make_task(Seed(COUNT_THE_BAG.version, 3, seed)) for seed in SEEDS]
    return [task for task in tasks if isinstance(task, BagColorsTask)]


@pytest.mark.parametrize(("text", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(text: str, puzzle: tuple[list[str], int]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(text))
    assert (task.solutions()[0], task.position.round) == puzzle


def test_the_lid_can_be_closed_from_level_two_on() -> None:
    """On level 1 the lid is always open, on level 2 it is closed in some puzzles."""
    assert {task.is_closed for task in counts(1)} == {False}
    assert {task.is_closed for task in counts(2)} == {False, True}


def test_more_places_come_with_the_levels() -> None:
    """Tiles of the color lie in at least three places, on level 2 in four with an open lid."""
    for level in (1, 2):
        for task in counts(level):
            places = sum(map(bool, task.seen.values()))
            assert places >= 2 + level - task.is_closed
            assert len(task.slips()) >= 3


def test_level_three_asks_for_colors() -> None:
    """A color is gone from the bag that lies in the lid, and another is still there."""
    tasks = sets()
    assert len(tasks) == len(SEEDS)
    assert all(map(are_good, tasks))
    assert {len(task.truth) for task in tasks} >= {3, 4}


def test_another_deal_is_another_position() -> None:
    """Emptying the bag of a color leaves all tiles in the game, and the position possible."""
    before = RESERVE_COLORS.position
    after = without(Chance("another deal"), before)
    assert reasons(after) == ()
    assert sum(after.bag) == sum(before.bag)


@pytest.mark.parametrize("task", [RESERVE, RESERVE_COLORS])
def test_the_puzzles_kept_in_reserve(task: BagCountTask | BagColorsTask) -> None:
    """The puzzles taken when no draw is good enough are possible and good."""
    assert reasons(task.position) == ()
    if isinstance(task, BagCountTask):
        assert is_good(task, 1)
        assert is_good(task, 2)
    else:
        assert are_good(task)


def test_places_left_out_are_named() -> None:
    """Whoever forgets a place, and no other place would explain it, is told which one.

    It is said when the number comes out, not that somebody did it: a slip can give it too.
    """
    for number, places in RESERVE.slips().items():
        said = answer(RESERVE, str(number)).reasons
        assert said[0].startswith(f"{number} is what you get when") == (len(places) == 1)
        assert (said[0] == left_out(places[0], number)) == (len(places) == 1)


def test_the_lid_is_not_the_bag() -> None:
    """Whoever adds the lid to the bag is told so."""
    number = RESERVE.truth + RESERVE.seen[Place.LID]
    assert "not in the bag" in answer(RESERVE, str(number)).reasons[0]


def test_the_sum_is_told() -> None:
    """Twenty of each color, less those in sight, are in the bag."""
    feedback = answer(RESERVE, str(RESERVE.truth))
    assert feedback.is_right
    assert feedback.total == "20 − 16 = 4"
    assert feedback.rules[0] == "bag-count"


def test_a_closed_lid_is_counted_with_the_bag() -> None:
    """With a closed lid the same table leaves more unseen."""
    closed = BagCountTask(RESERVE.position, RESERVE.color, is_closed=True)
    assert closed.truth == RESERVE.truth + RESERVE.seen[Place.LID]
    assert Place.LID not in closed.seen


def test_colors_that_are_gone() -> None:
    """Whoever takes the lid for the bag, or misses a color, is told so."""
    every = [color.value for color in COLORS]
    assert "not in the bag" in answer(RESERVE_COLORS, *every).reasons[0]
    missed = answer(RESERVE_COLORS, *sorted(RESERVE_COLORS.truth)[1:])
    assert "the others are in the bag" in missed.reasons[0]
    assert "All 20 tiles" in missed.reasons[-1]


def test_positions_are_late() -> None:
    """Something lies on the walls, so that there is something to count."""
    positions: list[Position] = [task.position for task in counts(1)]
    assert all(position.round > 1 for position in positions)


def test_the_tiles_that_count_are_marked() -> None:
    """Afterwards every tile of the color is called counted, on walls and elsewhere."""
    for task in counts(1)[:5]:
        scene = task.judge(task.truth).scene
        assert scene.offer is not None
        places = (*scene.offer.displays, scene.offer.center)
        groups = [group for place in places for group in place.groups if "counted" in group.css]
        walls = [space for board in scene.boards for row in board.rows for space in row.wall]
        assert sum(len(group.tiles) for group in groups) == task.seen[Place.OFFER]
        assert sum("is-counted" in space.css for space in walls) == task.seen[Place.WALLS]
