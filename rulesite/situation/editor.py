"""A position laid out for setting up: one part at a time, everything to be tapped a button."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import CENTER, Phase
from engine.notation import SEATS
from engine.tiles import COLORS, DISPLAYS, TILES_PER_DISPLAY, Color
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.cells import cell_code
from rulesite.board.choice import Choice
from rulesite.board.player import FloorSpaceView, floor_spaces
from rulesite.situation.drawn import drawable
from rulesite.situation.situation import TAP, Part, Question, Situation
from rulesite.situation.table import LONE, PLAYERS
from rulesite.wording.reasons import seat_name
from rulesite.wording.setup import players as players_text
from rulesite.wording.spaces import place_name
from rulesite.wording.tiles import color_name, tiles_of

MOST_DISPLAYS = max(DISPLAYS.values())
"""As many as there can be; an impossible position may name more."""


@dataclass(frozen=True, slots=True)
class Button:
    """Hold something to press: its code, its words, and whether it is the one chosen."""

    code: str
    label: str
    is_on: bool = False
    color: str = ""


@dataclass(frozen=True, slots=True)
class SlotView:
    """Hold a place for a tile on a display."""

    code: str
    tile: Color | None
    label: str


@dataclass(frozen=True, slots=True)
class DisplayView:
    """Hold a display to be filled."""

    name: str
    slots: tuple[SlotView, ...]


@dataclass(frozen=True, slots=True)
class StackView:
    """Hold the tiles of one color in the center; pressing takes one away."""

    code: str
    color: Color
    count: int
    label: str


@dataclass(frozen=True, slots=True)
class EditorView:
    """Hold what a part shows."""

    parts: tuple[Button, ...]
    questions: tuple[Button, ...]
    players: tuple[Button, ...]
    sides: tuple[Button, ...]
    seats: tuple[Button, ...]
    palette: tuple[Button, ...]
    board: BoardView
    floor: tuple[FloorSpaceView, ...]
    displays: tuple[DisplayView, ...]
    stacks: tuple[StackView, ...]
    phases: tuple[Button, ...]
    turns: tuple[Button, ...]
    starters: tuple[Button, ...]


def editor_view(situation: Situation) -> EditorView:
    """Lay a situation out."""
    position, players = situation.position, len(situation.position.players)
    seats = () if position.is_figure else tuple(range(players))
    return EditorView(
        parts=_parts(situation),
        questions=_questions(situation),
        players=tuple(
            Button(f"players-{count}", _players(count), count == players) for count in PLAYERS
        ),
        sides=_sides(position.grey),
        seats=tuple(_seat(seat, seat == situation.seat) for seat in seats),
        palette=tuple(
            Button(f"brush-{color}", color_name(color), color is situation.brush, color)
            for color in COLORS
        ),
        board=_board(situation),
        floor=floor_spaces(
            drawable(situation.board).floor, lambda space: _choice(f"space{space + 1}")
        ),
        displays=_displays(situation),
        stacks=_stacks(situation),
        phases=_phases(position.phase),
        turns=tuple(_seat(seat, seat == position.turn) for seat in seats),
        starters=tuple(_seat(seat, seat == position.starter) for seat in seats),
    )


def _board(situation: Situation) -> BoardView:
    position = situation.position
    return board_view(
        drawable(situation.board),
        parts=Parts.LINES | Parts.WALL,
        ghosts=not position.grey,
        choose_space=lambda cell: _choice(cell_code(cell)),
        choose_line=lambda row: _choice(f"line{row + 1}"),
        caption="" if position.is_figure else seat_name(situation.seat),
    )


def _choice(code: str) -> Choice:
    return Choice(code, name=TAP, id=code)


def _players(count: int) -> str:
    return pgettext("what is set up", "One board") if count == LONE else players_text(count)


def _seat(seat: int, is_on: bool) -> Button:
    return Button(f"seat-{SEATS[seat]}", seat_name(seat), is_on)


def _parts(situation: Situation) -> tuple[Button, ...]:
    labels = {
        Part.GAME: pgettext("part of what is set up", "Game"),
        Part.OFFER: pgettext("part of what is set up", "Offer"),
        Part.BOARD: pgettext("part of what is set up", "Board"),
        Part.ASK: pgettext("part of what is set up", "Ask"),
    }
    if situation.position.is_figure:
        del labels[Part.OFFER]
    return tuple(
        Button(f"part-{part}", label, part is situation.part) for part, label in labels.items()
    )


def _questions(situation: Situation) -> tuple[Button, ...]:
    labels = {
        Question.SCORE: _("What does this score?"),
        Question.WRONG: _("Is anything wrong with it?"),
        Question.MAY: _("May I do this?"),
        Question.MOVES: _("What are my moves?"),
    }
    return tuple(Button(f"ask-{ask}", label, ask is situation.ask) for ask, label in labels.items())


def _sides(grey: bool) -> tuple[Button, ...]:
    return (
        Button("side-c", pgettext("side of the boards", "Coloured side"), not grey),
        Button("side-g", pgettext("side of the boards", "Grey side"), grey),
    )


def _phases(phase: Phase) -> tuple[Button, ...]:
    labels = {
        Phase.DRAFTING: pgettext("phase", "Drafting"),
        Phase.TILING: pgettext("phase", "Wall-tiling"),
        Phase.OVER: pgettext("phase", "The game is over"),
    }
    return tuple(Button(str(one), label, one is phase) for one, label in labels.items())


def _displays(situation: Situation) -> tuple[DisplayView, ...]:
    shown = situation.position.factories[:MOST_DISPLAYS]
    return tuple(
        DisplayView(place_name(display), _slots(display, tiles))
        for display, tiles in enumerate(shown)
    )


def _slots(display: int, tiles: tuple[Color, ...]) -> tuple[SlotView, ...]:
    row = (*tiles, *(None,) * TILES_PER_DISPLAY)[:TILES_PER_DISPLAY]
    return tuple(
        SlotView(f"d{display + 1}s{slot + 1}", tile, _slot_label(display, slot, tile))
        for slot, tile in enumerate(row)
    )


def _slot_label(display: int, slot: int, tile: Color | None) -> str:
    text = _("{place}, place {number}: {words}")
    words = tiles_of(tile, 1) if tile else _("empty")
    return text.format(place=place_name(display), number=slot + 1, words=words)


def _stacks(situation: Situation) -> tuple[StackView, ...]:
    center = situation.position.center
    return tuple(
        StackView(
            f"center-{color}",
            color,
            center.count(color),
            _("{place}: {tiles}. Take one away.").format(
                place=place_name(CENTER), tiles=tiles_of(color, center.count(color))
            ),
        )
        for color in COLORS
        if color in center
    )
