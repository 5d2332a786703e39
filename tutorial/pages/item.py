"""A puzzle as one item of something longer: a check, a daily set, a streak, a duel."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse

from rulesite.way_back import came_from
from tutorial.learners import Record, remember
from tutorial.pages.came_from import lead_back
from tutorial.pages.stage import answer_context
from tutorial.practice.next_puzzle import noted
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.reported import subject_id

Change = Callable[[Record], Record]


def item_context(request: HttpRequest, kind: PuzzleType, seed: Seed) -> dict[str, Any]:
    """Make the puzzle, judge what was sent, if anything, and prepare the stage."""
    made = kind.make(seed)
    context = {
        "puzzle_type": kind,
        "seed": seed,
        "level": seed.level,
        "question": made.question,
        "text": made.text,
        "report": subject_id(kind.id, seed),
        "came_from": came_from(request),
        **answer_context(request, made.task),
    }
    return lead_back(request, context)


def remember_answer(
    request: HttpRequest,
    response: HttpResponse,
    context: dict[str, Any],
    change: Change | None = None,
) -> None:
    """Remember what a judged answer tells, and a change besides; else leave no trace."""
    kind: PuzzleType = context["puzzle_type"]
    if "feedback" not in context or not (kind.family or change):
        return

    def both(record: Record) -> Record:
        record = noted(record, kind, context["task"], context["answer"])
        return change(record) if change else record

    remember(request, response, both)
