"""The whole game on one page."""

import pytest
from django.utils import translation

from engine.tiles import (
    BONUS_COLOR,
    BONUS_COLUMN,
    BONUS_ROW,
    DISPLAYS,
    FLOOR_PENALTIES,
    TILES_PER_DISPLAY,
)
from rulesite.rulebook import checklist
from rulesite.rulebook.slots import signed
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import first, having, hrefs, visited, with_id, words

STAGES = (
    checklist.SETUP,
    checklist.DRAFTING,
    checklist.TILING,
    checklist.NEXT_ROUND,
    checklist.WINNER,
)
ITEMS = [
    *(item for stage in STAGES for item in stage.items),
    *(item for _, item in checklist.EDITIONS),
]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_no_digit_is_typed() -> None:
    """Numbers are slots, filled from the engine."""
    assert not [str(item.source) for item in ITEMS if any(map(str.isdigit, str(item.source)))]


@every_language
def test_every_item_is_there_with_its_rules(language: str) -> None:
    """Each item is shown, and its numbers lead to the rules behind it."""
    main = first(visited(f"/{language}/quick-reference/"), "main")
    with translation.override(language):
        texts = [item.text for item in ITEMS]
    fragments = {href.partition("#")[2] for href in hrefs(main)}
    assert all(text in words(main) for text in texts)
    assert {unit_id for item in ITEMS for unit_id in item.units} <= fragments


@every_language
def test_every_box_can_be_ticked_by_its_words(language: str) -> None:
    """A box belongs to the words of its item; the links stand beside them."""
    main = first(visited(f"/{language}/quick-reference/"), "main")
    labels = list(main.iter("label"))
    assert len(labels) == sum(len(stage.items) for stage in STAGES)
    for label in labels:
        assert [box.get("type") for box in label.iter("input")] == ["checkbox"]
        assert words(label)
        assert not list(label.iter("a"))


def test_setup_is_that_of_the_engine() -> None:
    """Players, displays and the tiles on them stand below each other."""
    table = first(with_id(visited("/en/quick-reference/"), "setup"), "table")
    rows = [[int(words(cell)) for cell in row.iter("td")] for row in table.iter("tr")]
    displays = list(DISPLAYS.values())
    assert rows == [list(DISPLAYS), displays, [n * TILES_PER_DISPLAY for n in displays]]


def test_points_are_those_of_the_engine() -> None:
    """The floor line and the bonuses are given as they are printed."""
    root = visited("/en/quick-reference/")
    table = first(with_id(root, "end"), "table")
    points = [words(cell) for cell in table.iter("td")]
    assert points == [signed(n) for n in (BONUS_ROW, BONUS_COLUMN, BONUS_COLOR)]
    costs = " ".join(signed(cost) for cost in FLOOR_PENALTIES)
    assert costs in words(with_id(root, "wall-tiling"))


def test_both_editions_keep_their_score() -> None:
    """The score track and the sliders of Mini stand side by side, the same for everyone."""
    names = [words(name) for name in with_id(visited("/en/quick-reference/"), "setup").iter("dt")]
    assert names == ["Azul", "Azul Mini"]


@pytest.mark.parametrize("page", ["quick-reference/", "rules/drafting/", "rules/complete/"])
def test_awake_button_waits_for_its_script(page: str) -> None:
    """Without scripts there is no button; it comes with its own small file."""
    root = visited(f"/en/{page}")
    (place,) = having(root, "awake")
    assert "hidden" in place.attrib
    assert first(place, "button").get("aria-pressed") == "false"
    assert [s for s in root.iter("script") if s.get("src", "").endswith("awake.js")]


def test_table_page_leads_here() -> None:
    """The fourth door opens the quick reference."""
    assert "/en/quick-reference/" in set(hrefs(first(visited("/en/table/"), "main")))
