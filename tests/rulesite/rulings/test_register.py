"""The rulings register: every choice of ours has its question, readings, reason and sources."""

from urllib.parse import urlsplit

import pytest
from django.utils import translation

from engine.rules import CONVENTIONS, Rule
from rulesite.rulebook import Authority, find_unit, numbered_units
from rulesite.rulings import OFFICIAL_PAGE, RULINGS, SOURCES, Confidence, Ruling, Source, find
from rulesite.rulings.ruling import ruling as make
from tests.rulesite.addresses import LANGUAGES

every_ruling = pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)


@pytest.mark.parametrize("rule", sorted(CONVENTIONS))
def test_every_convention_has_a_ruling(rule: Rule) -> None:
    """Where the engine decides by convention, the register says so and why."""
    found = find(rule)
    assert found is not None
    assert found.confidence in {Confidence.SILENT, Confidence.DISPUTED}


@every_ruling
def test_a_ruling_is_a_rule_of_the_book(ruling: Ruling) -> None:
    """What is ruled is the text of a rule unit, word for word."""
    assert ruling.entry == find_unit(ruling.id)
    assert ruling.entry.unit.text


@every_ruling
def test_a_ruling_on_what_is_stated_is_none(ruling: Ruling) -> None:
    """A ruling that is only likely is on no convention, and none is called certain."""
    is_choice = ruling.entry.unit.authority is Authority.CONVENTION
    assert not (is_choice and ruling.confidence is Confidence.LIKELY)


@every_ruling
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_weighs_readings(ruling: Ruling, language: str) -> None:
    """A question, at least two different readings, and a reason, all in words."""
    with translation.override(language):
        readings = {str(reading) for reading in ruling.readings}
        assert "?" in str(ruling.question)
        assert len(readings) == len(ruling.readings) >= 2
        assert all(text.endswith((".", "?")) for text in readings)
        assert str(ruling.why).endswith((".", "?"))


@every_ruling
def test_no_digit_is_typed(ruling: Ruling) -> None:
    """Numbers belong to the rule unit, whose slots the engine fills."""
    texts = [ruling.question, *ruling.readings, ruling.why]
    assert not any(sign.isdigit() for text in texts for sign in str(text))


@every_ruling
def test_a_ruling_names_its_sources(ruling: Ruling) -> None:
    """Somebody else’s word stands behind each ruling, or the rulebook’s silence."""
    assert ruling.sources
    assert set(ruling.sources) <= set(SOURCES.values())
    assert len(set(ruling.sources)) == len(ruling.sources)


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
def test_a_source_is_a_public_page(source: Source) -> None:
    """Each source has a name, a secure address and a word on what it is."""
    address = urlsplit(source.href)
    assert address.scheme == "https"
    assert "." in address.netloc
    assert source.name
    assert str(source.about)


def test_every_source_is_used_or_read_in_general() -> None:
    """No source is listed for show: each stands behind a ruling or collects questions."""
    used = {source for ruling in RULINGS for source in ruling.sources}
    unused = {key for key, source in SOURCES.items() if source not in used}
    assert unused <= {"geek", "mira"}


def test_the_official_page_is_the_publisher_s() -> None:
    """The link to the official rules leads to the publisher."""
    assert urlsplit(OFFICIAL_PAGE).netloc == "www.nextmovegames.com"


def test_rulings_go_in_the_order_of_the_book() -> None:
    """One ruling a unit, in reading order."""
    order = [entry.unit.id for entry in numbered_units()]
    places = [order.index(ruling.id) for ruling in RULINGS]
    assert places == sorted(set(places))


def test_most_units_have_no_ruling() -> None:
    """Where the rulebook speaks, there is nothing to rule."""
    assert find("take-all") is None
    assert find("nope") is None


def test_a_ruling_needs_known_sources() -> None:
    """A source that is not in the list can’t be cited."""
    found = RULINGS[0]
    with pytest.raises(KeyError):
        make(
            found.id,
            found.question,
            readings=found.readings,
            why=found.why,
            confidence=found.confidence,
            sources=["hearsay"],
        )
