"""After the take: what lies in the center, in hand, and where is the marker?."""

from django.utils.translation import pgettext, pgettext_lazy

from engine import Position, Rule
from engine.tiles import CENTER, Color
from rulesite.rulebook.figure import EMPTY_BOARD
from rulesite.wording.spaces import take_label
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, played
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.pick import Pick, tiles_at
from tutorial.tasks.take_result import TakeResultTask
from tutorial.tasks.taking import shown, takes

PLAYERS = {1: (2,), 2: (2, 3), 3: (2, 3, 4)}
ROUNDS = {1: 1, 2: 2, 3: 3}
"""In which rounds positions can be, by level: fewer than so many rounds have been played."""
MOST_DISPLAYS = 4
MOST_IN_CENTER = {1: 6, 2: 10, 3: 12}
TRIES = 24
TABLE = "c 1d B A -,BYWW,BBRK,BYYW,BRWW MYRR 0,0,0,0,0 0,0,0,0,0"
TOOK_BLUE = "0:B,-,-,-,-:...../...../...../...../.....:-"
RESERVE = Pick(
    Position.parse(f"{TABLE} {TOOK_BLUE} {EMPTY_BOARD}").completed(),
    1,
    Color.WHITE,
)
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    chance = Chance(f"after-the-take-{seed}")
    draws = endless(lambda: draw(chance, seed.level))
    pick = first_good(draws, lambda pick: is_good(pick, seed.level), TRIES, RESERVE)
    text = pgettext("puzzle after-the-take", "It is your turn, and you take these tiles. {take}.")
    return Puzzle(
        question=pgettext("puzzle after-the-take", "What lies where after the take?"),
        text=text.format(take=take_label(pick.source, pick.color, pick.count)),
        task=TakeResultTask(pick, tells_all=True),
        players=len(pick.position.players),
    )


def draw(chance: Chance, level: int) -> Pick:
    """Draw a position on its way and a take from it."""
    players = chance.pick(PLAYERS[level])
    least = 1 if level == 1 else 2 * players - 2
    picks = least + chance.below(level + 2)
    game = played(chance, players=players, rounds=chance.below(ROUNDS[level]), picks=picks)
    return chance.pick(list(takes(game.position).values()))


def is_good(pick: Pick, level: int) -> bool:
    """Tell whether a draw makes a puzzle.

    Level 1 takes from a display, part of whose tiles move on. From level 2 the center has two
    colors before the take; on level 3 somebody has the marker already, or a display is the last.
    """
    position, source = pick.position, pick.source
    displays = shown(position)
    if len(displays) > MOST_DISPLAYS or len(position.center) > MOST_IN_CENTER[level]:
        return False
    colors = set(tiles_at(position, source))
    if level == 1:
        return source != CENTER and len(colors) > 1 and position.marker_in_center
    if len(set(position.center)) < 2 or len(colors) < 2:
        return False
    is_first = position.marker_in_center
    if level == 2:
        return is_first
    return not is_first or (source != CENTER and len(displays) == 1)


AFTER_THE_TAKE = PuzzleType(
    id="after-the-take",
    version=1,
    levels=len(PLAYERS),
    unit=Unit.TABLE,
    title=pgettext_lazy("puzzle after-the-take", "After the take"),
    summary=pgettext_lazy(
        "puzzle after-the-take", "Say what is in hand and in the centre, and where the marker is."
    ),
    rules=(Rule.TAKE_REST, Rule.TAKE_CENTER, Rule.MARKER_TAKE),
    make=make,
    players=frozenset({2, 3, 4}),
    limits={
        **{level: Only(players=players) for level, players in PLAYERS.items()},
        Rule.TAKE_CENTER: Only(levels={2, 3}),
    },
)
