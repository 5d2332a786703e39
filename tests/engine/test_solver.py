"""The solver: best play of two to the end of the round."""

from collections.abc import Iterator
from itertools import count

import pytest

from engine import Game, IllegalMove, ImpossiblePosition, Move, Phase, Position
from engine.solver import Solution, groups_left, solve
from tests.engine.build import board, game, tiling
from tests.engine.met import some

TRAP = game(
    "YYYW,-,-,-,- WWWW",
    board("R,BB,YYY,WWW,-", score=20),
    board("K,YY,RRR,RR,KKKKK", floor="BM", score=20),
)
COLUMNS = "###../###../###../###../###.."
"""Three full columns, which bring a lot when the game ends."""
both_sides = pytest.mark.parametrize("grey", [False, True], ids=["colored", "grey"])


def moves(text: str) -> tuple[Move, ...]:
    """Read moves."""
    return tuple(map(Move.from_notation, text.split()))


def value(found: Solution, text: str) -> int:
    """Look the value of a move up."""
    return found.values[Move.from_notation(text)]


def lead_after(played: Game, found: Solution) -> int:
    """Play the line and the tiling; give the seat's score minus the other's."""
    for move in found.line:
        played.play(move)
    for placement in found.tiling:
        played.place(placement)
    if played.phase is Phase.TILING:
        played.tile_all()
    scores = [player.score for player in played.players]
    return scores[found.seat] - scores[1 - found.seat]


def test_a_trap() -> None:
    """Finishing a line looks best, but leaving the others more to drop is better by five."""
    found = solve(TRAP, every_move=True)
    assert found.best == moves("1Y5")
    assert (found.unique, found.margin) == (True, 4)
    assert value(found, "1Y5") - value(found, "1W4") == 5
    assert found.line == moves("1Y5 CWF")


def test_every_legal_move_has_a_value() -> None:
    """On request every legal move gets its value, and the best of them is the value."""
    found = solve(TRAP, every_move=True)
    assert list(found.values) == TRAP.legal_moves()
    assert max(found.values.values()) == found.value


def test_values_only_on_request() -> None:
    """Without the values of all moves it is not said whether the best is unique."""
    found = solve(TRAP)
    assert found.proved
    assert found.best == (found.move,) == moves("1Y5")
    assert (found.values, found.unique, found.margin) == ({}, None, None)


def test_equal_moves() -> None:
    """Two displays with the same tiles offer the same: then no move is the only best."""
    found = solve(game("RRRR,RRRR,-,-,- M"), every_move=True)
    assert found.best == moves("1R4 2R4")
    assert (found.unique, found.margin) == (False, 0)


def test_only_one_move() -> None:
    """A move that is the only one has no margin over another."""
    played = game("-,-,-,-,- MR", board("B,BB,BBB,BBBB,BBBBB"))
    found = solve(played, every_move=True)
    assert found.best == moves("CRF")
    assert (found.unique, found.margin) == (True, None)


@both_sides
def test_the_line_gives_the_value(grey: bool) -> None:
    """Playing the line and its tiling out in a game leads to the value."""
    for played in some(40, range(1, 7), grey):
        found = solve(played)
        assert lead_after(played, found) == found.value


def test_the_next_start_is_not_valued() -> None:
    """With a full floor the marker costs nothing, and starting next is worth nothing either."""
    full = board(floor="RRRRRRR", score=20)
    played = game("B,-,-,-,- MB", full, full)
    found = solve(played, every_move=True)
    assert value(found, "1B1") == value(found, "CB1")


def test_bonuses_count_when_the_round_ends_the_game() -> None:
    """Filling a row ends the game, and its bonus and all others count."""
    played = game("-,-,-,-,- W", board(filled="####."), board(floor="M"), when="5d")
    assert value(solve(played, every_move=True), "CW1") == 5 + 2
    goes_on = game("-,-,-,-,- K", board(filled="###.."), board(floor="M"), when="5d")
    assert value(solve(goes_on, every_move=True), "CK1") == 4


