"""The form that a final score is told with, ready to be drawn."""

from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Board
from engine.notation import SEATS
from engine.tiles import COLORS
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.cells import cell_code
from rulesite.board.choice import Choice
from rulesite.score.final import COUNTED, PLAYERS, TAP, By, Finish
from rulesite.situation.editor import Button
from rulesite.wording.reasons import seat_name
from rulesite.wording.setup import players
from rulesite.wording.tiles import color_name


class CountField(NamedTuple):
    """A field for one player's number of rows, columns or colors."""

    name: str
    label: str
    value: str


def final_form(final: Finish) -> dict[str, Any]:
    """Give the template all that can be pressed and filled in."""
    seats = range(len(final.hands))
    own = {"seat", "part", *(name for name in final.query if _is_field(final, name))}
    return {
        "final": final,
        "fields": {name: value for name, value in final.query.items() if name not in own}
        | {"seat": SEATS[final.seat]},
        "address": final.address,
        "players": [Button(f"players-{n}", players(n), n == len(final.hands)) for n in PLAYERS],
        "sides": [
            Button("side-c", pgettext("side of the boards", "Coloured"), not final.grey),
            Button("side-g", pgettext("side of the boards", "Grey"), final.grey),
        ],
        "ways": [
            Button("by-wall", _("Tap the walls"), final.by is By.WALL),
            Button("by-counts", _("Type the counts"), final.by is By.COUNTS),
        ],
        "seats": [Button(f"seat-{SEATS[at]}", seat_name(at), at == final.seat) for at in seats],
        "palette": [
            Button(f"brush-{color}", color_name(color), color == final.brush, color)
            for color in COLORS
        ],
        "wall": _wall(final),
        "score_field": CountField(f"s{SEATS[final.seat]}", "", final.hands[final.seat].score),
        "counted": [(seat_name(at), _count_fields(final, at)) for at in seats],
        "following": f"seat-{SEATS[final.seat + 1]}" if final.seat + 1 in seats else "",
        "following_name": seat_name(final.seat + 1) if final.seat + 1 in seats else "",
    }


def _wall(final: Finish) -> BoardView:
    """Draw the wall that is being told."""
    return board_view(
        Board(wall=final.hands[final.seat].wall),
        parts=Parts.WALL,
        ghosts=not final.grey,
        choose_space=lambda cell: Choice(cell_code(cell), name=TAP, id=cell_code(cell)),
    )


def _is_field(final: Finish, name: str) -> bool:
    """Tell whether a part of the address stands in a field that is shown."""
    if final.by is By.COUNTS:
        return name[:-1] in ("s", *COUNTED)
    return name == f"s{SEATS[final.seat]}"


def _count_fields(final: Finish, seat: int) -> list[CountField]:
    labels = (_("Complete rows"), _("Complete columns"), _("Complete colours"))
    hand, letter = final.hands[seat], SEATS[seat]
    return [
        CountField(f"s{letter}", _("Score before bonuses"), hand.score),
        *(
            CountField(f"{name}{letter}", label, count)
            for name, label, count in zip(COUNTED, labels, hand.counts, strict=True)
        ),
    ]
