"""Tests of the second look at entries."""

from dataclasses import replace

import pytest

from tests.tutorial.puzzles.pool.checking import faults, outcome, plain_values, twins
from tests.tutorial.puzzles.pool.examples import ENTRIES

DUEL = ENTRIES["best-move"]
every_type = pytest.mark.parametrize("type_id", ENTRIES)


@every_type
def test_good_entries_have_no_faults(type_id: str) -> None:
    """The engine judges again the same, and the plain solver agrees."""
    assert list(faults(type_id, ENTRIES[type_id])) == []


@every_type
def test_a_wrong_value_is_found(type_id: str) -> None:
    """Both ways tell a value that is not right."""
    values = (ENTRIES[type_id].values[0] + 1, *ENTRIES[type_id].values[1:])
    assert {"judgement", "value"} <= set(faults(type_id, replace(ENTRIES[type_id], values=values)))


def test_a_line_that_leads_elsewhere_is_found() -> None:
    """A line that is not best play, or stops too early, does not give the value of its move."""
    short = (DUEL.lines[0][:1], *DUEL.lines[1:])
    assert "line" in list(faults("best-move", replace(DUEL, lines=short)))
    assert outcome(DUEL, DUEL.lines[0][:1]) is None


def test_lines_lead_to_the_values() -> None:
    """Played out and tiled, each line gives what its move is worth."""
    assert tuple(outcome(DUEL, line) for line in DUEL.lines) == DUEL.values


def test_another_level_is_a_fault() -> None:
    """The level is measured, not chosen."""
    assert list(faults("best-move", replace(DUEL, level=1))) == ["judgement"]


@every_type
def test_the_plain_solver_values_every_move(type_id: str) -> None:
    """The second way knows the same moves."""
    assert set(plain_values(type_id, ENTRIES[type_id])) == set(ENTRIES[type_id].moves)


def test_twins_are_counted() -> None:
    """An entry that asks what another asks is one too many."""
    again = replace(DUEL, position=replace(DUEL.position, round=7))
    assert twins([DUEL, again, ENTRIES["least-harm"]]) == 1
    assert twins(list(ENTRIES.values())) == 0
