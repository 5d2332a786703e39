"""Final ranking: ties on both levels, mistakes, frozen seeds."""

from functools import cache

import pytest

from engine.misreadings import MISREADINGS
from tutorial.puzzles.final_ranking import (
    FINAL_RANKING,
    KNOWN_GOOD,
    LOADS,
    can_be,
    is_good,
    make_task,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.final_ranking import FinalRankingTask

LEVELS = range(1, FINAL_RANKING.levels + 1)
SEEDS = range(80)
FROZEN = {
    "1-1-a": ((60, 60), (2, 1)),
    "1-2-a": ((38, 38, 38), (3, 2, 1)),
    "1-3-zzzzzzzz": ((49, 49, 43, 49), (1, 1, 3, 2)),
}
"""Seed to scores and places: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def tasks(level: int) -> tuple[FinalRankingTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(FINAL_RANKING.version, level, number)) for number in SEEDS)


@every_level
def test_there_are_as_many_players_as_the_level_has(level: int) -> None:
    """Two players, then three, then four."""
    assert {len(task.final.scores) for task in tasks(level)} == {level + 1}
    assert {len(task.fields) for task in tasks(level)} == {level + 1}


@every_level
def test_scores_tie(level: int) -> None:
    """Some scores are equal, in groups of the sizes that the level has."""
    for task in tasks(level):
        scores = task.final.scores
        sizes = tuple(scores.count(score) for score in sorted(set(scores), reverse=True))
        assert sizes in LOADS[level].ties


@every_level
def test_places_are_shared_and_decided(level: int) -> None:
    """In some games all places differ, in others some are shared; on level 3 rows decide too."""
    shared = {len(set(task.truth)) < len(task.truth) for task in tasks(level)}
    assert shared == ({True} if level == max(LEVELS) else {False, True})
    if level == max(LEVELS):
        assert all(len(set(task.truth)) > len(set(task.final.scores)) for task in tasks(level))


@every_level
def test_walls_can_have_their_scores(level: int) -> None:
    """No score is beyond what the tiles and the bonuses of its wall can give."""
    for task in tasks(level):
        assert all(map(can_be, task.final.boards, task.final.bonuses))


@every_level
def test_first_places_are_those_of_the_misreading(level: int) -> None:
    """Who is first by a misreading wins by it."""
    for final in (task.final for task in tasks(level)):
        walls = [board.wall for board in final.boards]
        for name, places in final.wrong_places().items():
            first = tuple(seat for seat, place in enumerate(places) if place == 1)
            assert first == MISREADINGS[name].apply(final.scores, walls)


@pytest.mark.parametrize(("seed", "shown"), FROZEN.items())
def test_old_links_show_old_puzzles(
    seed: str, shown: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.final.scores, task.truth) == shown


@every_level
def test_the_puzzle_kept_in_reserve(level: int) -> None:
    """The game taken when no draw is good enough is good itself."""
    assert is_good(KNOWN_GOOD[level], level)
