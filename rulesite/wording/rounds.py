"""A player's wall-tiling told line by line, as a ledger."""

from collections.abc import Collection

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.errors import Reason
from engine.outcomes import SeatRound
from engine.rules import Rule
from engine.scoring import TileScore
from rulesite.rulebook.slots import MINUS
from rulesite.wording.plays import fallen
from rulesite.wording.scores import floor_sum, tile_score_sum
from rulesite.wording.tiles import points


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


def tile_runs(tile: TileScore) -> str:
    """Say in a line which runs of a tile count: "Row 2: 4 in the row."."""
    if tile.rule is Rule.SCORE_LONE:
        text = _("Row {row}: the tile is on its own and scores 1.")
    elif tile.rule is Rule.SCORE_ROW:
        text = _("Row {row}: {across} in the row.")
    elif tile.rule is Rule.SCORE_COLUMN:
        text = _("Row {row}: {down} in the column.")
    else:
        text = _("Row {row}: {across} in the row, {down} in the column, {points} in all.")
    return text.format(
        row=tile.row + 1, across=tile.horizontal, down=tile.vertical, points=tile.points
    )


def ledger_steps(
    told: SeatRound, *, with_floor: bool = True, only: Collection[str] | None = None
) -> list[str]:
    """Explain a round: the runs of each tile, the floor line, the stop at zero.

    With `only`, no more than these steps: lines from "1" to "5", "floor", "after".
    """
    steps = [tile_runs(tile) for tile in told.tiles if only is None or str(tile.row + 1) in only]
    if with_floor and told.floor and told.floor.parts and (only is None or "floor" in only):
        steps.append(_("Floor line: {total}").format(total=floor_sum(told.floor)))
    if with_floor and told.forgiven:
        steps.append(_("The score stops at zero."))
    return steps


def tiles_total(told: SeatRound) -> str:
    """Write the points of the tiles as a sum: "2 + 5 = 7"."""
    parts = " + ".join(str(tile.points) for tile in told.tiles)
    return f"{parts} = {told.points}" if len(told.tiles) > 1 else points(told.points)


def points_step(told: SeatRound) -> str:
    """Add up the points of several tiles as a step: "Points of the tiles: 2 + 5 = 7"."""
    return correct_step(step_words("tiles"), tiles_total(told))


def tiled_total(told: SeatRound) -> str:
    """Write the score after the tiles, before the floor line: "12 + 7 = 19"."""
    return f"{told.before} + {told.points} = {told.before + told.points}"


def row_name(row: int) -> str:
    """Name a row as the heading of a step."""
    return pgettext("step of a round", "Row {row}").format(row=row + 1)


def step_words(step: str) -> str:
    """Name the other steps of a round as headings: before, tiles, floor, after."""
    words = {
        "before": pgettext("step of a round", "Score before"),
        "tiles": pgettext("step of a round", "Points of the tiles"),
        "floor": pgettext("step of a round", "Floor line"),
        "after": pgettext("step of a round", "Score after"),
    }
    return words[step]


def whose_points(name: str, count: int) -> str:
    """Say what a way of counting gives: "By the rules: 5 points"."""
    return pgettext("whose count", "{name}: {points}").format(name=name, points=points(count))


def not_due(reason: Reason) -> str:
    """Say why a line does not move to the wall now."""
    facts = {"row": int(str(reason.facts["line"])) + 1} if "line" in reason.facts else {}
    if "due" in reason.facts:
        facts["due"] = int(str(reason.facts["due"])) + 1
    texts = {
        "line-not-full": _("Line {row} is not full: it waits for the next round."),
        "line-not-due": _("Line {row} is full, but line {due} lies above it and comes first."),
        "no-full-line": line_waits(),
    }
    return texts[reason.code].format(**facts)


def line_waits() -> str:
    """Say what happens to lines that are not full."""
    return _("Lines that are not full stay: they wait for the next round.")


def floor_not_due(due: int) -> str:
    """Say that the floor line has to wait for a full line."""
    text = _("The floor line comes last. Line {due} is still full and goes to the wall first.")
    return text.format(due=due + 1)


def line_due(row: int) -> str:
    """Say that a line is the next to move."""
    return _("Line {row} is the topmost full line, so it comes first.").format(row=row + 1)


def floor_due() -> str:
    """Say that nothing but the floor line is left."""
    return _("No full line is left, so the floor line is subtracted now.")


def parting(step: str) -> str:
    """Say at which step of a round two counts begin to differ, named by its heading."""
    return _("The first difference is here: {step}.").format(step=step)


def step_is_right(step: str) -> str:
    """Say that a step of a round was written down right, named by its heading."""
    return _("This one is right: {step}.").format(step=step)


def correct_step(step: str, value: str) -> str:
    """Give the right number of a step of a round, named by its heading."""
    return pgettext("corrected step", "{step}: {value}").format(step=step, value=value)


def whose_sentence(name: str, sentence: str) -> str:
    """Say whose mistake a sentence is about."""
    return pgettext("about a player", "{name}: {sentence}").format(name=name, sentence=sentence)
