"""Best finish: one take, then the wall is tiled."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.from_pool import decision
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.telling import Alone

RULES = (Rule.TILE_FULL_LINES, Rule.SCORE_FLOOR)


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return decision(
        "best-finish",
        seed,
        Alone(RULES),
        question=pgettext("puzzle best-finish", "Which take leaves you the best score?"),
        text=pgettext(
            "puzzle best-finish",
            "You take once more, then your wall is tiled and your floor line counts.",
        ),
        last_text=pgettext(
            "puzzle best-finish",
            "You take once more, then your wall is tiled and your floor line counts. If a row gets"
            " full, the game ends and the bonuses count too.",
        ),
    )


BEST_FINISH = PuzzleType(
    id="best-finish",
    version=2,
    levels=3,
    unit=Unit.DECISIONS,
    title=pgettext_lazy("puzzle best-finish", "Best finish"),
    summary=pgettext_lazy(
        "puzzle best-finish", "One take is left: find the one that leaves you the best score."
    ),
    rules=RULES,
    make=make,
    sides=frozenset({False, True}),
    players=frozenset({2, 3, 4}),
)
