"""Why a pick is refused, one sentence a reason."""

from collections.abc import Sequence

from django.utils.translation import gettext as _

from engine.errors import Reason
from engine.tiles import Color
from rulesite.wording.spaces import place_name
from rulesite.wording.tiles import color_name


def refusal(reason: Reason) -> str:
    """Say one reason against a pick; raise KeyError for a code that no pick gets."""
    facts = reason.facts
    slots: dict[str, object] = {}
    if "line" in facts:
        slots["row"] = _number(facts["line"])
    if "source" in facts:
        slots["place"] = _place(facts["source"])
    for name in ("color", "held"):
        if name in facts:
            slots[name] = color_name(Color(str(facts[name])))
    return sentences()[reason.code].format_map(slots)


def decisive(reasons: Sequence[Reason]) -> list[Reason]:
    """Leave out what matters no longer: a full line is not collecting anything.

    So no two of the sentences contradict each other.
    """
    is_full = any(reason.code == "line-full" for reason in reasons)
    return [reason for reason in reasons if not (is_full and reason.code == "line-color")]


def _number(fact: object) -> int:
    return fact + 1 if isinstance(fact, int) else 0


def _place(fact: object) -> str:
    return place_name("C" if fact == "C" else int(str(fact)))


def sentences() -> dict[str, str]:
    """Return the sentence of each reason against a pick."""
    return {
        "game-over": _("The game is over."),
        "drafting-over": _("Drafting is over for this round."),
        "no-such-display": _("There is no such display in this game."),
        "source-empty": _("Nothing lies there ({place})."),
        "marker-alone": _("Only the marker lies in the centre, and it can’t be taken alone."),
        "color-absent": _("No tile of this colour lies there ({place}, {color})."),
        "no-such-color": _("There is no such colour."),
        "no-such-line": _("There is no such pattern line."),
        "line-full": _("Pattern line {row} is full."),
        "line-color": _("Pattern line {row} is collecting another colour ({held})."),
        "wall-row": _("Row {row} of the wall already has this colour ({color})."),
    }
