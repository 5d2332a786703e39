"""A database that can't be written to: what is read goes on, what would be kept is refused."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import OperationalError
from django.test import Client
from django.utils import timezone, translation
from django.utils.translation import gettext

from rulesite import models
from rulesite.pages import sheet
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.kept_sheet import HTMX, begin
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.pages.test_report import send
from tests.rulesite.pages.test_sheet import kept_secret
from tests.rulesite.reading import having, words

Stop = Callable[[], None]
NEW = {"players": "2", "side": "c"}
FAULT = "The fault is ours, not yours. Please try again in a moment."

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_new_sheet(language: str, headers: dict[str, str], stop_writing: Stop) -> None:
    """No sheet can be begun: the page says whose fault it is, and when to come again."""
    stop_writing()
    response = Client().post(f"/{language}/score/new/", NEW, headers=headers)
    root = refused(response, 503, language)
    with translation.override(language):
        assert words(having(root, "lead")[0]) == gettext(FAULT)
    assert int(response.headers["Retry-After"]) > 0


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "save", "round": "1", "seat": "A", "d": ".....7M,.....7"},
        {"do": "undo"},
        {"do": "names", "share": "on", "nameA": "Ada"},
        {"do": "delete", "sure": "on"},
    ],
    ids=lambda fields: fields["do"],
)
def test_a_kept_sheet(fields: dict[str, str], stop_writing: Stop) -> None:
    """What would change a sheet is refused, and its address is as secret as ever."""
    kept = begin()
    state = kept.state()
    stop_writing()
    response = kept.browser.post(kept.edit, {"state": state} | fields)
    refused(response, 503, "en")
    kept_secret(response, 503)


@pytest.mark.parametrize("which", ["edit", "shared"])
def test_a_sheet_is_read_all_the_same(which: str, stop_writing: Stop) -> None:
    """That a sheet is used again can't be noted, yet it is shown."""
    kept = begin()
    models.Sheet.objects.update(seen=timezone.now().date() - timedelta(days=1))
    stop_writing()
    assert Client().get(getattr(kept, which)).status_code == 200


def test_a_report(stop_writing: Stop) -> None:
    """A report can't be kept, and nobody is thanked for it."""
    stop_writing()
    refused(send("Is this right?", language="sl"), 503, "sl")


def test_a_busy_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits in vain for the others is told the same."""

    def busy(*_: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(sheet, "keep", busy)
    refused(Client().post("/sv/score/new/", NEW), 503, "sv")


def test_the_fault_is_told_to_the_maintainer(
    stop_writing: Stop, caplog: pytest.LogCaptureFixture
) -> None:
    """The page says nothing of the cause; the log does."""
    stop_writing()
    response = Client().post("/en/score/new/", NEW)
    assert b"readonly" not in response.content
    assert "readonly" in caplog.text
