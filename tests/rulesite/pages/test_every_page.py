"""What holds for every page of the site, in every language."""

from itertools import pairwise
from urllib.parse import urldefrag, urljoin, urlsplit
from xml.etree.ElementTree import Element

import pytest
from django.utils import translation
from django.utils.translation import gettext

from rulesite.glossary import TERMS
from rulesite.languages import OFFERED
from tests.rulesite.addresses import LANGUAGES, LIVE, PAGES, SHARED_OUT
from tests.rulesite.reading import READER, first, having, hrefs, visit, visited, with_id, words
from tests.turns import some_now
from tutorial import people

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
LOADED = {"script": "src", "img": "src", "link": "href", "use": "href", "form": "action"}
"""What a page loads or sends to, by the attribute that says where."""
ONLY_NAMED = {"canonical", "alternate", "manifest", "apple-touch-icon"}
"""Links that a page names without loading them."""
LONGEST_DESCRIPTION = 160

ADDRESSES = {f"/{language}/{page}" for page in PAGES for language in LANGUAGES}

every_page = pytest.mark.parametrize("page", PAGES)
every_page_and_language = pytest.mark.parametrize(("page", "language"), SHARED_OUT)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def policy_of(header: str) -> dict[str, str]:
    """Read a Content-Security-Policy."""
    return dict(part.strip().split(" ", 1) for part in header.split(";"))


def names_in(language: str) -> list[str]:
    """List the names of players, which may be the same in two languages."""
    with translation.override(language):
        return people.names(4)


def levels(root: Element) -> list[int]:
    """List the levels of the headings in order."""
    return [int(node.tag[1]) for node in root.iter() if node.tag in {"h1", "h2", "h3", "h4"}]


@every_page_and_language
def test_page_is_in_its_language(language: str, page: str) -> None:
    """The address says the language, and so do the header and the page."""
    response = visit(f"/{language}/{page}")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Content-Language"] == language
    assert first(visited(f"/{language}/{page}"), "html").get("lang") == language


@every_page_and_language
def test_page_has_a_title_and_one_main_heading(language: str, page: str) -> None:
    """The title ends in the name of the site; of the headings one is the first, an h1."""
    root = visited(f"/{language}/{page}")
    with translation.override(language):
        own, name = words(first(root, "title")).rsplit(" · ", 1)
        assert name == gettext("Tile School")
    found = levels(first(root, "main"))
    assert own
    assert found.count(1) == 1
    assert found[0] == 1


@every_page_and_language
def test_no_level_of_heading_is_left_out(language: str, page: str) -> None:
    """Below an h1 comes an h2, below an h2 an h3."""
    found = levels(first(visited(f"/{language}/{page}"), "main"))
    assert all(after <= before + 1 for before, after in pairwise(found))


@pytest.mark.parametrize("language", some_now(LANGUAGES, 4))
def test_no_two_pages_have_the_same_title(language: str) -> None:
    """In a list of tabs or search results, pages can be told apart."""
    alike = ("practice/cross/", "score/final/")  # a final score with no network is still one
    pages = [page for page in PAGES if not page.startswith(alike)]
    titles = [words(first(visited(f"/{language}/{page}"), "title")) for page in pages]
    assert len(set(titles)) == len(titles)


@every_page
def test_policy_is_strict(page: str) -> None:
    """Only what comes from the site itself is loaded, nothing inline."""
    headers = visit(f"/en/{page}").headers
    assert policy_of(headers["Content-Security-Policy"]) == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"


@every_page
def test_no_page_sets_a_cookie(page: str) -> None:
    """Reading leaves nothing with the reader, however the page is asked for."""
    responses = [visit(f"/sl/{page}"), visit(f"/sl/{page}?from=here"), READER.head(f"/sl/{page}")]
    assert not any(response.cookies for response in responses)
    assert not any("Set-Cookie" in response.headers for response in responses)


@every_page
def test_nothing_is_loaded_from_elsewhere(page: str) -> None:
    """Whatever a page loads or sends to lies on the site."""
    root = visited(f"/tr/{page}")
    found = [
        node.get(LOADED[node.tag], "/")
        for node in root.iter()
        if node.tag in LOADED and node.get("rel") not in ONLY_NAMED
    ]
    assert not [address for address in found if not address.startswith("/") or address[1:2] == "/"]


