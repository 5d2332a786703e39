"""What a script needs to show a sheet with no network: sentences, and blank pieces of the page.

Both are made by what makes the pages of the server, so that a sheet reads and looks the same. In a
blank piece a slot in braces stands where the script puts a name, a number or a sentence.
"""

from dataclasses import replace
from typing import Any, Final

from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Rule, end_bonuses, score_floor
from engine.board import EMPTY_WALL
from engine.notation import SEATS
from engine.scoring import TileScore
from engine.tiles import COLORS, MAX_PLAYERS, SIZE, WALL
from rulesite.rulebook.citation import cite
from rulesite.rulebook.slots import MINUS
from rulesite.score import chart
from rulesite.score.editing import Editing
from rulesite.score.editor_view import editor_view, heading
from rulesite.score.final_offline import final_blanks, final_texts
from rulesite.score.news import Deed, deeds, unfit, unsaved
from rulesite.score.sheet_view import sentences, sheet_view
from rulesite.sheet import Sheet, reckon
from rulesite.sheet.tables import LINES, MOST_THINGS, PLACES
from rulesite.wording import reasons
from rulesite.wording.bonuses import bonus_step, bonus_steps
from rulesite.wording.plays import fallen, to_lid
from rulesite.wording.reasons import seat_name
from rulesite.wording.scores import (
    column_step,
    floor_sum,
    row_step,
    tile_score_steps,
    tile_score_sum,
)
from rulesite.wording.sheets import (
    decision,
    ending_sentence,
    starter_sentence,
    winner_sentence,
)
from rulesite.wording.spaces import Mark, at_cell, mark_name, wall_space
from rulesite.wording.tiles import color_name

BLANKS: Final = {
    "wall": (False, "B....2M,.....0,.....0,.....0"),
    "lines": (True, ".....2M,.....0,.....0,.....0"),
    "choice": (True, "B....2M,.....0,.....0,.....0"),
}
"""Rounds that show every part of the page once: side and what is told."""
RULE: Final = {"href": "{href}", "number": "{number}", "title": "{title}"}
FAULT: Final = [{"where": "{where}", "sentence": "{sentence}", "citation": RULE}]
OVER: Final = "c2 | " + "; ".join(f"{color}1 f7 M, f7" for color in COLORS)
"""A game that has ended, for the names of all sources of points."""
FAULTS: Final = {
    "line-locked": Rule.LINE_WALL_ROW,
    "floor-too-long": Rule.FLOOR_FULL,
    "many-markers": Rule.MARKER_CENTER,
    "color-count": Rule.TILE_COUNT,
    "space-left": Rule.GREY_NO_SPACE,
    "space-taken": Rule.GREY_CHOICE,
    "column-color": Rule.GREY_COLUMN,
    "more-than-dealt": Rule.FILL_DISPLAYS,
    "less-than-dealt": Rule.MUST_TAKE,
    "row-full": Rule.END_TRIGGER,
    "wrong-space": Rule.WALL_PATTERN,
    "row-repeats": Rule.LINE_WALL_ROW,
    "column-repeats": Rule.GREY_COLUMN,
    "score-too-high": Rule.SCORE_NOW,
    "total-too-high": Rule.SCORE_NOW,
    "no-such-counts": Rule.BONUS_ADD_UP,
}
"""What the script can find against a round or a final score, with the engine's rule for it."""
CITED: Final = (
    *(Rule.END_TRIGGER, Rule.BONUS_ADD_UP),
    *(Rule.WINNER, Rule.TIE_ROWS, Rule.TIE_SHARED),
    *FAULTS.values(),
)


def texts() -> dict[str, Any]:
    """Give every sentence that counting a sheet can lead to, in the current language."""
    found = _board_texts() | _listing_texts() | _tile_texts() | _ending_texts() | _fault_texts()
    return found | sentences() | unsaved()


def _player(_seat: int) -> str:
    """Leave a slot where a player is named."""
    return "{player}"


def _board_texts() -> dict[str, Any]:
    return {
        "players": [seat_name(seat) for seat in range(MAX_PLAYERS)],
        "between": pgettext("between items of a list", ", "),
        "minus": MINUS,
        "colors": {color: color_name(color) for color in COLORS},
        "tile": {color: wall_space(color, None) for color in COLORS},
        "empty": wall_space(None, None),
        "printed": {color: wall_space(None, color) for color in COLORS},
        "marks": {mark: mark_name(mark) for mark in Mark},
        "at": [at_cell((row, col), "{text}") for row in PLACES for col in PLACES],
    }


def _listing_texts() -> dict[str, str]:
    """Name the two sentences that the server only says with a list in them; a test compares."""
    return {
        "open": _("Columns of row {row} that are open for this colour ({color}): {columns}"),
        "winners": _("Shared victory: {players}"),
    }


