"""Which rules the lessons and puzzles are about."""

import pytest
from django.test import Client

from rulesite.teaching import teaching
from tutorial.lessons import LESSONS, Lesson
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType


@pytest.mark.parametrize("taught", [*LESSONS, *PUZZLE_TYPES], ids=lambda taught: taught.id)
def test_every_lesson_and_puzzle_is_about_rules(taught: Lesson | PuzzleType) -> None:
    """What is taught is a rule of the engine, and its page links to the lesson or puzzle."""
    assert taught.rules
    for rule in taught.rules:
        assert any(f"/{taught.id}/" in link.href for link in teaching(rule))


@pytest.mark.parametrize("rule", ["take-all", "score-both", "score-run"])
def test_links_lead_to_pages(site: Client, rule: str) -> None:
    """Each link that the rules show leads somewhere."""
    assert teaching(rule)
    for link in teaching(rule):
        assert site.get(link.href, follow=True).status_code == 200
