"""What is pressed, as codes: each leads from one situation to the next."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine import Board, Phase, Placement, Position
from engine.notation import SEATS
from engine.tiles import SIZE, TILES_PER_DISPLAY, Color
from rulesite.board.cells import BY_CODE
from rulesite.situation import boards, table
from rulesite.situation.situation import Part, Question, Situation, Unfit, Unreadable
from rulesite.situation.supply import put_away

Tap = Callable[[Situation, re.Match[str]], Situation]

LONGEST_CODE: Final = 16
MOST_POINTS: Final = 999
MOST_ROUNDS: Final = 99
TAPS: Final[list[tuple[re.Pattern[str], Tap]]] = []


def _on(pattern: str) -> Callable[[Tap], Tap]:
    def register(tap: Tap) -> Tap:
        TAPS.append((re.compile(pattern, re.ASCII), tap))
        return tap

    return register


def tapped(situation: Situation, code: str) -> Situation:
    """Return the situation after something was pressed; raise Unreadable."""
    if len(code) <= LONGEST_CODE:
        for pattern, tap in TAPS:
            match = pattern.fullmatch(code)
            if match:
                return tap(situation, match)
    raise Unreadable("no such thing to press")


def with_fields(situation: Situation, query: Mapping[str, str]) -> Situation:
    """Take over what stands in the form's fields; raise Unfit for what does not fit."""
    position = situation.position
    if "score" in query:
        score = _number(query["score"], "score", 0, max(MOST_POINTS, situation.board.score))
        position = _with_board(position, situation.seat, replace(situation.board, score=score))
    if not position.is_figure:
        position = _with_times(position, query)
    return situation if position == situation.position else _changed(situation, position)


def _with_times(position: Position, query: Mapping[str, str]) -> Position:
    if "round" in query:
        number = _number(query["round"], "round", 1, max(MOST_ROUNDS, position.round))
        position = replace(position, round=number)
    if "phase" in query:
        if query["phase"] not in tuple(Phase):
            raise Unreadable("no such phase")
        position = replace(position, phase=Phase(query["phase"]))
    if "turn" in query:
        position = replace(position, turn=_player(position, query["turn"]))
    if "starter" in query:
        position = replace(position, starter=_player(position, query["starter"]))
    return table.with_one_marker(position)


def _player(position: Position, letter: str) -> int:
    seats = SEATS[: len(position.players)]
    if len(letter) != 1 or letter not in seats:
        raise Unreadable("no such player")
    return seats.index(letter)


def _number(text: str, field: str, least: int, most: int) -> int:
    text = text.strip()
    is_number = len(text) <= len(str(most)) and text.isascii() and text.isdigit()
    if not is_number or not least <= int(text) <= most:
        raise Unfit(field)
    return int(text)


def _changed(situation: Situation, position: Position) -> Situation:
    return situation.with_position(put_away(position))


def _with_board(position: Position, seat: int, board: Board) -> Position:
    players = tuple(board if at == seat else other for at, other in enumerate(position.players))
    return table.with_one_marker(replace(position, players=players))


def _on_board(situation: Situation, board: Board) -> Situation:
    return _changed(situation, _with_board(situation.position, situation.seat, board))


@_on(r"set")
def _set(situation: Situation, match: re.Match[str]) -> Situation:
    """Take over the fields and nothing else."""
    return situation


@_on(r"part-([a-z]+)")
def _part(situation: Situation, match: re.Match[str]) -> Situation:
    if match[1] not in tuple(Part):
        raise Unreadable("no such part")
    return replace(situation, part=Part(match[1]))


@_on(r"ask-([a-z]+)")
def _ask(situation: Situation, match: re.Match[str]) -> Situation:
    if match[1] not in tuple(Question):
        raise Unreadable("no such question")
    return replace(situation, part=Part.ASK, ask=Question(match[1]))


@_on(r"brush-([BYRKW])")
def _brush(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, brush=Color(match[1]))


@_on(r"seat-([A-D])")
def _seat(situation: Situation, match: re.Match[str]) -> Situation:
    seat = SEATS.index(match[1])
    if seat >= len(situation.position.players):
        raise Unreadable("no such player")
    return replace(situation, seat=seat, put=(), about="", first="", second="")


@_on(r"players-([1-4])")
def _players(situation: Situation, match: re.Match[str]) -> Situation:
    position = table.with_players(situation.position, int(match[1]), situation.seat)
    changed = _changed(situation, position)
    return replace(changed, part=Part.GAME)


@_on(r"side-([cg])")
def _side(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, replace(situation.position, grey=match[1] == "g"))


@_on(r"fill")
def _fill(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, situation.position)


@_on(r"empty")
def _empty(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, table.emptied(situation.position))


@_on(rf"line([1-{SIZE}])")
def _line(situation: Situation, match: re.Match[str]) -> Situation:
    board = boards.line_tapped(situation.board, int(match[1]) - 1, situation.brush)
    return _on_board(situation, board)


@_on(rf"r[1-{SIZE}]c[1-{SIZE}]")
def _wall(situation: Situation, match: re.Match[str]) -> Situation:
    color = situation.brush if situation.position.grey else None
    return _on_board(situation, boards.wall_tapped(situation.board, BY_CODE[match[0]], color))


@_on(r"space([1-8])")
def _floor(situation: Situation, match: re.Match[str]) -> Situation:
    board = boards.floor_tapped(situation.board, int(match[1]) - 1, situation.brush)
    return _on_board(situation, board)


@_on(r"marker")
def _marker(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, table.marker_moved(situation.position, situation.seat))


@_on(r"center-marker")
def _center_marker(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, table.marker_moved(situation.position, None))


@_on(rf"d([1-9])s([1-{TILES_PER_DISPLAY}])")
def _display(situation: Situation, match: re.Match[str]) -> Situation:
    display, slot = int(match[1]) - 1, int(match[2]) - 1
    if display >= len(situation.position.factories):
        raise Unreadable("no such display")
    position = table.display_tapped(situation.position, display, slot, situation.brush)
    return _changed(situation, position)


@_on(r"center-add")
def _center_add(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, table.center_added(situation.position, situation.brush))


@_on(r"center-([BYRKW])")
def _center_take(situation: Situation, match: re.Match[str]) -> Situation:
    return _changed(situation, table.center_taken(situation.position, Color(match[1])))


@_on(r"take-([1-9C][BYRKW])")
def _take(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, take=match[1])


@_on(rf"to-([1-{SIZE}F])")
def _to(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, to=match[1])


@_on(rf"may-([1-9C][BYRKW])([1-{SIZE}F])")
def _may(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, ask=Question.MAY, take=match[1], to=match[2])


@_on(rf"place-([BYRKW][1-{SIZE}][1-{SIZE}F])")
def _place(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, ask=Question.MAY, place=match[1])


@_on(rf"put-([BYRKW][1-{SIZE}][1-{SIZE}])")
def _put(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, put=(*situation.put, Placement.from_notation(match[1]))[:SIZE])


@_on(r"put-back")
def _put_back(situation: Situation, match: re.Match[str]) -> Situation:
    return replace(situation, put=())