def _tile_texts() -> dict[str, Any]:
    runs = (0, *LINES)
    return {
        "lone": tile_score_steps(_score(0, 0, 1, 1)),
        "across": [[row_step(_score(row, 0, run, 1)) for run in runs] for row in PLACES],
        "down": [[column_step(_score(0, col, 1, run)) for run in runs] for col in PLACES],
        "sums": [[tile_score_sum(_score(0, 0, one, other)) for other in runs] for one in runs],
        "floor": [
            floor_sum(score_floor(count)) if count else "" for count in range(MOST_THINGS + 1)
        ],
        "fallen": [fallen(count) for count in runs],
        "lid": [to_lid(count) for count in runs],
    }


def _ending_texts() -> dict[str, Any]:
    return {
        "starts": starter_sentence(0, True, _player),
        "again": starter_sentence(0, False, _player),
        "nobody": starter_sentence(None, False),
        "ends": [ending_sentence(0, row, _player) for row in PLACES],
        "winner": winner_sentence((0,), _player),
        "decided": {rule: decision(rule) for rule in (Rule.WINNER, Rule.TIE_ROWS, Rule.TIE_SHARED)},
        "bonuses": {
            f"{part.rule} {part.which}": bonus_step(part) for part in end_bonuses(WALL).parts
        },
        "none": bonus_steps(end_bonuses(EMPTY_WALL))[0],
        "correct": heading("{number}", True),
        "cited": [Rule.END_TRIGGER, Rule.BONUS_ADD_UP],
        "rules": {rule: cite(rule)._asdict() for rule in CITED},
    }


def _fault_texts() -> dict[str, Any]:
    said = reasons.sentences()
    return {
        "faults": {code: {"text": said[code], "rule": rule} for code, rule in FAULTS.items()},
        "final": final_texts(),
        "saved": deeds()[Deed.SAVED],
        "undone": deeds()[Deed.UNDONE],
        "unfit": unfit(),
    }


def _score(row: int, col: int, across: int, down: int) -> TileScore:
    """Make the score of a tile with runs of some lengths; where they lie is not told."""
    cells = tuple((row, at) for at in range(SIZE)), tuple((at, col) for at in range(SIZE))
    return TileScore(row, col, None, cells[0][:across], cells[1][:down])


def blanks() -> dict[str, str]:
    """Render the pieces of the page with nothing in them."""
    frame = {"sprite": static("rulesite/tiles.svg"), "edit_address": reverse("score-here")}
    pieces = {
        name: str(render_to_string("score/_round.html", frame | _round(grey, told)))
        for name, (grey, told) in BLANKS.items()
    }
    standing = render_to_string("score/_standing.html", frame | {"view": _standing()})
    fault = render_to_string("score/_fault.html", frame | {"message": "{message}", "faults": FAULT})
    return pieces | final_blanks() | {"standing": standing, "fault": fault}


def frame() -> dict[str, Any]:
    """Say where the edges of the drawing of totals are, and how close its labels may come."""
    return {
        "left": chart.LEFT,
        "right": chart.WIDTH - chart.RIGHT,
        "top": chart.TOP,
        "bottom": chart.HEIGHT - chart.BOTTOM,
        "height": chart.HEIGHT,
        "steps": chart.STEPS,
        "ticks": chart.MOST_TICKS,
        "labels": chart.MOST_LABELS,
        "apart": chart.APART,
        "drop": chart.DROP,
    }


def _round(grey: bool, told: str) -> dict[str, Any]:
    sheet = Sheet(MAX_PLAYERS, grey)
    editing = Editing.read(sheet, {"round": "1", "seat": SEATS[0], "d": told})
    view = editor_view(editing, ("{player}",) * MAX_PLAYERS)
    view = replace(
        view,
        heading=heading("{number}", False),
        choice=view.choice and replace(view.choice, hint="{hint}"),
        waiting="{player}",
        running=(("{player}", "{total}"),),
        faults=(),
        told=view.told and replace(view.told, floor=view.told.floor or "…"),
    )
    fields = {"round": "{number}"}
    return {"editing": editing, "editor": view, "fields": fields, "can_leave": True}


def _standing() -> dict[str, Any]:
    bonus = {"name": "{player}", "steps": ["{step}"]}
    seat = {"name": "{player}", "floor": "…"}
    return {
        "faults": FAULT,
        "uncounted": 1,
        "result": {"verdict": "{verdict}", "why": "{why}", "citations": [RULE], "bonuses": [bonus]},
        "starter": "{starter}",
        "chart": chart.chart([[1], [2]]),
        "names": ["{player}"],
        "totals": [("{number}", ["{total}"])],
        "sources": [
            replace(row, values=("{total}",))
            for row in sheet_view(reckon(Sheet.parse(OVER))).sources
        ],
        "rounds": [{"number": "{number}", "seats": [seat], "notes": ["{note}"]}],
    }
