"""What a script needs to count a final score with no network: sentences and blank pieces."""

from typing import Any, Final

from django.template.loader import render_to_string
from django.templatetags.static import static

from engine import Board
from engine.tiles import MAX_PLAYERS, SIZE
from rulesite.board import Parts, board_view
from rulesite.rulebook.citation import Citation
from rulesite.score.final import MOST_POINTS, Finish
from rulesite.score.final_answer import sentences
from rulesite.score.final_form import final_form
from rulesite.wording.impossible import no_row_full
from rulesite.wording.sheets import needs_floor, players_refused, possible_range

FORMS: Final = {
    "final-c": {"players": str(MAX_PLAYERS)},
    "final-g": {"players": str(MAX_PLAYERS), "side": "g"},
    "final-counts": {"players": str(MAX_PLAYERS), "by": "counts"},
}
"""Forms that show everything once, by the name of their piece."""
TOO_MANY: Final = range(MAX_PLAYERS + 1, 10)
RULE: Final = Citation("{number}", "{title}", "{href}")


def final_texts() -> dict[str, Any]:
    """Give the sentences and limits that only final scores have, in the current language."""
    return sentences() | {
        "points": MOST_POINTS,
        "most": SIZE,
        "range": possible_range("{least}", "{most}", False),
        "floor": needs_floor(),
        "open": no_row_full(),
        "many": {players: players_refused(players) for players in TOO_MANY},
    }


def final_blanks() -> dict[str, str]:
    """Render the pieces of the page with nothing in them."""

    def rendered(template: str, context: dict[str, Any]) -> str:
        sprite = {"sprite": static("rulesite/tiles.svg"), "address": "#"}
        return str(render_to_string(f"score/{template}.html", sprite | context))

    answers = {"answer": _answer(), "troubles": _troubles()}
    return {name: rendered("_final", _form(told)) for name, told in FORMS.items()} | {
        name: rendered("_answer", {"answer": answer}) for name, answer in answers.items()
    }


def _form(told: dict[str, str]) -> dict[str, Any]:
    return final_form(Finish.read(told)) | {"following_name": "{player}"}


def _answer() -> dict[str, Any]:
    line = {
        "name": "{player}",
        "place": "{place}",
        "before": "{before}",
        "bonus": "{bonus}",
        "total": "{total}",
        "steps": ["{step}"],
        "notes": ["{note}"],
        "board": board_view(Board(), parts=Parts.WALL),
    }
    lists: dict[str, Any] = {"notes": ["{note}"], "lines": [line], "citations": [RULE]}
    return lists | {"verdict": "{verdict}", "why": "{why}"}


def _troubles() -> dict[str, Any]:
    trouble = {"whose": "{whose}", "sentence": "{sentence}", "citation": RULE}
    return {"verdict": "{verdict}", "troubles": [trouble]}
