"""Whatever is sent, the site answers with a page of its own, never with a fault."""

import pytest
from django.http import HttpResponse
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, read_page, words

STRANGE = [
    "%",
    "%zz",
    "%ff",
    "%ff%fe",
    "%c0%ae%c0%ae",
    "%ed%a0%80",
    "%00",
    "%0d%0aSet-Cookie:x=1",
    "%e2%80%ae",
    "%f0%9f%80%84",
    "..",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "%3cscript%3ealert(1)%3c%2fscript%3e",
    "' OR 1=1 --",
    "{{7*7}}",
    "İ",
    "ﬁ",
    "x" * 10_000,
    "9" * 5_000,
]
"""Pieces of addresses, as they may come over the wire."""
PLACES = [
    "{}",
    "rules/{}/",
    "learn/{}/",
    "learn/take-all/{}/",
    "practice/{}/",
    "practice/{}/1-1-a/",
]
QUICK = settings(deadline=None, max_examples=40)
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@pytest.mark.parametrize("piece", STRANGE)
@pytest.mark.parametrize("place", PLACES)
def test_strange_addresses(site: Client, place: str, piece: str) -> None:
    """Broken encodings, foreign signs and endless names are addresses with no page."""
    response = site.get("/sl/" + place.format(piece), follow=True)
    refused(response, 404, "sl")
    assert b"<script>alert" not in response.content
    assert b"root:" not in response.content


@pytest.mark.parametrize("piece", STRANGE)
@pytest.mark.parametrize("page", ["", "rules/", "learn/take-all/1/", "practice/cross/1-1-a/"])
def test_strange_queries(site: Client, page: str, piece: str) -> None:
    """A query that nobody asked for changes nothing and is given back harmless."""
    response = site.get(f"/tr/{page}?level={piece}&{piece}")
    assert response.status_code == 200
    assert first(read_page(response), "html").get("lang") == "tr"
    assert b"<script>alert" not in response.content


@QUICK
@given(st.sampled_from(LANGUAGES), ANY_TEXT, ANY_TEXT)
def test_any_address_at_all(site: Client, language: str, path: str, query: str) -> None:
    """Any address has a page, leads on, or is said to have none."""
    response = site.generic(
        "GET", f"/{language}/{path}", QUERY_STRING=query.encode().decode("latin1")
    )
    assert response.status_code in {200, 301, 302, 404}
    if response.status_code == 404:
        assert words(first(read_page(response), "h1"))


@QUICK
@given(st.lists(st.binary(max_size=12), max_size=4).map(b"/".join))
def test_any_bytes_as_an_address(site: Client, raw: bytes) -> None:
    """Bytes that are no text are an address with no page."""
    response = site.generic("GET", "/", PATH_INFO="/sv/" + raw.decode("latin1"))
    assert response.status_code in {200, 301, 302, 404}


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "a b", "x" * 300, "::1"]
)
@pytest.mark.parametrize("page", ["", "rules/", "learn/", "practice/cross/1-1-a/", "nope/"])
def test_a_forged_host_is_refused(site: Client, page: str, host: str) -> None:
    """The site answers for its own names only, whether or not the page was served before."""
    site.get(f"/sl/{page}")
    site.get("/tr/")
    response = site.get(f"/sl/{page}", headers={"host": host})
    refused(response, 400, "sl")
    assert host.encode() not in response.content or len(host) < 5
    assert "Location" not in response.headers


@QUICK
@given(
    st.dictionaries(
        st.sampled_from(
            [
                "hx-request",
                "hx-boosted",
                "hx-current-url",
                "hx-current-url-uri-autoencoded",
                "hx-prompt",
                "hx-target",
                "hx-trigger",
                "hx-history-restore-request",
                "triggering-event",
                "triggering-event-uri-autoencoded",
                "accept-encoding",
                "accept-language",
                "if-modified-since",
                "if-none-match",
                "range",
                "x-forwarded-host",
                "x-forwarded-proto",
                "x-http-method-override",
                "origin",
            ]
        ),
        st.one_of(st.sampled_from(["true", "false", "", "%00", "*", "gzip"]), ANY_TEXT),
    )
)
def test_forged_headers_change_no_page(site: Client, headers: dict[str, str]) -> None:
    """Headers of scripts, caches and proxies are believed as far as they do no harm."""
    for page in ("rules/", "learn/take-all/1/", "practice/cross/1-1-a/"):
        response = site.get(f"/sv/{page}", headers=headers)
        assert response.status_code in {200, 304}
        assert response.headers.get("Content-Language", "sv") == "sv"
        if "Content-Encoding" not in response.headers and response.content:
            assert first(read_page(response), "html").get("lang") == "sv"


FIELDS = "&".join(f"a{number}=1" for number in range(120))
LONG = "x" * 100_000
FORM = "application/x-www-form-urlencoded"
BROKEN = "multipart/form-data"
GUARDS = ("Content-Security-Policy", "X-Frame-Options", "X-Content-Type-Options")


def guarded_refusal(response: HttpResponse, language: str) -> None:
    """Demand a refusal in a language, with all that guards a page."""
    refused(response, 400, language)
    calm = Client().get(f"/{language}/rules/")
    for name in GUARDS:
        assert response.headers[name] == calm.headers[name], name
    assert response.headers["Content-Language"] == language


@pytest.mark.parametrize("method", ["get", "head", "post", "put"])
@pytest.mark.parametrize("page", ["", "rules/", "about/", "score/", "learn/", "search/"])
def test_too_many_fields_are_refused_in_the_reader_s_language(
    site: Client, page: str, method: str
) -> None:
    """Whoever was answered before, the refusal is in the language of the address."""
    site.get("/tr/score/")
    response = getattr(site, method)(f"/sv/{page}?{FIELDS}")
    if method == "head":
        assert (response.status_code, response.headers["Content-Language"]) == (400, "sv")
    else:
        guarded_refusal(response, "sv")


@pytest.mark.django_db
@pytest.mark.parametrize(("body", "kind"), [(FIELDS, FORM), (f"a={LONG}", FORM), (LONG, BROKEN)])
@pytest.mark.parametrize("page", ["score/new/", "practice/cross/1-1-a/", "report/?unit=take-all"])
def test_forms_that_cannot_be_read_are_refused_in_the_reader_s_language(
    site: Client, page: str, body: str, kind: str
) -> None:
    """Too many fields, too long, or broken on the way."""
    site.get("/tr/score/")
    response = site.post(f"/sl/{page}", body, content_type=kind)
    assert response.status_code in (400, 403)
    assert all(name in response.headers for name in GUARDS)
    assert response.headers["Content-Language"] == "sl"
