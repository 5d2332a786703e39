"""What each tap does."""

import pytest

from engine import MARKER, Board, Color, Phase, Position
from engine.board import EMPTY_WALL
from engine.tiles import DISPLAYS, SIZE
from rulesite.situation import Part, Question, Situation, Unfit, Unreadable
from rulesite.situation.taps import tapped, with_fields
from tests.rulesite.situation.taps import tap

GAME = tap(Situation(), "players-2")
ENDLESS = ["x" * 10_000, "9" * 5_000, "line1\x00", "‮line1", "line١", "line1\n", " line1"]


def test_the_wall_takes_the_printed_color() -> None:
    """On the colored side a tap puts the tile there that belongs there, another takes it away."""
    once = tap(Situation(brush=Color("K")), "r2c1")
    assert once.board.wall[1][0] == "W"
    assert tap(once, "r2c1").board.wall == EMPTY_WALL


def test_the_grey_wall_takes_the_chosen_color() -> None:
    """On the grey side the color is chosen first; the same one again takes the tile away."""
    grey = tap(Situation(), "side-g", "brush-K", "r2c1")
    assert grey.board.wall[1][0] == "K"
    assert tap(grey, "brush-R", "r2c1").board.wall[1][0] == "R"
    assert tap(grey, "r2c1").board.wall == EMPTY_WALL


@pytest.mark.parametrize("row", range(SIZE))
def test_a_line_is_filled_at_once_and_emptied_tile_by_tile(row: int) -> None:
    """One tap fills a line, each further one takes a tile away."""
    situation = Situation(brush=Color("R"))
    counts = []
    for _ in range(row + 3):
        situation = tap(situation, f"line{row + 1}")
        counts.append(len(situation.board.lines[row]))
    assert counts == [*range(row + 1, -1, -1), row + 1]


def test_another_color_replaces_a_line() -> None:
    """A line holds one color."""
    situation = tap(Situation(), "brush-R", "line3", "line3", "brush-K", "line3")
    assert situation.board.lines[2] == ("K", "K", "K")


def test_the_floor_line_fills_from_the_left() -> None:
    """A tap on any free space lets a tile fall on the next one; on a tile takes it away."""
    situation = tap(Situation(brush=Color("Y")), "space7", "space2", "brush-K", "space7")
    assert situation.board.floor == ("Y", "Y", "K")
    assert tap(situation, "space1").board.floor == ("Y", "K")
    assert len(tap(situation, *["space8"] * 9).board.floor) == 7


def test_there_is_one_marker() -> None:
    """It lies in the center or on one floor line, whatever is pressed."""
    taken = tap(GAME, "marker")
    assert taken.board.has_marker
    assert not taken.position.marker_in_center
    other = tap(taken, "seat-B", "marker")
    assert [board.has_marker for board in other.position.players] == [False, True]
    for back in (tap(other, "marker"), tap(other, "center-marker"), tap(other, "space1")):
        assert back.position.marker_in_center
        assert not back.board.has_marker


def test_a_full_floor_line_takes_the_marker_for_free() -> None:
    """It lies behind the last space then."""
    situation = tap(Situation(), *["space1", "space7", *["space8"] * 8, "marker"])
    assert situation.board.floor[-1] == MARKER


def test_displays_hold_four_tiles_in_order() -> None:
    """A tap on a free place adds a tile, on a tile of the color takes it away, else changes it."""
    situation = tap(GAME, "brush-R", "d1s1", "d1s4", "brush-B", "d1s2", "d1s2")
    assert situation.position.factories[0] == ("B", "B")
    assert tap(situation, "d1s1").position.factories[0] == ("B",)
    assert len(tap(situation, *["d1s4"] * 3).position.factories[0]) == 3


def test_the_center_is_added_to_and_taken_from() -> None:
    """Each tap moves one tile."""
    situation = tap(GAME, "brush-R", "center-add", "brush-B", "center-add", "center-add")
    assert situation.position.center == ("B", "B", "R")
    assert tap(situation, "center-B", "center-R", "center-W").position.center == ("B",)


@pytest.mark.parametrize("players", DISPLAYS)
def test_displays_go_with_the_players(players: int) -> None:
    """Changing the number of players changes the displays; a board is kept."""
    situation = tap(Situation(), "r1c1", f"players-{players}")
    assert len(situation.position.factories) == DISPLAYS[players]
    assert situation.position.players[0].cells == ((0, 0),)
    assert tap(situation, "players-1").position == Position(players=situation.position.players[:1])


def test_the_turn_goes_to_whose_line_is_due() -> None:
    """In wall-tiling nobody has to say whose turn it is."""
    situation = with_fields(tap(GAME, "seat-B", "line1"), {"phase": "t"})
    assert situation.position.turn == 1
    assert tap(situation, "seat-A", "line2").position.turn == 0


def test_a_finished_game_has_no_marker() -> None:
    """It comes back when the game goes on."""
    over = with_fields(tap(GAME, "marker"), {"phase": "o"})
    assert not over.board.has_marker
    assert not over.position.marker_in_center
    assert with_fields(over, {"phase": "d"}).position.marker_in_center


def test_start_from_empty_keeps_the_table() -> None:
    """Side and number of players stay."""
    situation = tap(GAME, "side-g", "r1c1", "d1s1", "empty")
    assert situation.position == tap(GAME, "side-g").position


def test_missing_tiles_go_to_the_bag() -> None:
    """A pasted position of which tiles are missing gets them."""
    sparse = Situation(
        Position(False, 1, Phase.DRAFTING, factories=((),) * 5, players=(Board(),) * 2)
    )
    assert tap(sparse, "fill").position.bag == (20, 20, 20, 20, 20)


def test_questions_lead_to_their_part() -> None:
    """What is asked is shown where one asks."""
    asked = tap(Situation(), "ask-wrong")
    assert (asked.part, asked.ask) == (Part.ASK, Question.WRONG)
    assert tap(asked, "part-board").part is Part.BOARD


def test_an_edit_forgets_what_was_asked_of_the_old_position() -> None:
    """A move or a claim about another position is worth nothing."""
    asked = tap(GAME, "may-1B2")
    assert (asked.take, asked.to) == ("1B", "2")
    assert not tap(asked, "r1c1").take


@pytest.mark.parametrize(
    "code",
    [
        "",
        "line0",
        "line6",
        "r0c1",
        "r9c9",
        "d6s1",
        "d1s5",
        "seat-C",
        "players-5",
        "part-x",
        *ENDLESS,
    ],
)
def test_other_codes_are_refused(code: str) -> None:
    """What is no tap here is refused, however long or strange."""
    with pytest.raises(Unreadable):
        tapped(GAME, code)


@pytest.mark.parametrize("text", ["", "-1", "1000", "x", "١٢", "1.5", "9" * 5_000, "\x00", "²"])
@pytest.mark.parametrize("field", ["score", "round"])
def test_numbers_that_do_not_fit(field: str, text: str) -> None:
    """A score and a round are small whole numbers."""
    with pytest.raises(Unfit):
        with_fields(GAME, {field: text})


def test_a_huge_score_of_a_pasted_board_stays() -> None:
    """What the notation says is not lost by a tap elsewhere."""
    board = Board(10**19)
    situation = Situation(Position(players=(board,)))
    assert with_fields(situation, {"score": str(10**19)}).board.score == 10**19
