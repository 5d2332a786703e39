"""A round to tick off."""

from engine.rules import Rule
from rulesite.rulebook import checklist, find_unit
from rulesite.table_tools.phases import PHASES

FORGOTTEN = [item for phase in PHASES for item in phase.forgotten]


def test_a_round_has_its_phases_in_order() -> None:
    """Drafting, wall-tiling, then the preparation of the next round."""
    stages = (checklist.DRAFTING, checklist.TILING, checklist.NEXT_ROUND)
    assert tuple(phase.stage for phase in PHASES) == stages


def test_each_reminder_leads_to_its_rule() -> None:
    """What is easily forgotten cites units that are there."""
    assert all(phase.forgotten for phase in PHASES)
    for item in FORGOTTEN:
        assert item.units
        assert [find_unit(unit).unit.id for unit in item.units] == list(item.units)


def test_no_digit_is_typed() -> None:
    """Numbers would be slots."""
    assert not [item for item in FORGOTTEN if any(map(str.isdigit, str(item.source)))]


def test_a_rule_on_which_the_rulebook_is_silent_is_among_them() -> None:
    """The marker that nobody took is what players forget to agree on."""
    assert Rule.MARKER_UNCLAIMED in {unit for item in FORGOTTEN for unit in item.units}
