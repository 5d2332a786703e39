"""Legal takes: levels, old links, and why a made-up take is refused."""

import pytest

from engine import reasons
from rulesite.wording.spaces import take_label
from tests.tutorial.tasks.answering import answer
from tutorial.puzzles.legal_takes import (
    LEGAL,
    LEGAL_TAKES,
    MADE_UP,
    MOST_DISPLAYS,
    PLAYERS,
    RESERVE,
    is_good,
)
from tutorial.puzzles.seed import Seed
from tutorial.tasks.legal_takes import Claim, LegalTakesTask
from tutorial.tasks.taking import shown, takes

SEEDS = range(40)
LEVELS = range(1, LEGAL_TAKES.levels + 1)
FROZEN = {
    "1-1-a": (("1K", "3B", "5Y", "5YYWW"), ["1K", "3B"]),
    "1-2-a": (("3Y+4YYY", "4K", "4YY", "5BB", "CMW", "CRR"), ["4K", "5BB", "CMW"]),
    "1-3-a": (("5B+CBB", "5W", "5Y", "6WW", "CBBY", "CWWW"), ["5W", "5Y", "CWWW"]),
}
"""Seed to takes and the legal ones: if one changes, the version of the type has to go up."""

every_level = pytest.mark.parametrize("level", LEVELS)


def made(level: int) -> list[LegalTakesTask]:
    """Make the puzzles of many seeds."""
    tasks = [LEGAL_TAKES.make(Seed(LEGAL_TAKES.version, level, seed)).task for seed in SEEDS]
    return [task for task in tasks if isinstance(task, LegalTakesTask)]


@pytest.mark.parametrize(("text", "takes"), FROZEN.items())
def test_old_links_show_old_puzzles(text: str, takes: tuple[tuple[str, ...], list[str]]) -> None:
    """The puzzle behind a link never changes."""
    task = LEGAL_TAKES.make(Seed.parse(text)).task
    assert isinstance(task, LegalTakesTask)
    assert (task.codes, task.solutions()) == (takes[0], [takes[1]])


@every_level
def test_levels_differ(level: int) -> None:
    """More players and more made-up takes come with the levels; what is drawn stays readable."""
    tasks = made(level)
    assert {len(task.position.players) for task in tasks} == set(PLAYERS[level])
    for task in tasks:
        legal = len(task.legal)
        assert legal >= LEGAL[level]
        assert len(task.codes) - legal >= MADE_UP[level]
        assert len(shown(task.position)) <= MOST_DISPLAYS


def test_the_marker_alone_comes_on_level_three() -> None:
    """Taking the marker alone is a temptation of the highest level only."""
    assert [any("CM" in task.codes for task in made(level)) for level in LEVELS] == [
        *(False, False, True)
    ]


def test_the_puzzle_kept_in_reserve() -> None:
    """The puzzle taken when no draw is good enough is possible, and good on every level."""
    assert reasons(RESERVE.position) == ()
    assert is_good(RESERVE, 1)
    assert is_good(RESERVE, 2)
    assert RESERVE.solutions() == [["2KK", "3BB", "CMRR"]]


@pytest.mark.parametrize(
    ("code", "rule", "word"),
    [
        ("2W", "take-all", "every tile"),
        ("3BBR", "take-all", "one colour"),
        ("CR", "take-all", "every tile"),
        ("CRR", "marker-take", "brings the marker too"),
        ("CM", "marker-alone", "alone"),
        ("2MKK", "marker-take", "never brings"),
        ("2KK+4B", "take-one-place", "one place"),
    ],
)
def test_why_not(code: str, rule: str, word: str) -> None:
    """Each kind of made-up take has its own reason and its rule."""
    task = LegalTakesTask(RESERVE.position, (code, "2KK", "3BB"))
    feedback = answer(task, code, "2KK", "3BB")
    assert not feedback.is_right
    assert feedback.rules[0] == rule
    assert word in feedback.reasons[0]
    assert feedback.reasons[0].startswith(task.label(code))


@every_level
def test_a_take_is_read_as_it_is_meant(level: int) -> None:
    """A made-up take never has the words by which other puzzles offer a legal one."""
    for task in made(level):
        legal = {
            take_label(pick.source, pick.color, pick.count)
            for pick in takes(task.position).values()
        }
        assert not legal & {task.label(code) for code in set(task.codes) - task.legal}


@pytest.mark.parametrize(
    ("code", "label"),
    [
        ("CRR", "Centre: 2 red tiles, without the marker"),
        ("CMRR", "Centre: starting player marker, 2 red tiles"),
        ("2KK+4B", "Display 2: 2 black tiles; Display 4: 1 blue tile"),
    ],
)
def test_the_marker_is_named(code: str, label: str) -> None:
    """A take from the center says whether the marker that lies there comes along."""
    assert RESERVE.label(code) == label


def test_a_marker_that_is_gone_is_not_named() -> None:
    """Once somebody has taken the marker, nothing is said of it."""
    assert Claim("CRR").label == "Centre: 2 red tiles"


def test_a_legal_take_left_out() -> None:
    """Whoever leaves out a legal take sees every legal one named, each once."""
    feedback = answer(RESERVE, "2KK", "3BB")
    for code in RESERVE.legal:
        assert RESERVE.label(code) in feedback.headline
        assert not any(reason.startswith(f"{RESERVE.label(code)}.") for reason in feedback.reasons)
