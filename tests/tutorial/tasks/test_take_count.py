"""Counting what a take brings, and marking what it leaves."""

import pytest
from django.utils.translation import gettext_lazy

from engine import Color
from rulesite.wording.tiles import taken, tiles_of
from tests.tutorial.tasks.answering import answer, choices
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.offers import Offer
from tutorial.tasks.take_count import MarkRestTask, TakeCountTask

OFFER = Offer("KKKW,BBYR,-,-,-")
COUNT = TakeCountTask(
    OFFER, Color.BLACK, partial=gettext_lazy("A part."), greedy=gettext_lazy("All.")
)
REST = MarkRestTask(
    Offer("YRRW,KKKK,-,-,-", center="MBY"),
    Color.RED,
    took_along=gettext_lazy("Yours."),
    left_some=gettext_lazy("More."),
)


def test_the_right_count() -> None:
    """Three black tiles come along, and the white one goes to the center."""
    feedback = answer(COUNT, "3")
    assert feedback.is_right
    assert feedback.reasons[0] == taken(Color.BLACK, 3)
    assert tiles_of(Color.WHITE, 1) in feedback.reasons[1]
    assert COUNT.solutions() == [["3"]]


@pytest.mark.parametrize(("number", "reason"), [("1", "A part."), ("2", "A part."), ("4", "All.")])
def test_known_mistakes(number: str, reason: str) -> None:
    """Taking a part and taking the whole display are told apart."""
    assert answer(COUNT, number).reasons == (reason,)


@pytest.mark.parametrize("number", ["0", "5", "17"])
def test_other_numbers(number: str) -> None:
    """Any other number is sent back to the display."""
    assert tiles_of(Color.BLACK, 3) in answer(COUNT, number).reasons[0]
    assert answer(COUNT, number).scene == COUNT.scene()


def test_groups_can_be_marked() -> None:
    """Each color of the display can be marked, the center can't."""
    assert [choice.value for choice in choices(REST.scene())] == ["R", "Y", "W"]
    assert all(choice.many for choice in choices(REST.scene()))


def test_the_rest_is_all_other_colors() -> None:
    """What moves is what the engine moves, in any order of marking."""
    assert REST.solutions() == [["Y", "W"]]
    assert answer(REST, "W", "Y").is_right
    assert answer(REST, "W", "Y", "W").is_right


@pytest.mark.parametrize(
    ("marked", "reason"),
    [("R", "Yours."), ("YRW", "Yours."), ("Y", "More."), ("W", "More.")],
)
def test_wrong_marks(marked: str, reason: str) -> None:
    """Marking the color taken and leaving something behind are told apart."""
    assert answer(REST, *marked).reasons == (reason,)


@pytest.mark.parametrize("values", [[], ["K"], ["B"], ["Y", "K"], ["M"], ["1Y"], ["y"]])
def test_forged_marks(values: list[str]) -> None:
    """Only colors of the display can be marked, and at least one has to be."""
    with pytest.raises(UnreadableAnswer):
        REST.read(values)
