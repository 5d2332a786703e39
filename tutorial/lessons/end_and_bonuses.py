"""Lesson 16: only a full row ends the game, and bonuses are counted at the end."""

from dataclasses import replace

from django.utils.translation import pgettext_lazy

from engine import MARKER, Board, Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.bonus_count import BonusClaimTask, BonusCountTask
from tutorial.tasks.bonus_kinds import BonusKindsTask
from tutorial.tasks.bonus_shares import BonusNowTask
from tutorial.tasks.does_it_end import DoesItEndTask
from tutorial.tasks.end_positions import tiling_position
from tutorial.tasks.final_wall import FinalWall
from tutorial.tasks.rounds import round_on
from tutorial.tasks.who_ends import WhoEndsTask

FOUR_WALLS = (
    "..#../.##../..#../..##./..#..",
    "#..../.#.#./.##../...#./....#",
    "####./..#../..#../.##../.....",
    "#..../##.../#####/..#../.....",
)
"""A column, a color, four of a row, a row."""


def last_round(*rounds: tuple[str, str, int]) -> str:
    """Return a position in which walls, lines and scores are to be tiled, one for each player."""
    boards: list[Board] = [round_on(wall, lines, "-", score).board for wall, lines, score in rounds]
    boards[-1] = replace(boards[-1], floor=(MARKER,))
    return str(tiling_position(boards))


END_AND_BONUSES = Lesson(
    id="end-and-bonuses",
    number=16,
    title=pgettext_lazy("lesson end-and-bonuses", "The end and the bonuses"),
    objective=pgettext_lazy(
        "lesson end-and-bonuses", "Know what ends the game, and count the bonuses of a wall."
    ),
    rules=(
        Rule.END_TRIGGER,
        Rule.END_AFTER_TILING,
        Rule.BONUS_ROW,
        Rule.BONUS_COLUMN,
        Rule.BONUS_COLOR,
        Rule.BONUS_ADD_UP,
    ),
    steps=(
        Step(
            question=pgettext_lazy("lesson end-and-bonuses", "Which wall ends the game?"),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "The game ends when a horizontal row of a wall is full. Here that is so for one"
                " player.",
            ),
            task=WhoEndsTask(FOUR_WALLS),
        ),
        Step(
            question=pgettext_lazy("lesson end-and-bonuses", "Does the game end, and when?"),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "All tiles are taken, and full lines move to the wall now. Ana tiles first.",
            ),
            task=DoesItEndTask(
                last_round(
                    ("..#../.####/..#../##.../.....", "-,WW,-,BBBB,-", 18),
                    ("#..../#..../##.../#..../#.#..", "Y,-,-,WWWW,-", 16),
                )
            ),
        ),
        Step(
            question=pgettext_lazy("lesson end-and-bonuses", "What earns a bonus?"),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "When the game is over, full rows, full columns and complete colours bring extra"
                " points. Nearly full is not enough.",
            ),
            task=BonusKindsTask(
                FinalWall("..#.#/#..##/#...#/#####/#...#"), ("r4", "c1", "c5", "R")
            ),
        ),
        Step(
            question=pgettext_lazy(
                "lesson end-and-bonuses", "How many bonus points does this wall earn?"
            ),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "A row brings 2, a column 7, a colour 10. One tile can count for several bonuses.",
            ),
            task=BonusCountTask(FinalWall("#####/##.../#.#../#..#./#...#")),
        ),
        Step(
            question=pgettext_lazy("lesson end-and-bonuses", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "Her full row shows all five colours. She counts 2 for the row and 10 for that:"
                " 12 points.",
            ),
            task=BonusClaimTask(FinalWall("#####/.#.../..#../.##../....."), claimed=12),
        ),
        Step(
            question=pgettext_lazy(
                "lesson end-and-bonuses", "What counts now, and what at the end?"
            ),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "The outlined tile has just filled a row and a column. Bonuses are not paid during"
                " play.",
            ),
            task=BonusNowTask("..#../.##../##.##/..#../..#..", (2, 2)),
        ),
        Step(
            question=pgettext_lazy(
                "lesson end-and-bonuses", "How many bonus points does this wall earn?"
            ),
            text=pgettext_lazy(
                "lesson end-and-bonuses",
                "Look at the rows, then at the columns, then at the colours. Four of a colour are"
                " not five.",
            ),
            task=BonusCountTask(FinalWall("#####/#####/#.#../..#../..#..")),
        ),
    ),
    check=(("does-it-end", 1), ("bonus-count", 1), ("bonus-count", 2)),
)
