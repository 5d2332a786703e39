"""What readers typed, given back to them: harmless, and with what is expected instead."""

from unicodedata import category

from django.utils.translation import gettext as _

from engine.parsing import LONGEST_TEXT
from rulesite.situation.claims import MOST
from rulesite.situation.taps import MOST_POINTS, MOST_ROUNDS

UNSEEN = "C"
"""The first letter of the categories of signs that can't be seen, or turn the text around."""
REPLACEMENT = "\ufffd"


def shown_typed(text: str) -> str:
    """Return what was typed if it is short enough; signs that can't be seen are made visible."""
    if len(text) > LONGEST_TEXT:
        return ""
    return "".join(REPLACEMENT if category(char)[0] == UNSEEN else char for char in text)


def fault_of_field(field: str) -> str:
    """Say what fits a field."""
    ranges = {
        "score": _("A score is a whole number from {least} to {most}."),
        "round": _("A round is a whole number from {least} to {most}."),
    }
    claim = _("Type a whole number of points from {least} to {most}, with or without a minus sign.")
    least = {"round": 1}.get(field, 0)
    most = {"score": MOST_POINTS, "round": MOST_ROUNDS}.get(field, MOST)
    return ranges.get(field, claim).format(least=least, most=most)
