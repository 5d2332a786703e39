"""A final score being told: read from an address, changed by taps, written as an address again."""

import pytest
from django.utils import translation

from engine.board import EMPTY_WALL
from engine.tiles import WALL
from rulesite.score.final import Finish, Unreadable, read_wall, tapped, write_wall

ROW = "BYRKW/...../...../...../....."


def after(*codes: str, **query: str) -> Finish:
    """Press one thing after another."""
    final = Finish.read(query)
    for code in codes:
        final = tapped(final, code)
    return final


@pytest.mark.parametrize(
    "query",
    [
        {"players": "2"},
        {"players": "4", "seat": "D", "wA": ROW, "sD": "17", "part": "result"},
        {"players": "2", "side": "g", "brush": "R"},
        {"players": "3", "by": "counts", "sA": "20", "rowsA": "2", "columnsB": "1", "colorsC": "x"},
    ],
)
def test_what_is_written_is_read_again(query: dict[str, str]) -> None:
    """The address holds all that was told, as it was typed; what is as usual is left out."""
    assert Finish.read(query).query == query


def test_the_address_is_that_of_the_page() -> None:
    """In the language that is read."""
    with translation.override("sl"):
        assert Finish.read({"wA": ROW}).address == f"/sl/score/?players=2&wA={ROW}"


@pytest.mark.parametrize(
    "query",
    [
        {"players": "1"},
        {"players": "5"},
        {"side": ""},
        {"by": "eye"},
        {"seat": "C"},
        {"brush": "M"},
        {"wA": "B"},
        {"wA": "B" * 5000},
    ],
)
def test_what_is_no_final_score(query: dict[str, str]) -> None:
    """Nothing else is read."""
    with pytest.raises(Unreadable):
        Finish.read(query)


def test_a_wall_is_written_as_the_notation_does() -> None:
    """Row by row, a point for an empty space."""
    for wall in (EMPTY_WALL, WALL, read_wall(ROW)):
        assert read_wall(write_wall(wall)) == wall
    assert write_wall(read_wall(ROW)) == ROW


def test_a_tap_on_the_colored_side_lays_the_printed_color() -> None:
    """A second tap takes it away."""
    assert write_wall(after("r1c1").hands[0].wall).startswith("B....")
    assert after("r1c1", "r1c1").hands[0].wall == EMPTY_WALL


def test_a_tap_on_the_grey_side_lays_the_chosen_color() -> None:
    """It is chosen before."""
    assert write_wall(after("side-g", "brush-R", "r1c1").hands[0].wall).startswith("R....")


def test_each_player_has_a_wall_of_their_own() -> None:
    """What is tapped belongs to the player shown."""
    hands = after("seat-B", "r1c1").hands
    assert [hand.wall == EMPTY_WALL for hand in hands] == [True, False]


def test_who_leaves_the_table_is_not_counted() -> None:
    """With fewer players the last ones go, and the board shown is one that is there."""
    final = after("players-4", "seat-D", "players-2")
    assert (len(final.hands), final.seat) == (2, 1)


def test_what_is_told_on_takes_the_answer_away() -> None:
    """Only what was counted is shown as counted; a color chosen changes nothing."""
    assert after("result").is_asked
    assert after("result", "brush-R", "set").is_asked
    for code in ("r1c1", "players-3", "side-g", "by-counts", "seat-B", "empty"):
        assert not after("result", code).is_asked


def test_starting_from_empty_keeps_the_table() -> None:
    """Walls and scores go; players and side stay."""
    final = after("empty", players="3", side="g", wA=ROW, sB="12")
    assert final == Finish.read({"players": "3", "side": "g"})


@pytest.mark.parametrize(
    "code", ["", "r0c1", "r6c6", "brush-M", "seat-C", "players-5", "by-eye", "set-1", "x" * 5000]
)
def test_nothing_else_can_be_pressed(code: str) -> None:
    """A tap that the page does not offer is refused."""
    with pytest.raises(Unreadable):
        after(code)
