"""The address of a puzzle, read or refused in clear words."""

from functools import partial
from http import HTTPStatus

from django.urls import reverse
from django.utils.translation import gettext as _

from rulesite.refusal import Refusal
from tutorial.puzzles import PuzzleType, find_type
from tutorial.puzzles.seed import BadSeed, Seed


def type_or_refuse(type_id: str) -> PuzzleType:
    """Return a type by its id; raise Refusal."""
    puzzle_type = find_type(type_id)
    if puzzle_type is None:
        raise Refusal(
            _("There is no kind of puzzle with this name."),
            href=reverse("practice"),
            label=_("To the puzzles"),
        )
    return puzzle_type


def level_or_refuse(puzzle_type: PuzzleType, text: str) -> int:
    """Read a level that a type has; raise Refusal."""
    levels = {str(level): level for level in range(1, puzzle_type.levels + 1)}
    if text not in levels:
        message = _("There is no such level: this kind of puzzle has levels 1 to {last}.")
        raise Refusal(
            message.format(last=puzzle_type.levels),
            href=reverse("puzzle-new", args=[puzzle_type.id]),
            label=_("Another puzzle of this kind"),
        )
    return levels[text]


def seed_or_refuse(puzzle_type: PuzzleType, text: str) -> Seed:
    """Read the seed of a puzzle; raise Refusal, also for one that can't be made any more."""
    href = reverse("puzzle-new", args=[puzzle_type.id])
    refuse = partial(Refusal, href=href, label=_("Another puzzle of this kind"))
    try:
        seed = Seed.parse(text)
    except BadSeed:
        raise refuse(no_such_seed(puzzle_type)) from None
    level_or_refuse(puzzle_type, str(seed.level))
    if seed.version > puzzle_type.version:
        raise refuse(no_such_seed(puzzle_type))
    if seed.version < puzzle_type.version:
        message = _(
            "The way these puzzles are made has changed, so this one can’t be shown any more."
        )
        raise refuse(message, status=HTTPStatus.GONE)
    return seed


def no_such_seed(puzzle_type: PuzzleType) -> str:
    """Say that there never was such a puzzle, and how an address looks."""
    message = _(
        "No puzzle has this address. The address of a puzzle ends in version, level and"
        " number, for"
        " example {example}."
    )
    return message.format(example=Seed(puzzle_type.version, 1, 12345))
