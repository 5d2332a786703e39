"""The text form of positions: exact both ways, and clear about what is wrong."""

import pytest

from engine import MARKER, NotationError, Phase, Position
from engine.parsing import LONGEST_NUMBER
from tests.engine.build import board, game, text, tiling

WHOLE = (
    "g 12t B A BBYK,RRRW,-,-,YYYK MBBY 16,18,17,15,14 0,1,2,3,4 "
    "7:B,YY,-,KKK,-:B..../.B.../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:MK"
)
FIGURE = "31:B,-,-,-,-:.YRKW/...../...../...../.....:BMK"


OVER = text("-,-,-,-,-,-,-,-,- -", board(filled="#####", score=9999), *[board()] * 3, when="9999o")
NO_MARKER = (
    "c 1d A B -,-,-,-,- BBY 18,19,20,20,20 0,0,0,0,0 "
    "0:-,-,-,-,-:...../...../...../...../.....:M 0:-,-,-,-,-:...../...../...../...../.....:-"
)


@pytest.mark.parametrize("written", [WHOLE, FIGURE, OVER, NO_MARKER])
def test_round_trip(written: str) -> None:
    """What is read is written again letter by letter."""
    position = Position.parse(written)
    assert str(position) == written
    assert Position.parse(str(position)) == position
    assert eval(repr(position)) == position
    assert Position.from_slug(position.slug) == position
    assert " " not in position.slug


def test_no_end_to_scores_and_rounds() -> None:
    """Scores and rounds that gain a digit in play are read again."""
    table = tiling(board("B,-,-,-,-", score=9999), when="9999t")
    table.tile_all()
    assert (table.round, table.players[0].score) == (10000, 10000)
    assert Position.parse(table.notation()) == table.position


def test_fields() -> None:
    """Every field of the text is where it says."""
    position = Position.parse(WHOLE)
    assert (position.grey, position.round, position.phase) == (True, 12, Phase.TILING)
    assert (position.turn, position.starter) == (1, 0)
    assert position.factories == (("B", "B", "Y", "K"), ("R", "R", "R", "W"), (), (), tuple("YYYK"))
    assert (position.center, position.marker_in_center) == (("B", "B", "Y"), True)
    assert (position.bag, position.lid) == ((16, 18, 17, 15, 14), (0, 1, 2, 3, 4))
    first, second = position.players
    assert (first.score, first.lines[3], first.floor) == (7, ("K",) * 3, ())
    assert first.wall[1] == (None, "B", None, None, None)
    assert second.floor == (MARKER, "K")


def test_a_figure_is_a_board_alone() -> None:
    """A player field alone is a figure: one board and nothing else."""
    figure = Position.parse(FIGURE)
    assert figure.is_figure
    assert (figure.grey, figure.turn, figure.starter) == (False, 0, 0)
    assert (figure.factories, figure.center, figure.marker_in_center) == ((), (), False)
    assert figure.bag == figure.lid == (0, 0, 0, 0, 0)
    assert len(figure.players) == 1
    assert figure.completed() is figure
    assert not Position.parse(WHOLE).is_figure


@pytest.mark.parametrize(
    "impossible",
    [
        board("BBBBB,-,-,-,-"),
        board("-,BY,-,-,-"),
        board(floor="MMMBBBBBBBBB"),
        board(filled="KKKKK"),
        board("-,Y,-,-,-", "...../YYY.."),
    ],
)
def test_impossible_boards_are_read(impossible: str) -> None:
    """Reading checks the syntax only: what can't lie there is not its business."""
    assert str(Position.parse(impossible)) == impossible


def test_completed() -> None:
    """A position is completed to a hundred tiles: the lid keeps what it can, the bag the rest."""
    position = Position.parse(
        "c 1d A A BBBB,-,-,-,- M 0,0,0,0,0 3,0,25,0,0 " + f"{board()} {board()}"
    )
    full = position.completed()
    assert full.bag == (13, 20, 0, 20, 20)
    assert full.lid == (3, 0, 20, 0, 0)
    assert full.completed() == full


def test_completed_with_too_many() -> None:
    """A color of which there are too many gets nothing more; that is for others to refuse."""
    offer = ",".join(["BBBB"] * 5)
    position = Position.parse(f"c 1d A A {offer} BB 0,0,0,0,0 0,0,0,0,0 {board()} {board()}")
    assert position.completed().bag == (0, 20, 20, 20, 20)


