"""Everything that speaks against a position, each as one small case."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, ImpossiblePosition, Position, Rule, checks, reasons
from engine.board import EMPTY_WALL
from engine.checks.scores import most_points
from engine.reachability import blockers
from engine.tiles import SIZE
from engine.tiling import score_tiles
from tests.engine.build import board, figure, states, text

DATA = Path(__file__).parents[1] / "data" / "impossible.json"
CASES = json.loads(DATA.read_text())
CHECKS = Path(checks.__file__).parent
places = st.integers(0, SIZE - 1)
FULL = "BBYR,BKKW,YYRR,RKKW,BYWW"
E = board()


def codes(written: str) -> set[str]:
    """Give the codes of what is found against a text."""
    return {reason.code for reason in reasons(Position.parse(written))}


def plain(value: Any) -> Any:
    """Turn tuples into lists, as in the file."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("case", CASES, ids=[case["code"] for case in CASES])
def test_reasons(case: dict[str, Any]) -> None:
    """What is impossible is found, with the rule that it breaks and the facts."""
    position = Position.parse(case["position"])
    found = [reason for reason in reasons(position) if reason.code == case["code"]]
    matching = [reason for reason in found if plain(dict(reason.facts)) == case["facts"]]
    assert [reason.rule for reason in matching] == [case["rule"]]
    assert (matching[0] in blockers(position)) is case["blocks"]


@pytest.mark.parametrize("case", CASES, ids=[case["code"] for case in CASES])
def test_refusals(case: dict[str, Any]) -> None:
    """A game refuses what it can't go on from; how a position came about is not its business."""
    against = blockers(Position.parse(case["position"]))
    if against:
        with pytest.raises(ImpossiblePosition) as refused:
            Game.from_notation(case["position"])
        assert refused.value.reasons == against
    else:
        assert Game.from_notation(case["position"]).notation() == case["position"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("grey", [False, True])
def test_nothing_is_found_in_real_games(players: int, grey: bool) -> None:
    """Nothing is found against any position of games that were played."""
    for seed in range(4):
        for game in states(players, grey, seed):
            assert reasons(game.position) == ()


def test_every_reason_is_found() -> None:
    """A position with several faults is told all of them."""
    twice = text(f"{FULL} -", board("-,YYY,-,-,-", "K....", "BBBBBBBB", score=500))
    codes = {reason.code for reason in reasons(Position.parse(twice))}
    assert codes >= {
        "line-too-long",
        "wrong-space",
        "floor-too-long",
        "score-too-high",
        "no-marker",
    }


def test_a_short_round() -> None:
    """One display may hold fewer than four tiles once the bag is empty, not with two players."""
    spent = [board("-,-,-,-,BBBB", "/".join(["####."] * 5))] * 3
    for offer, found in (("RR,-,-,-,-,-,- M", False), ("R,K,-,-,-,-,- M", True)):
        position = Position.parse(text(offer, *spent, when="9d"))
        short = replace(position, bag=(0, 0, 0, 0, 0), lid=position.bag)
        assert ("display-not-full" in codes(str(short))) is found


def test_a_marker_taken_hides_the_number_of_picks() -> None:
    """Once the marker is taken, any seat may be to act."""
    offer = "-,BKKW,YYRR,RKKW,BYWW"
    for turn in "AB":
        taken = text(f"{offer} R", E, board("-,Y,-,-,-", floor="M"), turn=turn)
        assert "other-turn" not in codes(taken)


@pytest.mark.parametrize("players", [1, 5])
def test_players(players: int) -> None:
    """Positions of one or five players are refused as such."""
    start = Position.parse(text(f"{FULL} M"))
    position = replace(start, players=(figure(),) * players)
    assert [reason.rule for reason in reasons(position)] == [Rule.PLAYER_COUNT]
    assert blockers(position) == reasons(position)


def test_figures() -> None:
    """A figure is checked for what is wrong on both sides, its side being unknown."""
    assert codes(board(filled="K....", score=3)) == {"score-too-high"}
    assert codes(board(filled="K....", score=1)) == set()
    assert codes(board(filled="#####", score=17)) == set()
    fault = board("-,KK,-,-,BBBB", "K.K../K..K." + "/BBBBB" * 3, "BBBBB")
    faults = {"color-count", "line-locked", "row-repeats", "column-repeats"}
    assert codes(fault) == faults
    with pytest.raises(ImpossiblePosition) as refused:
        Game.from_notation(E)
    assert refused.value.reasons[0].facts["players"] == 1


@settings(deadline=None, max_examples=100)
@given(st.lists(st.tuples(places, places), unique=True))
def test_the_bound_is_sound(cells: list[tuple[int, int]]) -> None:
    """However a wall was filled, its tiles scored no more than the bound says."""
    points = sum(tile.points for tile in score_tiles(EMPTY_WALL, cells))
    filled = ["".join("#" if (row, col) in cells else "." for col in range(5)) for row in range(5)]
    assert points <= most_points(figure(filled="/".join(filled)))


def test_the_bound_of_a_full_wall() -> None:
    """The bound of the full wall is what can be reached: 145."""
    assert most_points(figure(filled="/".join(["#####"] * SIZE))) == 145
    assert most_points(figure(filled="##...")) == 1 + 2
    assert most_points(figure()) == 0


def test_every_code_has_a_case() -> None:
    """The cases name every code that the checks can find."""
    source = "".join(path.read_text() for path in CHECKS.glob("*.py"))
    assert {case["code"] for case in CASES} == set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
