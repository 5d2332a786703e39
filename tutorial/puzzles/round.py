"""Round in order: what is the score when all full lines are tiled?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.round_draws import Load, draw_round, is_sound, wrong_order_matters
from tutorial.puzzles.seed import Seed
from tutorial.tasks.round_score import ORDER_FAMILY, Asked, RoundScoreTask
from tutorial.tasks.rounds import Round

LOADS = {
    1: Load(density=0.15, full=(3,)),
    2: Load(density=0.3, full=(3, 4)),
    3: Load(density=0.4, full=(4, 5)),
}
"""How much lies on the board, by level."""
WRONG_ANSWERS = {1: 2, 2: 2, 3: 2}
"""How many different wrong answers must be tempting, by level."""
TRIES = 300
KNOWN_GOOD = Round("2:-,YY,BBB,W,KKKKK:..R../...../.W.../...../.....:-")
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle round", "What is the score when the tiles are on the wall?"),
        text=pgettext(
            "puzzle round",
            "All tiles are taken. Tile the full lines and add up, starting from the score shown.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> RoundScoreTask:
    """Draw boards until one is good."""
    chance, load = Chance(f"round-{seed}"), LOADS[seed.level]
    draws = endless(lambda: draw_round(chance, load))
    drawn = first_good(draws, lambda found: is_good(found, seed.level), TRIES, KNOWN_GOOD)
    return RoundScoreTask(drawn, Asked.TILED, tells_all=True)


def is_good(drawn: Round, level: int) -> bool:
    """Tell whether a draw makes a puzzle: the order matters, and wrong counts differ."""
    if not wrong_order_matters(drawn) or not is_sound(drawn):
        return False
    task = RoundScoreTask(drawn, Asked.TILED)
    return len(tempting(task.readings(), task.truth)) >= WRONG_ANSWERS[level]


ROUND = PuzzleType(
    id="round",
    version=1,
    levels=len(LOADS),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle round", "A round in order"),
    summary=pgettext_lazy("puzzle round", "Tile several lines from top to bottom and add up."),
    rules=(Rule.TILE_ORDER, Rule.SCORE_NOW),
    make=make,
    family=ORDER_FAMILY,
)