A, B = board(), board()
HEAD = "c 1d A A -,-,-,-,- M 0,0,0,0,0 0,0,0,0,0"
ERRORS = [
    ("", "round", 1, "field"),
    ("c", "round", 2, "field"),
    ("x 1d A A", "factories", 9, "field"),
    (f"{HEAD}", "A", 41, "player"),
    (f"{HEAD} {A}", "B", 85, "player"),
    (f"{HEAD} {' '.join([A] * 5)}", "position", 218, "end"),
    (f"x{HEAD[1:]} {A} {B}", "side", 1, "side"),
    (f"cg{HEAD[1:]} {A} {B}", "side", 2, "side"),
    (f"cx{HEAD[1:]} {A} {B}", "side", 2, "side"),
    (f" {HEAD} {A} {B}", "side", 1, "side"),
    (f"{HEAD}x {A} {B}", "lid", 41, "digit"),
    (f"{HEAD} {A} {B}".replace("1d", "1x"), "round", 4, "phase"),
    (f"{HEAD} {A} {B}".replace("1d", "d"), "round", 3, "number"),
    (f"{HEAD} {A} {B}".replace("1d", "0d"), "round", 3, "number"),
    (f"{HEAD} {A} {B}".replace("1d", "01d"), "round", 3, "number"),
    (f"{HEAD} {A} {B}".replace("1d", f"{10**20}d"), "round", 3, "number"),
    (f"{HEAD} {A} {B}".replace("1d", "1²d"), "round", 4, "digit"),
    (f"{HEAD} {A} {B}".replace("1d ", " "), "round", 3, "phase"),
    (f"{HEAD} {A} {B}".replace("A A", "C A"), "turn", 6, "seat"),
    (f"{HEAD} {A} {B}".replace("A A", "AB A"), "turn", 7, "seat"),
    (f"{HEAD} {A} {B}".replace("A A", "A a"), "starter", 8, "seat"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "YB,-,-,-,- M"), "factories", 11, "tiles-in-order"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "B-,-,-,-,- M"), "factories", 11, "tile"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "-,,-,-,- M"), "factories", 12, "tile"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "-,-,-,-,- MM"), "center", 21, "tile"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "-,-,-,-,- M-"), "center", 21, "tile"),
    (f"{HEAD} {A} {B}".replace("-,-,-,-,- M", "-,-,-,-,- MYB"), "center", 22, "tiles-in-order"),
    (f"{HEAD} {A} {B}".replace("M 0,0", "M 0"), "bag", 29, "five-counts"),
    (f"{HEAD} {A} {B}".replace("M 0,0", "M 0,0,0"), "bag", 31, "five-counts"),
    (f"{HEAD} {A} {B}".replace("M 0,0", "M 0,-1"), "bag", 24, "digit"),
    (f"{HEAD} {A} {B}".replace("M 0,0", "M 0,"), "bag", 24, "number"),
    ("7:-,-,-,-,-:...../...../...../...../.....", "player", 42, "score:lines:wall:floor"),
    (f"{A}:", "player", 44, "score:lines:wall:floor"),
    (A.replace("0:", "-3:"), "player.score", 1, "digit"),
    (A.replace("0:", ":"), "player.score", 1, "number"),
    (A.replace("0:", f"{10**20}:"), "player.score", 1, "number"),
    (A.replace("0:", "012345:"), "player.score", 1, "number"),
    (A.replace("-,-,-,-,-", "-,-,-,-"), "player.lines", 10, "five-lines"),
    (A.replace("-,-,-,-,-", "-,X,-,-,-"), "player.lines", 5, "tile"),
    (A.replace(".....:-", "....:-"), "player.wall", 41, "five-spaces"),
    (A.replace(".....:-", "......:-"), "player.wall", 42, "five-spaces"),
    (A.replace("...../.....:-", ".....:-"), "player.wall", 36, "five-rows"),
    (A.replace(":.....", ":..#.."), "player.wall", 15, "space"),
    (A.replace(".....:-", ".....:B.M"), "player.floor", 44, "tile-or-marker"),
    (A.replace(".....:-", ".....:"), "player.floor", 43, "tile-or-marker"),
    (f"{HEAD} {A} {B[:-1]}X", "B.floor", 128, "tile-or-marker"),
    (f"{HEAD} {A} {B} ", "C", 130, "score:lines:wall:floor"),
    (f"{HEAD} {A} {B}" + "B" * 700, "position", 801, "end"),
]


@pytest.mark.parametrize(("malformed", "field", "column", "expected"), ERRORS)
def test_errors(malformed: str, field: str, column: int, expected: str) -> None:
    """A malformed text is refused with its field, its column and what was expected there."""
    with pytest.raises(NotationError) as refused:
        Position.parse(malformed)
    error = refused.value
    assert (error.field, error.column, error.expected) == (field, column, expected)
    assert str(error) == f"{field}: column {column}: expected {expected}"
    assert isinstance(error, ValueError)


def test_the_longest_text() -> None:
    """A text of eight hundred characters is still read."""
    longest = f"{HEAD} {A} {B[:-1]}"
    longest += "B" * (800 - len(longest))
    assert str(Position.parse(longest)) == longest


@pytest.mark.parametrize("changed", range(0, 140, 3))
def test_any_letter_changed(changed: int) -> None:
    """A position with one character changed is refused, or reads as what it then says."""
    written = WHOLE[:changed] + "?" + WHOLE[changed + 1 :]
    with pytest.raises(NotationError) as refused:
        Position.parse(written)
    assert 1 <= refused.value.column <= len(written) + 1


def test_a_game_writes_its_position() -> None:
    """The notation of a game is that of its position."""
    table = game("BBYR,-,-,-,- M")
    assert table.notation() == str(table.position)
    assert "Game.from_notation" in repr(table)


def test_the_longest_number_is_read() -> None:
    """A score of as many digits as are allowed is read and written; one digit more is refused."""
    field = "{}:-,-,-,-,-:...../...../...../...../.....:-"
    longest = field.format("9" * LONGEST_NUMBER)
    assert str(Position.parse(longest)) == longest
    with pytest.raises(NotationError):
        Position.parse(field.format("9" * (LONGEST_NUMBER + 1)))
