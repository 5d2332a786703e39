"""What falls to the floor line and what goes to the lid, and whether a laying is allowed."""

import pytest
from django.utils.translation import gettext_lazy

from engine import Rule
from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.pick import pick
from tutorial.tasks.place_claim import Laid, PlaceClaimTask
from tutorial.tasks.play_number import PlayNumberTask, Wanted
from tutorial.tasks.what_falls import OWN_WORDS, WhatFallsTask

EMPTY = "0:-,-,-,-,-:...../...../...../...../.....:-"
BOARD = "0:K,R,BB,RRR,YYY:...../...../...../...../.....:BBKKW"
PLAIN = WhatFallsTask(pick(BOARD, "RRRR"), 1, tells_all=True)
MARKER = WhatFallsTask(pick(BOARD, "RRRR", marker=True), 1, tells_all=True)


def test_what_falls_beyond_the_last_space_goes_to_the_lid() -> None:
    """One tile fits on the line, two on the floor line, one goes to the lid."""
    assert PLAIN.solutions() == [["2", "1"]]
    assert answer(PLAIN, "2", "1").total == "1 + 2 + 1 = 4"


def test_the_marker_takes_its_space_first() -> None:
    """With the marker, one space less is left for tiles."""
    assert MARKER.solutions() == [["1", "2"]]
    assert "floor space 6" in answer(MARKER, "1", "2").reasons[0]


@pytest.mark.parametrize(
    ("task", "values", "suspects"),
    [
        (PLAIN, ("0", "0"), ("partial_take",)),
        (PLAIN, ("2", "0"), ("split", "overflow_to_line")),
        (PLAIN, ("3", "0"), ("no_cap",)),
        (MARKER, ("2", "1"), ("marker_free",)),
        (PLAIN, ("1", "1"), ()),
    ],
)
def test_known_mistakes_are_named(
    task: WhatFallsTask, values: tuple[str, str], suspects: tuple[str, ...]
) -> None:
    """Each wrong pair names all misreadings that give it, or none."""
    assert answer(task, *values).suspects == suspects


def test_the_full_floor_line_has_its_own_words() -> None:
    """Who lets more than seven things lie there is told of the lid, not of costs."""
    assert answer(PLAIN, "3", "0").reasons[0] == str(OWN_WORDS["no_cap"])
    assert answer(MARKER, "2", "1").reasons[0] == str(OWN_WORDS["marker_free"])


def test_two_numbers_are_asked_for() -> None:
    """One number alone is no answer."""
    with pytest.raises(UnreadableAnswer):
        PLAIN.read(["1"])


@pytest.mark.parametrize(
    ("laid", "is_allowed"),
    [
        ((("3", 3),), True),
        ((("2", 2), ("F", 1)), True),
        ((("F", 3),), True),
        ((("2", 2), ("1", 1)), False),
        ((("3", 2), ("F", 1)), False),
        ((("3", 2),), False),
    ],
)
def test_the_engine_says_what_is_allowed(laid: Laid, is_allowed: bool) -> None:
    """Three tiles on one line, what does not fit on the floor line: nothing else is allowed."""
    task = PlaceClaimTask(pick(EMPTY, "KKK"), laid, gettext_lazy("Number"), Rule.ONE_LINE)
    assert task.is_true is is_allowed
    assert answer(task, "yes").is_right is is_allowed


def test_our_own_rulings_come_with_their_card() -> None:
    """A rule on which the rulebook is not clear is labelled as our choice."""
    case = pick(EMPTY, "KKK"), (("3", 2), ("F", 1)), gettext_lazy("Number")
    assert answer(PlaceClaimTask(*case, Rule.NO_PARTIAL_DROP), "no").scene.ruling
    assert not answer(PlaceClaimTask(*case, Rule.ONE_LINE), "no").scene.ruling


@pytest.mark.parametrize(
    ("wanted", "number"),
    [(Wanted.FALLEN, 2), (Wanted.ROOM, 0), (Wanted.COVERED, 7), (Wanted.COST, 14)],
)
def test_numbers_are_read_off_the_play(wanted: Wanted, number: int) -> None:
    """What falls, what stays free, what is covered and what it costs."""
    task = PlayNumberTask(PLAIN.pick, "2", wanted)
    assert task.solutions() == [[str(number)]]
    assert answer(task, str(number)).is_right
    assert not answer(task, "99").is_right
