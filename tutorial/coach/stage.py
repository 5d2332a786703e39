"""A stage of a game at the table: what to do now, what people get wrong, and what comes next."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.functional import Promise

from engine.tiles import MAX_PLAYERS
from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import Citation, cite


@dataclass(frozen=True, slots=True)
class Onward:
    """Hold a way on: its words, and the stage that it leads to."""

    label: Promise
    stage: str


@dataclass(frozen=True, slots=True)
class Advice:
    """Hold a rule unit as the coach tells it."""

    text: str
    is_translated: bool
    citation: Citation


@dataclass(frozen=True, slots=True)
class Stage:
    """Hold a stage: its title, the rule units to follow now, slips, and the ways on.

    `mini` are units for the small edition alone, `large` for the large one alone; `few` are slips
    of tables that are not full.
    """

    id: str
    title: Promise
    units: tuple[str, ...]
    slips: tuple[Promise, ...]
    onward: tuple[Onward, ...]
    mini: tuple[str, ...] = ()
    large: tuple[str, ...] = ()
    few: tuple[Promise, ...] = ()

    def slips_of(self, players: int) -> tuple[Promise, ...]:
        """Give what so many players get wrong."""
        return (*(self.few if players < MAX_PLAYERS else ()), *self.slips)

    def advice(self, is_mini: bool) -> Iterator[Advice]:
        """Give the units for an edition."""
        for unit_id in (*self.units, *(self.mini if is_mini else self.large)):
            unit = find_unit(unit_id).unit
            yield Advice(unit.text, unit.is_translated, cite(unit_id))
