"""Find the mistake: which line of a score sheet is wrong?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.round_draws import Load, draw_round, is_sound
from tutorial.puzzles.seed import Seed
from tutorial.tasks.rounds import AFTER, Round, differing
from tutorial.tasks.sheet_mistake import SheetMistakeTask

LOADS = {
    1: Load(density=0.22, full=(2, 2, 3), fallen=(2, 3)),
    2: Load(density=0.3, full=(3,), fallen=(2, 3, 4), marker=0.4),
    3: Load(density=0.35, full=(3, 4), fallen=(3, 4, 5, 6), marker=0.5),
}
"""How much lies on the board, by level."""
HELD = {
    1: ("always_1", "lone_is_2", "forgets_self", "floor_1_each"),
    2: ("both_always", "jumps_gaps", "diagonals", "neighbors_only", "off_by_one", "goes_negative"),
    3: ("self_once", "longest_only", "all_then_count", "marker_always_1", "floor_first"),
}
"""The misreadings that make the mistake, by level: from well known to rarely noticed."""
TRIES = 250
KNOWN_GOOD = Round("2:-,YY,BBB,W,KK:..R../...../.W.../...../.....:BR"), "longest_only"
"""Taken if no draw is good enough."""

Sheet = tuple[Round, str]


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle find-the-mistake", "Which line of the sheet is wrong?"),
        text=pgettext(
            "puzzle find-the-mistake",
            "One line of this score sheet is a mistake; what follows is added up correctly."
            " Find it.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> SheetMistakeTask:
    """Draw boards and misreadings until one makes exactly one line wrong."""
    chance, load = Chance(f"find-the-mistake-{seed}"), LOADS[seed.level]
    held = chance.pick(HELD[seed.level])

    def draw() -> Sheet:
        return draw_round(chance, load, lowest=held in {"goes_negative", "floor_first"}), held

    return SheetMistakeTask(
        *first_good(endless(draw), is_good, TRIES, KNOWN_GOOD), seat=chance.pick([0, 1])
    )


def is_good(sheet: Sheet) -> bool:
    """Tell whether a draw makes a puzzle: one wrong line, and one misreading behind it."""
    drawn, held = sheet
    written, true = drawn.counted(held), drawn.counted()
    steps = differing(true, written)
    if len(steps) != 1 or (steps[0] != AFTER and true.after == 0) or not is_sound(drawn):
        return False
    return drawn.is_clear(held)


FIND_THE_MISTAKE = PuzzleType(
    id="find-the-mistake",
    version=2,
    levels=len(LOADS),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle find-the-mistake", "Find the mistake"),
    summary=pgettext_lazy("puzzle find-the-mistake", "Check a score sheet line by line."),
    rules=(Rule.SCORE_NOW, Rule.SCORE_BOTH, Rule.SCORE_FLOOR),
    make=make,
    limits={
        Rule.SCORE_NOW: Only(levels={3}),
        Rule.SCORE_FLOOR: Only(levels={2, 3}),
    },
)
