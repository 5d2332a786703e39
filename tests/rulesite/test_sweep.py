"""What is removed day by day, whichever part of the site keeps it."""

import pytest

from rulesite import sweep
from rulesite.sweep import let_sweep, swept


@pytest.fixture(autouse=True)
def _restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the real sweeps as they were."""
    monkeypatch.setattr(sweep, "_SWEEPS", {})


def test_each_is_swept_until_nothing_is_left() -> None:
    """However little goes at once, all goes, and it is said how much there was."""
    left = [2, 2, 1, 0]
    let_sweep("crumbs", lambda: left.pop(0))
    assert list(swept()) == [("crumbs", 5)]
    assert not left


def test_one_name_is_swept_once() -> None:
    """A part that registers twice is not counted twice."""
    for _ in range(2):
        let_sweep("crumbs", lambda: 0)
    assert list(swept()) == [("crumbs", 0)]
