"""The puzzle types, one module each."""

from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.puzzle_type import Puzzle, PuzzleType, Unit

PUZZLE_TYPES = (CROSS,)


def find_type(type_id: str) -> PuzzleType | None:
    """Return the puzzle type with an id, or None."""
    return next((puzzle_type for puzzle_type in PUZZLE_TYPES if puzzle_type.id == type_id), None)


__all__ = ["PUZZLE_TYPES", "Puzzle", "PuzzleType", "Unit", "find_type"]
