"""Disputes on pattern lines, played with the engine."""

from collections.abc import Callable

from engine import Game, Move, Phase
from tests.engine.build import board, game, play, refusals, states, tiling
from tests.rulesite.disputes.settling import is_cited, settles


def shown(table: Game, seat: int = 0) -> list[str]:
    """Write the pattern lines of a player."""
    return ["".join(line) for line in table.players[seat].lines]


@settles("split-pick", "Put them all in one line.")
def test_a_pick_goes_to_one_line() -> None:
    """With two lines of its color a pick goes to one of them, or to the floor line."""
    for line, left in (("3", "K"), ("4", "KK")):
        table = game("YKKK,-,-,-,- M", board("-,-,KK,K,-"))
        play(table, f"1K{line}")
        assert left in shown(table)


@settles("overflow-line", "Drop the rest to your floor line.")
def test_overflow_falls() -> None:
    """Of four for a line with one free space, three fall and no other line changes."""
    table = game("WWWW,YYYY,-,-,- M", board("-,W,-,-,W"))
    played = play(table, "1W2")
    assert (played.placed, played.fallen) == (1, 3)
    assert shown(table) == ["", "WW", "", "", "W"]


@settles("drop-some", "Place all that fit, or drop all.")
def test_no_free_split() -> None:
    """Three for an empty line of three: all are placed or all fall."""
    ways = set()
    for line in "3F":
        played = play(game("BBBY,-,-,-,- M"), f"1B{line}")
        ways.add((played.placed, played.fallen))
    assert ways == {(3, 0), (0, 3)}


@settles("drop-all", "Drop them all if you like.")
def test_all_may_fall() -> None:
    """With every line empty a pick may still go to the floor line."""
    table = game("BBYY,-,-,-,- M")
    assert Move.from_notation("1BF") in table.legal_moves()
    assert play(table, "1BF").fallen == 2


@settles("same-colour", "Start the second line.")
def test_two_lines_of_a_color() -> None:
    """A line may be started with a color that another line collects."""
    table = game("BBYY,KKKK,-,-,- M", board("-,-,BB,-,-"))
    play(table, "1B5")
    assert shown(table) == ["", "", "BB", "", "BB"]


@settles("colour-on-wall", "Choose another line for yellow.")
def test_color_of_the_wall_row() -> None:
    """The line of a row with yellow refuses yellow; another line takes it."""
    table = game("BBYY,-,-,-,- M", board("-,-,-,-,-", "...../..#.."))
    assert is_cited("colour-on-wall", refusals(table, "1Y2"))
    assert refusals(table, "1Y3") == {}


@settles("other-colour", "Choose another line for blue.")
def test_a_second_color() -> None:
    """A line with red refuses blue; another line takes it."""
    table = game("BBYY,-,-,-,- M", board("-,-,R,-,-"))
    assert is_cited("other-colour", refusals(table, "1B3"))
    assert refusals(table, "1B2") == {}


@settles("line-again", "Choose another line until wall-tiling.")
def test_a_full_line() -> None:
    """A full line refuses more of its color; another line takes it."""
    table = game("YYRR,-,-,-,- M", board("-,RR,-,-,-"))
    assert is_cited("line-again", refusals(table, "1R2"))
    assert refusals(table, "1R3") == {}


@settles("unfinished-line", "Leave its tiles where they are.")
def test_an_unfinished_line() -> None:
    """It is there in the next round, and has changed no score."""
    table = tiling(board("-,Y,-,KKK,-", score=5))
    before = shown(table)
    (seat, *_) = table.tile_all()
    assert shown(table) == before == ["", "Y", "", "KKK", ""]
    assert (seat.points, seat.penalty) == (0, 0)


def only_grow(write: Callable[[Game], list[str]]) -> None:
    """Check in a whole game that what is written down only gets longer while drafting."""
    before: tuple[int, list[str]] = (0, [])
    compared = 0
    for table in states(2, False, 3):
        now = write(table)
        if table.phase is Phase.DRAFTING and table.round == before[0]:
            assert all(map(str.startswith, now, before[1]))
            compared += 1
        before = table.round, now
    assert compared


@settles("clear-line", "Leave the line as it is.")
def test_lines_never_lose_tiles_in_drafting() -> None:
    """In a whole game no pattern line is emptied but by wall-tiling."""
    only_grow(lambda table: shown(table, 0) + shown(table, 1))


@settles("tile-back", "Leave it on the floor line.")
def test_floor_lines_never_lose_tiles_in_drafting() -> None:
    """In a whole game what lies on a floor line stays until the round is scored."""
    only_grow(lambda table: ["".join(map(str, player.floor)) for player in table.players])


@settles("rest-of-line", "Put the others in the box lid.")
def test_the_rest_of_a_line() -> None:
    """Of a full line of four one tile is on the wall, three in the lid, none in the line."""
    table = tiling(board("-,-,-,KKKK,-"))
    table.tile_all()
    assert sum(table.position.lid) == 3
    assert shown(table) == [""] * 5
    assert len(table.players[0].cells) == 1
