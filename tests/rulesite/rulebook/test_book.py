"""The book: ids that stay, numbers that follow the order, references that hold."""

import re

import pytest

from engine.rules import CONVENTIONS, Rule
from rulesite.rulebook import BOOK, Authority, find_section, find_unit, numbered_units
from rulesite.rulebook.book import _check_references, _index
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

TOPICS = {
    *("setup", "components", "goal", "drafting-factory", "drafting-centre", "starting-marker"),
    *("pattern-lines", "pattern-line-colour-restriction", "overflow", "floor-line"),
    *("floor-penalties", "score-never-negative", "wall-tiling-order", "tile-scoring"),
    *("next-round", "bag-refill", "game-end", "end-bonuses", "tie-break", "grey-wall"),
    *("grey-wall-no-space", "player-count", "forced-move", "incomplete-lines", "mini-edition"),
}
"""What search and links know."""
FACTS = {
    *("goal", "quick-facts", "weight", "three-phases", "five-rounds", "no-solo"),
    *("component-bag", "component-boards", "component-displays", "component-markers"),
    *("component-sides", "free-choice", "tile-together", "score-earlier", "score-check"),
    *("tiles-return", "end-announce", "end-many", "bonus-late", "highest-score"),
    *("grey-bonus", "grey-draft", "minute-draft", "minute-end", "minute-tile"),
    *("editions", "mini-parts", "mini-same", "mini-score", "other-games", "promos"),
}
"""Units that tell a fact of the game or what follows, and so are no rules of the engine."""
RULES = {str(rule) for rule in Rule}
ID = re.compile(r"[a-z]+(-[a-z]+)*")

UNITS = [entry.unit for entry in numbered_units()]


def test_ids_are_unique() -> None:
    """No id stands for two things, be it a unit or a section."""
    ids = [unit.id for unit in UNITS] + [section.id for section in BOOK]
    assert len(ids) == len(set(ids))


def test_ids_are_words() -> None:
    """An id says what it means, in small letters."""
    assert all(ID.fullmatch(found.id) for found in (*UNITS, *BOOK))


def test_units_are_rules_of_the_engine() -> None:
    """Every normative unit is a rule that the engine carries out, and each rule has its unit."""
    ids = {unit.id for unit in UNITS}
    assert ids - FACTS == RULES
    assert not FACTS & RULES
    assert ids >= FACTS


def test_the_whole_of_tile_scoring_is_told() -> None:
    """Each rule by which a tile scores has its unit."""
    rules = {str(rule) for rule in Rule if rule.name.startswith("SCORE_")}
    elsewhere = {"score-start", "score-track", "score-floor", "score-min"}
    scoring = find_section("tile-scoring")
    assert scoring is not None
    assert {unit.id for unit in scoring.units} - FACTS == rules - elsewhere


@pytest.mark.parametrize(
    "rule",
    [
        *(Rule.TURN_ORDER, Rule.TAKE_ALL, Rule.TAKE_ONE_PLACE, Rule.TAKE_REST, Rule.TAKE_CENTER),
        *(Rule.MUST_TAKE, Rule.TAKE_BACK, Rule.DRAFTING_ENDS),
    ],
)
def test_drafting_is_told(rule: Rule) -> None:
    """Each rule of taking tiles is in the section on drafting."""
    assert find_unit(rule).section.id == "drafting"


@pytest.mark.parametrize(
    "rule",
    [
        *(Rule.MARKER_TAKE, Rule.MARKER_COST, Rule.MARKER_FULL_FLOOR),
        *(Rule.MARKER_ALONE, Rule.MARKER_STARTS, Rule.MARKER_UNCLAIMED),
    ],
)
def test_the_marker_is_told(rule: Rule) -> None:
    """Who takes the marker, and what that brings, is in the section on it."""
    assert find_unit(rule).section.id == "starting-marker"


def test_references_resolve() -> None:
    """A unit refers to other units that are there, and not to itself."""
    ids = {unit.id for unit in UNITS}
    for found in UNITS:
        assert found.related
        assert set(found.related) <= ids - {found.id}
        assert len(set(found.related)) == len(found.related)


def test_a_dangling_reference_stops_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reference to a unit that is not there is found when the site starts."""
    entry = find_unit("take-all")
    lost = entry._replace(unit=unit("x", "X.", title=entry.unit.title, topics=[], related=["nope"]))
    monkeypatch.setattr("rulesite.rulebook.book._UNITS", {"x": lost})
    with pytest.raises(ValueError, match="nope"):
        _check_references()


def test_an_id_twice_stops_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two units with one id are found when the site starts."""
    monkeypatch.setattr("rulesite.rulebook.book.BOOK", (BOOK[0], BOOK[0]))
    with pytest.raises(ValueError, match="two rule units have the id 'goal'"):
        _index()


def test_numbers_follow_the_order() -> None:
    """Sections count from 1, and the units of each from 1."""
    numbers = [entry.number for entry in numbered_units()]
    wanted = [
        f"{chapter}.{place}"
        for chapter, section in enumerate(BOOK, 1)
        for place in range(1, len(section.units) + 1)
    ]
    assert numbers == wanted
    assert find_unit("goal").number == "1.1"
    assert find_unit("turn-order").number == "5.1"
    assert find_unit("score-now").number == "10.1"


def test_every_unit_has_known_topics() -> None:
    """A unit is found under at least one topic, and under none that search does not know."""
    for found in UNITS:
        assert found.topics
        assert set(found.topics) <= TOPICS


@pytest.mark.parametrize("section", BOOK, ids=lambda section: section.id)
def test_sections_are_found_by_id(section: Section) -> None:
    """A section is found by the id in its address."""
    assert find_section(section.id) is section


@pytest.mark.parametrize("name", ["", "nope", "Drafting", "drafting ", "take-all"])
def test_there_is_no_other_section(name: str) -> None:
    """Nothing else is a section."""
    assert find_section(name) is None


def test_there_is_no_other_unit() -> None:
    """Asking for a unit that is not there is a fault."""
    with pytest.raises(KeyError):
        find_unit("nope")


def test_conventions_are_marked() -> None:
    """Where the rulebook is silent the unit says so, and nowhere else."""
    marked = {unit.id for unit in UNITS if unit.authority is Authority.CONVENTION}
    assert marked == {str(rule) for rule in CONVENTIONS}
