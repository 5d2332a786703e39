"""Feedback: a verdict, its reasons, and the rules cited once each."""

import pytest
from django.utils import translation

from engine.rules import Rule
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tutorial.feedback import Scene, right, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_said(language: str) -> None:
    """Right and not yet are said in every language, and differ."""
    with translation.override(language):
        assert right([], [], Scene()).headline != wrong([], [], Scene()).headline
        assert right([], [], Scene()).headline


def test_the_verdict_holds_the_answer() -> None:
    """Where the right answer may be told, the first line has it, right or wrong."""
    assert right([], [], Scene(), answer="7 points").headline == "Right! 7 points."
    assert wrong([], [], Scene(), answer="7 points").headline == "Not yet. The answer: 7 points."


def test_fields_are_told_only_where_they_may_be() -> None:
    """What is right is not shown beside the fields unless the task says so."""
    assert not wrong([], [], Scene()).tells_fields
    assert wrong([], [], Scene(), tells_fields=True).tells_fields


def test_a_sum_of_one_part_is_not_said_again() -> None:
    """A sum closes the count, unless it is the answer that the verdict has already."""
    assert right([], [], Scene(), "3 points", "3 points").closing == ""
    assert right([], [], Scene(), "4 + 3 = 7", "7 points").closing == "4 + 3 = 7"


def test_rules_are_cited_once() -> None:
    """A rule that is named twice is cited once, in the order of naming."""
    feedback = wrong(["Because."], [Rule.SCORE_ROW, Rule.SCORE_RUN, Rule.SCORE_ROW], Scene())
    assert feedback.citations == (cite("score-row"), cite("score-run"))


def test_right_and_wrong_keep_what_they_are_given() -> None:
    """Reasons, sum and scene are kept as they are."""
    scene = Scene(position="0:-,-,-,-,-:...../...../...../...../.....:-")
    feedback = right(["One.", "Two."], [Rule.SCORE_BOTH], scene, "4 + 3 = 7")
    assert feedback.is_right
    assert feedback.reasons == ("One.", "Two.")
    assert feedback.total == "4 + 3 = 7"
    assert feedback.scene is scene
    assert not wrong([], [], scene).is_right
