"""The choice of a space on the grey wall, in words."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.tiles import Cell, Color
from rulesite.wording.tiles import color_name


def grey_choice_sentence(color: Color, row: int, cells: Sequence[Cell]) -> str:
    """Say in which columns the tile of a line may go, or that the line falls."""
    slots = {"row": row + 1, "color": color_name(color)}
    if not cells:
        text = _("Row {row} has no space for this colour ({color}): the whole line falls.")
        return text.format_map(slots)
    separator = pgettext("between items of a list", ", ")
    columns = separator.join(str(col + 1) for _row, col in cells)
    text = _("Columns of row {row} that are open for this colour ({color}): {columns}")
    return text.format_map(slots | {"columns": columns})
