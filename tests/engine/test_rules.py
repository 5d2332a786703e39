"""The ids of the rules, the one vocabulary of engine, pages, lessons and tests."""

from engine import CONVENTIONS, Rule


def test_ids_are_words() -> None:
    """Rule ids are lower-case words joined by hyphens, like the names in code."""
    for rule in Rule:
        assert rule.value == rule.name.lower().replace("_", "-")


def test_conventions_are_rules() -> None:
    """Every convention is a rule; most rules are not."""
    assert set(Rule) > CONVENTIONS
    assert len(CONVENTIONS) == 9
