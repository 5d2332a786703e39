"""Say which test proves which rule, so that people and pages can read it."""

from collections.abc import Callable
from typing import TypeVar

from engine import Rule

Test = TypeVar("Test", bound=Callable[..., None])


def proves(*rules: Rule) -> Callable[[Test], Test]:
    """Mark a test as proof of rules; its docstring is what a referee would say.

    `manage.py makeproof` reads the marks out of the files.
    """
    assert all(isinstance(rule, Rule) for rule in rules)
    return lambda test: test
