"""Feed or starve: what tempts leaves the other player a good reply."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.from_pool import decision
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.telling import Duel

RULES = (Rule.TAKE_REST, Rule.MUST_TAKE)


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return decision(
        "feed-or-starve",
        seed,
        Duel(RULES, reply=True),
        question=pgettext("puzzle feed-or-starve", "Which take leaves you furthest ahead?"),
        text=pgettext(
            "puzzle feed-or-starve",
            "Several takes pay you about the same at once: look at what each leaves to the other"
            " player. What counts is your lead after wall-tiling.",
        ),
        last_text=pgettext(
            "puzzle feed-or-starve",
            "Several takes pay you about the same at once: look at what each leaves to the other"
            " player. What counts is your lead after wall-tiling, with the bonuses if a full row"
            " ends the game.",
        ),
    )


FEED_OR_STARVE = PuzzleType(
    id="feed-or-starve",
    version=2,
    levels=3,
    unit=Unit.DECISIONS,
    title=pgettext_lazy("puzzle feed-or-starve", "Feed or starve"),
    summary=pgettext_lazy(
        "puzzle feed-or-starve", "Find the take that leaves the other player least."
    ),
    rules=RULES,
    make=make,
    sides=frozenset({False, True}),
    players=frozenset({2}),
)
