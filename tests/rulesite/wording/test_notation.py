"""A text that is no position: where it goes wrong, and what is expected there, in words."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import NotationError, Position
from rulesite.wording.notation import expectation, field_name, notation_fault, sentences

ENGINE = Path(__file__).parents[3] / "engine"
SOURCE = "".join((ENGINE / name).read_text() for name in ("parsing.py", "notation.py", "moves.py"))
EMPTY = "0:-,-,-,-,-:...../...../...../...../.....:-"
GOOD = f"c 1d A A BBYK,RRRW,KKKK,WWWW,YYYK M 18,16,17,13,15 0,0,0,0,0 {EMPTY} {EMPTY}"


def refused(text: str) -> NotationError | None:
    """Return the error that a text is refused with, if it is."""
    try:
        Position.parse(text)
    except NotationError as error:
        return error
    return None


def fault(text: str) -> NotationError:
    """Return the error that a text is refused with."""
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    return caught.value


@pytest.mark.parametrize("code", sentences())
def test_every_expectation_is_one_of_the_engine(code: str) -> None:
    """No sentence is there for nothing, and each names every slot that it fills."""
    assert f'"{code}"' in SOURCE
    assert "{" not in expectation(NotationError("position", 1, code))


@given(st.integers(0, len(GOOD)), st.text(min_size=0, max_size=3), st.integers(0, 3))
def test_any_damage_is_told(at: int, new: str, cut: int) -> None:
    """Whatever is damaged, a sentence says where and another what is expected."""
    error = refused(GOOD[:at] + new + GOOD[at + cut :])
    if error:
        where, expected = notation_fault(error)
        assert re.search(rf"\b{error.column}\b", where)
        assert expected.endswith(".")


def test_fields_are_named() -> None:
    """A board is named by its player, its parts by their names."""
    assert field_name("A") == "Player A"
    assert field_name("B.wall") == "wall"
    assert field_name("lid") == "box lid"
    assert field_name(fault("x").field) == "round and phase"
