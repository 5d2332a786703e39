"""Reporting a problem: a plain form, an honest answer, and nothing that breaks it."""

from html import unescape
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from rulesite import reports
from rulesite.models import Report
from rulesite.pages.report import PER_HOUR
from rulesite.rulebook import find_unit, numbered_units
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused, way_on
from tests.rulesite.reading import first, having, hrefs, read_page, with_id, words

pytestmark = pytest.mark.django_db

every_language = pytest.mark.parametrize("language", LANGUAGES)


def send(text: str, *, unit: str = "take-all", language: str = "en", **more: Any) -> HttpResponse:
    """Send a report as the form does."""
    return Client().post(f"/{language}/report/", {"unit": unit, "text": text}, **more)


@every_language
def test_a_report_is_stored(language: str) -> None:
    """What was written is kept with its rule and language, and the reader is thanked."""
    response = send("Is this right?", language=language)
    report = Report.objects.get()
    assert (report.unit, report.language, report.text) == ("take-all", language, "Is this right?")
    assert response.status_code == 302
    assert response.headers["Location"] == f"/{language}/report/thanks/?unit=take-all"


@every_language
def test_the_form_shows_the_rule(language: str) -> None:
    """The form says which rule it is about, in a field that can be found by its label."""
    response = Client().get(f"/{language}/report/?unit=marker-cost")
    root = read_page(response)
    assert response.status_code == 200
    assert first(root, "html").get("lang") == language
    assert len(words(having(root, "quoted")[0])) > 20
    (label,) = [node for node in root.iter("label") if node.get("for") == "text"]
    field = with_id(root, "text")
    assert words(label)
    assert field.get("maxlength") == "500"
    assert with_id(root, field.get("aria-describedby", "")) is not None
    assert not words(field)


def test_every_rule_has_a_form() -> None:
    """A problem can be reported with each rule unit."""
    reader = Client()
    for entry in numbered_units():
        assert reader.get(f"/en/report/?unit={entry.unit.id}").status_code == 200


@every_language
def test_thanks_lead_back_to_the_rule(language: str) -> None:
    """The thank-you page promises no answer, says how long, and leads back."""
    response = Client().get(f"/{language}/report/thanks/?unit=take-all")
    assert response.status_code == 200
    text = words(first(read_page(response), "main"))
    assert str(reports.KEPT_DAYS) in text
    assert f"/{language}/rules/drafting/#take-all" in hrefs(read_page(response))
    assert not response.cookies


def test_a_browser_sends_the_whole_form() -> None:
    """With the cookie and the token of the form, a report goes through."""
    browser = Client(enforce_csrf_checks=True)
    root = read_page(browser.get("/sl/report/?unit=take-all"))
    fields = {
        node.get("name", ""): node.get("value", "")
        for node in first(first(root, "main"), "form").iter("input")
    }
    assert fields["unit"] == "take-all"
    response = browser.post("/sl/report/?unit=take-all", fields | {"text": "Napaka"})
    assert response.status_code == 302
    assert Report.objects.get().text == "Napaka"


@every_language
def test_without_the_token_nothing_is_stored(language: str) -> None:
    """A form from elsewhere is refused with a clear word."""
    response = Client(enforce_csrf_checks=True).post(
        f"/{language}/report/", {"unit": "take-all", "text": "x"}
    )
    refused(response, 403, language)
    assert not Report.objects.exists()


def test_the_cookie_is_for_the_form_alone() -> None:
    """The form sets one cookie, gone with the browser; the rules page sets none."""
    response = Client().get("/en/report/?unit=take-all")
    (cookie,) = response.cookies.values()
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert not cookie["max-age"]
    assert not cookie["expires"]
    assert "no-store" in response.headers["Cache-Control"]
    assert not Client().get("/en/rules/drafting/").cookies


@every_language
@pytest.mark.parametrize("text", ["", "   ", "\x00", "\r\n\u200b"])
def test_an_empty_report(language: str, text: str) -> None:
    """Nothing written: the form comes again and says so."""
    response = send(text, language=language)
    root = read_page(response)
    assert response.status_code == 422
    assert words(with_id(root, "fault"))
    assert "fault" in with_id(root, "text").get("aria-describedby", "").split()
    assert not Report.objects.exists()


@every_language
def test_too_long_a_report(language: str) -> None:
    """More than fits: the form comes again, says how much, and keeps what was written."""
    response = send("ž" * 10_000, language=language)
    root = read_page(response)
    assert response.status_code == 422
    assert "500" in words(with_id(root, "fault"))
    assert words(with_id(root, "text")) == "ž" * 500
    assert not Report.objects.exists()