def test_ending_the_game_can_be_wrong() -> None:
    """A finished row is left open when the end would bring the other more."""
    played = game("-,-,-,-,- W", board(filled="####."), board(filled=COLUMNS, floor="M"), when="5d")
    found = solve(played, every_move=True)
    assert value(found, "CW1") < value(found, "CWF")


def test_on_the_grey_side_the_first_to_tile_minds_the_second() -> None:
    """On the grey side a row is blocked by choice when its end would bring the other more."""
    mine = board("-,BB,BBB,-,-", filled="...../...../YRKW./...../.....")
    played = tiling(mine, board(filled=COLUMNS), grey=True, when="5t")
    found = solve(played)
    assert [str(placement) for placement in found.tiling] == ["B25", "B3F"]


def test_wall_tiling_can_be_solved() -> None:
    """When the drafting is over, what is left to choose is how to tile."""
    played = tiling(board("B,-,-,-,-", filled="..W.."), grey=True)
    found = solve(played)
    assert (found.line, found.move, found.best) == ((), None, ())
    assert [str(placement) for placement in found.tiling] == ["B12"]
    assert found.value == 2


def test_a_bound_on_nodes() -> None:
    """What can't be proved within the nodes allowed is bounded, and said to be not proved."""
    for played in some(20, [6], False):
        exact, cut = solve(played), solve(played, nodes=15, every_move=True)
        assert not cut.proved
        assert cut.value is None
        assert cut.least <= exact.least <= cut.most
        assert cut.move in played.legal_moves()
        assert (len(cut.line), cut.tiling, dict(cut.values)) == (1, (), {})


def test_values_need_nodes_too() -> None:
    """When nodes suffice for the value and not for all moves, there are no values."""
    needed = solve(TRAP).nodes
    found = solve(TRAP, every_move=True, nodes=needed)
    assert found.proved
    assert not found.values


def ticking(seconds: float) -> Iterator[float]:
    """Give a clock that goes on whenever it is read."""
    return (number * seconds for number in count())


def test_a_bound_on_time() -> None:
    """A search stops when the clock that it was given says so."""
    (played,) = some(1, [10], False)
    slow, fast = ticking(1.0), ticking(0.0)
    cut = solve(played, seconds=1.5, clock=lambda: next(slow))
    assert not cut.proved
    assert solve(played, seconds=1.5, clock=lambda: next(fast)).proved


def test_seconds_need_a_clock() -> None:
    """The engine knows no clock of its own."""
    with pytest.raises(ValueError, match="seconds need a clock"):
        solve(TRAP, seconds=1)


def test_a_position_will_do() -> None:
    """A position is solved like the game that goes on from it, and the game is left alone."""
    before = TRAP.notation()
    assert solve(TRAP.position) == solve(TRAP)
    assert TRAP.notation() == before


def test_the_same_question_has_the_same_answer() -> None:
    """Solving twice gives the same line, not only the same value."""
    for played in some(5, [7], True):
        assert solve(played) == solve(Position.parse(played.notation()))


def test_three_players_are_refused() -> None:
    """The solver plays for two."""
    with pytest.raises(ImpossiblePosition) as refused:
        solve(Game.new(players=3))
    assert refused.value.reasons[0].facts == {"players": 3, "least": 2, "most": 2}


def test_a_game_that_is_over_is_refused() -> None:
    """After the end there is nothing to solve."""
    over = tiling(board("W,-,-,-,-", filled="####."))
    over.tile_all()
    with pytest.raises(IllegalMove, match="game-over"):
        solve(over)


def test_an_impossible_position_is_refused() -> None:
    """What can't be carried on can't be solved."""
    with pytest.raises(ImpossiblePosition):
        solve(Position.parse(TRAP.notation().replace("YYYW", "YYYWW")))


def test_groups() -> None:
    """The tiles of one color in one place are a group."""
    assert groups_left(Position.parse(TRAP.notation())) == 3
    assert groups_left(game("BBYK,-,RW,-,- MBB").position) == 6
