"""What is believed of a learner, from one answer to the next."""

import pytest

from tests.tutorial.diagnosis.items import LESSON, TALL, Item
from tutorial.diagnosis import FAMILIES
from tutorial.learners import Record
from tutorial.practice.beliefs import (
    belief_about,
    first_question,
    letters_of,
    named,
    noted,
    open_question,
)
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.does_it_end import DOES_IT_END
from tutorial.puzzles.final_ranking import FINAL_RANKING
from tutorial.puzzles.run import RUN
from tutorial.puzzles.where import WHERE

LONGEST, ROW = "longest_only", "row_only"
BOTH = (LONGEST, ROW)
"""Two rules that give the same number in the lesson, and different ones on the taller board."""


def answered(*items: Item, rule: str = LONGEST) -> Record:
    """Return the record of somebody who answers by a rule."""
    record = Record()
    for item in items:
        record = noted(record, CROSS, item, item.given[rule])
    return record


def test_answers_are_kept() -> None:
    """Who answers as a misreading does comes to be suspected of it, also after a reload."""
    record = Record.from_json(answered(LESSON, TALL, LESSON).to_json())
    assert belief_about(record, "S").named() == (LONGEST,)


def test_a_belief_is_about_a_family_whatever_the_type() -> None:
    """What one type of puzzles has shown is not forgotten at another of its family."""
    item = Item(True, {FINAL_RANKING.family[0].id: False})
    record = noted(Record(), FINAL_RANKING, item, False)
    record = noted(record, DOES_IT_END, Item(True), True)
    assert belief_about(record, "E").is_mistaken


def test_a_type_without_misreadings_tells_nothing() -> None:
    """Where nothing can be mistaken in a known way, nothing is noted."""
    assert noted(Record(), WHERE, LESSON, 7) == Record()


@pytest.mark.parametrize("odd", ["x", [], [[1, "F1"]], {"a": 1}, None])
def test_an_odd_belief_counts_as_none(odd: object) -> None:
    """A stored belief that can't be read, or of another family, begins anew."""
    record = Record().with_belief("s", odd)
    assert belief_about(record, "S") == belief_about(Record(), "S")


def test_one_answer_names_nobody() -> None:
    """Of two mistakes that give the same number none is more likely at first."""
    assert named(answered(LESSON), BOTH) == ()


def test_earlier_answers_tell_mistakes_apart() -> None:
    """Whoever showed one of two mistakes before most likely made it again."""
    assert named(answered(TALL, LESSON), BOTH) == (LONGEST,)
    assert named(answered(TALL, LESSON, rule=ROW), BOTH) == (ROW,)


def test_nobody_is_asked_about_what_was_never_met() -> None:
    """A fresh record leaves nothing open, and who practises one family has met none of it yet."""
    assert open_question(Record(), [CROSS, RUN]) is None
    assert first_question(Record(), [CROSS, RUN]) == "S"
    assert first_question(Record(), [CROSS, WHERE]) is None
    assert first_question(answered(LESSON), [CROSS]) is None


def test_a_mistake_is_an_open_question_in_any_mix() -> None:
    """Until it is settled, a mistake is asked about wherever its family can come."""
    assert open_question(answered(LESSON), PUZZLE_TYPES) == "S"
    assert open_question(answered(LESSON), [WHERE]) is None
    assert open_question(answered(*[LESSON, TALL] * 5), PUZZLE_TYPES) is None


def test_who_is_right_is_asked_on_only_by_choice() -> None:
    """In a mix somebody without mistakes is left alone; not who practises that family only."""
    record = noted(Record(), CROSS, LESSON, LESSON.truth)
    assert open_question(record, PUZZLE_TYPES) is None
    assert open_question(record, [CROSS, RUN]) == "S"


def test_every_family_of_a_type_is_known() -> None:
    """The letters of types are those of families."""
    assert {letter for kind in PUZZLE_TYPES for letter in letters_of(kind)} <= set(FAMILIES)
