"""All rulings, in the order of the rulebook."""

from rulesite.rulebook import numbered_units
from rulesite.rulings.ending import ENDING
from rulesite.rulings.grey import GREY
from rulesite.rulings.lines import LINES
from rulesite.rulings.offer import OFFER
from rulesite.rulings.printings import PRINTINGS
from rulesite.rulings.ruling import Ruling
from rulesite.rulings.supply import SUPPLY

_BY_UNIT = {ruling.id: ruling for ruling in (*OFFER, *LINES, *SUPPLY, *ENDING, *GREY, *PRINTINGS)}

RULINGS: tuple[Ruling, ...] = tuple(
    _BY_UNIT[entry.unit.id] for entry in numbered_units() if entry.unit.id in _BY_UNIT
)
"""In the order of the rulebook."""

if len(RULINGS) != len(_BY_UNIT):
    raise ValueError("a ruling is on a rule unit that is not there")


def find(unit_id: str) -> Ruling | None:
    """Return the ruling on a rule unit, or None."""
    return _BY_UNIT.get(unit_id)
