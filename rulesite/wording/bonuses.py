"""End bonuses told one by one."""

from django.utils.translation import gettext as _

from engine.rules import Rule
from engine.scoring import BonusPart, BonusScore
from engine.tiles import Color
from rulesite.rulebook.slots import signed
from rulesite.wording.tiles import color_name


def bonus_steps(score: BonusScore) -> list[str]:
    """Explain each bonus; say so when there is none."""
    return [bonus_step(part) for part in score.parts] or [
        _("No row, column or colour is complete.")
    ]


def bonus_step(part: BonusPart) -> str:
    """Name the row, column or color and its bonus."""
    if isinstance(part.which, Color):
        text = _("All five of one colour ({color}): {points}")
        return text.format(color=color_name(part.which), points=signed(part.points))
    is_row = part.rule is Rule.BONUS_ROW
    text = _("Row {number}: {points}") if is_row else _("Column {number}: {points}")
    return text.format(number=part.which + 1, points=signed(part.points))


def bonuses_told(score: BonusScore) -> list[str]:
    """Name each bonus among other points, where "Row 2" alone could be any."""
    return [_told(part) for part in score.parts]


def _told(part: BonusPart) -> str:
    if isinstance(part.which, Color):
        return bonus_step(part)
    is_row = part.rule is Rule.BONUS_ROW
    text = _("Bonus for row {number}: {points}")
    if not is_row:
        text = _("Bonus for column {number}: {points}")
    return text.format(number=part.which + 1, points=signed(part.points))


def bonus_sum(score: BonusScore) -> str:
    """Write the bonuses as a sum: "2 + 7 + 10 = 19"."""
    parts = " + ".join(str(part.points) for part in score.parts)
    return f"{parts} = {score.points}" if len(score.parts) > 1 else signed(score.points)
