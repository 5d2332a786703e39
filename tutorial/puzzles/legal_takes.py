"""Legal takes: which of these takes are allowed?."""

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

from django.utils.translation import pgettext, pgettext_lazy

from engine import Position, Rule
from engine.tiles import CENTER, MARKER, Color, Source
from rulesite.board.offer import Take
from rulesite.rulebook.figure import EMPTY_BOARD
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, played
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.legal_takes import BOTH, LegalTakesTask, whole
from tutorial.tasks.pick import tiles_at
from tutorial.tasks.taking import shown, takes

PLAYERS = {1: (2,), 2: (2, 3), 3: (3, 4)}
ROUNDS = {1: 1, 2: 2, 3: 3}
"""In which rounds positions can be, by level: fewer than so many rounds have been played."""
KINDS = {
    1: ("partial", "two-colors"),
    2: ("partial", "two-colors", "two-places", "marker-left"),
    3: ("partial", "two-colors", "two-places", "marker-left", "marker-alone", "marker-along"),
}
"""What kinds of made-up takes there are, by level."""
MADE_UP = {1: 2, 2: 3, 3: 3}
LEGAL = {1: 2, 2: 2, 3: 3}
MOST_DISPLAYS = 4
MOST_IN_CENTER = {1: 8, 2: 10, 3: 12}
TRIES = 24
TOOK_BLUE = "0:B,-,-,-,-:...../...../...../...../.....:-"
RESERVE = LegalTakesTask(
    Position.parse(
        "c 1d B A -,KKWW,BBRK,BYYW,BRWW MYRR 0,0,0,0,0 0,0,0,0,0 " + f"{TOOK_BLUE} {EMPTY_BOARD}"
    ).completed(),
    ("2KK", "2W", "3BB", "3BBR", "CMRR", "CR"),
)
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    chance = Chance(f"legal-takes-{seed}")
    draws = endless(lambda: draw(chance, seed.level))
    task = first_good(draws, lambda task: is_good(task, seed.level), TRIES, RESERVE)
    return Puzzle(
        question=pgettext("puzzle legal-takes", "Which of these takes are allowed?"),
        text=pgettext("puzzle legal-takes", "It is your turn. Some of the takes are made up."),
        task=task,
        players=len(task.position.players),
    )


def draw(chance: Chance, level: int) -> LegalTakesTask:
    """Draw a position near the end of drafting, and takes from it."""
    players = chance.pick(PLAYERS[level])
    picks = 2 * players - 3 + chance.below(3) + (players > 2) * 2
    game = played(chance, players=players, rounds=chance.below(ROUNDS[level]), picks=picks)
    position = game.position
    legal = [whole(position, pick.source, pick.color) for pick in takes(position).values()]
    made_up = [code for kind in KINDS[level] for code in chance.some(invented(position, kind), 1)]
    codes = chance.some(legal, LEGAL[level] + chance.below(2))
    codes += chance.some(made_up, MADE_UP[level] + chance.below(2))
    return LegalTakesTask(position, tuple(sorted(codes)))


def invented(position: Position, kind: str) -> list[str]:
    """List made-up takes of a kind."""
    if kind.startswith("marker") and not position.marker_in_center:
        return []
    places: list[tuple[Source, tuple[Color, ...]]] = [
        *((number, position.factories[number]) for number in shown(position)),
        (CENTER, position.center),
    ]
    groups = [(source, color) for source, tiles in places for color in dict.fromkeys(tiles)]
    return INVENTED[kind](position, groups)


def partial(position: Position, groups: list[Take]) -> list[str]:
    """Leave a tile behind."""
    wholes = [whole(position, *group) for group in groups]
    return [code[:-1] for code in wholes if code[-1] == code[-2]]


def two_colors(position: Position, groups: list[Take]) -> list[str]:
    """Take two colors of one place."""
    return [
        whole(position, *one) + str(color) * tiles_at(position, source).count(color)
        for one, (source, color) in pairwise(groups)
        if one[0] == source
    ]


def two_places(position: Position, groups: list[Take]) -> list[str]:
    """Take one color from two places."""
    return [
        whole(position, *one) + BOTH + whole(position, *other)
        for one, other in combinations(groups, 2)
        if one[1] == other[1]
    ]


def marker_left(position: Position, groups: list[Take]) -> list[str]:
    """Take from the center and leave the marker there."""
    codes = [whole(position, *group) for group in groups if group[0] == CENTER]
    return [code.replace(MARKER, "") for code in codes]


def marker_along(position: Position, groups: list[Take]) -> list[str]:
    """Take from a display, and the marker with it."""
    codes = [whole(position, *group) for group in groups if group[0] != CENTER]
    return [code[0] + MARKER + code[1:] for code in codes]


def marker_alone(position: Position, groups: list[Take]) -> list[str]:
    """Take the marker and nothing else."""
    return [CENTER + MARKER]


INVENTED: Final[dict[str, Callable[[Position, list[Take]], list[str]]]] = {
    "partial": partial,
    "two-colors": two_colors,
    "two-places": two_places,
    "marker-left": marker_left,
    "marker-along": marker_along,
    "marker-alone": marker_alone,
}


def is_good(task: LegalTakesTask, level: int) -> bool:
    """Tell whether a draw makes a puzzle: enough of both kinds, a center that can be surveyed."""
    legal = len(task.legal)
    if legal < LEGAL[level] or len(task.codes) - legal < MADE_UP[level]:
        return False
    has_center = any(code[0] == CENTER or BOTH + CENTER in code for code in task.codes)
    if len(task.position.center) > MOST_IN_CENTER[level]:
        return False
    return len(shown(task.position)) <= MOST_DISPLAYS and (level == 1 or has_center)


LEGAL_TAKES = PuzzleType(
    id="legal-takes",
    version=1,
    levels=len(PLAYERS),
    unit=Unit.TABLE,
    title=pgettext_lazy("puzzle legal-takes", "Legal takes"),
    summary=pgettext_lazy("puzzle legal-takes", "Tell allowed takes from made-up ones."),
    rules=(Rule.TAKE_ALL, Rule.TAKE_ONE_PLACE, Rule.MARKER_TAKE, Rule.MARKER_ALONE),
    make=make,
    players=frozenset({2, 3, 4}),
    limits={
        **{level: Only(players=players) for level, players in PLAYERS.items()},
        Rule.TAKE_ONE_PLACE: Only(levels={2, 3}),
        Rule.MARKER_TAKE: Only(levels={2, 3}, players={2, 3}),
        Rule.MARKER_ALONE: Only(levels={3}, players={3}),
    },
)
