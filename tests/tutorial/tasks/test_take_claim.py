"""Is a take allowed? The engine says so."""

import pytest
from django.utils.translation import gettext_lazy

from engine import CENTER, Color, Rule
from tests.tutorial.tasks.answering import answer
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.offers import Offer
from tutorial.tasks.take_claim import Part, TakeClaimTask

OFFER = Offer("BKWW,BBYR,-,-,-", center="MYY", shown=(0, 1))


def claim(*parts: Part) -> TakeClaimTask:
    """Make a task about a take."""
    return TakeClaimTask(OFFER, parts, because=gettext_lazy("So."), rule=Rule.TAKE_ALL)


@pytest.mark.parametrize(
    ("parts", "is_allowed"),
    [
        ([(0, Color.WHITE, 2)], True),
        ([(CENTER, Color.YELLOW, 2)], True),
        ([(0, Color.WHITE, 1)], False),
        ([(0, Color.WHITE, 3)], False),
        ([(0, Color.RED, 0)], False),
        ([(0, Color.RED, 1)], False),
        ([(0, Color.BLUE, 1), (1, Color.BLUE, 2)], False),
        ([(0, Color.BLUE, 1), (0, Color.BLACK, 1)], False),
        ([], False),
    ],
)
def test_what_is_allowed(parts: list[Part], is_allowed: bool) -> None:
    """One place, one color, all of it: nothing else is a take."""
    task = claim(*parts)
    assert task.is_true is is_allowed
    assert task.solutions() == [["yes" if is_allowed else "no"]]
    assert answer(task, "yes").is_right is is_allowed
    assert answer(task, "no").is_right is not is_allowed


def test_the_reason_is_told_either_way() -> None:
    """Who guessed right learns why, too."""
    task = claim((0, Color.WHITE, 1))
    assert answer(task, "yes").reasons == answer(task, "no").reasons == ("So.",)
    assert answer(task, "no").rules == (Rule.TAKE_ALL,)


@pytest.mark.parametrize("values", [[], ["maybe"], ["Yes"], ["yes", "no"], ["yes", "yes"], [""]])
def test_only_yes_and_no(values: list[str]) -> None:
    """The answer is yes or no."""
    with pytest.raises(UnreadableAnswer):
        claim().read(values)
