"""Which rules the lessons and puzzles are about."""

import pytest
from django.test import Client

from engine import Rule
from rulesite.teaching import teaching
from tutorial.lessons import LESSONS
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.teaching import RULES_OF_LESSONS, RULES_OF_PUZZLES


def test_every_lesson_and_puzzle_is_about_rules() -> None:
    """None is left out, and none is named that is not there."""
    assert set(RULES_OF_LESSONS) == {lesson.id for lesson in LESSONS}
    assert set(RULES_OF_PUZZLES) == {kind.id for kind in PUZZLE_TYPES}


@pytest.mark.parametrize("rules", [*RULES_OF_LESSONS.values(), *RULES_OF_PUZZLES.values()])
def test_they_are_about_rules_of_the_engine(rules: tuple[str, ...]) -> None:
    """What is taught is a rule, not a mere fact."""
    assert set(rules) <= set(Rule)


@pytest.mark.parametrize("rule", ["take-all", "score-both", "score-run"])
def test_links_lead_to_pages(site: Client, rule: str) -> None:
    """Each link that the rules show leads somewhere."""
    assert teaching(rule)
    for link in teaching(rule):
        assert site.get(link.href, follow=True).status_code == 200
