"""What stays: lines that move, wait or fall, and what the floor line comes to."""

from functools import cache

import pytest

from engine import MARKER, Board, Position
from engine.misreadings import LINES
from engine.reachability import reasons
from rulesite.rulebook.figure import EMPTY_BOARD
from rulesite.wording.misreadings import misreading_words
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.what_stays import FALLS, KNOWN_GOOD, WHAT_STAYS, is_good, make, make_task
from tutorial.tasks.round_end import Fate
from tutorial.tasks.what_stays import WhatStaysTask

LEVELS = range(1, WHAT_STAYS.levels + 1)
SEEDS = range(200)
FROZEN = {
    "1-1-a": ("0:-,-,KKK,RR,WWWWW:B..K./..Y../..BY./.K.../Y....:-", "WSW"),
    "1-2-a": ("1:-,WW,-,KK,BBBBB:...K./.BYR./.W..R/...B./.R...:KMR", "WSWLK"),
    "1-3-a": ("0:Y,-,WW,-,KKKKK:RB..W/..Y../...../W..Y./.....:B", "FSW"),
    "1-3-zzzzzzzz": ("0:-,WW,-,BBBB,BBBB:....K/....B/...../.RYW./..W..:BY", "WWS"),
}
"""Seed to board and answer: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def puzzles(level: int) -> tuple[WhatStaysTask, ...]:
    """Make the puzzles of two hundred seeds."""
    return tuple(make_task(Seed(WHAT_STAYS.version, level, number)) for number in SEEDS)


@every_level
def test_something_goes_and_something_stays(level: int) -> None:
    """Every board has a line for the wall and one that waits, so both mistakes show."""
    for task in puzzles(level):
        assert {Fate.WALL, Fate.STAYS} <= set(task.truth)
        assert len({task.truth, *task.readings().values()}) == 3


def test_levels_differ() -> None:
    """The floor line is asked about on level 2, and level 3 is the grey side."""
    for level in LEVELS:
        ends = {(task.end.with_floor, task.end.grey) for task in puzzles(level)}
        assert ends == {(level == 2, level == 3)}


def test_the_marker_comes_often() -> None:
    """On most boards of level 2 the marker is asked about."""
    asked = sum(MARKER in task.places for task in puzzles(2))
    assert asked > len(SEEDS) / 2


def test_lines_often_fall_on_the_grey_side() -> None:
    """On the grey side a line has to fall in about two of three puzzles."""
    fallen = sum(Fate.FLOOR in task.truth for task in puzzles(3))
    assert FALLS - 0.1 < fallen / len(SEEDS) < FALLS + 0.1


def test_grey_boards_can_come_about_in_a_game() -> None:
    """Nothing speaks against a board of the grey side in the fifth round of a game."""
    for task in puzzles(3):
        head = "g 5t A A -,-,-,-,- - 0,0,0,0,0 20,20,20,20,20"
        text = f"{head} {task.end.text} {EMPTY_BOARD[:-1]}{MARKER}"
        assert reasons(Position.parse(text).completed()) == ()


@every_level
def test_no_draw_had_to_be_given_up(level: int) -> None:
    """Every seed gives a puzzle of its own kind, and hardly ever one that was there before."""
    ends = [task.end for task in puzzles(level)]
    assert all(is_good(end, falls=Fate.FLOOR in end.fates) for end in ends)
    assert len(set(ends)) > 190


@pytest.mark.parametrize(("seed", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(seed: str, puzzle: tuple[str, str]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(seed))
    assert (task.end.text, "".join(task.truth)) == puzzle


@every_level
def test_the_puzzles_kept_in_reserve(level: int) -> None:
    """What is taken when no draw is good enough is a puzzle too."""
    assert is_good(KNOWN_GOOD[level], falls=level == 3)


@pytest.mark.parametrize("level", [1, 2])
def test_misreadings_are_those_of_the_engine(level: int) -> None:
    """What a misreading makes of a line is what the engine's misreading leaves on the board."""
    for task in puzzles(level):
        for wrong in LINES:
            after = wrong.apply(task.end.board)
            assert left(task, after) == task.readings()[wrong.id][: len(left(task, after))]


def left(task: WhatStaysTask, after: Board) -> tuple[Fate, ...]:
    """Read off a board after wall-tiling what became of the lines."""
    before = task.end.board
    found = []
    for row in (int(place) - 1 for place in task.places if place.isdigit()):
        gained = after.wall[row] != before.wall[row]
        stays = after.lines[row] == before.lines[row]
        found.append(Fate.STAYS if stays else Fate.WALL if gained else Fate.LID)
    return tuple(found)


def test_a_mistake_is_named_and_everything_told() -> None:
    """Whoever clears unfinished lines is told so, and then what becomes of each."""
    task = WhatStaysTask(KNOWN_GOOD[2], tells_all=True)
    feedback = answer(task, *"WLWLLK")
    assert feedback.suspects == ("clears_unfinished",)
    assert feedback.reasons[0] == misreading_words("clears_unfinished")
    assert len(feedback.reasons) == 1 + len(task.places)
    assert "lines-stay" in feedback.rules


def test_the_marker_is_never_in_the_lid() -> None:
    """Whoever puts the marker in the lid is told that it is kept."""
    feedback = answer(WhatStaysTask(KNOWN_GOOD[2], tells_all=True), *"WSWSLL")
    assert feedback.suspects == ()
    assert "never goes to the lid" in feedback.reasons[-1]
    assert "marker-keep" in feedback.rules


def test_the_side_is_said() -> None:
    """A puzzle on the grey side says so."""
    puzzle = make(Seed(1, 3, 7))
    assert puzzle.grey
    assert "grey side" in str(puzzle.text)


def test_a_draw_with_a_complete_row_is_thrown_back() -> None:
    """On the way to this puzzle chance fills a row of the wall: another draw is taken."""
    task = make_task(Seed(WHAT_STAYS.version, 3, int("hw8av", 36)))
    assert reasons(Position.parse(task.end.text)) == ()
    assert any(is_good(task.end, falls=falls) for falls in (False, True))
