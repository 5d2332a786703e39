"""Impossible board: can this position come about, and if not, why not?."""

from itertools import islice
from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

from engine import Position, Rule
from engine.reachability import reasons
from tutorial.puzzles.breaches import MAKERS
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, played
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.impossible import POSSIBLE, ImpossibleTask
from tutorial.tasks.oddities import oddities

KINDS: Final = {
    1: ("line-mixed", "wrong-space", "no-marker", "many-markers", "display-not-full"),
    2: (
        "line-locked",
        "column-repeats",
        "row-too-fast",
        "center-too-full",
        "marker-too-early",
        "score-too-high",
    ),
    3: (
        "line-locked",
        "row-repeats",
        "column-repeats",
        "row-too-fast",
        "center-too-full",
        "marker-too-early",
        "color-count",
    ),
}
"""What can be wrong, by level."""
GREY_ONLY: Final = frozenset({"row-repeats", "column-repeats"})
COLORED_ONLY: Final = frozenset({"wrong-space", "row-too-fast"})
AT_THE_START: Final = frozenset({"marker-too-early"})
ROUNDS: Final = {"row-too-fast": (1, 2), "score-too-high": (1, 2)}
"""How many rounds have been played, where it matters."""
OTHER_ROUNDS: Final = {1: (1, 2), 2: (2, 3), 3: (2, 3, 4)}
NOTHING_WRONG: Final = {1: 0.2, 2: 0.25, 3: 0.3}
"""How often nothing is wrong, by level."""
GREY: Final = 0.55
"""Share of games on the grey side, where the fault can be on both."""
ODD: Final = {1: 1, 2: 2, 3: 2}
"""How many oddities there are at least, and how many are offered at most."""
OFFERED: Final = {1: 4, 2: 4, 3: 5}
MOST_ON_OFFER: Final = 20
MOST_TRIED: Final = 4
TRIES: Final = 14
RESERVE: Final = Position.parse(
    "c 3d A A -,-,-,-,- BKKKKWWWWW 11,6,6,8,9 2,10,7,4,1"
    " 0:R,B,KK,BBBB,RR:.Y.K./...../...../...../Y....:R"
    " 0:-,RR,-,WWW,-:B...W/..Y../K..Y./..W../.R...:M"
)
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    position = task.position
    return Puzzle(
        question=pgettext("puzzle impossible-board", "What is wrong with this position?"),
        text=text(position),
        task=task,
        players=len(position.players),
        grey=position.grey,
    )


def text(position: Position) -> str:
    """Say in which round it is and on which side it is played."""
    if position.grey:
        words = pgettext(
            "puzzle impossible-board",
            "It is round {number} on the grey side, still in drafting. Perhaps all is well.",
        )
    else:
        words = pgettext(
            "puzzle impossible-board",
            "It is round {number}, still in drafting. Perhaps all is well.",
        )
    return words.format(number=position.round)


def make_task(seed: Seed) -> ImpossibleTask:
    """Draw positions until one is good."""
    chance = Chance(f"impossible-board-{seed}")
    level = seed.level
    nothing = chance.happens(NOTHING_WRONG[level])
    codes = [POSSIBLE] if nothing else KINDS[level]
    draws = endless(lambda: draw(chance, level, chance.pick(codes)))
    found = first_good(draws, lambda drawn: drawn is not None, TRIES, None)
    position = found or RESERVE
    return ImpossibleTask(position, offered(chance, position, level))


def draw(chance: Chance, level: int, code: str) -> Position | None:
    """Draw a position with this one thing wrong, and enough that only looks wrong."""
    rounds = chance.pick(ROUNDS.get(code, OTHER_ROUNDS[level]))
    grey = code in GREY_ONLY or (code not in COLORED_ONLY and chance.happens(GREY))
    picks = 0 if code in AT_THE_START else 3 + chance.below(5)
    position = played(chance, rounds=rounds, picks=picks, grey=grey).position
    made = [position] if code == POSSIBLE else MAKERS[code](chance, position)
    return next((one for one in islice(made, MOST_TRIED) if is_good(one, level, code)), None)


def is_good(position: Position, level: int, code: str) -> bool:
    """Tell whether just this is wrong, and enough only looks so."""
    against = {reason.code for reason in reasons(position)}
    if against != (set() if code == POSSIBLE else {code}):
        return False
    if len(position.center) + sum(map(len, position.factories)) > MOST_ON_OFFER:
        return False
    return len(oddities(position)) >= ODD[level] - (code in AT_THE_START)


def offered(chance: Chance, position: Position, level: int) -> tuple[str, ...]:
    """Choose what to offer: what is wrong, what only looks so, what is not there; "nothing"."""
    against = list(dict.fromkeys(reason.code for reason in reasons(position)))
    odd = [oddity.code for oddity in oddities(position)]
    codes = [*against, *chance.shuffled(odd)[: ODD[level]]]
    others = [code for code in KINDS[level] if code not in codes and fits(position, code)]
    codes = [*codes, *chance.shuffled(others)][: OFFERED[level] - 1]
    return (*chance.shuffled(codes), POSSIBLE)


def fits(position: Position, code: str) -> bool:
    """Tell whether something can be wrong on this side of the board."""
    return code not in (COLORED_ONLY if position.grey else GREY_ONLY)


IMPOSSIBLE_BOARD = PuzzleType(
    id="impossible-board",
    version=1,
    levels=len(KINDS),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle impossible-board", "Impossible board"),
    summary=pgettext_lazy(
        "puzzle impossible-board", "Find what can’t be in a position, if anything."
    ),
    rules=(
        Rule.LINE_COLOR,
        Rule.LINE_WALL_ROW,
        Rule.WALL_PATTERN,
        Rule.TILE_FULL_LINES,
        Rule.MARKER_CENTER,
        Rule.TILE_COUNT,
        Rule.GREY_COLUMN,
    ),
    make=make,
    sides=frozenset({False, True}),
    players=frozenset({2}),
    limits={
        Rule.LINE_WALL_ROW: Only(levels={2, 3}),
        Rule.WALL_PATTERN: Only(levels={1}, sides={False}),
        Rule.MARKER_CENTER: Only(levels={1}),
        Rule.TILE_COUNT: Only(levels={3}),
        Rule.GREY_COLUMN: Only(levels={2, 3}, sides={True}),
    },
)
