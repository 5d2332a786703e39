"""What the start page offers of lessons and puzzles."""

import pytest
from django.utils import translation

from rulesite.pages.invitation import INVITATIONS, Invitation, invite
from tests.rulesite.addresses import LANGUAGES
from tutorial.invitations import daily_set, first_lesson


def test_both_are_registered() -> None:
    """When the site has started, the lesson comes first and then the puzzles of the day."""
    assert [first_lesson, daily_set] == INVITATIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_lead_on_in_the_reader_s_language(language: str) -> None:
    """An invitation is made anew for each language."""
    with translation.override(language):
        assert first_lesson().href == f"/{language}/learn/your-board/"
        assert daily_set().href == f"/{language}/practice/daily/"
        assert first_lesson().label != daily_set().label


def test_one_is_the_main_one() -> None:
    """A newcomer sees at once where to begin."""
    assert first_lesson().is_main
    assert not daily_set().is_main


def test_any_part_can_invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other parts of the site add their own invitation in the same way."""
    monkeypatch.setattr("rulesite.pages.invitation.INVITATIONS", found := [])
    invite(lambda: Invitation("Play", "/en/play/", is_main=False))
    assert [make().label for make in found] == ["Play"]
