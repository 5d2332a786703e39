"""What the solver knows about wall-tiling: which ways can be best, and who chooses first."""

from itertools import product

import pytest

from engine import Board, best_placements
from engine.solver.outcomes import Outcome, outcomes, placements, settle
from engine.solver.tilings import NONE, Wall
from tests.engine.build import board, figure
from tests.engine.met import some
from tests.engine.naive import PATTERN, bonus_for
from tests.engine.plain_solver import PlainSolver

EMPTY_TABLE = "g 5d A A -,-,-,-,- MK 0,0,0,0,0 0,0,0,0,0"


def orders(full: Board) -> tuple[int, ...]:
    """Give the colors of the full lines."""
    return tuple(line[0].order if len(line) > row else NONE for row, line in enumerate(full.lines))


def found(full: Board, grey: bool, ending: bool) -> tuple[Outcome, ...]:
    """Give the outcomes that the solver looks at."""
    wall = Wall(full, grey, ending)
    return outcomes(full.score, full.floor_count, wall.tilings(orders(full)), ending)


def full_boards(grey: bool) -> list[Board]:
    """Give boards with lines that are full, out of games."""
    games = some(80, range(1, 4), grey)
    return [player for game in games for player in game.players if player.full_lines]


@pytest.mark.parametrize("grey", [False, True])
def test_the_best_tiling(grey: bool) -> None:
    """When the game goes on, one outcome counts: that of the tiling that scores most."""
    for full in full_boards(grey):
        (best,) = found(full, grey, ending=False)
        assert best.score == best_placements(full, grey).score
        assert len(list(placements(full, best))) == len(full.full_lines)


@pytest.mark.parametrize("grey", [False, True])
def test_no_outcome_is_lost(grey: bool) -> None:
    """When the game may end, every way to tile is matched by an outcome at least as good."""
    for full in full_boards(grey):
        plain = PlainSolver(f"{EMPTY_TABLE.replace('g', 'g' if grey else 'c', 1)} {full} {board()}")
        ways = plain.tilings(0, plain.start.sides[0])
        kept = [tuple(outcome[:3]) for outcome in found(full, grey, ending=True)]
        assert set(kept) <= ways
        for way in ways:
            assert any(covers(other, way) for other in kept), (full, way)


def covers(one: tuple[int, int, bool], other: tuple[int, int, bool]) -> bool:
    """Tell whether an outcome is as good as another whatever happens elsewhere."""
    same_end = one[2] == other[2]
    return same_end and one[1] >= other[1] and (one[2] or one[0] >= other[0])


def test_a_line_without_a_space_falls() -> None:
    """A line that finds no space falls, and its tiles count on the floor."""
    full = figure("-,YY,-,-,-", ".Y.../.B.../..Y../...Y./....Y", score=9)
    grey = figure("-,YY,-,-,-", "Y..../.RKWB/..Y../...Y./....Y", score=9)
    (outcome,) = found(grey, True, ending=False)
    assert (outcome.score, outcome.columns) == (9 - 2, (NONE,))
    assert [str(placement) for placement in placements(grey, outcome)] == ["Y2F"]
    assert [str(step) for step in placements(full, found(full, False, False)[0])] == ["Y23"]


def test_two_lines_of_one_color() -> None:
    """Two lines of one color on the grey side go to different columns."""
    full = figure("B,BB,-,-,-", "..YR./..RK./...../...../.....")
    (outcome,) = found(full, True, ending=False)
    assert len(set(outcome.columns)) == 2
    assert outcome.score == 3 + 3


def outcome(score: int, total: int, ends: bool) -> Outcome:
    """Make an outcome."""
    return Outcome(score, total, ends, ())


def test_the_second_seat_answers_the_first() -> None:
    """The first seat chooses knowing that the second will choose against it."""
    quiet, ending = outcome(10, 10, False), outcome(9, 11, True)
    theirs = (outcome(5, 30, False),)
    assert settle((quiet, ending), theirs).first is quiet
    assert settle((quiet, ending), theirs).value == 10 - 5
    both = (outcome(5, 6, False), outcome(4, 20, True))
    assert settle((quiet,), both).second is both[1]
    assert settle((quiet,), both).value == 10 - 20


def test_every_settling_is_a_minimax() -> None:
    """Settling takes the best of the worst differences, with bonuses when somebody ended."""
    kinds = [outcome(*kind) for kind in ((3, 3, False), (2, 9, False), (1, 8, True))]
    for mine, theirs in product([kinds, kinds[:2], kinds[1:]], repeat=2):
        values = [
            min(
                one.total - other.total if one.ends or other.ends else one.score - other.score
                for other in theirs
            )
            for one in mine
        ]
        assert settle(tuple(mine), tuple(theirs)).value == max(values)


def test_bonuses_of_a_full_wall() -> None:
    """Rows, columns and colors are counted as at the end of a game."""
    full = figure("-,-,-,-,BBBBB", "#####/#####/#####/#####/####.")
    (ended,) = found(full, False, ending=True)
    assert ended.total - ended.score == bonus_for(list(map(list, PATTERN)))
