"""Taking tiles: any take that meets the goal is right, any other legal one is named as legal."""

import pytest

from engine import CENTER, Color
from rulesite.wording.tiles import taken, tiles_of
from tests.tutorial.tasks.answering import answer, choices
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.offers import Offer
from tutorial.tasks.take import TakeTask, rest_sentence

OFFER = Offer("BBYR,KKKK,-,-,-", center="MYYW", shown=(0, 1))
TWO = TakeTask(OFFER, goal=lambda color, count: count == 2)


def test_every_take_shown_is_a_choice() -> None:
    """Each group on the displays and in the center can be chosen."""
    assert [choice.value for choice in choices(TWO.scene())] == [
        *("1B", "1Y", "1R", "2K", "CY", "CW")
    ]


def test_all_takes_that_meet_the_goal_are_right() -> None:
    """Two blue tiles and two yellow ones are two tiles."""
    assert TWO.solutions() == [["1B"], ["CY"]]
    assert answer(TWO, "CY").is_right
    assert answer(TWO, "1B").rules == ("take-all", "take-rest")


@pytest.mark.parametrize("code", ["1Y", "1R", "2K", "CW"])
def test_other_takes_are_legal(code: str) -> None:
    """A take that does not meet the goal is not called illegal."""
    feedback = answer(TWO, code)
    assert not feedback.is_right
    assert "legal take" in feedback.reasons[-1]
    assert feedback.scene == TWO.scene()


@pytest.mark.parametrize("code", ["1W", "3B", "9B", "CB", "1", "", "1BF", "1b", "0B", "-1B"])
def test_forged_takes(code: str) -> None:
    """A take that is not on the table is no answer."""
    with pytest.raises(UnreadableAnswer):
        TWO.read([code])


@pytest.mark.parametrize("code", ["1B", "2K"])
def test_what_is_not_shown_can_not_be_taken(code: str) -> None:
    """A take from a display that is not drawn is no answer, and no solution."""
    task = TakeTask(Offer("BBYR,KKKK,YYRK,-,-", shown=(2,)), goal=lambda color, count: True)
    assert [values[0] for values in task.solutions()] == ["3Y", "3R", "3K"]
    with pytest.raises(UnreadableAnswer):
        task.read([code])


def test_the_rest_is_told() -> None:
    """What goes to the center is counted by color; what can't go is said not to."""
    said = rest_sentence(OFFER, 0, Color.BLUE)
    assert tiles_of(Color.YELLOW, 1) in said
    assert tiles_of(Color.RED, 1) in said
    assert tiles_of(Color.BLUE, 2) not in said
    others = {said, rest_sentence(OFFER, 1, Color.BLACK), rest_sentence(OFFER, CENTER, Color.WHITE)}
    assert len(others) == 3


def test_what_came_to_the_center_is_marked() -> None:
    """After a take the display is empty and what moved is marked in the center."""
    feedback = answer(TWO, "1B")
    assert feedback.reasons[0] == taken(Color.BLUE, 2)
    assert feedback.scene.offer is not None
    assert feedback.scene.offer.displays[0].is_empty
    new = [group.color for group in feedback.scene.offer.center.groups if group.new_tiles]
    assert new == [Color.YELLOW, Color.RED]
    assert not choices(feedback.scene)


def test_a_take_from_the_center_marks_nothing() -> None:
    """From the center nothing moves to the center."""
    scene = TWO.scene_after((CENTER, Color.YELLOW))
    assert scene.offer is not None
    assert not [group for group in scene.offer.center.groups if group.new_tiles]
