"""Impossible board: levels, old links, and what is said about what only looks wrong."""

from functools import cache

import pytest
from django.utils import translation

from engine import Position, reasons
from engine.tiles import TILES
from tests.rulesite.addresses import LANGUAGES
from tests.tutorial.puzzles.second.impossible_board import is_fair
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.impossible_board import (
    COLORED_ONLY,
    GREY_ONLY,
    IMPOSSIBLE_BOARD,
    KINDS,
    NOTHING_WRONG,
    ODD,
    OFFERED,
    RESERVE,
    make_task,
    offered,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.impossible import BREACHES, POSSIBLE, ImpossibleTask, cells_of, label
from tutorial.tasks.oddities import BY_CODE, oddities

SEEDS = range(160)
LEVELS = range(1, IMPOSSIBLE_BOARD.levels + 1)
FROZEN = {
    "1-1-a": ("wrong-space", ("wrong-space", "line-mixed", "earned-nothing", "possible")),
    "1-2-a": ("score-too-high", ("empty-rows", "score-too-high", "full-line", "possible")),
    "1-3-a": (
        "possible",
        ("earned-nothing", "same-tiles", "color-count", "center-too-full", "possible"),
    ),
}
"""Seed to the answer and the choices: if one changes, the version has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


@cache
def made(level: int) -> tuple[ImpossibleTask, ...]:
    """Make the puzzles of many seeds."""
    return tuple(make_task(Seed(IMPOSSIBLE_BOARD.version, level, seed)) for seed in SEEDS)


def one_of(code: str) -> ImpossibleTask:
    """Return a puzzle in which this is wrong."""
    return next(task for level in LEVELS for task in made(level) if task.truth == code)


@pytest.mark.parametrize(("text", "puzzle"), FROZEN.items())
def test_old_links_show_old_puzzles(text: str, puzzle: tuple[str, tuple[str, ...]]) -> None:
    """The puzzle behind a link never changes."""
    task = make_task(Seed.parse(text))
    assert (task.truth, task.codes) == puzzle


@every_level
def test_every_kind_comes_up(level: int) -> None:
    """Each kind of fault of a level is found in some puzzle, and in some nothing is wrong."""
    found = [task.truth for task in made(level)]
    assert set(found) == {*KINDS[level], POSSIBLE}
    assert abs(found.count(POSSIBLE) / len(found) - NOTHING_WRONG[level]) < 0.15


@every_level
def test_just_one_thing_is_wrong(level: int) -> None:
    """The engine finds one kind of fault at most, no tile is lost, and the fault is offered."""
    for task in made(level):
        position = task.position
        assert is_fair(task)
        assert sum((*position.on_table, *position.bag, *position.lid)) == TILES


@every_level
def test_what_only_looks_wrong(level: int) -> None:
    """Every puzzle has something odd in it that is allowed, on higher levels two things."""
    for task in made(level):
        least = ODD[level] - (task.truth == "marker-too-early")
        assert len(oddities(task.position)) >= least


@every_level
def test_choices_differ(level: int) -> None:
    """Each puzzle offers as many choices as its level has, each once, with words of its own."""
    for task in made(level):
        assert len(set(task.codes)) == OFFERED[level]
        assert len({option.label for option in task.options}) == OFFERED[level]
        assert task.codes[-1] == POSSIBLE


@every_level
def test_both_sides_come_up(level: int) -> None:
    """Each level has both sides; what is printed or repeated is looked for on its own side only."""
    assert {task.position.grey for task in made(level)} == {False, True}
    for task in made(level):
        others = COLORED_ONLY if task.position.grey else GREY_ONLY
        assert not others & set(task.codes)


def test_every_fault_has_words() -> None:
    """All kinds of all levels can be named, and nothing else is named."""
    assert {code for codes in KINDS.values() for code in codes} == set(BREACHES)
    assert not set(BREACHES) & set(BY_CODE)


@pytest.mark.parametrize("code", [*BREACHES, POSSIBLE])
def test_faults_are_told(code: str) -> None:
    """Whoever finds the fault is told where it is, and its rule is cited."""
    task = one_of(code)
    feedback = answer(task, code)
    assert feedback.is_right
    assert feedback.rules
    if code != POSSIBLE:
        assert set(feedback.rules) == {reason.rule for reason in task.against}


@every_level
def test_what_is_odd_is_explained(level: int) -> None:
    """Whoever takes what is allowed for the fault is told why it is allowed."""
    for task in made(level)[:40]:
        for code in set(task.codes) & set(BY_CODE):
            feedback = answer(task, code)
            assert not feedback.is_right
            assert feedback.reasons[0] == str(BY_CODE[code].because)
            assert feedback.rules[0] == BY_CODE[code].rule


def test_what_is_not_there_is_not_found() -> None:
    """Whoever names a fault that is not there is told so, and then the true one."""
    task = one_of("line-locked")
    absent = next(code for code in BREACHES if code != "line-locked")
    said = answer(ImpossibleTask(task.position, (absent, "line-locked")), absent).reasons
    assert label(absent) in said[0]
    assert said[1] == answer(task, "line-locked").reasons[0]


def test_the_tile_that_stops_a_line_is_marked() -> None:
    """The tile of the wall that a line may not repeat is marked afterwards."""
    task = one_of("line-locked")
    (cell,) = cells_of(task.against[0])
    boards = task.judge("line-locked").scene.boards
    marked = [board.rows[cell[0]].wall[cell[1]].css for board in boards]
    assert any("is-against" in css for css in marked)
    before = [space for board in task.scene().boards for row in board.rows for space in row.wall]
    assert not any("is-against" in space.css for space in before)


def test_all_tiles_are_counted_where_one_is_too_many() -> None:
    """A color with too many tiles is shown in a table of all colors."""
    sheet = one_of("color-count").judge("color-count").scene.sheet
    assert sheet
    sums = [int(row.cells[-1]) for row in sheet.rows]
    assert sum(sums) == TILES
    assert [row.is_marked for row in sheet.rows] == [count != 20 for count in sums]


def test_the_puzzle_kept_in_reserve() -> None:
    """The position taken when no draw is good enough has one fault."""
    assert [reason.code for reason in reasons(RESERVE)] == ["line-locked"]
    assert Position.parse(str(RESERVE)) == RESERVE
    for level in LEVELS:
        assert "line-locked" in offered(Chance("reserve"), RESERVE, level)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_differ_in_every_language(language: str) -> None:
    """No two things that can be wrong, or look so, are named alike."""
    codes = [*BREACHES, *BY_CODE, POSSIBLE]
    with translation.override(language):
        assert len({label(code) for code in codes}) == len(codes)
