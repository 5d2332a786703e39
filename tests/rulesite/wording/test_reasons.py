"""Every reason that the engine can give has a sentence of its own."""

import re
from pathlib import Path
from string import Formatter

import pytest

from engine import Game, Move, Placement, Position
from engine.errors import Reason
from engine.reachability import reasons
from rulesite.wording.reasons import reason_sentence, sentences, whose
from tests.engine.build import game, tiling

ENGINE = Path(__file__).parents[3] / "engine"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py")))
NAMED = re.compile(r'reason\(\s*"([a-z-]+)"')
CHOSEN = {"marker-left", "many-markers", "no-marker"}
"""Codes that the engine chooses between before it makes a reason."""
CODES = sorted({*NAMED.findall(SOURCE), *CHOSEN})
EMPTY = "0:-,-,-,-,-:...../...../...../...../.....:-"
OFFER = "BBYK,RRRW,KKKK,WWWW,YYYK M 18,16,17,13,15 0,0,0,0,0"
BAD = [
    f"c 1d A A {OFFER} 7:BY,R,-,-,-:Y..../...../...../...../.....:BBBBBBBBB {EMPTY}",
    f"g 1d B A {OFFER} 0:-,-,-,-,-:BB.../B..../...../...../.....:M {EMPTY}",
    f"c 1o B A -,- - 0,0,0,0,0 99,0,0,0,0 0:B,-,-,-,-:...../...../...../...../.....:MB {EMPTY}",
    f"c 9t B A - - 1,0,0,0,0 0,0,0,0,0 {EMPTY} {EMPTY} {EMPTY} {EMPTY}",
    f"c 1d A A BBYK,RRRWW,-,-,B BBBBBBBBBB 0,0,0,0,0 1,0,0,0,0 {EMPTY} {EMPTY}",
    f"c 2d A A - - 0,0,0,0,0 1,0,0,0,0 999:-,-,-,-,-:BYRKW/...../...../...../.....:- {EMPTY}",
]


def test_codes_are_found() -> None:
    """The list is read out of the engine's source and is long."""
    assert len(CODES) >= 60
    assert {"wall-row", "color-count", "space-taken"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(code: str) -> None:
    """No reason is left unsaid."""
    assert sentences()[code].endswith(".")


def test_no_two_codes_say_the_same() -> None:
    """Each reason can be told from the others by its words."""
    said = list(sentences().values())
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("text", BAD)
def test_bad_positions_are_told(text: str) -> None:
    """Each reason is a sentence with every slot filled."""
    found = reasons(Position.parse(text))
    assert found
    for reason in found:
        check(reason)
        assert whose(reason).startswith("Player ") is ("seat" in reason.facts)


def test_many_codes_are_met() -> None:
    """The bad positions above meet most of what can be wrong."""
    met = {reason.code for text in BAD for reason in reasons(Position.parse(text))}
    assert len(met) >= 20


def check(reason: Reason) -> None:
    """Check that a reason is said in full."""
    text = reason_sentence(reason)
    assert text.endswith(".")
    assert not list(filter(None, (name for _, name, _, _ in Formatter().parse(text))))


@pytest.mark.parametrize("move", ["9B1", "CB1", "1R1", "2B1", "1B2", "3R2", "1B3"])
def test_refused_picks_are_told(move: str) -> None:
    """So is every reason against a pick."""
    played = game("BBYK,-,-,-,- M", "0:Y,RR,-,-,-:B..../...../..B../...../.....:-")
    for reason in played.why_illegal(Move.from_notation(move)):
        check(reason)


@pytest.mark.parametrize("grey", [False, True])
def test_refused_placements_are_told(grey: bool) -> None:
    """So is every reason against a tile on the wall."""
    board = (
        "0:-,BB,Y,KKKK,-:...../R..../...../..B../.....:-"
        if grey
        else EMPTY.replace("-,-", "-,BB", 1)
    )
    found = set()
    for played in (tiling(board, grey=grey), tiling(EMPTY, grey=grey), Game.new(grey=grey)):
        for row in "12345":
            for col in "12345F":
                for color in "BYRKW":
                    for reason in played.why_illegal(Placement.from_notation(color + row + col)):
                        check(reason)
                        found.add(reason.code)
    assert len(found) >= 6
