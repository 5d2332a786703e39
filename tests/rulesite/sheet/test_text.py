"""The text form and the plain data of a sheet: one spelling, and clear words for anything else."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import FLOOR, NotationError, Placement
from engine.tiles import COLORS, SIZE, column_of
from rulesite.sheet import Entry, Sheet
from rulesite.sheet.sheet import MOST_ROUNDS

WRITTEN = "c2 | B1 Y3 f2 M, R2; K1, -"


@st.composite
def entries(draw: st.DrawFn, grey: bool) -> Entry:
    """Draw an entry, possible or not."""
    rows = sorted(draw(st.sets(st.integers(0, SIZE - 1))))
    colors = [draw(st.sampled_from(COLORS)) for _ in rows]
    spaces: st.SearchStrategy[Any] = st.sampled_from([*range(SIZE), FLOOR])
    columns: list[Any] = [
        draw(spaces) if grey else column_of(row, color)
        for row, color in zip(rows, colors, strict=True)
    ]
    placements = tuple(Placement(*parts) for parts in zip(colors, rows, columns, strict=True))
    return Entry(placements, draw(st.integers(0, 9)), draw(st.booleans()))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Draw a sheet, possible or not."""
    players, grey = draw(st.integers(2, 4)), draw(st.booleans())
    rounds = st.lists(st.tuples(*[entries(grey)] * players), max_size=6)
    return Sheet(players, grey, tuple(draw(rounds)))


@given(sheets())
def test_the_text_round_trips(sheet: Sheet) -> None:
    """A sheet written and read again is the same, in an address too."""
    assert Sheet.parse(str(sheet)) == sheet
    assert Sheet.from_slug(sheet.slug) == sheet
    assert str(Sheet.parse(str(sheet))) == str(sheet)


def test_the_data_says_the_same() -> None:
    """As plain data too: side, players, and of each entry its lines, floor and marker."""
    data = Sheet.parse("g2 | B1F Y34 f2 M, -").to_json()
    assert (data["side"], data["players"]) == ("g", 2)
    told, nothing = data["rounds"][0]
    assert told == {"lines": ["B1F", "Y34"], "floor": 2, "marker": True}
    assert nothing == {"lines": [], "floor": 0, "marker": False}


@given(st.text("cg234 |;,BYRKW12345F-fM09é", max_size=40))
def test_there_is_one_spelling(text: str) -> None:
    """What can be read at all is written exactly so."""
    check_spelling(text)


@given(st.data())
def test_a_slip_is_found(data: st.DataObject) -> None:
    """A letter left out, put in or changed is refused or makes another sheet."""
    text = str(data.draw(sheets()))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(["", *"cg29B15FfM-,;| xé\x00"]))
    slipped = text[:at] + letter + text[at + data.draw(st.integers(0, 1)) :]
    check_spelling(slipped)


def check_spelling(text: str) -> None:
    """Demand that a text is written as it was read, or refused at one of its signs."""
    column = fault_column(text)
    assert 1 <= column <= len(text) + 1 if column else str(Sheet.parse(text)) == text


def fault_column(text: str) -> int:
    """Give the column at which a text goes wrong, 0 when it does not."""
    try:
        Sheet.parse(text)
    except NotationError as error:
        return error.column
    return 0


def test_what_a_text_says() -> None:
    """Side and players, then round by round what each player completed and has on the floor."""
    first, second = Sheet.parse(WRITTEN).rounds
    assert first[0].placements == (Placement.from_notation("B11"), Placement.from_notation("Y34"))
    assert (first[0].floor, first[0].has_marker) == (2, True)
    assert first[1] == Entry((Placement.from_notation("R24"),))
    assert second[1] == Entry()


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "side"),
        ("x2", 1, "side"),
        ("c5", 2, "sheet-players"),
        ("c", 2, "sheet-players"),
        ("c22", 3, "sheet-bar"),
        ("c2|-, -", 3, "sheet-bar"),
        ("c2 | ", 6, "sheet-entries"),
        ("c2 | B1", 8, "sheet-entries"),
        ("c2 | -, -, -", 10, "sheet-entries"),
        ("c2 | -, - | -, -", 10, "sheet-end"),
        ("c2 | B6, -", 7, "row"),
        ("c2 | B15, -", 8, "sheet-space"),
        ("g2 | B1, -", 8, "column"),
        ("g2 | B16, -", 8, "column"),
        ("c2 | X1, -", 6, "sheet-line"),
        ("c2 | M B1, -", 6, "sheet-line"),
        ("c2 | B2 B1, -", 10, "sheet-order"),
        ("c2 | B2 R2, -", 10, "sheet-order"),
        ("c2 | f0, -", 7, "sheet-floor"),
        ("c2 | f10, -", 8, "sheet-floor"),
        ("c2 | -, -" + "; -, -" * MOST_ROUNDS, 10 + 6 * (MOST_ROUNDS - 1), "sheet-end"),
        ("c2" + " " * 9000, 6001, "sheet-end"),
    ],
)
def test_where_a_text_goes_wrong(text: str, column: int, expected: str) -> None:
    """The refusal says at which sign, and what belongs there."""
    with pytest.raises(NotationError) as caught:
        Sheet.parse(text)
    assert (caught.value.column, caught.value.expected) == (column, expected)
