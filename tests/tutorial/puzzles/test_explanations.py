"""What is said of a puzzle and of an answer to it, in every language: whole, and it adds up."""

from collections.abc import Iterator
from itertools import islice

import pytest
from django.utils import translation

from tests.rulesite.wording.sound import LANGUAGES, is_whole, numbers, result_of, sums_come_out
from tests.tutorial.puzzles.test_every_type import KINDS, STRIDE
from tutorial.feedback import Feedback
from tutorial.puzzles import Puzzle, PuzzleType
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.seed import Seed
from tutorial.scene import Scene
from tutorial.tasks.task import Diagnosable, Task

SOME, MANY = 2, 10_000
ANSWERS = 4
"""How many answers to a puzzle are explained."""
SOURCE = "en"

every_kind = pytest.mark.parametrize(("kind", "level"), KINDS)


def answers(task: Task, seed: Seed) -> list[object]:
    """Choose answers: a right one, those of some misreadings, any other one."""
    chance = Chance(f"explained-{seed}")
    some = [task.read(chance.pick(task.solutions())), task.read(chance.pick(task.choices()))]
    if isinstance(task, Diagnosable):
        wrong = [answer for answer in task.readings().values() if answer != task.truth]
        some += islice(dict.fromkeys(wrong), chance.below(len(wrong)), None)
    return some[:ANSWERS]


def drawn(scene: Scene) -> Iterator[str]:
    """Give the words of a scene: captions, what a board holds, a written sheet."""
    boards = [*([scene.board] if scene.board else []), *scene.boards]
    for board in boards:
        yield board.caption
        for row in board.rows:
            yield from (space.label or space.words for space in row.wall)
            yield from ([row.line.words] if row.line else [])
        yield from (space.label or space.words for space in board.floor)
    if scene.sheet:
        yield from (scene.sheet.caption, *filter(None, scene.sheet.head))
        yield from (cell for row in scene.sheet.rows for cell in row.cells if cell)


def asked(puzzle: Puzzle) -> list[str]:
    """List the words of a question."""
    task = puzzle.task
    fields = getattr(task, "fields", ())
    options = getattr(task, "options", ()) if task.form in {"options", "checks"} else ()
    labels = [item.label for item in (*options, *fields)]
    labels += [option.label for field in fields for option in field.options]
    return [str(puzzle.question), str(puzzle.text), *labels, *drawn(task.scene())]


def explained(feedback: Feedback) -> list[str]:
    """List the words of feedback."""
    total = [feedback.total] if feedback.total else []
    link = [feedback.link.label] if feedback.link else []
    said = [feedback.headline, *feedback.reasons, *total, *link]
    return [*said, *drawn(feedback.scene)]


def check(kind: PuzzleType, seed: Seed) -> None:
    """Check what is said of a puzzle and of answers to it against the English, text by text."""
    told = {language: spoken(kind, seed, language) for language in LANGUAGES}
    for language, texts in told.items():
        assert len(texts) == len(told[SOURCE])
        for text, english in zip(texts, told[SOURCE], strict=True):
            assert is_whole(text, language), (kind.id, str(seed), text)
            assert numbers(text) == numbers(english), (kind.id, str(seed), text, english)
            assert sums_come_out(text), (kind.id, str(seed), text)


def spoken(kind: PuzzleType, seed: Seed, language: str) -> list[str]:
    """List all that is said of a puzzle and of answers to it; sums make the right number."""
    with translation.override(language):
        puzzle = kind.make(seed)
        texts = asked(puzzle)
        for answer in answers(puzzle.task, seed):
            feedback = puzzle.task.judge(answer)
            assert leads_to_truth(puzzle.task, feedback), (kind.id, str(seed), feedback.total)
            texts += explained(feedback)
        return texts


def leads_to_truth(task: Task, feedback: Feedback) -> bool:
    """Tell whether the sum makes the engine's number, where a number is asked for."""
    if task.form != "number" or not feedback.total:
        return True
    ((truth,),) = task.solutions()
    return abs(result_of(feedback.total)) == int(truth)


@every_kind
def test_explanations_are_whole_and_add_up(kind: PuzzleType, level: int) -> None:
    """In every language each text says something, in that language, with the same numbers."""
    for number in range(1, SOME + 1):
        check(kind, Seed(kind.version, level, number * STRIDE))


@pytest.mark.proof
@every_kind
def test_ten_thousand_explanations_are_whole_and_add_up(kind: PuzzleType, level: int) -> None:
    """The types share ten thousand positions, each explained in every language."""
    for number in range(1, MANY // len(KINDS) + 2):
        check(kind, Seed(kind.version, level, number * STRIDE + 1))
