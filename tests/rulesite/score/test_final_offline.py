"""What the script gets to count a final score with: limits, sentences, blank pieces."""

import pytest

from engine.errors import Reason
from engine.possible import count_faults, total_faults, wall_faults
from engine.tiles import COLORS, MAX_PLAYERS, SIZE
from rulesite.score.final import MOST_POINTS
from rulesite.score.final_offline import FORMS, final_blanks, final_texts
from rulesite.score.sheet_offline import FAULTS
from rulesite.sheet import Sheet, audit
from tests.rulesite.score.spoilt import COUNTS, SPOILT, TOTALS, WALLS


def reasons() -> list[Reason]:
    """List what the engine has against rounds and final scores that can't be."""
    found = [fault.reason for text in SPOILT for fault in audit(Sheet.parse(text))]
    for wall, grey in WALLS:
        found += wall_faults((wall,), grey)
    for wall, total in TOTALS:
        found += total_faults(0, wall, total)
    for counts, total in COUNTS:
        found += count_faults(0, counts, total)
    return found


def test_every_fault_has_the_rule_of_the_engine() -> None:
    """Each reason that the script can give comes up, with the rule that it cites."""
    assert {one.code: one.rule for one in reasons()} == FAULTS


@pytest.mark.parametrize("name", FORMS)
def test_a_blank_form_has_every_player(name: str) -> None:
    """What is not played with the script takes away."""
    piece = final_blanks()[name]
    assert piece.count("<fieldset") == (MAX_PLAYERS if name == "final-counts" else 0)
    assert f'value="players-{MAX_PLAYERS}"' in piece
    assert "{player}" in piece or name == "final-counts"


def test_a_wall_is_told_by_color_on_the_grey_side() -> None:
    """There each color has a button; on the colored side the space says the color."""
    made = final_blanks()
    assert made["final-g"].count('value="brush-') == len(COLORS)
    assert "brush-" not in made["final-c"]


def test_limits_are_the_servers() -> None:
    """The script looks up what a number may be, and for whom the box is not."""
    found = final_texts()
    assert (found["points"], found["most"]) == (MOST_POINTS, SIZE)
    assert min(found["many"]) == MAX_PLAYERS + 1
    assert str(MOST_POINTS) in found["score"]
