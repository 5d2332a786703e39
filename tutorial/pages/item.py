"""A puzzle as one item of something longer: a check, a daily set, a streak, a duel."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse

from rulesite.way_back import came_from
from rulesite.wording.misreadings import misreading_words
from rulesite.wording.misreadings.diagnose import written
from rulesite.wording.misreadings.family import is_number
from tutorial.learners import Record, record_of, remember
from tutorial.pages.came_from import lead_back
from tutorial.pages.stage import answer_context
from tutorial.practice.beliefs import named, noted
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.seed import Seed
from tutorial.reported import subject_id

Change = Callable[[Record], Record]
SEVERAL = 2
NUMBER = "{answer}"
"""The slot of words that tell a number, which not every answer is."""


def item_context(
    request: HttpRequest, kind: PuzzleType, seed: Seed, *, is_remembered: bool = True
) -> dict[str, Any]:
    """Make the puzzle, judge what was sent, if anything, and prepare the stage.

    Where answers are not remembered, earlier ones are not told of: somebody else may be asked.
    """
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
    context["likely"] = likely(request, kind, context) if is_remembered else []
    return lead_back(request, context)


def likely(request: HttpRequest, kind: PuzzleType, context: dict[str, Any]) -> list[str]:
    """Say which of several mistakes, told by one answer, earlier answers point to."""
    feedback, answer = context.get("feedback"), context.get("answer")
    if feedback is None or len(feedback.suspects) < SEVERAL:
        return []
    record = noted(record_of(request), kind, context["task"], answer)
    words = [misreading_words(name) for name in named(record, feedback.suspects)]
    told = words if is_number(answer) else [one for one in words if NUMBER not in one]
    return [one.format(answer=written(answer)) for one in told]


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
