"""Who is right: two players count the same board."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.round_draws import Load, draw_round, is_sound
from tutorial.puzzles.seed import Seed
from tutorial.tasks.rounds import Round
from tutorial.tasks.who_is_right import ANA, BEN, NEITHER, WhoIsRightTask

LOADS = {
    1: Load(density=0.2, full=(2,), fallen=(0, 1)),
    2: Load(density=0.25, full=(2, 3), fallen=(2, 3, 4), marker=0.5),
    3: Load(density=0.3, full=(3, 4), fallen=(3, 4, 5, 6), marker=0.7),
}
"""How much lies on the board, by level."""
HELD = {
    1: ("lone_is_2", "self_once", "longest_only", "both_always", "all_then_count"),
    2: ("all_then_count", "bottom_up", "off_by_one", "floor_1_each", "last_space_only"),
    3: ("bottom_up", "all_then_count", "marker_free", "marker_always_1", "scores_unfinished"),
}
"""The misreadings that the players hold, by level."""
RIGHT = {1: (ANA, BEN), 2: (ANA, BEN, NEITHER), 3: (ANA, BEN, NEITHER)}
"""Who can be right, by level."""
TRIES = 400
KNOWN_GOOD = Round("2:-,YY,BBB,W,KK:..R../...../.W.../...../.....:BRR")
"""Taken if no draw is good enough."""
Claims = tuple[Round, str, str]


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    return Puzzle(
        question=pgettext("puzzle who-is-right", "Who is right?"),
        text=pgettext(
            "puzzle who-is-right",
            "Ana and Ben count the end of the same round on this board. Both can be wrong.",
        ),
        task=make_task(seed),
    )


def make_task(seed: Seed) -> WhoIsRightTask:
    """Draw boards until the two come to different scores."""
    chance, load = Chance(f"who-is-right-{seed}"), LOADS[seed.level]
    right = chance.pick(RIGHT[seed.level])
    held = list(HELD[seed.level])
    ana = "" if right == ANA else held.pop(chance.below(len(held)))
    ben = "" if right == BEN else held.pop(chance.below(len(held)))
    draws = endless(lambda: (draw_round(chance, load), ana, ben))
    reserve = KNOWN_GOOD, "bottom_up", ""
    return WhoIsRightTask(*first_good(draws, is_good, TRIES, reserve))


def is_good(claims: Claims) -> bool:
    """Tell whether a draw makes a puzzle: whoever holds a misreading is wrong, each differently."""
    drawn, *held = claims
    true = drawn.counted().after
    afters = [drawn.counted(name).after for name in held]
    wrong = [after for after, name in zip(afters, held, strict=True) if name]
    if true in wrong or len(set(afters)) < len(afters):
        return False
    return true > 0 and is_sound(drawn) and all(drawn.is_clear(name) for name in held if name)


WHO_IS_RIGHT = PuzzleType(
    id="who-is-right",
    version=2,
    levels=len(LOADS),
    unit=Unit.TILING,
    title=pgettext_lazy("puzzle who-is-right", "Who is right?"),
    summary=pgettext_lazy("puzzle who-is-right", "Judge two counts of the same board."),
    rules=(Rule.TILE_ORDER, Rule.SCORE_FLOOR, Rule.FLOOR_PENALTIES),
    make=make,
    limits={
        Rule.TILE_ORDER: Only(levels={2, 3}),
        Rule.FLOOR_PENALTIES: Only(levels={2, 3}),
    },
)
