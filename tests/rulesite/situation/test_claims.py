"""Two players, two numbers: the right one is told, the wrong one is traced to its step."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Board, Game, Phase, Rule
from engine.misreadings import BONUS, FLOOR_SUM, ORDER, SETTLING, TILE
from engine.tiling import tiled
from rulesite.rulebook.citation import cite
from rulesite.situation import Situation, Unfit
from rulesite.situation.claims import Readings, diagnosed, quantities, readings
from rulesite.situation.counting import counted
from tests.engine.build import figure
from tests.rulesite.situation.games import games

SOME = settings(deadline=None, max_examples=40)
BOTH_WAYS = figure("-,YY,-,-,-", "..#../##.../..#..", "BBM", 2)
TWO_LINES = figure("B,WW,-,-,-", ".....", "-")
ENDING = figure("B,-,-,-,-", ".####")


def judged(board: Board, first: object, about: str = "", second: object = "") -> Readings:
    """Judge claims about a board of the colored side."""
    situation = Situation(about=about, first=str(first), second=str(second))
    return readings(situation, counted(board, grey=False))


def test_the_right_number_is_right() -> None:
    """Of two claims each is judged for itself."""
    truth = counted(BOTH_WAYS, False).after
    right, wrong = judged(BOTH_WAYS, truth, second=truth + 40).claims
    assert right.is_right
    assert not right.steps
    assert not wrong.is_right
    assert not wrong.steps


@pytest.mark.parametrize("wrong", TILE, ids=lambda wrong: wrong.id)
def test_a_misread_tile_is_found_in_the_score_of_the_round(wrong: object) -> None:
    """A tile counted wrongly is found from the last sum alone."""
    counting = counted(BOTH_WAYS, False)
    (tile,) = counting.told.tiles
    answer = wrong.apply(counting.board.wall, tile.row, tile.col)  # type: ignore[attr-defined]
    (claim,) = judged(BOTH_WAYS, counting.after + answer - tile.points).claims
    if answer == tile.points:
        assert claim.is_right
    else:
        assert any(step.sentence.startswith(str(answer)) for step in claim.steps)
        assert all(step.citations for step in claim.steps)


@pytest.mark.parametrize(
    ("board", "about", "group", "args"),
    [
        (TWO_LINES, "tiles", ORDER, (TWO_LINES,)),
        (BOTH_WAYS, "floor", FLOOR_SUM, (BOTH_WAYS.floor,)),
        (ENDING, "bonus", BONUS, (tiled(ENDING).wall,)),
        (figure(floor="BBB", score=1), "round", SETTLING, (1, 0, -4)),
    ],
)
def test_every_misreading_of_a_group_is_traced(
    board: Board, about: str, group: tuple, args: tuple
) -> None:
    """The rule that is misread is among those to read."""
    chosen = next(one for one in quantities(counted(board, False)) if one.code == about)
    for wrong in group:
        answer = wrong.apply(*args)
        (claim,) = judged(board, answer, about).claims
        numbers = {found.number for step in claim.steps for found in step.citations}
        assert claim.is_right is (answer == chosen.truth)
        assert claim.is_right or cite(wrong.rule).number in numbers


def test_a_penalty_may_be_claimed_without_its_sign() -> None:
    """Four points lost are four points lost, with a minus of any kind or without."""
    for typed in ("4", "-4", "−4", " –4 "):
        assert judged(BOTH_WAYS, typed, "floor").claims[0].is_right


def test_bonuses_count_where_the_game_ends() -> None:
    """With a full row there is one more number to argue about."""
    codes = [one.code for one in quantities(counted(ENDING, False))]
    assert codes == ["round", "end", "tiles", "row1", "bonus"]
    assert judged(ENDING, counted(ENDING, False).total, "end").claims[0].is_right


@pytest.mark.parametrize("typed", ["x", "--4", "1.5", "1000", "99999999", "٣", "²", "-", "\x00"])
def test_what_is_no_number_is_refused(typed: str) -> None:
    """Only whole numbers of points are judged."""
    with pytest.raises(Unfit):
        judged(BOTH_WAYS, typed)


@SOME
@given(games, st.integers(-50, 250))
def test_any_claim_about_any_board(game: Game, number: int) -> None:
    """A claim is right exactly when it is the engine's number; a right one has no mistake."""
    if game.phase is Phase.OVER:
        return
    for board in game.players:
        counting = counted(board, game.grey)
        if counting.options:
            continue
        for one in quantities(counting):
            situation = Situation(about=one.code, first=str(number), second=str(one.truth))
            wrong, right = readings(situation, counting).claims
            assert right.is_right
            assert wrong.is_right is (
                number in {one.truth, -one.truth if one.code == "floor" else one.truth}
            )


def test_no_mistake_where_there_is_none() -> None:
    """The right number is not explained away."""
    assert diagnosed(ORDER, 5, 5, TWO_LINES) is None
    found = diagnosed(FLOOR_SUM, -2, -1, ("B",))
    assert found is None or Rule.FLOOR_PENALTIES in found.rules
