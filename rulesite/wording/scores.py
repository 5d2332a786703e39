"""A score explained: the engine's parts, one sentence each."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.scoring import FloorScore, TileScore
from rulesite.rulebook.slots import MINUS, signed
from rulesite.wording.tiles import points


def tile_score_steps(score: TileScore) -> list[str]:
    """Explain a tile's points part by part: its row, its column, and what does not count."""
    if score.horizontal < 2 and score.vertical < 2:
        return [_("No tile touches it, neither in its row nor in its column."), lone_points()]
    return [row_step(score), column_step(score)]


def lone_points() -> str:
    """Say what a tile without neighbors scores."""
    return _("A tile on its own scores one point.")


def row_step(score: TileScore) -> str:
    """Explain the row: its run, or why it does not count."""
    if score.horizontal < 2:
        return _("No tile touches it to the left or right: the row does not count.")
    text = ngettext(
        "In row {row} it belongs to an unbroken run of {n} tile.",
        "In row {row} it belongs to an unbroken run of {n} tiles.",
        score.horizontal,
    )
    return text.format(row=score.row + 1, n=score.horizontal)


def column_step(score: TileScore) -> str:
    """Explain the column: its run, or why it does not count."""
    if score.vertical < 2:
        return _("No tile touches it above or below: the column does not count.")
    text = ngettext(
        "In column {column} it belongs to an unbroken run of {n} tile.",
        "In column {column} it belongs to an unbroken run of {n} tiles.",
        score.vertical,
    )
    assert score.col is not None
    return text.format(column=score.col + 1, n=score.vertical)


def tile_score_sum(score: TileScore) -> str:
    """Write the points of a tile as a sum, or as a number where one run counts: "4 + 3 = 7"."""
    if score.horizontal > 1 and score.vertical > 1:
        return f"{score.horizontal} + {score.vertical} = {score.points}"
    return points(score.points)


def floor_sum(score: FloorScore) -> str:
    """Write a penalty as a sum of the covered spaces: "−1 −1 −2 = −4"."""
    parts = [signed(part.value) for part in score.parts]
    if len(parts) > 1:
        return f"{' '.join(parts)} = {signed(score.penalty)}"
    return parts[0] if parts else "0"


def spoken_penalty(value: int) -> str:
    """Say a penalty in words, since a minus sign is often not read out."""
    return ngettext("minus {n} point", "minus {n} points", abs(value)).format(n=abs(value))


__all__ = [
    "MINUS",
    "column_step",
    "floor_sum",
    "lone_points",
    "row_step",
    "spoken_penalty",
    "tile_score_steps",
    "tile_score_sum",
]
