"""The board as a screen reader gets it, in every language, against what is written in spoken/.

When words or boards have changed on purpose, write the files anew and read them:
RENEW=1 pytest tests/browser/test_spoken.py
"""

import os
from pathlib import Path

import pytest

from tests.browser.answering import give
from tests.browser.conftest import Visitor
from tests.browser.places import TASKS
from tests.browser.reader import Reader
from tests.rulesite.addresses import LANGUAGES

KEPT = Path(__file__).parent / "spoken"
BOARDS = {
    "taking": "learn/center-and-marker/1/",
    "lines": "learn/what-a-line-accepts/3/",
    "scoring": "learn/both-ways/3/",
    "floor": "learn/then-the-floor/7/",
    "grey": "learn/grey-side/2/",
    "plan": "learn/plan-a-column/4/",
    "refill": "learn/next-round/6/",
}
"""A few boards by name: steps that show what lies on a table in different ways."""
ANSWERED = {"scoring", "floor"}
"""Boards that are shown with what an answer has changed on them."""


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_spoken_as_written(visitor: Visitor, language: str, name: str) -> None:
    """The board is told in these words and this order, and in no others."""
    page = visitor(Reader(language)).open(BOARDS[name])
    if name in ANSWERED:
        task = TASKS[BOARDS[name]]
        give(page, task.form, task.solutions()[0])
    spoken = page.locator(".show").aria_snapshot() + "\n"
    kept = KEPT / f"{name}.{language}.yaml"
    if os.environ.get("RENEW") == "1":
        kept.write_text(spoken, encoding="utf-8")
    assert spoken == kept.read_text(encoding="utf-8")
