"""What holds for live examples of every kind."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesite.live import KINDS, Example, Unreadable, start, try_address
from rulesite.rulebook import find_unit, numbered_units
from tests.rulesite.live.examples import examples

QUICK = settings(deadline=None, max_examples=60)
TAUGHT = {
    "score": [
        *("score-lone", "score-row", "score-column", "score-both", "score-run"),
        "score-no-diagonal",
    ],
    "floor": ["floor-penalties", "floor-full", "marker-cost", "score-min", "score-floor"],
    "bonus": ["bonus-add-up"],
    "tiling": ["tile-order", "tile-full-lines"],
}
"""The units that teach counting."""
every_unit = pytest.mark.parametrize(
    ("kind", "unit"), [(kind, unit) for kind, units in TAUGHT.items() for unit in units]
)


def buttons(example: Example) -> list[str]:
    """List the codes of everything that can be pressed."""
    view = example.view()
    codes = [tool.code for tool in (*view.modes, *view.tools) if not tool.is_off_limits]
    spaces = [space.choice for space in view.floor]
    if view.board:
        spaces += [space.choice for row in view.board.rows for space in row.wall]
        spaces += [row.line.choice for row in view.board.rows if row.line]
    return codes + [choice.value for choice in spaces if choice]


def reread(example: Example, query: dict[str, str]) -> Example:
    """Read a query as the site does: what it leaves out is as at the start."""
    first = start(KINDS[example.kind])
    assert first is not None
    return first.read(query, first)


@QUICK
@given(examples)
def test_an_address_holds_the_whole_example(example: Example) -> None:
    """What an address says is read back as what it was made from."""
    query = dict(parse_qsl(urlsplit(example.address()).query))
    assert reread(example, query) == example


@QUICK
@given(examples, st.data())
def test_whatever_is_pressed_gives_an_example(example: Example, data: st.DataObject) -> None:
    """Every button leads to another example, which its address holds."""
    code = data.draw(st.sampled_from(buttons(example)))
    after = example.tapped(code)
    assert reread(after, after.query) == after
    assert after.view().announcement


@QUICK
@given(examples, st.text(max_size=12))
def test_other_presses_are_refused(example: Example, code: str) -> None:
    """What no button sends is no press."""
    if code not in buttons(example):
        with pytest.raises(Unreadable):
            example.tapped(code)


@given(examples)
@QUICK
def test_empty_is_empty(example: Example) -> None:
    """Starting from empty leaves nothing that was put there."""
    letters = set(example.emptied().view().position.split(":", 1)[1]) & set("BYRKWM")
    assert len(letters) <= 1


@every_unit
def test_units_that_teach_counting_can_be_tried(kind: str, unit: str) -> None:
    """The figure of such a unit is the start of an example."""
    found = start(unit)
    assert found is not None
    assert found.kind == kind
    assert try_address(find_unit(unit).unit) == found.address(unit)


def test_other_units_have_nothing_to_try() -> None:
    """Without something to count there is no address to follow."""
    taught = {unit for units in TAUGHT.values() for unit in units}
    others = [entry.unit for entry in numbered_units() if entry.unit.id not in taught]
    assert not [unit.id for unit in others if try_address(unit)]
    assert start("nope") is None


@pytest.mark.parametrize(("kind", "unit"), KINDS.items())
def test_each_kind_starts_from_its_unit(kind: str, unit: str) -> None:
    """An address that says nothing shows the figure of a unit of this kind."""
    found = start(unit)
    assert found is not None
    assert found.kind == kind
