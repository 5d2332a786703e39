"""The puzzle types, one module each."""

from tutorial.puzzles.after_the_take import AFTER_THE_TAKE
from tutorial.puzzles.best_finish import BEST_FINISH
from tutorial.puzzles.best_move import BEST_MOVE
from tutorial.puzzles.best_space import BEST_SPACE
from tutorial.puzzles.bonus_count import BONUS_COUNT
from tutorial.puzzles.count_the_bag import COUNT_THE_BAG
from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.does_it_end import DOES_IT_END
from tutorial.puzzles.feed_or_starve import FEED_OR_STARVE
from tutorial.puzzles.final_ranking import FINAL_RANKING
from tutorial.puzzles.find_the_mistake import FIND_THE_MISTAKE
from tutorial.puzzles.floor_sum import FLOOR_SUM
from tutorial.puzzles.impossible_board import IMPOSSIBLE_BOARD
from tutorial.puzzles.least_harm import LEAST_HARM
from tutorial.puzzles.legal_lines import LEGAL_LINES
from tutorial.puzzles.legal_takes import LEGAL_TAKES
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit
from tutorial.puzzles.refill import REFILL
from tutorial.puzzles.round import ROUND
from tutorial.puzzles.round_with_floor import ROUND_WITH_FLOOR
from tutorial.puzzles.run import RUN
from tutorial.puzzles.set_up import SET_UP
from tutorial.puzzles.what_falls import WHAT_FALLS
from tutorial.puzzles.what_stays import WHAT_STAYS
from tutorial.puzzles.where import WHERE
from tutorial.puzzles.who_is_right import WHO_IS_RIGHT

PUZZLE_TYPES = (
    WHERE,
    SET_UP,
    LEGAL_TAKES,
    AFTER_THE_TAKE,
    LEGAL_LINES,
    WHAT_FALLS,
    FLOOR_SUM,
    RUN,
    CROSS,
    BEST_SPACE,
    ROUND,
    ROUND_WITH_FLOOR,
    FIND_THE_MISTAKE,
    WHO_IS_RIGHT,
    WHAT_STAYS,
    BONUS_COUNT,
    DOES_IT_END,
    FINAL_RANKING,
    REFILL,
    COUNT_THE_BAG,
    IMPOSSIBLE_BOARD,
    BEST_FINISH,
    BEST_MOVE,
    LEAST_HARM,
    FEED_OR_STARVE,
)


def find_type(type_id: str) -> PuzzleType | None:
    """Return the puzzle type with an id, or None."""
    return next((puzzle_type for puzzle_type in PUZZLE_TYPES if puzzle_type.id == type_id), None)


__all__ = ["PUZZLE_TYPES", "Puzzle", "PuzzleType", "Unit", "find_type"]
