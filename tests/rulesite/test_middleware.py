"""Finished pages: rendered once, the same bytes for everyone, known by their ETag."""

import gzip
from collections.abc import Callable

import pytest
from django.conf import LazySettings
from django.test import Client

from tests.rulesite.addresses import LANGUAGES, LIVE, REFERENCE
from tests.turns import by_turns, some_now

STRANGER = {
    "accept-language": "sv, tr;q=0.5",
    "cookie": "sessionid=abc; django_language=tr; csrftoken=x",
    "user-agent": "Somebody else",
    "hx-request": "true",
    "referer": "https://example.org/",
}
"""Headers of a reader who differs in all that must not matter."""

some_reference_pages = pytest.mark.parametrize("page", some_now(REFERENCE, 3))
every_page_by_turns = pytest.mark.parametrize(("page", "language"), by_turns(REFERENCE, LANGUAGES))


@pytest.mark.django_db
@every_page_by_turns
def test_reading_asks_no_database(
    django_assert_num_queries: Callable, language: str, page: str
) -> None:
    """A reference page costs the database nothing, not even the first time."""
    reader = Client()
    with django_assert_num_queries(0):
        reader.get(f"/{language}/{page}")
        reader.get(f"/{language}/{page}")


@some_reference_pages
def test_two_readers_get_the_same_bytes(site: Client, page: str) -> None:
    """Neither cookies nor languages nor scripts of a reader change a reference page."""
    address = f"/sl/{page}"
    mine, theirs = site.get(address), site.get(address, headers=STRANGER)
    assert theirs.content == mine.content
    assert theirs.headers == mine.headers


@some_reference_pages
def test_the_first_reader_leaves_no_trace(page: str) -> None:
    """Whoever comes first after a start, all get the same bytes."""
    address = f"/tr/{page}"
    assert Client().get(address, headers=STRANGER).content == Client().get(address).content


@every_page_by_turns
def test_known_page_is_not_sent_again(site: Client, language: str, page: str) -> None:
    """Who has the page as it is now is told so, without a body."""
    address = f"/{language}/{page}"
    etag = site.get(address).headers["ETag"]
    again = site.get(address, headers={"if-none-match": etag})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["ETag"] == etag


@pytest.mark.parametrize("known", ["{etag}", "W/{etag}", '"other", {etag}', "*"])
def test_a_known_page_can_be_named_in_several_ways(site: Client, known: str) -> None:
    """Proxies weaken ETags and browsers list several: the page is known all the same."""
    etag = site.get("/sl/rules/").headers["ETag"].removeprefix("W/")
    again = site.get("/sl/rules/", headers={"if-none-match": known.format(etag=etag)})
    assert again.status_code == 304
    assert again.headers["Vary"] == site.get("/sl/rules/").headers["Vary"]


def test_plain_and_compressed_share_a_weak_etag(site: Client) -> None:
    """One ETag for two encodings names the page, not its bytes, and says so."""
    plain = site.get("/sl/rules/")
    small = site.get("/sl/rules/", headers={"accept-encoding": "gzip"})
    assert small.headers["ETag"] == plain.headers["ETag"]
    assert plain.headers["ETag"].startswith("W/")


def test_lengths_are_told(site: Client) -> None:
    """The length of a finished page is known before it is sent."""
    for encoding in ("identity", "gzip"):
        page = site.get("/sl/rules/", headers={"accept-encoding": encoding})
        assert page.headers["Content-Length"] == str(len(page.content))


@pytest.mark.parametrize("old", ['"old"', "", "nonsense", 'W/"', "é", "*" * 10_000])
def test_changed_page_is_sent(site: Client, old: str) -> None:
    """Any other ETag gets the page."""
    assert site.get("/sv/rules/", headers={"if-none-match": old}).status_code == 200


@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.proof)])
def test_etags_differ_by_page_and_language(site: Client, step: int) -> None:
    """No two pages share an ETag: a few in every run, all in the proofs."""
    addresses = [f"/{language}/{page}" for language in LANGUAGES for page in REFERENCE[::step]]
    assert len({site.get(address).headers["ETag"] for address in addresses}) == len(addresses)


@some_reference_pages
def test_compressed_where_that_is_accepted(site: Client, page: str) -> None:
    """Who takes gzip gets the same page, smaller."""
    address = f"/sv/{page}"
    plain = site.get(address)
    small = site.get(address, headers={"accept-encoding": "br, gzip, deflate"})
    assert "Content-Encoding" not in plain.headers
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.content) == plain.content
    assert len(small.content) < len(plain.content)
    assert "Accept-Encoding" in plain.headers["Vary"]


@pytest.mark.parametrize("page", some_now(LIVE, 3))
def test_live_pages_are_compressed_too(site: Client, page: str) -> None:
    """Lessons and puzzles are compressed as they go out."""
    address = f"/sl/{page}"
    small = site.get(address, headers={"accept-encoding": "gzip"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.content) == site.get(address).content


@pytest.mark.parametrize("page", some_now([*REFERENCE, *LIVE], 3))
def test_head_gets_the_headers_alone(site: Client, page: str) -> None:
    """HEAD answers as GET does, without the body."""
    head, get = site.head(f"/tr/{page}"), site.get(f"/tr/{page}")
    assert head.status_code == get.status_code == 200
    assert head.content == b""
    for name in ("Content-Type", "Content-Language", "Content-Security-Policy", "Vary"):
        assert head.headers[name] == get.headers[name]
    assert head.headers.get("ETag") == get.headers.get("ETag")


@pytest.mark.parametrize("query", ["keep=me", "utm_source=x&fbclid=y", "x", "%00=%ff"])
def test_a_page_does_not_change_with_what_it_does_not_take(site: Client, query: str) -> None:
    """Who comes by a link with a tail gets the finished page, and no tail is passed on."""
    tailed = site.get(f"/en/rules/?{query}")
    assert tailed.content == site.get("/en/rules/").content
    assert tailed.headers["ETag"] == site.get("/en/rules/").headers["ETag"]


def test_two_languages_side_by_side_are_kept(site: Client) -> None:
    """The page beside another language is a finished page of its own."""
    plain, beside = site.get("/en/rules/who-wins/"), site.get("/en/rules/who-wins/?with=sl")
    assert beside.headers["ETag"] != plain.headers["ETag"]
    assert site.get("/en/rules/who-wins/?with=sl").content == beside.content


@pytest.mark.parametrize("query", ["with=sl&x=1", "x=1&with=%73l", "with=tr&with=sl"])
def test_a_tail_does_not_change_the_page_beside(query: str) -> None:
    """The language to read beside is all that counts, also for the first reader."""
    tailed = Client().get(f"/en/rules/who-wins/?{query}")
    assert tailed.content == Client().get("/en/rules/who-wins/?with=sl").content


@pytest.mark.parametrize("query", ["with=de", "with=", "with=sl&with=xx"])
def test_an_unknown_language_is_not_kept(site: Client, query: str) -> None:
    """What could be varied without end is refused each time."""
    assert "ETag" not in site.get(f"/en/rules/who-wins/?{query}").headers


def test_refusals_are_not_kept(site: Client) -> None:
    """A page that was refused is asked for again each time."""
    for _ in range(2):
        missing = site.get("/en/rules/nope/")
        assert missing.status_code == 404
        assert "ETag" not in missing.headers


def test_while_developing_nothing_is_kept(settings: LazySettings) -> None:
    """With DEBUG on, a changed template shows at once."""
    settings.DEBUG = True
    assert "ETag" not in Client().get("/en/rules/").headers
