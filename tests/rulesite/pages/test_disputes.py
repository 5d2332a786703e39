"""The pages of disputes: verdict first, then why, the rules, a figure and a code to scan."""

from http import HTTPStatus
from xml.etree.ElementTree import Element

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from rulesite.disputes import DISPUTES, Dispute, Phase, asking
from rulesite.disputes.qr import code
from rulesite.pages.disputes import phase_words
from rulesite.rulebook import find_unit, numbered_units
from rulesite.rulebook.citation import cite
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, visited, with_id, words

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_dispute = pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute.id)


def address(language: str, dispute: Dispute) -> str:
    """Return the path of a dispute."""
    return f"/{language}/disputes/{dispute.id}/"


def article(language: str, dispute: Dispute) -> Element:
    """Return the part of a page that settles the dispute."""
    return first(visited(address(language, dispute)), "article")


def spoken(text: object) -> str:
    """Return a text as it is read, its spaces collapsed."""
    return " ".join(str(text).split())


@every_language
@every_dispute
def test_question_verdict_reason_rules(dispute: Dispute, language: str) -> None:
    """In this order: what is asked, what to do now, why, and each rule behind it."""
    settled = first(article(language, dispute), "div")
    with translation.override(language):
        parts = [dispute.question, dispute.verdict, dispute.reason]
        citations = [cite(unit_id) for unit_id in dispute.units]
        wanted = [spoken(part) for part in parts] + [
            f"{found.number} {found.title}" for found in citations
        ]
    text = words(settled)
    places = [text.index(part) for part in wanted]
    assert places == sorted(places)
    assert set(hrefs(settled)) >= {found.href for found in citations}


@every_dispute
def test_our_choice_is_labeled(dispute: Dispute) -> None:
    """A label under the verdict leads to the ruling, exactly where the rulebook doesn’t decide."""
    labels = having(article("en", dispute), "ours")
    found = [link for label in labels for link in hrefs(label)]
    assert found == ([f"/en/rulings/#{dispute.units[0]}"] if dispute.is_our_choice else [])
    for link in found:
        with_id(visited("/en/rulings/"), link.partition("#")[2])


@every_dispute
def test_markup_names_topics_and_units(dispute: Dispute) -> None:
    """Programs find the id, the topics and the units of a dispute in its page."""
    shown = article("en", dispute)
    assert shown.get("data-dispute") == dispute.id
    assert (shown.get("data-topic") or "").split() == list(dispute.topics)
    named = [item.get("data-unit") for item in shown.iter("li") if item.get("data-unit")]
    assert named == list(dispute.units)


@every_language
@every_dispute
def test_the_code_holds_the_address(dispute: Dispute, language: str) -> None:
    """The QR code is that of the page’s own public address, which stands under it too."""
    (part,) = having(article(language, dispute), "qr")
    public = settings.SITE_URL + address(language, dispute)
    assert first(part, "path").get("d") == code(public).path
    assert public in words(part)


def test_the_code_can_be_read_in_any_setting() -> None:
    """It has a name, and a light ground of its own that no dark scheme takes away."""
    (part,) = having(article("en", DISPUTES[0]), "qr")
    drawing = first(part, "div")
    assert drawing.get("role") == "img"
    assert drawing.get("aria-label")
    assert first(drawing, "svg").get("aria-hidden") == "true"
    assert first(drawing, "rect").get("fill") == "#ffffff"
    assert first(drawing, "path").get("fill") == "#000000"
    assert not any(node.get("style") for node in part.iter())


@every_dispute
def test_a_verdict_can_be_passed_on(dispute: Dispute) -> None:
    """Its link can be followed, copied and shared."""
    (part,) = having(article("en", dispute), "share")
    here = address("en", dispute)
    assert here in hrefs(part)
    buttons = list(part.iter("button"))
    assert [button.get("data-copy") or button.get("data-share") for button in buttons] == [here] * 2


@every_dispute
def test_a_figure_where_there_is_one(dispute: Dispute) -> None:
    """The board stands after the reason, with what the engine says of it."""
    figures = list(article("en", dispute).iter("figure"))
    assert len(figures) == (1 if dispute.figure else 0)
    assert all(words(first(figure, "figcaption")) for figure in figures)


@every_dispute
def test_ways_on(dispute: Dispute) -> None:
    """From a verdict one goes to related disputes, to its phase and to all of them."""
    links = set(hrefs(first(visited(address("en", dispute)), "main")))
    wanted = {f"/en/disputes/{other}/" for other in dispute.related}
    assert links >= {*wanted, "/en/disputes/", f"/en/disputes/#{dispute.phase}"}


@every_language
def test_all_disputes_by_phase(language: str) -> None:
    """Each question is listed under its phase with its verdict, and leads to its page."""
    page = visited(f"/{language}/disputes/")
    with translation.override(language):
        for phase, title in phase_words().items():
            assert spoken(title) in words(with_id(page, phase))
        for dispute in DISPUTES:
            item = with_id(with_id(page, dispute.phase), dispute.id)
            assert words(item) == f"{spoken(dispute.question)} {spoken(dispute.verdict)}"
            assert list(hrefs(item)) == [address(language, dispute)]


def test_phases_have_short_anchors() -> None:
    """At the top each phase can be jumped to."""
    (jumps,) = having(visited("/en/disputes/"), "dispute-phases")
    assert list(hrefs(jumps)) == [f"#{phase}" for phase in Phase]


@every_language
def test_an_unknown_dispute(site: Client, language: str) -> None:
    """A made-up id is refused in words, with a link to all disputes."""
    response = site.get(f"/{language}/disputes/no-such-dispute/")
    assert response.status_code == HTTPStatus.NOT_FOUND
    assert f'href="/{language}/disputes/"' in response.content.decode()


def test_search_engines_are_told_the_answer() -> None:
    """The page says of itself that it is a question with this answer."""
    dispute = DISPUTES[0]
    told = "".join(script.text or "" for script in visited(address("en", dispute)).iter("script"))
    assert '"FAQPage"' in told
    with translation.override("en"):
        assert str(dispute.verdict) in told


@every_dispute
def test_a_shared_link_tells_the_verdict(dispute: Dispute) -> None:
    """Where a link is shown, the line under its title holds the verdict."""
    metas = visited(address("en", dispute)).iter("meta")
    (told,) = [meta.get("content", "") for meta in metas if meta.get("name") == "description"]
    with translation.override("en"):
        assert str(dispute.verdict) in told


def test_rules_lead_to_disputes() -> None:
    """Behind "More" of a rule are the questions that people ask about it."""
    for entry in numbered_units():
        page = visited(f"/en/rules/{entry.section.id}/")
        links = set(hrefs(with_id(page, entry.unit.id)))
        wanted = {address("en", dispute) for dispute in asking(entry.unit.id)}
        assert wanted == {link for link in links if link.startswith("/en/disputes/")}
    assert asking(find_unit("marker-take").unit.id)


@every_language
@pytest.mark.parametrize("page", ["", "table/"])
def test_start_and_table_lead_here(language: str, page: str) -> None:
    """From the start page and from the table it is one tap to all disputes."""
    assert f"/{language}/disputes/" in hrefs(first(visited(f"/{language}/{page}"), "main"))
