"""A round being told: its short text, what taps do, and how far the engine can count it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Board, Color, Placement
from engine.tiles import SIZE
from rulesite.sheet import reckon
from rulesite.sheet.draft import Draft, NoDraft, Part
from rulesite.sheet.telling import telling, tellings
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind

COLOR = st.sampled_from(tuple(Color))
PUT = st.builds(Placement, COLOR, st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
PARTS = st.builds(
    Part,
    st.tuples(*[st.one_of(st.none(), COLOR)] * SIZE),
    st.integers(0, 9),
    st.booleans(),
    st.lists(PUT, max_size=SIZE).map(tuple),
)


@given(st.lists(PARTS, min_size=2, max_size=4))
def test_the_text_round_trips(parts: list[Part]) -> None:
    """An address holds all that was told."""
    draft = Draft(tuple(parts))
    assert Draft.read(str(draft), len(parts)) == draft


@given(st.text("BYRKW.0123456789M:,", max_size=40))
def test_other_texts_are_refused_or_read_exactly(text: str) -> None:
    """What is read is what stands there."""
    try:
        read = str(Draft.read(text, 2))
    except NoDraft:
        return
    assert read == text


@given(PARTS, st.booleans())
def test_anything_told_can_be_counted_or_refused(part: Part, grey: bool) -> None:
    """The engine counts it, asks for a space, or says what is wrong."""
    found = telling(Board(), part, grey)
    assert (found.entry is not None) + bool(found.options) + bool(found.faults) == 1


@every_kind
def test_a_told_round_becomes_its_entries_again(players: int, grey: bool) -> None:
    """Taken up in order to be corrected and left as it is, a round stays the same."""
    sheet = sheet_of(played(players, grey, 1))
    told = reckon(sheet)
    boards = [(Board(),) * players, *(one.after for one in told.rounds)]
    for before, entries in zip(boards, sheet.rounds, strict=False):
        draft = Draft.of(entries, grey)
        assert tuple(one.entry for one in tellings(before, draft, grey)) == entries


def test_a_second_tap_takes_back() -> None:
    """The same color again empties the line, another one replaces it."""
    part = Part().with_line(1, Color.BLUE)
    assert part.with_line(1, Color.BLUE) == Part()
    assert part.with_line(1, Color.RED).lines[1] == Color.RED


def test_another_color_forgets_the_chosen_space() -> None:
    """The spaces of other lines stay chosen."""
    part = Part().with_line(0, Color.BLUE).with_line(2, Color.RED)
    part = part.with_put(Placement(Color.RED, 2, 0)).with_put(Placement(Color.BLUE, 0, 4))
    assert [one.row for one in part.put] == [0, 2]
    assert [one.row for one in part.with_line(0, Color.BLACK).put] == [2]


def test_one_player_has_the_marker() -> None:
    """Given to one, it leaves the other."""
    draft = Draft((Part(has_marker=True), Part()))
    moved = draft.with_part(1, Part(has_marker=True))
    assert [part.has_marker for part in moved.parts] == [False, True]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_round_is_empty(players: int) -> None:
    """Nobody has told anything."""
    assert all(part.is_empty for part in Draft.empty(players).parts)
