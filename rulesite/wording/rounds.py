"""A player's wall-tiling told line by line, as a ledger."""

from django.utils.translation import gettext as _

from engine.outcomes import SeatRound
from engine.scoring import TileScore
from rulesite.rulebook.slots import MINUS
from rulesite.wording.plays import fallen
from rulesite.wording.scores import floor_sum, tile_score_sum


def round_steps(told: SeatRound) -> list[str]:
    """Explain each tile, the floor line and the stop at zero."""
    steps = [tile_step(tile) for tile in told.tiles]
    if told.floor and told.floor.parts:
        steps.append(_("Floor line: {total}").format(total=floor_sum(told.floor)))
    if told.forgiven:
        steps.append(_("The score stops at zero."))
    return steps


def tile_step(tile: TileScore) -> str:
    """Explain one tile: its row and its points, or that its line falls."""
    if tile.col is None:
        return fallen(tile.fallen)
    text = _("Row {row}: {total}")
    return text.format(row=tile.row + 1, total=tile_score_sum(tile))


def round_total(told: SeatRound) -> str:
    """Write the round as a sum: "2 + 8 − 4 = 6", or with an arrow where it stops at zero."""
    cost = f" {MINUS} {-told.penalty}" if told.penalty else ""
    equals = "→" if told.forgiven else "="
    return f"{told.before} + {told.points}{cost} {equals} {told.after}"
