"""Puzzles from the pool: a seed picks an entry of its level, in which to choose a move."""

from tutorial.puzzles.chance import Chance
from tutorial.puzzles.pool import entries
from tutorial.puzzles.puzzle_type import Puzzle
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask
from tutorial.tasks.telling import Telling


def decision(
    type_id: str, seed: Seed, telling: Telling, *, question: str, text: str, last_text: str
) -> Puzzle:
    """Make the puzzle of the entry that a seed stands for; `telling` knows what is told of it.

    Where the game may end with the round, `last_text` stands in for `text`: bonuses count too.
    """
    entry = Chance(f"{type_id}-{seed}").pick(entries(type_id, seed.level))
    return Puzzle(
        question=question,
        text=last_text if telling.may_end(entry.position) else text,
        task=ChooseMoveTask(entry, telling, (type_id, str(seed))),
        players=len(entry.position.players),
        grey=entry.position.grey,
    )
