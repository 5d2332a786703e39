"""What waits on unfinished lines: bounded by what was dealt, and by what they can hold."""

from collections.abc import Iterator, Sequence

import pytest

from engine import Board, Phase, Rule
from engine.waiting import Waiting
from tests.engine.build import figure, states

KINDS = [(players, grey) for players in (2, 3, 4) for grey in (False, True)]
EMPTY = figure()
ROOM = 0 + 1 + 2 + 3 + 4
"""What the unfinished lines of one board can hold."""
ALMOST = "####."


def bounds(*boards: Board, since: Waiting | None = None) -> tuple[int, int]:
    """Give the bounds after a round, in which nothing is found wrong."""
    waiting, against = (since or Waiting()).after(boards)
    assert against == ()
    return waiting.least, waiting.most


def drafted(players: int, grey: bool, seed: int) -> Iterator[tuple[Sequence[Board], int]]:
    """Play a game; give the boards as each drafting left them, and what waits after the round."""
    boards: Sequence[Board] = ()
    for game in states(players, grey, seed):
        if game.phase is Phase.TILING and not boards:
            boards = game.players
        elif game.phase is not Phase.TILING and boards:
            yield boards, sum(len(line) for board in game.players for line in board.lines)
            boards = ()


@pytest.mark.parametrize(("players", "grey"), KINDS)
def test_games_keep_within_the_bounds(players: int, grey: bool) -> None:
    """In a game that was played nothing is found wrong, and what waits is within the bounds."""
    for seed in range(3):
        waiting = Waiting()
        for boards, count in drafted(players, grey, seed):
            waiting, against = waiting.after(boards)
            assert against == ()
            assert waiting.least <= count <= waiting.most


def test_what_is_neither_on_full_lines_nor_on_floors_waits() -> None:
    """Of twenty tiles dealt five fill lines and three fall: twelve wait."""
    assert bounds(figure("-,YY,RRR,-,-"), figure(floor="BYR")) == (12, 12)


def test_the_marker_is_no_tile() -> None:
    """On a floor line it takes a space, but nothing of what was dealt."""
    assert bounds(figure("-,YY,RRR,-,-"), figure(floor="MBYR")) == (12, 12)


@pytest.mark.parametrize("floor", ["BYRKWBY", "MBYRKWB"])
def test_a_full_floor_line_hides_what_is_in_the_lid(floor: str) -> None:
    """What found no space there may be many tiles: nothing need wait."""
    least, most = bounds(EMPTY, figure(floor=floor))
    assert least == 0
    assert most > 0


def test_unfinished_lines_are_not_looked_at() -> None:
    """Whether they are told makes no difference."""
    told = figure("B,Y,RR,-,-", floor="BYRKW"), figure(floor="BYRKW")
    assert bounds(*told) == bounds(figure("B,-,-,-,-", floor="BYRKW"), figure(floor="BYRKW"))


def test_what_waits_has_room() -> None:
    """More than all unfinished lines can hold does not wait, whatever was dealt."""
    full = figure(floor="BYRKWBY")
    assert bounds(full, full, since=Waiting(0, 30)) == (0, 2 * ROOM)


def test_a_line_beside_a_full_row_holds_nothing() -> None:
    """Once a row of the wall is full, no tile can wait on its line; nor after a line was filled."""
    full = figure(filled="...../...../...../...../#####", floor="BYRKWBY")
    assert bounds(full, full, since=Waiting(0, 30)) == (0, 2 * (ROOM - 4))
    full = figure("-,-,-,-,WWWWW", floor="BYRKWBY")
    assert bounds(full, full, since=Waiting(0, 30)) == (0, 2 * (ROOM - 4))


def test_more_than_was_dealt() -> None:
    """Twenty tiles can't become twenty-one on full lines and floors."""
    _, (against,) = Waiting().after((figure("-,YY,RRR,KKKK,WWWWW"), figure(floor="BYRKWBY")))
    assert (against.code, against.rule) == ("more-than-dealt", Rule.FILL_DISPLAYS)
    assert dict(against.facts) == {"count": 21, "most": 20}


def test_what_waits_is_used_later() -> None:
    """What waited adds to what a round can use."""
    boards = figure("-,YY,RRR,KKKK,WWWWW"), figure(floor="BYRKWBY")
    waiting, against = Waiting(0, 4).after(boards)
    assert (waiting, against) == (Waiting(0, 3), ())


def test_less_than_was_dealt() -> None:
    """All tiles are taken: those that unfinished lines can't hold were told too few."""
    _, (against,) = Waiting(10, 10).after((EMPTY, figure(floor="BYRKW")))
    assert (against.code, against.rule) == ("less-than-dealt", Rule.MUST_TAKE)
    assert dict(against.facts) == {"count": 5, "least": 10}


def test_a_short_deal() -> None:
    """When walls and lines hold nearly all tiles, no more than the others are dealt."""
    wall = "/".join([ALMOST] * 5)
    boards = [figure(filled=wall, floor="M"), *[figure(filled=wall)] * 3]
    assert bounds(*boards, since=Waiting(0, 0)) == (20, 20)
    assert bounds(*boards, since=Waiting(10, 15)) == (15, 25)


def test_nothing_waits_before_the_first_round() -> None:
    """A game begins with empty lines."""
    assert Waiting() == Waiting(0, 0)