@every_page_and_language
def test_page_is_well_made(language: str, page: str) -> None:
    """Ids are unique, drawings are hidden from the ear, every control has a name."""
    root = visited(f"/{language}/{page}")
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    assert all(node.get("aria-hidden") == "true" for node in root.iter("svg"))
    assert all(words(node) or node.get("aria-label") for node in root.iter("a"))
    assert all(words(node) for node in root.iter("button"))
    assert all(node.get("type") for node in root.iter("button"))


@every_page
def test_tables_name_their_rows_and_columns(page: str) -> None:
    """Each table has a name, and each of its heads says what it heads."""
    root = visited(f"/sv/{page}")
    for table in root.iter("table"):
        assert any(words(caption) for caption in table.iter("caption")) or "points" in table.get(
            "class", ""
        )
        assert {head.get("scope") for head in table.iter("th")} <= {"row", "col"}


@every_page_and_language
def test_language_menu_keeps_the_place(language: str, page: str) -> None:
    """The menu names each language in itself and leads to the same page in it."""
    root = visited(f"/{language}/{page}")
    for menu in (node for node in having(root, "languages") if node.tag == "ul"):
        links = list(menu.iter("a"))
        assert [words(link) for link in links] == [offered.name for offered in OFFERED]
        assert [link.get("href") for link in links] == [f"/{code}/{page}" for code in LANGUAGES]
        assert [link.get("lang") for link in links] == LANGUAGES
        current = [link.get("lang") for link in links if link.get("aria-current")]
        assert current == [language]


@every_page_and_language
def test_header_and_footer_are_on_every_page(language: str, page: str) -> None:
    """A skip link first, four doors, the unofficial notice, and a live region."""
    root = visited(f"/{language}/{page}")
    skip = first(root, "a")
    assert skip.get("href") == "#main"
    assert with_id(root, "main").tag == "main"
    doors = [f"/{language}/{door}/" for door in ("rules", "learn", "practice", "table")]
    menus = [node for node in having(root, "doors") if node.tag == "ul"]
    assert menus
    assert all(list(hrefs(menu)) == doors for menu in menus)
    assert "Kiesling" in words(first(root, "footer"))
    assert with_id(root, "live").get("role") == "status"


@every_page_and_language
def test_page_describes_itself(language: str, page: str) -> None:
    """Search results get a sentence that fits."""
    root = visited(f"/{language}/{page}")
    (text,) = [
        node.get("content", "") for node in root.iter("meta") if node.get("name") == "description"
    ]
    assert 20 <= len(text) <= LONGEST_DESCRIPTION


def check_links(addresses: list[str]) -> None:
    """Follow the links of some pages, to pages and to places on them."""
    links = {urljoin(address, href) for address in addresses for href in hrefs(visited(address))}
    inside = {link for link in links if not urlsplit(link).netloc}
    assert all(urlsplit(link).scheme == "https" for link in links - inside)
    for path, fragment in map(urldefrag, inside):
        if path not in ADDRESSES:
            assert READER.get(path, follow=True).status_code == 200, path
        elif fragment:
            assert with_id(visited(path), fragment) is not None


@every_language
def test_links_lead_somewhere(language: str) -> None:
    """Each link of every fourth page leads to a page, and to a place that is on it."""
    turn = LANGUAGES.index(language)
    check_links([f"/{language}/{page}" for page in PAGES[turn :: len(LANGUAGES)]])


@pytest.mark.proof
@every_language
def test_every_link_leads_somewhere(language: str) -> None:
    """Each link of each page leads to a page, and to a place that is on it."""
    check_links([f"/{language}/{page}" for page in PAGES])


@pytest.mark.parametrize(
    ("page", "language"), [shared for shared in SHARED_OUT if "en" not in shared.values]
)
def test_nothing_stays_in_english(language: str, page: str) -> None:
    """No heading, label or button of a translated page is that of the English one."""
    english = visited(f"/en/{page}")
    root = visited(f"/{language}/{page}")
    tags = {"h1", "h2", "h3", "p", "button", "label", "summary", "figcaption", "caption"}
    there = {words(node) for node in root.iter() if node.tag in tags}
    theirs = {words(node) for node in english.iter() if node.tag in tags}
    same = {text for text in there & theirs if any(map(str.isalpha, text))}
    names = {term.name("en") for term in TERMS if term.name("en") == term.name(language)}
    assert not same - names - set(names_in(language))


@pytest.mark.parametrize("page", LIVE)
def test_live_pages_may_not_be_kept_as_finished(page: str) -> None:
    """Only reference pages are the same bytes for everyone and carry an ETag."""
    assert "ETag" not in visit(f"/en/{page}").headers
