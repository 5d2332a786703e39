"""Least harm: every take costs points, one of them least."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.from_pool import decision
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.telling import Alone

RULES = (Rule.MUST_TAKE, Rule.FLOOR_PENALTIES)


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return decision(
        "least-harm",
        seed,
        Alone(RULES, harm=True),
        question=pgettext("puzzle least-harm", "Which take costs you least?"),
        text=pgettext(
            "puzzle least-harm",
            "You have to take, and every take costs you points. Count your score after this take"
            " and your wall-tiling.",
        ),
        last_text=pgettext(
            "puzzle least-harm",
            "You have to take, and every take costs you points. Count your score after this take"
            " and your wall-tiling, with the bonuses if a full row ends the game.",
        ),
    )


LEAST_HARM = PuzzleType(
    id="least-harm",
    version=2,
    levels=3,
    unit=Unit.DECISIONS,
    title=pgettext_lazy("puzzle least-harm", "Least harm"),
    summary=pgettext_lazy(
        "puzzle least-harm", "Every take costs points: find the one that costs least."
    ),
    rules=RULES,
    make=make,
    sides=frozenset({False, True}),
    players=frozenset({2, 3, 4}),
)