@pytest.mark.parametrize("text", ["x" * 500, "a\r\n" * 166, "\x00" * 3000 + "b"])
def test_as_much_as_fits(text: str) -> None:
    """Five hundred characters fit, a line break being one of them."""
    assert send(text).status_code == 302
    assert Report.objects.get().text == reports.cleaned(text)


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "' OR 1=1 --", "{{ 7*7 }}", "İ ı ﬁ 🂡", "%ed%a0%80"]
)
def test_strange_texts_are_only_texts(text: str) -> None:
    """Whatever is written is kept as words and shown as words."""
    assert send(text).status_code == 302
    again = send(f"{text} " * 300)
    assert again.status_code == 422
    assert b"<script>alert" not in again.content


@every_language
@pytest.mark.parametrize(
    "query", ["", "?unit=", "?unit=nope", "?unit=%00", "?unit=%ff", "?unit=" + "x" * 5000, "?unit"]
)
def test_an_unknown_rule(language: str, query: str) -> None:
    """Without a rule there is nothing to report; the way on leads to the rules."""
    for page in ("report/", "report/thanks/"):
        root = refused(Client().get(f"/{language}/{page}{query}"), 404, language)
        assert way_on(root) == f"/{language}/rules/"


@pytest.mark.parametrize("unit", ["", "nope", "\x00", "Take-All", "take-all ", "x" * 10_000])
def test_a_report_on_an_unknown_rule(unit: str) -> None:
    """A report on what is not there is refused and not stored."""
    refused(send("x", unit=unit), 404, "en")
    assert not Report.objects.exists()


@every_language
@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "trace"])
def test_other_methods(language: str, method: str) -> None:
    """The form is read or sent, nothing else; methods are refused as such."""
    browser = Client(enforce_csrf_checks=True)
    response = getattr(browser, method)(f"/{language}/report/?unit=take-all")
    refused(response, 405, language)
    assert response.headers["Allow"] == "GET, HEAD, POST"


def test_thanks_can_only_be_read() -> None:
    """Nothing can be sent to the thank-you page."""
    refused(Client().post("/en/report/thanks/?unit=take-all"), 405, "en")


def test_a_flood_of_bytes() -> None:
    """More than any form holds is refused before it is read."""
    refused(send("x" * 100_000), 400, "en")
    assert not Report.objects.exists()


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xff\xfe\x00", "application/x-www-form-urlencoded"),
        (b"unit=take-all&text=%", "application/json"),
        (b"--x\r\n", "multipart/form-data; boundary=x"),
        (b"", "multipart/form-data"),
        (b"&".join(b"f%d=1" % n for n in range(500)), "application/x-www-form-urlencoded"),
        (b"", "nonsense"),
    ],
)
def test_broken_forms(body: bytes, kind: str) -> None:
    """What is no form is refused with a page."""
    for address in ("/tr/report/", "/tr/report/?unit=take-all"):
        response = Client().generic("POST", address, body, content_type=kind)
        assert response.status_code in {400, 404, 422}
        assert words(first(read_page(response), "h1"))
    assert not Report.objects.exists()


@every_language
def test_only_a_few_an_hour(language: str) -> None:
    """After a few reports the next must wait; the page says how long."""
    for number in range(PER_HOUR):
        assert send(str(number), language=language).status_code == 302
    root = refused(send("one more", language=language), 429, language)
    assert way_on(root) == f"/{language}/rules/drafting/#take-all"
    assert Report.objects.count() == PER_HOUR


def test_a_neighbor_may_still_report() -> None:
    """The limit is each reader’s own."""
    for number in range(PER_HOUR + 1):
        send(str(number))
    assert send("mine", REMOTE_ADDR="192.0.2.9").status_code == 302


def test_a_refused_form_does_not_count() -> None:
    """Who has only mistyped may try again."""
    for _ in range(PER_HOUR * 2):
        assert send("").status_code == 422
    assert send("now").status_code == 302


@every_language
def test_when_no_more_can_be_kept(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """A full box says so instead of losing reports."""
    monkeypatch.setattr(reports, "MOST_KEPT", 0)
    refused(send("x", language=language), 503, language)


def test_the_rule_is_quoted_as_the_rules_have_it() -> None:
    """One text per unit: the form shows the same."""
    content = unescape(Client().get("/en/report/?unit=score-min").content.decode())
    assert find_unit("score-min").unit.text in content
    assert cite("score-min").title in content
