"""Score sheets: begun, shared by address, kept and forgotten."""

from datetime import timedelta
from io import StringIO

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from rulesite import models
from rulesite.score import storage
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.kept_sheet import begin, told, totals
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, having, read_page, with_id, words
from tests.rulesite.sheet.played import played, sheet_of

pytestmark = pytest.mark.django_db


def test_the_shared_page_knows_no_way_to_change() -> None:
    """It has the totals and the record, but neither the edit key nor a form that changes."""
    kept = told(sheet_of(played(3, True, 2)))
    page = kept.page()
    secret = kept.edit.rstrip("/").rsplit("/", 1)[1]
    assert secret.encode() not in page.content
    assert not [form for form in read_page(page).iter("form") if form.get("method") == "post"]
    assert having(read_page(page), "chart")
    assert str(sheet_of(played(3, True, 2))) in words(with_id(read_page(page), "record"))


def kept_secret(response: HttpResponse, status: int) -> None:
    """Demand that no search engine lists an answer, no cache keeps it, no other site is told."""
    assert response.status_code == status
    assert response.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert "no-store" in response.headers["Cache-Control"]


@pytest.mark.parametrize("which", ["edit", "shared"])
def test_addresses_are_kept_secret(which: str) -> None:
    """What is shown there stays between the site and its reader."""
    response = Client().get(getattr(begin(), which))
    kept_secret(response, 200)
    assert b'name="robots" content="noindex' in response.content
    assert b'rel="canonical"' not in response.content
    assert not response.cookies


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"do": "delete"}, 422),
        ({"do": "save", "state": "x"}, 409),
        ({"do": "nothing"}, 400),
        ({"do": "undo"}, 303),
        ({f"a{number}": "1" for number in range(120)}, 400),
    ],
)
def test_what_is_refused_is_kept_secret_too(fields: dict[str, str], status: int) -> None:
    """Refused, stale, unreadable or done: what is answered to a form is nobody else's."""
    kept = begin()
    kept_secret(kept.browser.post(kept.edit, {"state": kept.state()} | fields), status)


@pytest.mark.parametrize("which", ["edit", "shared"])
def test_a_secret_address_stays_secret_when_read_wrongly(which: str) -> None:
    """By another method, with too many fields, or when the sheet is gone."""
    kept = begin()
    address = getattr(kept, which)
    kept_secret(Client().put(address), 405)
    kept_secret(Client().get(address, {f"a{number}": "1" for number in range(120)}), 400)
    kept.do("delete", sure="on")
    kept_secret(Client().get(address), 404)


@pytest.mark.parametrize("which", ["edit", "shared"])
@pytest.mark.parametrize("taken", ["/en", "/", "both"])
@pytest.mark.parametrize("language", [None, "tr"])
def test_the_way_to_a_secret_address_is_secret_too(
    which: str, taken: str, language: str | None
) -> None:
    """Without its language or its slash it leads on, and that is nobody else's either."""
    address = getattr(begin(), which)
    if taken in ("/en", "both"):
        address = address.removeprefix("/en")
    if taken in ("/", "both"):
        address = address.removesuffix("/")
    response = Client().get(address, headers={"accept-language": language} if language else {})
    kept_secret(response, 301 if taken == "/" else 302)


def test_so_is_the_way_to_https(settings: LazySettings) -> None:
    """What leads from plain HTTP to HTTPS is kept secret as well."""
    address = begin().edit
    settings.SECURE_SSL_REDIRECT = True
    for asked in (address, address.rstrip("/"), address.removeprefix("/en")):
        kept_secret(Client().get(asked), 301)


def test_a_host_refused_at_a_secret_address_is_told_nothing() -> None:
    """A request for another host is refused, and that is kept secret too."""
    kept_secret(Client().get(begin().edit, headers={"host": "evil.example"}), 400)


@pytest.mark.parametrize("address", ["/score/new", "/score", "/en/rules", "/nope/"])
def test_other_ways_are_no_secret(address: str) -> None:
    """What leads to a page for everyone may be kept and listed."""
    response = Client().get(address)
    assert response.status_code in (301, 302, 404)
    assert "X-Robots-Tag" not in response.headers
    assert response.headers["Referrer-Policy"] == "same-origin"


