"""Round with floor: what is the score at the end of the round?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.round_draws import Load, draw_round, is_sound, wrong_order_matters
from tutorial.puzzles.seed import Seed
from tutorial.tasks.round_score import ROUND_FAMILY, RoundChoiceTask, RoundScoreTask
from tutorial.tasks.rounds import Round

LOADS = {
    1: Load(density=0.12, full=(2,), fallen=(2, 3)),
    2: Load(density=0.25, full=(2, 3), fallen=(3, 4, 5), marker=0.75),
    3: Load(density=0.3, full=(3, 4), fallen=(5, 6, 7), marker=0.7),
}
"""How much lies on the board, by level."""
LOW = {1: 0.0, 2: 0.25, 3: 0.4}
"""How often the score is near zero, by level."""
WRONG_ANSWERS = {1: 2, 2: 4, 3: 5}
"""How many different wrong answers must be tempting, by level."""
LOW_WRONG_ANSWERS = 2
"""How many must be where the score stops at zero, which makes many counts equal."""
TRIES = 300
KNOWN_GOOD = Round("2:-,YY,BBB,W,KK:..R../...../.W.../...../.....:BMRR")
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle round-with-floor", "What is the score after the round?"),
        text=pgettext(
            "puzzle round-with-floor",
            "Drafting is over. Tile the full lines, then settle the floor line.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> RoundScoreTask:
    """Draw boards until one is good; where the score would fall below zero, offer numbers."""
    chance, load = Chance(f"round-with-floor-{seed}"), LOADS[seed.level]
    lowest = chance.happens(LOW[seed.level])
    draws = endless(lambda: draw_round(chance, load, lowest=lowest))
    drawn = first_good(
        draws, lambda found: is_good(found, seed.level, lowest=lowest), TRIES, KNOWN_GOOD
    )
    kind = RoundChoiceTask if drawn.told.forgiven else RoundScoreTask
    return kind(drawn, tells_all=True)


def is_good(drawn: Round, level: int, *, lowest: bool) -> bool:
    """Tell whether a draw makes a puzzle: near zero or not, possible, and tempting enough."""
    if drawn.counted().is_forgiven != lowest or not is_sound(drawn):
        return False
    if level > 1 and not lowest and not wrong_order_matters(drawn):
        return False
    task = RoundScoreTask(drawn)
    readings = task.readings()
    wrong = tempting(readings, task.truth)
    if lowest:
        return readings["floor_first"] != 0 and len(wrong) > LOW_WRONG_ANSWERS
    return len(wrong) >= WRONG_ANSWERS[level]


ROUND_WITH_FLOOR = PuzzleType(
    id="round-with-floor",
    version=2,
    levels=len(LOADS),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle round-with-floor", "A whole round"),
    summary=pgettext_lazy("puzzle round-with-floor", "Count the tiles, then the floor line."),
    rules=(Rule.SCORE_FLOOR, Rule.SCORE_MIN, Rule.FLOOR_PENALTIES),
    make=make,
    family=ROUND_FAMILY,
    limits={Rule.SCORE_MIN: Only(levels={2, 3})},
)
