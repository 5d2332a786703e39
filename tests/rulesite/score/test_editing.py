"""A round being told: read from an address, changed by taps, written into an address again."""

import pytest

from rulesite.score.editing import Editing, NoSuchRound, Unreadable, tapped
from rulesite.sheet import Entry, Sheet, reckon

COLORED = Sheet(2)
GREY = Sheet(2, grey=True)
TOLD = Sheet.parse("c2 | B1 f7 M, f7; Y1, f7 M")
UNFIT = Sheet.parse("c2 | B1 f7 M, f7; B1, f7 M; R1, f7 M")


def after(sheet: Sheet, *codes: str) -> Editing:
    """Press one thing after another, from an empty round on."""
    editing = Editing.read(sheet, {})
    for code in codes:
        editing = tapped(editing, code)
    return editing


def test_a_round_is_written_as_it_is_read() -> None:
    """Which round, whose board, what was told: the address holds all of it."""
    query = {"round": "1", "seat": "B", "d": "B....2M,.Y...0"}
    assert Editing.read(COLORED, query).query == query


def test_the_next_round_is_told_if_none_is_named() -> None:
    """It begins empty, with the first player's board."""
    editing = Editing.read(TOLD, {})
    assert editing.query == {"round": "3", "seat": "A", "d": ".....0,.....0"}
    assert not editing.is_correction


def test_a_told_round_is_taken_up_again() -> None:
    """To be corrected it is shown as it was told, counted from the rounds before it."""
    editing = Editing.read(TOLD, {"round": "2"})
    assert editing.is_correction
    assert editing.query["d"] == "Y....0,.....7M"
    assert editing.counted.rounds == reckon(TOLD).rounds[:1]


def test_a_round_after_one_that_does_not_fit_has_to_wait() -> None:
    """The one that does not fit is told first."""
    assert Editing.read(UNFIT, {"round": "3"}).number == 1


@pytest.mark.parametrize(
    "query",
    [
        {"round": "0"},
        {"round": "x"},
        {"round": "٣"},
        {"round": "100"},
        {"seat": "C"},
        {"seat": ""},
        {"seat": "AB"},
        {"d": ""},
        {"d": ".....0"},
        {"d": ".....0,.....0,.....0"},
        {"d": "x" * 5000},
    ],
)
def test_what_is_no_round_of_the_game(query: dict[str, str]) -> None:
    """Nothing else is read."""
    with pytest.raises(Unreadable):
        Editing.read(COLORED, query)


def test_a_round_further_on_is_refused_by_name() -> None:
    """It may have been there before the sheet was changed elsewhere."""
    with pytest.raises(NoSuchRound):
        Editing.read(TOLD, {"round": "4"})


@pytest.mark.parametrize(
    ("sheet", "codes", "told"),
    [
        (COLORED, ("r1c1",), "B....0,.....0"),
        (COLORED, ("r1c1", "r1c1"), ".....0,.....0"),
        (COLORED, ("r2c1", "floor-3", "marker"), ".W...3M,.....0"),
        (COLORED, ("marker", "marker"), ".....0,.....0"),
        (COLORED, ("marker", "seat-B", "marker"), ".....0,.....0M"),
        (COLORED, ("r1c1", "floor-7", "clear"), ".....0,.....0"),
        (GREY, ("B1", "put-B13"), "B....0:B13,.....0"),
        (GREY, ("B1", "put-B13", "put-B14"), "B....0:B14,.....0"),
        (GREY, ("B1", "put-B13", "R1"), "R....0,.....0"),
    ],
)
def test_what_a_tap_changes(sheet: Sheet, codes: tuple[str, ...], told: str) -> None:
    """Lines, floor, marker and chosen spaces are told by taps; a second tap takes back."""
    assert after(sheet, *codes).query["d"] == told


@pytest.mark.parametrize(
    "code", ["", "r0c1", "r6c1", "Z1", "B6", "put-B1", "floor-8", "seat-C", "seat-E", "x" * 5000]
)
def test_nothing_else_can_be_pressed(code: str) -> None:
    """A tap that the page does not offer is refused."""
    with pytest.raises(Unreadable):
        after(COLORED, code)


def test_a_round_is_whole_when_nobody_has_to_choose() -> None:
    """Until a space is chosen for the line on the grey wall the round can't be saved."""
    assert after(GREY, "B1").entries is None
    whole = after(GREY, "B1", "put-B13").entries
    assert whole is not None
    assert [len(one.placements) for one in whole] == [1, 0]


def test_an_impossible_part_makes_no_round() -> None:
    """A color that the row of the wall has already completes no line."""
    editing = Editing.read(TOLD, {})
    assert after(TOLD, "r1c1").entries is None
    assert editing.entries == (Entry(), Entry())