def test_the_database_knows_no_key() -> None:
    """Only hashes of both keys are stored."""
    kept = begin()
    row = models.Sheet.objects.get()
    for key in kept.edit.split("/"):
        assert len(key) < 10 or key not in (row.key_hash, row.edit_hash, row.record)


def test_unused_sheets_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that is looked at stays; one that nobody uses goes."""
    used, unused = begin(), begin()
    old = timezone.now().date() - timedelta(days=storage.KEPT_DAYS + 1)
    models.Sheet.objects.update(seen=old)
    assert Client().get(used.shared).status_code == 200
    monkeypatch.setattr(storage.prune, "__defaults__", (1,))
    call_command("prune", stdout=StringIO())
    assert models.Sheet.objects.count() == 1
    refused(Client().get(unused.shared), 404, "en")


def test_there_is_an_end_to_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """When too many are kept, a new one is refused and nothing is lost."""
    monkeypatch.setattr(storage, "MOST_KEPT", 1)
    begin()
    refused(Client().post("/en/score/new/", {"players": "2", "side": "c"}), 503, "en")


def test_one_place_can_not_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many new sheets and changes an hour, then a clear word."""
    monkeypatch.setattr(storage, "NEW_PER_HOUR", 1)
    monkeypatch.setattr(storage, "WRITES_PER_HOUR", 1)
    kept = begin()
    refused(Client().post("/en/score/new/", {"players": "2", "side": "c"}), 429, "en")
    kept.save(1, ".....7M,.....7")
    refused(kept.do("undo"), 429, "en")


def test_another_site_begins_no_sheet() -> None:
    """A form from elsewhere stores nothing."""
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        response = Client().post("/en/score/new/", {"players": "2", "side": "c"}, headers=headers)
        refused(response, 403, "en")
    assert not models.Sheet.objects.exists()


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"players": "5", "side": "c"},
        {"players": "1"},
        {"players": "²"},
        {"players": "2", "side": "x"},
        {"players": "2" * 5000},
        {"s": "c9"},
        {"s": "x" * 9000},
        {"s": "\x00"},
    ],
)
def test_strange_beginnings(fields: dict[str, str]) -> None:
    """What is no beginning of a sheet is refused."""
    refused(Client().post("/sl/score/new/", fields), 400, "sl")
    assert not models.Sheet.objects.exists()


@pytest.mark.parametrize("key", ["x", "x" * 22, "%00", "é" * 22, "x" * 5000, "..", "new%20"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_keys(language: str, key: str) -> None:
    """An address that nobody has been given has no sheet."""
    response = Client().get(f"/{language}/score/{key}/", follow=True)
    refused(response, 404, language)


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "trace"])
def test_other_methods(method: str) -> None:
    """Sheets are read or sent to, nothing else."""
    kept = begin()
    for address in (kept.edit, kept.shared, "/en/score/new/", "/en/score/record/"):
        refused(getattr(Client(enforce_csrf_checks=True), method)(address), 405, "en")


def test_a_record_is_shown_without_storing() -> None:
    """The record alone is enough for the whole sheet; it can be gone on with."""
    game = played(4, True, 3)
    sheet = sheet_of(game)
    page = Client().get("/en/score/record/", {"s": sheet.slug})
    assert totals(page) == list(game.result().scores)
    assert not models.Sheet.objects.exists()
    response = Client().post("/en/score/new/", {"s": str(sheet)})
    assert response.status_code == 303
    assert models.Sheet.objects.get().record == str(sheet)


@pytest.mark.parametrize("text", ["x", "c2 | B9, -", "c2 | -", "\x00", "<script>", "c2" * 4000])
def test_what_is_no_record(text: str) -> None:
    """The form comes again and says where the text goes wrong."""
    response = Client().get("/en/score/record/", {"s": text})
    assert response.status_code == 422
    assert words(with_id(read_page(response), "fault"))
    assert b"<script>alert" not in response.content
    assert words(first(read_page(response), "h1"))
