"""Two lines of play side by side: best play, and play after the move chosen, step by step."""

from functools import partial
from http import HTTPStatus
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Game
from engine.errors import NotationError
from engine.moves import Move
from rulesite.board import BoardView, OfferView, board_view, offer_view
from rulesite.fragment import is_swapped, vary_by_fragment
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.wording.moves import move_words
from rulesite.wording.refusals import refusal
from rulesite.wording.reviews import their_move, your_move
from tutorial.pages.came_from import way_back
from tutorial.pages.puzzle_address import seed_or_refuse, type_or_refuse
from tutorial.pages.stage import is_large, other_size
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.last_bonuses import bonus_marks, bonus_notes
from tutorial.tasks.played_out import NO_BONUS, Frame
from tutorial.tasks.taking import shown
from tutorial.tasks.telling import their_board, your_board

LONGEST_STEP = 2


class Column(NamedTuple):
    """Hold one line at one step: whose it is, what was done, what is on the table."""

    title: str
    done: str
    notes: list[str]
    offer: OfferView | None
    boards: tuple[BoardView, ...]
    position: str
    total: str


@read_only
def lines(request: HttpRequest, type_id: str, seed: str) -> HttpResponse:
    """Show best play and play after `?move=`, both after `?at=` steps."""
    kind = type_or_refuse(type_id)
    made_from = seed_or_refuse(kind, seed)
    href = reverse("puzzle", args=[kind.id, str(made_from)])
    refuse = partial(Refusal, href=href, label=_("To the puzzle"))
    task = kind.make(made_from).task
    if not isinstance(task, ChooseMoveTask):
        raise refuse(_("This kind of puzzle has no lines of play."))
    move = move_or_refuse(task, request.GET.get("move", ""), refuse)
    played = lines_of(task, move)
    last = max(map(len, played)) - 1
    at = step_or_refuse(request.GET.get("at", "1"), last, refuse)
    context = {
        "puzzle_type": kind,
        "back": way_back(request, href),
        "at": at,
        "last": last,
        "earlier": at - 1,
        "later": at + 1,
        **sized(request),
        "step": steps_from(request, move),
        "columns": columns(task, played, at),
    }
    template = "practice/_lines.html" if is_swapped(request) else "practice/lines.html"
    return vary_by_fragment(render(request, template, context))


def lines_of(task: ChooseMoveTask, move: Move) -> list[list[Frame]]:
    """List best play and, where it is another, play after a move, each step by step."""
    moves = dict.fromkeys((task.solved.best, move))
    return [task.telling.steps(task.solved, one) for one in moves]


def columns(task: ChooseMoveTask, played: list[list[Frame]], at: int) -> list[Column]:
    """Draw lines of play at a step; the first is the best."""
    return [column(task, steps, at, is_best=not place) for place, steps in enumerate(played)]


def sized(request: HttpRequest) -> dict[str, Any]:
    """Say in which size the page is, and where it is in the other."""
    large = is_large(request)
    return {
        "is_large": large,
        "main_class": "is-large is-lines" if large else "",
        "other_size": other_size(request),
    }


def steps_from(request: HttpRequest, move: Move) -> str:
    """Return the query of the steps of these lines, but for the number of one."""
    query = request.GET.copy()
    query["move"] = str(move)
    query.pop("at", None)
    return f"?{query.urlencode()}&at="


def move_or_refuse(task: ChooseMoveTask, text: str, refuse: partial[Refusal]) -> Move:
    """Read a legal move, by default the best one; raise Refusal."""
    if not text:
        return task.solved.best
    try:
        move = Move.from_notation(text)
    except NotationError:
        message = _("No move is written like this. A move looks like {example}.")
        example = str(task.solved.moves[0])
        raise refuse(message.format(example=example), status=HTTPStatus.BAD_REQUEST) from None
    reasons = Game(task.solved.position).why_illegal(move)
    if reasons:
        raise refuse(" ".join(map(refusal, reasons)), status=HTTPStatus.BAD_REQUEST)
    return move


def step_or_refuse(text: str, last: int, refuse: partial[Refusal]) -> int:
    """Read the number of a step; raise Refusal."""
    is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_STEP
    if not is_number or int(text) > last:
        message = _("There is no such step: the steps are 0 to {last}.")
        raise refuse(message.format(last=last), status=HTTPStatus.BAD_REQUEST)
    return int(text)


def column(task: ChooseMoveTask, steps: list[Frame], at: int, *, is_best: bool) -> Column:
    """Draw a line at a step; one that has ended stays at its end."""
    frame = steps[min(at, len(steps) - 1)]
    position = task.solved.position
    titles = pgettext("line of play", "Your take"), pgettext("line of play", "Best take")
    return Column(
        title=titles[is_best],
        done=done(task, frame),
        notes=bonus_notes(frame.bonuses),
        offer=offer_of(task, frame),
        boards=boards_of(frame, ghosts=not position.grey),
        position=str(frame.position) if frame.position else "",
        total=frame.total,
    )


def boards_of(frame: Frame, *, ghosts: bool) -> tuple[BoardView, ...]:
    """Draw the boards, the own first; what earns a bonus is marked."""
    bonuses = frame.bonuses or (NO_BONUS,) * len(frame.boards)
    captions = (your_board(), their_board())[: len(frame.boards)]
    return tuple(
        board_view(board, caption=caption, ghosts=ghosts, marks=bonus_marks(bonus))
        for board, bonus, caption in zip(frame.boards, bonuses, captions, strict=True)
    )


def offer_of(task: ChooseMoveTask, frame: Frame) -> OfferView | None:
    """Draw what is left on the displays that had tiles; nothing when the round is over."""
    if frame.position is None:
        return None
    return offer_view(frame.position, displays=shown(task.solved.position))


def done(task: ChooseMoveTask, frame: Frame) -> str:
    """Say what was done last."""
    if frame.bonuses:
        return pgettext("line of play", "The game ends; the bonuses are added.")
    if frame.position is None:
        return pgettext("line of play", "The walls are tiled.")
    if frame.move is None:
        return pgettext("line of play", "Before the take.")
    words = move_words(frame.move, frame.count)
    if frame.seat == task.solved.position.turn:
        return your_move(words)
    return their_move(words)
