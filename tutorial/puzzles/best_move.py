"""Best move: two players, the end of a round."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.from_pool import decision
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.telling import Duel

RULES = (Rule.TURN_ORDER, Rule.DRAFTING_ENDS)


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return decision(
        "best-move",
        seed,
        Duel(RULES),
        question=pgettext("puzzle best-move", "What is your best take?"),
        text=pgettext(
            "puzzle best-move",
            "Both of you play on as well as you can until the round is over. What counts is your"
            " lead after wall-tiling.",
        ),
        last_text=pgettext(
            "puzzle best-move",
            "Both of you play on as well as you can until the round is over. What counts is your"
            " lead after wall-tiling, with the bonuses if a full row ends the game.",
        ),
    )


BEST_MOVE = PuzzleType(
    id="best-move",
    version=2,
    levels=3,
    unit=Unit.DECISIONS,
    title=pgettext_lazy("puzzle best-move", "Best take, end of the round"),
    summary=pgettext_lazy(
        "puzzle best-move", "Two players, few tiles left: find the take that wins most."
    ),
    rules=RULES,
    make=make,
    sides=frozenset({False, True}),
    players=frozenset({2}),
)
