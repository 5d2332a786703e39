"""A round being told, as it is drawn: one player's board to tap, and what it comes to so far."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from engine import Board, Placement
from engine.notation import SEATS
from engine.tiles import COLORS, SIZE, Cell, color_at
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.choice import Choice
from rulesite.score.editing import SPACES, TAP, Editing
from rulesite.score.sheet_view import SeatTold, seat_told, sentences
from rulesite.sheet.draft import Part
from rulesite.sheet.telling import Telling
from rulesite.situation.editor import Button
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.reasons import reason_sentence
from rulesite.wording.rounds import round_total
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name


@dataclass(frozen=True, slots=True)
class LineButtons:
    """Hold the colors that a line of the grey side can be completed with."""

    row: int
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """Hold a wall on which a space must be chosen; ``back`` takes the line's color back."""

    wall: BoardView
    hint: str
    back: str


@dataclass(frozen=True, slots=True)
class EditorView:
    """Hold a round being told, ready to be drawn.

    The board shown is a wall of the colored side, lines of the grey one, or a choice on it.
    """

    heading: str
    seats: tuple[Button, ...]
    wall: BoardView | None
    lines: tuple[LineButtons, ...]
    choice: ChoiceView | None
    floor: tuple[Button, ...]
    told: SeatTold | None
    faults: tuple[str, ...]
    running: tuple[tuple[str, str], ...]
    """Every player's name and total after the round."""
    following: Button | None
    """What leads on to the next player."""
    waiting: str
    """The name of the first player whose part is not finished."""


def editor_view(editing: Editing, names: tuple[str, ...]) -> EditorView:
    """Draw what is told of one player, and what it comes to."""
    tellings, grey = editing.tellings, editing.sheet.grey
    here, seats = tellings[editing.seat], _seat_buttons(editing.seat, names)
    running = tuple(zip(names, map(_total, tellings), strict=True))
    told = seat_told(names[editing.seat], here.before.wall, here.told, grey) if here.told else None
    return EditorView(
        heading=heading(str(editing.number + 1), editing.is_correction),
        seats=seats,
        wall=None if grey else _wall(here),
        lines=_line_buttons(here) if grey and not here.options else (),
        choice=_choice(here) if here.options else None,
        floor=_floor_buttons(here.part),
        told=told,
        faults=tuple(map(reason_sentence, here.faults)),
        running=running,
        following=seats[editing.seat + 1] if editing.seat + 1 < len(seats) else None,
        waiting=next(
            (name for name, one in zip(names, tellings, strict=True) if not one.entry), ""
        ),
    )


def heading(number: str, is_correction: bool) -> str:
    """Name the round that is told, or told anew."""
    if is_correction:
        return _("Correct round %(number)s") % {"number": number}
    return sentences()["round"].format(number=number)


def _seat_buttons(shown: int, names: tuple[str, ...]) -> tuple[Button, ...]:
    return tuple(Button(f"seat-{SEATS[at]}", name, at == shown) for at, name in enumerate(names))


def _wall(here: Telling) -> BoardView:
    """Draw the wall of the colored side: one tap on a space tells a completed line."""
    wall = [list(row) for row in here.before.wall]
    chosen: dict[Cell, set[Mark]] = {}
    for row, color in enumerate(here.part.lines):
        for col in range(SIZE):
            if color and color_at(row, col) == color:
                wall[row][col] = color
                chosen[row, col] = {Mark.CHOSEN}
    return board_view(
        Board(wall=tuple(map(tuple, wall))),
        parts=Parts.WALL,
        marks=chosen,
        choose_space=lambda cell: (
            None
            if here.before.wall[cell[0]][cell[1]]
            else _choice_of(f"r{cell[0] + 1}c{cell[1] + 1}")
        ),
    )


def _choice_of(code: str) -> Choice:
    return Choice(code, name=TAP, id=code)


def _line_buttons(here: Telling) -> tuple[LineButtons, ...]:
    return tuple(
        LineButtons(
            row + 1,
            tuple(
                Button(f"{color}{row + 1}", color_name(color), here.part.lines[row] == color, color)
                for color in COLORS
                if color not in here.before.wall[row]
            ),
        )
        for row in range(SIZE)
    )


def _choice(here: Telling) -> ChoiceView:
    assert here.after is not None
    due, spaces = here.options[0], _spaces(here.options)
    wall = board_view(
        here.after,
        parts=Parts.WALL,
        marks={cell: {Mark.OPEN} for cell in spaces},
        ghosts=False,
        choose_space=lambda cell: _choice_of(f"put-{spaces[cell]}") if cell in spaces else None,
    )
    hint = grey_choice_sentence(due.color, due.row, list(spaces))
    return ChoiceView(wall, hint, f"{due.color}{due.row + 1}")


def _spaces(options: tuple[Placement, ...]) -> dict[Cell, Placement]:
    """Return the spaces that can be chosen; the floor line is none."""
    return {(one.row, one.col): one for one in options if isinstance(one.col, int)}


def _floor_buttons(part: Part) -> tuple[Button, ...]:
    return tuple(
        Button(f"floor-{count}", str(count), part.floor == count) for count in range(SPACES + 1)
    )


def _total(one: Telling) -> str:
    return round_total(one.told) if one.told and one.entry else "…"
