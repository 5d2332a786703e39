"""A position set up from nothing, by taps and fields alone."""

from collections.abc import Iterator

from engine import MARKER, Board, Position
from engine.notation import SEATS
from engine.tiles import COLORS
from rulesite.situation import Situation
from rulesite.situation.taps import tapped, with_fields


def tap(situation: Situation, *codes: str) -> Situation:
    """Press one thing after the other, each time from the address."""
    for code in codes:
        situation = tapped(Situation.read(situation.query), code)
    return situation


def line_codes(board: Board) -> Iterator[str]:
    """Press what fills the pattern lines: once for all of a line, then once for each tile less."""
    for row, held in enumerate(board.lines):
        if held:
            yield f"brush-{held[0]}"
            yield from [f"line{row + 1}"] * (1 + row + 1 - len(held))


def wall_codes(board: Board, grey: bool) -> Iterator[str]:
    """Press what fills the wall; on the grey side color by color."""
    for color in COLORS:
        cells = [(row, col) for row, col in board.cells if board.wall[row][col] == color]
        if cells and grey:
            yield f"brush-{color}"
        yield from (f"r{row + 1}c{col + 1}" for row, col in cells)


def floor_codes(board: Board) -> Iterator[str]:
    """Press what falls, in order."""
    for space, thing in enumerate(board.floor):
        if thing == MARKER:
            yield "marker"
        else:
            yield f"brush-{thing}"
            yield f"space{space + 1}"


def board_codes(board: Board, grey: bool) -> Iterator[str]:
    """Press everything on a board."""
    yield from line_codes(board)
    yield from wall_codes(board, grey)
    yield from floor_codes(board)


def offer_codes(position: Position) -> Iterator[str]:
    """Press everything on displays and in the center."""
    for display, tiles in enumerate(position.factories):
        for slot, color in enumerate(tiles):
            yield from (f"brush-{color}", f"d{display + 1}s{slot + 1}")
    for color in position.center:
        yield from (f"brush-{color}", "center-add")


def set_up(target: Position) -> Situation:
    """Set a position up from an empty board alone."""
    situation = Situation()
    if not target.is_figure:
        situation = tap(situation, f"players-{len(target.players)}")
        situation = tap(situation, *offer_codes(target))
    situation = tap(situation, "side-g" if target.grey else "side-c")
    for seat, board in enumerate(target.players):
        if not target.is_figure:
            situation = tap(situation, f"seat-{SEATS[seat]}")
        situation = tap(situation, *board_codes(board, target.grey))
        situation = with_fields(situation, {"score": str(board.score)})
    return situation if target.is_figure else with_fields(situation, times(target))


def times(position: Position) -> dict[str, str]:
    """Write round, phase and players as the form's fields say them."""
    return {
        "round": str(position.round),
        "phase": str(position.phase),
        "turn": SEATS[position.turn],
        "starter": SEATS[position.starter],
    }
