"""Legal lines: which lines may take the tiles in hand?."""

from collections.abc import Iterator

from django.utils.translation import pgettext, pgettext_lazy

from engine import Rule
from engine.misreadings import TARGETS
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import first_good, played, tempting
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.legal_lines import LegalLinesTask
from tutorial.tasks.pick import LINES, Pick, pick

ROUNDS = {1: (1, 2), 2: (2, 3), 3: (3, 4)}
"""After how many whole rounds, by level."""
REFUSED = {1: (2, 3), 2: (3, 5), 3: (3, 5)}
"""How few and how many lines must refuse the tiles, by level."""
WRONG_ANSWERS = {1: 2, 2: 2, 3: 3}
"""How many different wrong answers must be tempting, by level."""
GREY = {1: 0.0, 2: 0.3, 3: 0.5}
"""Share of games on the grey side, by level."""
PICKS = 8
TRIES = 80
KNOWN_GOOD = ("2:-,-,R,-,-:.Y.../...../...../....Y/.....:-", "YY")
"""Taken if no draw is good enough: the board, the tiles in hand."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    is_grey = task.pick.position.grey
    return Puzzle(
        question=pgettext("puzzle legal-lines", "Where may these tiles go?"),
        text=text(is_grey),
        task=task,
        players=None if task.pick.is_figure else len(task.pick.position.players),
        grey=is_grey,
    )


def text(is_grey: bool) -> str:
    """Say what to mark, and on which side."""
    if is_grey:
        return pgettext(
            "puzzle legal-lines",
            "You play on the grey side. Mark every line that may take the tiles in your hand;"
            " the floor line counts too.",
        )
    return pgettext(
        "puzzle legal-lines",
        "You have just taken the tiles in your hand. Mark every line that may take them;"
        " the floor line counts too.",
    )


def make_task(seed: Seed) -> LegalLinesTask:
    """Draw picks until one is good."""
    chance = Chance(f"legal-lines-{seed}")
    level = seed.level
    found = first_good(
        picks(chance, level), lambda drawn: is_good(drawn, level), TRIES, pick(*KNOWN_GOOD)
    )
    return LegalLinesTask(found, tells_all=True)


def picks(chance: Chance, level: int) -> Iterator[Pick]:
    """Draw games on their way, and go through what the player to act could take."""
    while True:
        is_grey = chance.happens(GREY[level])
        rounds = chance.pick(ROUNDS[level])
        game = played(chance, rounds=rounds, picks=chance.below(PICKS), grey=is_grey)
        found = dict.fromkeys((move.source, move.color) for move in game.legal_moves())
        for source, color in chance.turned([*found]):
            yield Pick(game.position, source, color)


def is_good(drawn: Pick, level: int) -> bool:
    """Tell whether enough lines refuse the tiles, and enough mistakes are tempting."""
    task = LegalLinesTask(drawn)
    truth = task.truth
    fewest, most = REFUSED[level]
    wrong = tempting(task.readings(), truth)
    return fewest <= len(LINES) - len(truth) <= most and len(wrong) >= WRONG_ANSWERS[level]


LEGAL_LINES = PuzzleType(
    id="legal-lines",
    version=1,
    levels=len(ROUNDS),
    unit=Unit.PLACING,
    title=pgettext_lazy("puzzle legal-lines", "Where may they go?"),
    summary=pgettext_lazy("puzzle legal-lines", "Mark every line that may take your tiles."),
    rules=(Rule.LINE_COLOR, Rule.LINE_WALL_ROW, Rule.LINE_FULL, Rule.FLOOR_CHOICE),
    make=make,
    family=TARGETS,
    sides=frozenset({False, True}),
    players=frozenset({2}),
    limits={1: Only(sides={False})},
)
