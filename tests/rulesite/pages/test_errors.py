"""Requests that can't be met: the right status, and a clear page in the reader's language."""

from collections.abc import Callable
from http import HTTPStatus
from xml.etree.ElementTree import Element

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.utils import translation
from django.utils.translation import gettext

from rulesite.pages import errors
from rulesite.refusal import Refusal
from tests.rulesite.addresses import ANSWERABLE, LANGUAGES, LIVE, REFERENCE
from tests.rulesite.reading import first, having, read_page, words

TAKES_FORMS = {*ANSWERABLE, "score/new/"}
READ_ONLY = [*REFERENCE, *(page for page in LIVE if page not in TAKES_FORMS), "practice/cross/"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def refused(response: HttpResponse, status: int, language: str) -> Element:
    """Check that a response is a page that refuses in a language, and read it."""
    root = read_page(response)
    assert response.status_code == status
    assert response.headers["Content-Language"] == language
    assert "script-src 'self'" in response.headers["Content-Security-Policy"]
    assert first(root, "html").get("lang") == language
    assert words(first(root, "h1")) in words(first(root, "title"))
    assert words(having(root, "lead")[0]).endswith(".")
    assert not response.cookies
    return root


def way_on(root: Element) -> str:
    """Return where the page leads on to."""
    return first(having(root, "actions")[0], "a").get("href", "")


@every_language
@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("nope/", ""),
        ("rules/nope/", "rules/"),
        ("rules/drafting/nope/", ""),
        ("learn/nope/", "learn/"),
        ("learn/nope/1/", "learn/"),
        ("learn/take-all/0/", "learn/take-all/"),
        ("learn/take-all/7/", "learn/take-all/"),
        ("learn/take-all/99/", "learn/take-all/"),
        ("learn/take-all/-1/", ""),
        ("learn/take-all/one/", ""),
        ("learn/take-all/1.5/", ""),
        ("learn/take-all/01/", ""),
        ("learn/take-all/001/", ""),
        ("learn/take-all/0001/", ""),
        ("learn/take-all/1000/", ""),
        ("learn/take-all/١/", ""),
        ("practice/nope/", "practice/"),
        ("practice/nope/1-1-a/", "practice/"),
        ("practice/cross/nope/", "practice/cross/"),
        ("practice/cross/1-9-a/", "practice/cross/"),
        ("practice/cross/1-1-a/more/", ""),
    ],
)
def test_what_is_not_there(site: Client, language: str, path: str, leads_to: str) -> None:
    """An address with no page says so and leads on to the nearest one."""
    root = refused(site.get(f"/{language}/{path}"), 404, language)
    assert way_on(root) == f"/{language}/{leads_to}"


def test_a_long_address_makes_no_long_page(site: Client) -> None:
    """What has no page is not repeated at length in the menu of languages."""
    response = site.get(f"/sl/{'x' * 10_000}/")
    refused(response, 404, "sl")
    assert b"x" * 1000 not in response.content


@pytest.mark.parametrize("path", ["/de/", "/de/rules/", "/fr", "/nope", "/t/", "/en_GB/"])
@pytest.mark.parametrize(("wish", "language"), [("sl", "sl"), ("tr", "tr"), ("de", "en")])
def test_unknown_language(site: Client, path: str, wish: str, language: str) -> None:
    """With no language of ours in the address, the browser's wish decides."""
    response = site.get(path, headers={"accept-language": wish})
    root = refused(response, 404, language)
    assert way_on(root) == f"/{language}/"
    assert "Accept-Language" in response.headers["Vary"]


@pytest.mark.parametrize(
    ("path", "language"), [("/EN/", "en"), ("/sl-SI/", "sl"), ("/sv-x/", "sv")]
)
def test_a_language_written_otherwise(site: Client, path: str, language: str) -> None:
    """An address that means a language but does not write it as we do is refused in it."""
    refused(site.get(path, headers={"accept-language": "tr"}), 404, language)


@every_language
@pytest.mark.parametrize("method", ["post", "put", "delete", "patch", "options", "trace"])
def test_pages_can_only_be_read(site: Client, language: str, method: str) -> None:
    """A page to read refuses every other method and names those it takes."""
    for page in READ_ONLY if language == "en" else READ_ONLY[::10]:
        response = getattr(site, method)(f"/{language}/{page}")
        root = refused(response, 405, language)
        assert response.headers["Allow"] == "GET, HEAD"
        assert "GET, HEAD" in words(root)


@every_language
@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "trace"])
def test_pages_that_take_an_answer(site: Client, language: str, method: str) -> None:
    """A step or puzzle takes an answer by POST and refuses every other method."""
    for page in ANSWERABLE[LANGUAGES.index(language) :: len(LANGUAGES)]:
        response = getattr(site, method)(f"/{language}/{page}")
        refused(response, 405, language)
        assert response.headers["Allow"] == "GET, HEAD, POST"


def test_a_made_up_method(site: Client) -> None:
    """A method that nobody knows is refused like the others."""
    refused(site.generic("BREW", "/sv/rules/"), 405, "sv")


@every_language
@pytest.mark.parametrize(
    ("view", "status"),
    [
        (errors.bad_request, 400),
        (errors.forbidden, 403),
        (errors.not_found, 404),
    ],
)
def test_every_refusal_has_a_page(
    rf: RequestFactory, language: str, view: Callable[..., HttpResponse], status: int
) -> None:
    """The title is said in the reader's language, and the way on leads to the start."""
    with translation.override(language):
        response = view(rf.get(f"/{language}/"), Exception("secret"))
    root = read_page(response)
    assert response.status_code == status
    assert way_on(root) == f"/{language}/"
    assert "secret" not in words(root)


def broken(request: HttpRequest) -> HttpResponse:
    """Fail as a view with a fault would."""
    raise RuntimeError("secret")


@every_language
def test_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """When the site fails, the reader is told that it is not their fault, and nothing else."""
    monkeypatch.setattr("rulesite.pages.start.door_texts", lambda: broken(HttpRequest()))
    reader = Client(raise_request_exception=False)
    response = reader.get(f"/{language}/")
    root = refused(response, 500, language)
    with translation.override(language):
        assert words(first(root, "h1")) == gettext("Something broke")
    assert b"secret" not in response.content


@every_language
def test_a_refusal_brings_its_own_words(rf: RequestFactory, language: str) -> None:
    """What a view says against a request, the reader reads, with the link it gives."""
    refusal = Refusal(
        "No <such> thing.", status=HTTPStatus.GONE, href=f"/{language}/rules/", label="Back"
    )
    with translation.override(language):
        response = errors.refusal_page(rf.get(f"/{language}/x/"), refusal)
    root = read_page(response)
    assert response.status_code == 410
    assert words(having(root, "lead")[0]) == "No <such> thing."
    assert way_on(root) == f"/{language}/rules/"
