"""After one visit the reference is read and searched with the network off."""

import pytest
from playwright.sync_api import Page, expect

from rulesite.search.finding import find, searcher
from tests.browser.conftest import Visitor
from tests.browser.copying import copies, held, wait_for_copy
from tests.browser.reader import PHONE, Reader
from tests.browser.visit import Visit
from tests.rulesite.addresses import LANGUAGES, REFERENCE, TEXTS
from tests.turns import some_now

SAMPLE = ["", "rules/drafting/", "disputes/pass/", "glossary/", "quick-reference/", "rulings/"]
QUERIES = {
    "en": ["bonus", "can i pass", "floor line full", "yer çizgisi", "golvlinje"],
    "tr": ["pas geçebilir miyim", "zemin", "berabere", "tie", "zacetni zet"],
    "sl": ["zacetni zet", "izenačeno", "talna vrsta", "floor line", "golvlinjen"],
    "sv": ["golvlinjen", "oavgjort", "får man passa", "floor line", "zemin"],
}
"""Some of each in another language than the reader's."""


def stored(visitor: Visitor, language: str, first: str = "") -> Visit:
    """Visit one page, let the copy be stored, and switch the network off."""
    visit = visitor(Reader(language, PHONE, keeps_copy=True))
    wait_for_copy(visit.open(first), language)
    visit.page.context.set_offline(True)
    return visit


def hrefs(page: Page) -> list[str | None]:
    """List where the results lead."""
    expect(
        page.locator("#found li, [data-when=missed]").locator("visible=true").first
    ).to_be_visible()
    return [link.get_attribute("href") for link in page.locator("#found li a").all()]


def from_server(query: str, language: str) -> list[str]:
    """List where the server's results lead."""
    entries = searcher(language).index["entries"]
    return [str(entries[hit.entry][4]) for hit in find(query, language).hits]


@pytest.mark.parametrize("language", some_now(LANGUAGES, 4))
def test_the_reference_works_with_no_network(visitor: Visitor, language: str) -> None:
    """After one visit pages open and search finds what the server would, in the same order."""
    visit = stored(visitor, language, "glossary/")
    assert {f"/{language}/{page}" for page in REFERENCE if page not in TEXTS} <= held(visit.page)
    for rest in SAMPLE:
        page = visit.open(rest)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.url == visit.address(rest)
        assert page.evaluate("getComputedStyle(document.body).display") == "flex", "no style"
    for query in QUERIES[language]:
        page = visit.open(f"search/?q={query}")
        assert hrefs(page) == from_server(query, language), query


def test_searching_while_typing_with_no_network(visitor: Visitor) -> None:
    """The box of a stored page leads to the stored search, which answers each pause."""
    visit = stored(visitor, "en")
    page = visit.open("rules/")
    page.locator("input[name=q]").fill("starting marker")
    page.locator("input[name=q]").press("Enter")
    assert hrefs(page) == from_server("starting marker", "en")
    expect(page.locator("#found mark").first).to_be_visible()
    page.locator("#ask").fill("zxqv")
    expect(page.locator("[data-when=missed]")).to_be_visible()
    expect(page.locator("#told")).to_have_text("Nothing found")
    assert page.url.endswith("?q=zxqv")


@pytest.mark.parametrize("rest", ["learn/", "practice/cross/1-1-a/", "board/", "nowhere/"])
def test_what_needs_the_network_says_so(visitor: Visitor, rest: str) -> None:
    """A live page gives way to a calm one, in the reader's language, from which all works."""
    visit = stored(visitor, "sv")
    page = visit.open(rest)
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    expect(page.locator("ul.stored a")).to_have_count(7)
    visit.link("disputes/").first.click()
    expect(page.locator("#marker-full-floor")).to_be_attached()


def test_a_form_that_is_sent_says_that_it_has_not_arrived(visitor: Visitor) -> None:
    """An answer given with no network brings the calm page, and going back brings the form."""
    visit = visitor(Reader("en", PHONE, keeps_copy=True))
    wait_for_copy(visit.open("practice/cross/1-1-a/"), "en")
    visit.page.context.set_offline(True)
    visit.page.evaluate("document.querySelector('main form').submit()")
    expect(visit.page.locator("ul.stored")).to_be_visible()


def test_another_language_is_answered_in_the_stored_one(visitor: Visitor) -> None:
    """Of a language that is not stored nothing can be shown; the calm page is in the other one."""
    visit = stored(visitor, "sl")
    visit.page.goto(f"{visit.origin}/tr/rules/")
    expect(visit.page.locator("html")).to_have_attribute("lang", "sl")
    visit.page.goto(f"{visit.origin}/")
    expect(visit.link("disputes/").first).to_be_visible()


def test_the_network_comes_first_when_it_answers(visitor: Visitor) -> None:
    """Back on the network, live pages and the server's search are there again."""
    visit = stored(visitor, "en")
    visit.open("board/")
    visit.page.context.set_offline(False)
    page = visit.open("search/?q=bonus")
    page.reload()
    expect(page.locator("#ask[hx-get]")).to_be_visible()
    expect(visit.open("board/").locator("#situation")).to_be_visible()


def test_the_copy_can_be_removed_and_stored_again(visitor: Visitor) -> None:
    """The page about the site says whether a copy is here; a removed one stays away until asked."""
    visit = visitor(Reader("en", PHONE, keeps_copy=True))
    wait_for_copy(visit.open("rules/"), "en")
    page = visit.open("about/")
    expect(page.locator("#copy")).to_contain_text("Works with no network")
    expect(page.locator("[data-do=store]")).to_be_hidden()
    page.locator("[data-do=remove]").click()
    expect(page.locator("#copy")).to_contain_text("No copy is stored")
    expect(page.locator("[data-do=remove]")).to_be_hidden()
    visit.open("rules/")
    visit.page.wait_for_timeout(1500)
    assert copies(page) == []
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    visit.open("about/").locator("[data-do=store]").click()
    wait_for_copy(page, "en")
    expect(page.locator("#copy")).to_contain_text("Works with no network")


def test_nothing_is_stored_where_data_is_dear(visitor: Visitor) -> None:
    """Who saves data gets no copy unless asked for."""
    visit = visitor(Reader("en", PHONE, keeps_copy=True))
    visit.page.context.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    visit.open("rules/").wait_for_timeout(1500)
    assert copies(visit.page) == []
    expect(visit.open("about/").locator("#copy")).to_contain_text("No copy is stored")


@pytest.mark.parametrize("rest", ["about/", "offline/", "offline/search/", "rules/"])
def test_scripts_off_is_fine(visitor: Visitor, rest: str) -> None:
    """Without scripts there is no copy, no talk of one, and everything else as before."""
    visit = visitor(Reader("en", PHONE, has_scripts=False))
    page = visit.open(rest)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("#copy")).to_be_hidden()
