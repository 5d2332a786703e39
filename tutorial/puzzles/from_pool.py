"""Puzzles from the pool: a seed picks an entry of its level, in which to choose a move."""

from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool import entries
from tutorial.puzzles.puzzle_type import Puzzle
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.telling import Telling


def decision(type_id: str, seed: Seed, telling: Telling, *, question: str, text: str) -> Puzzle:
    """Make the puzzle of the entry that a seed stands for; `telling` knows what is told of it."""
    entry = Chance(f"{type_id}-{seed}").pick(entries(type_id, seed.level))
    return Puzzle(
        question=question,
        text=text,
        task=ChooseMoveTask(entry, telling, (type_id, str(seed))),
        players=len(entry.position.players),
        grey=entry.position.grey,
    )
