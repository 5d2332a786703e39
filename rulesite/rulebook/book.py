"""The whole book: its sections in order, the numbers computed from that order."""

from typing import NamedTuple

from rulesite.rulebook.components import COMPONENTS
from rulesite.rulebook.drafting import DRAFTING
from rulesite.rulebook.editions import EDITIONS
from rulesite.rulebook.end_bonuses import END_BONUSES
from rulesite.rulebook.floor_line import FLOOR_LINE
from rulesite.rulebook.game_end import GAME_END
from rulesite.rulebook.grey_side import GREY_SIDE
from rulesite.rulebook.next_round import NEXT_ROUND
from rulesite.rulebook.overview import OVERVIEW
from rulesite.rulebook.pattern_lines import PATTERN_LINES
from rulesite.rulebook.round import ROUND
from rulesite.rulebook.round_end import ROUND_END
from rulesite.rulebook.section import Section
from rulesite.rulebook.setup import SETUP
from rulesite.rulebook.starting_marker import STARTING_MARKER
from rulesite.rulebook.tile_scoring import TILE_SCORING
from rulesite.rulebook.unit import Unit
from rulesite.rulebook.wall_tiling import WALL_TILING
from rulesite.rulebook.winner import WINNER

BOOK = (
    OVERVIEW,
    COMPONENTS,
    SETUP,
    ROUND,
    DRAFTING,
    STARTING_MARKER,
    PATTERN_LINES,
    FLOOR_LINE,
    WALL_TILING,
    TILE_SCORING,
    ROUND_END,
    NEXT_ROUND,
    GAME_END,
    END_BONUSES,
    WINNER,
    GREY_SIDE,
    EDITIONS,
)


class NumberedUnit(NamedTuple):
    """A unit with its place in the book; the number may change, the id never does."""

    number: str
    section: Section
    unit: Unit


def numbered_units() -> tuple[NumberedUnit, ...]:
    """List every unit of the book in order, numbered from 1.1."""
    return tuple(
        NumberedUnit(f"{chapter}.{place}", section, unit)
        for chapter, section in enumerate(BOOK, start=1)
        for place, unit in enumerate(section.units, start=1)
    )


def _index() -> dict[str, NumberedUnit]:
    index: dict[str, NumberedUnit] = {}
    for entry in numbered_units():
        if entry.unit.id in index:
            raise ValueError(f"two rule units have the id {entry.unit.id!r}")
        index[entry.unit.id] = entry
    return index


def _check_references() -> None:
    dangling = {
        (entry.unit.id, other)
        for entry in _UNITS.values()
        for other in entry.unit.related
        if other not in _UNITS
    }
    if dangling:
        raise ValueError(f"rule units refer to units that are not there: {sorted(dangling)}")


def _back_references() -> dict[str, tuple[str, ...]]:
    return {
        unit_id: tuple(other for other, entry in _UNITS.items() if unit_id in entry.unit.related)
        for unit_id in _UNITS
    }


def referring(unit_id: str) -> tuple[str, ...]:
    """List the ids of the units that refer to a unit, in the order of the book."""
    return _REFERRING[unit_id]


def find_unit(unit_id: str) -> NumberedUnit:
    """Return the unit with an id; raise KeyError when there is none."""
    return _UNITS[unit_id]


def find_section(section_id: str) -> Section | None:
    """Return the section with an id, or None."""
    return next((section for section in BOOK if section.id == section_id), None)


_UNITS = _index()
_check_references()
_REFERRING = _back_references()
