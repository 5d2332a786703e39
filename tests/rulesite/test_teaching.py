"""Lessons and puzzles on a rule, as the rules link to them."""

from collections import defaultdict

import pytest

from rulesite import teaching as registry
from rulesite.teaching import Teaching, teach, teaching


@pytest.fixture(autouse=True)
def _restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the real links as they were."""
    copy = defaultdict(list, {key: [*made] for key, made in registry._TEACHING.items()})
    monkeypatch.setattr(registry, "_TEACHING", copy)


def test_a_registered_lesson_is_listed_with_its_rules() -> None:
    """A link is made anew each time, for each rule that it was registered for."""
    link = Teaching("Lesson: Nine", "/en/learn/nine/")
    teach(["weight", "promos"], lambda: link)
    assert teaching("weight") == teaching("promos") == (link,)


def test_a_rule_that_nobody_teaches_has_no_links() -> None:
    """Without a lesson there is nothing, and asking changes nothing."""
    assert teaching("weight") == ()
    assert teaching("no-such-unit") == ()


def test_teaching_a_rule_that_is_not_there_stops_the_site() -> None:
    """A rule id that no unit has is refused at start-up."""
    with pytest.raises(KeyError):
        teach(["no-such-unit"], lambda: Teaching("", ""))
