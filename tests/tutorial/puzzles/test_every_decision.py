"""What holds for every type of puzzle that is drawn from the pool of decisions."""

from itertools import product

import pytest

from engine.reachability import reasons
from tutorial.puzzles import PuzzleType
from tutorial.puzzles.best_finish import BEST_FINISH
from tutorial.puzzles.best_move import BEST_MOVE
from tutorial.puzzles.feed_or_starve import FEED_OR_STARVE
from tutorial.puzzles.least_harm import LEAST_HARM
from tutorial.puzzles.pool import entries
from tutorial.puzzles.seed import Seed
from tutorial.tasks.choose_move import ChooseMoveTask

TYPES = (BEST_FINISH, BEST_MOVE, FEED_OR_STARVE, LEAST_HARM)
every_level = pytest.mark.parametrize(
    ("kind", "level"),
    [
        pytest.param(kind, level, id=f"{kind.id}-{level}")
        for kind, level in product(TYPES, (1, 2, 3))
    ],
)


@every_level
def test_puzzles_are_those_of_their_level(kind: PuzzleType, level: int) -> None:
    """Each level draws from its own part of the pool."""
    pool = {str(entry) for entry in entries(kind.id, level)}
    for number in range(5):
        task = kind.make(Seed(kind.version, level, number)).task
        assert isinstance(task, ChooseMoveTask)
        assert str(task.solved) in pool


@every_level
def test_puzzles_tell_their_side_and_players(kind: PuzzleType, level: int) -> None:
    """What is chosen by side or number of players is so."""
    for number in range(8):
        puzzle = kind.make(Seed(kind.version, level, number))
        assert isinstance(puzzle.task, ChooseMoveTask)
        position = puzzle.task.solved.position
        assert puzzle.players == len(position.players)
        assert puzzle.players in kind.players
        assert puzzle.grey == position.grey
        assert reasons(position) == ()


def brings_bonuses(task: ChooseMoveTask) -> bool:
    """Tell whether some move, played out, ends the game; each step is played by the engine."""
    return any(
        frame.bonuses
        for move in task.solved.moves
        for frame in task.telling.steps(task.solved, move)
    )


@every_level
def test_questions_speak_of_bonuses_that_count(kind: PuzzleType, level: int) -> None:
    """Where a take can end the game the question says that bonuses count; else it says nothing."""
    for number in range(25):
        puzzle = kind.make(Seed(kind.version, level, number))
        assert isinstance(puzzle.task, ChooseMoveTask)
        assert "wall" in str(puzzle.text)
        says = "bonuses" in str(puzzle.text)
        assert says == puzzle.task.telling.may_end(puzzle.task.solved.position)
        assert says or not brings_bonuses(puzzle.task)


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.id)
def test_some_puzzles_end_the_game(kind: PuzzleType) -> None:
    """Among the puzzles of a type are some with bonuses and some without."""
    texts = {str(kind.make(Seed(kind.version, 2, number)).text) for number in range(200)}
    assert len(texts) == 2
    assert sum("bonuses" in text for text in texts) == 1
