"""The rules of pattern lines and of the floor line."""

import pytest

from engine import Phase, Rule
from tests.engine.build import board, boards, game, place, play, refusals, tiling
from tests.engine.proving import proves


@proves(Rule.ONE_LINE)
def test_one_line() -> None:
    """All tiles of a pick go to one line; they are not split over two."""
    table = game("RKKK,-,-,-,- M")
    play(table, "1K2")
    assert table.players[0].lines == ((), ("K", "K"), (), (), ())
    assert table.players[0].floor == ("K",)


@proves(Rule.LINE_COLOR)
def test_line_color() -> None:
    """A line holds one color: no other can join it."""
    table = game("RKKK,-,-,-,- M", board("-,-,R,-,-"))
    assert refusals(table, "1K3") == {"line-color": Rule.LINE_COLOR}
    assert refusals(table, "1R3") == {}


def test_two_lines_may_hold_one_color() -> None:
    """Two lines may collect the same color, from different turns."""
    table = game("RKKK,-,-,-,- M", board("-,-,-,K,-"))
    assert refusals(table, "1K5") == {}


@proves(Rule.LINE_WALL_ROW)
def test_line_wall_row() -> None:
    """A line is barred for a color that the wall has in its row, and in no other row."""
    table = game("YYRK,-,-,-,- M", board("-,-,-,-,-", "...../..#.."))
    assert refusals(table, "1Y2") == {"wall-row": Rule.LINE_WALL_ROW}
    assert [str(move) for move in table.legal_moves() if move.color == "Y"] == [
        "1Y1",
        "1Y3",
        "1Y4",
        "1Y5",
        "1YF",
    ]


@proves(Rule.LINE_FULL)
def test_line_full() -> None:
    """A full line takes nothing more this round, not even its own color."""
    table = game("YYRK,-,-,-,- M", board("-,YY,-,-,-"))
    assert refusals(table, "1Y2") == {"line-full": Rule.LINE_FULL}


@proves(Rule.LINE_FILL)
@pytest.mark.parametrize(("line", "placed"), [(3, 2), (5, 2), (2, 2), (1, 1)])
def test_line_fill(line: int, placed: int) -> None:
    """A line of number n has room for n tiles and takes as many as fit."""
    table = game("BBYR,-,-,-,- M")
    assert play(table, f"1B{line}").placed == placed
    assert len(table.players[0].lines[line - 1]) == placed


@proves(Rule.OVERFLOW)
def test_overflow() -> None:
    """What does not fit into the line falls to the floor line, and nowhere else."""
    table = game("BBBB,K,-,-,- M", board("-,B,B,-,-"))
    taken = play(table, "1B2")
    assert (taken.placed, taken.fallen) == (1, 3)
    assert boards(table)[0] == board("-,BB,B,-,-", floor="BBB")


@proves(Rule.FLOOR_CHOICE)
def test_floor_choice() -> None:
    """All tiles of a pick may be dropped on the floor line although they would fit."""
    table = game("BBYR,-,-,-,- M")
    taken = play(table, "1BF")
    assert (taken.placed, taken.fallen) == (0, 2)
    assert Rule.FLOOR_CHOICE in taken.rules


@proves(Rule.NO_PARTIAL_DROP)
def test_no_partial_drop() -> None:
    """Tiles that fit are not dropped in part: three blues go to line 3 or to the floor, whole."""
    outcomes = set()
    for move in ("1B3", "1BF"):
        table = game("BBBR,-,-,-,- M")
        taken = play(table, move)
        outcomes.add((taken.placed, taken.fallen))
    assert outcomes == {(3, 0), (0, 3)}
    to_line_or_floor = [move for move in game("BBBR,-,-,-,- M").legal_moves() if move.color == "B"]
    assert len(to_line_or_floor) == 6


@proves(Rule.LINES_STAY)
def test_lines_stay() -> None:
    """Unfinished lines stay for the next round; they neither score nor cost."""
    table = tiling(board("-,Y,KK,-,YYYYY", score=3))
    seat = table.tile_all()[0]
    assert [tile.row for tile in seat.tiles] == [4]
    assert table.players[0].lines[:3] == ((), ("Y",), ("K", "K"))
    assert seat.after == 4


@proves(Rule.NO_MOVING)
def test_no_moving() -> None:
    """Tiles on lines and floor stay where they are: a pick only adds to one line and the floor."""
    table = game("BBYR,-,-,-,- M", board("-,K,-,RR,-", floor="W"))
    play(table, "1B1")
    assert boards(table)[0] == board("B,K,-,RR,-", floor="WB")


@proves(Rule.FLOOR_ORDER)
def test_floor_order() -> None:
    """The floor line fills from the left, in the order in which things fall."""
    table = game("RRRR,-,-,-,- M", board("-,-,-,-,-", floor="K"))
    play(table, "1R1")
    assert table.players[0].floor == tuple("KRRR")


@proves(Rule.FLOOR_PENALTIES)
@pytest.mark.parametrize(
    ("floor", "penalty"),
    [("-", 0), ("B", -1), ("BB", -2), ("BBB", -4), ("BBBM", -6), ("MBBBB", -8), ("BBBBBB", -11)],
)
def test_floor_penalties(floor: str, penalty: int) -> None:
    """Each covered space costs what is printed on it, whether tile or marker lies there."""
    seat = tiling(board(floor=floor, score=30)).tile_all()[0]
    assert seat.penalty == penalty
    assert seat.floor
    assert seat.floor.count == len(floor.strip("-"))


@proves(Rule.FLOOR_FULL)
def test_floor_full() -> None:
    """What finds no space on the floor line goes to the lid and costs nothing more."""
    table = game("RRRR,-,-,-,- M", board(floor="BBBBB", score=30))
    taken = play(table, "1RF")
    assert (taken.fallen, taken.lid) == (2, 2)
    assert table.position.lid[2] == 2
    assert table.tile_all()[0].penalty == -14


@proves(Rule.FLOOR_EMPTIED)
def test_floor_emptied() -> None:
    """After wall-tiling the tiles of the floor line go to the lid."""
    table = tiling(board(floor="BBYM"), lid="0,0,0,0,1")
    table.tile_all()
    assert table.position.lid == (2, 1, 0, 0, 1)
    assert table.players[0].floor == ()


@proves(Rule.MARKER_KEEP)
def test_marker_keep() -> None:
    """The marker does not go to the lid: its holder keeps it to start the next round."""
    table = tiling(board(), board(floor="M"), center="-")
    table.tile_all()
    assert sum(table.position.lid) == 0
    assert (table.starter, table.position.marker_in_center) == (1, True)


def test_a_line_is_not_reused_in_its_round() -> None:
    """A full line is emptied in wall-tiling only, then it takes tiles again."""
    table = game("-,-,-,-,- MB", board("-,BB,-,-,-"))
    play(table, "CBF")
    assert table.phase is Phase.TILING
    place(table, "B22")
    assert table.players[0].lines[1] == ()
