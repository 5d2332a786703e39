"""The next puzzle fits what is wanted and tells most about how somebody counts."""

from collections import Counter

import pytest

from engine import Rule
from tests.tutorial.diagnosis.items import LESSON, TALL, Item
from tutorial.diagnosis import told_apart
from tutorial.learners import Record
from tutorial.practice.about import rules_of
from tutorial.practice.beliefs import belief_about, letters_of, noted, open_question
from tutorial.practice.decisions import tables
from tutorial.practice.kept import is_of, kinds_of
from tutorial.practice.kept_twins import twins_kept
from tutorial.practice.next_puzzle import (
    HOPE,
    PATIENCE,
    chosen,
    fits,
    seeds,
)
from tutorial.practice.selection import Selection, examined
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit
from tutorial.puzzles.after_the_take import AFTER_THE_TAKE
from tutorial.puzzles.best_space import BEST_SPACE
from tutorial.puzzles.bonus_count import BONUS_COUNT
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.cross import CROSS
from tutorial.puzzles.legal_takes import LEGAL_TAKES
from tutorial.tasks.task import Diagnosable


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        pytest.param(kind, level, id=f"{kind.id}-{level}")
        for kind in PUZZLE_TYPES
        for level in range(1, kind.levels + 1)
    ],
)
def test_whatever_there_is_is_found(kind: PuzzleType, level: int) -> None:
    """Every side, number of players and rule that a type says a level has is found."""
    for like in kinds_of(kind, level):
        selection = Selection(
            types=(kind.id,),
            levels=(level,),
            sides=("grey" if like.grey else "colored",),
            players=(like.players,) if like.players else (),
            rules=(like.rule,) if like.rule else (),
        )
        if kind.unit is Unit.DECISIONS and not selection.kinds():
            assert (like.grey, like.players) not in tables(kind.id, level)
            continue
        found = chosen(selection)
        assert found, like
        assert (found[0], found[1].level) == (kind, level)
        puzzle = kind.make(found[1])
        assert is_of(like, puzzle, rules_of(kind, puzzle))


@pytest.mark.parametrize("rule", examined())
def test_a_rule_is_what_the_puzzle_is_about(rule: Rule) -> None:
    """Whoever chooses a rule gets a puzzle in which it matters, from a type that names it."""
    for _ in range(3):
        found = chosen(Selection(rules=(rule.value,)))
        assert found
        assert rule in found[0].rules
        assert rule in rules_of(found[0], found[0].make(found[1]))


@pytest.mark.parametrize(
    ("selection", "expected"),
    [
        (Selection(), {1}),
        (Selection(types=("cross",)), {1, 2, 3}),
        (Selection(types=("cross",), levels=(2,)), {2}),
        (Selection(levels=(1, 3)), {1, 3}),
        (Selection(types=("best-move",), players=(2,)), {1, 2, 3}),
    ],
)
def test_levels(selection: Selection, expected: set[int]) -> None:
    """With nothing chosen puzzles are easy; else all levels come that are not ruled out."""
    drawn = [chosen(selection) for _ in range(24)]
    assert {found[1].level for found in drawn if found} == expected


def test_kinds_are_mixed() -> None:
    """With a side or a number of players alone, several types come."""
    for selection in (Selection(sides=("grey",)), Selection(players=(4,)), Selection()):
        drawn = [chosen(selection) for _ in range(20)]
        assert len({found[0].id for found in drawn if found}) >= 3


def test_several_at_once() -> None:
    """Of several sides and numbers of players each comes."""
    selection = Selection(types=("best-finish",), sides=("colored", "grey"), players=(3, 4))
    drawn = [chosen(selection) for _ in range(40)]
    puzzles = [kind.make(seed) for kind, seed in filter(None, drawn)]
    assert {puzzle.players for puzzle in puzzles} == {3, 4}
    assert {puzzle.grey for puzzle in puzzles} == {False, True}


def test_nothing_fits() -> None:
    """A selection that no type can give is told apart."""
    assert chosen(Selection(types=("cross",), players=(4,))) is None
    assert chosen(Selection(rules=("no-tiles",), players=(2,))) is None


def test_an_open_mistake_chooses_what_comes_next() -> None:
    """Whoever practises a family and gave an answer of two mistakes is asked what tells them."""
    names = ("longest_only", "row_only")
    record = noted(Record(), CROSS, LESSON, LESSON.given["longest_only"])
    for _ in range(8):
        found = chosen(Selection(types=("run", "cross")), record)
        assert found
        task = found[0].make(found[1]).task
        assert isinstance(task, Diagnosable)
        assert told_apart(task, names)[0] == len(names)


def test_a_mix_stays_a_mix() -> None:
    """A mistake is asked about in about every second puzzle of a mix, the others are any."""
    record = noted(Record(), CROSS, LESSON, LESSON.given["longest_only"])
    drawn = [chosen(Selection(), record, Chance(f"{number}")) for number in range(60)]
    counting = [found for found in drawn if found and "S" in letters_of(found[0])]
    assert 24 < len(counting) < 46
    assert len({found[0].id for found in drawn if found}) > 8


def test_unexplained_answers_end_a_suspicion() -> None:
    """Whoever goes on giving answers that no mistake gives is not asked about it for ever."""
    record = noted(Record(), CROSS, LESSON, LESSON.given["longest_only"])
    assert open_question(record, PUZZLE_TYPES) == "S"
    for _ in range(10):
        record = noted(record, CROSS, LESSON, 19)
    assert open_question(record, PUZZLE_TYPES) is None


def test_levels_come_alike_at_first() -> None:
    """Who begins with a type gets each of its levels as often."""
    begun = [chosen(Selection(types=("run",)), Record(), Chance(f"{at}")) for at in range(60)]
    levels = Counter(found[1].level for found in begun if found)
    assert set(levels) == {1, 2, 3}
    assert max(levels.values()) < 2 * min(levels.values())


def test_a_learner_who_is_right_goes_on_with_the_mix() -> None:
    """Without a mistake in sight, a mix stays a mix."""
    record = noted(Record(), CROSS, LESSON, LESSON.truth)
    drawn = [chosen(Selection(), record) for _ in range(20)]
    assert len({found[0].id for found in drawn if found}) >= 6


@pytest.mark.parametrize(
    "selection",
    [
        Selection(rules=("score-both",)),
        Selection(types=("bonus-count",), sides=("grey",)),
        Selection(types=("final-ranking",), players=(2,)),
    ],
)
def test_what_was_chosen_outranks_what_is_suspected(selection: Selection) -> None:
    """A rule, a side or a number of players stays, whatever a record holds."""
    record = noted(Record(), CROSS, LESSON, LESSON.given["longest_only"])
    record = noted(record, BONUS_COUNT, Item(2, {BONUS_COUNT.family[0].id: 4}), 4)
    for _ in range(5):
        found = chosen(selection, record)
        assert found
        assert fits(found[0], found[0].make(found[1]), selection)


def test_a_settled_learner_gets_any_puzzle() -> None:
    """Once a mistake is as good as certain, puzzles are drawn freely again."""
    record = Record()
    for _ in range(6):
        record = noted(record, CROSS, LESSON, LESSON.given["column_only"])
        record = noted(record, CROSS, TALL, TALL.given["column_only"])
    assert belief_about(record, "S").is_settled
    drawn = [chosen(Selection(types=("cross",)), record) for _ in range(30)]
    kept = {one.seed for level in (1, 2, 3) for one in twins_kept(CROSS, level)}
    assert sum(found[1] in kept for found in drawn if found) < 3


@pytest.mark.parametrize(
    ("kind", "rule", "drawn"),
    [
        (LEGAL_TAKES, Rule.MARKER_ALONE, HOPE),
        (BEST_SPACE, Rule.SCORE_NO_DIAGONAL, HOPE),
        (BEST_SPACE, Rule.SCORE_BOTH, PATIENCE),
    ],
    ids=lambda one: str(getattr(one, "id", one)),
)
def test_what_is_rare_is_not_looked_for_long(kind: PuzzleType, rule: Rule, drawn: int) -> None:
    """Where whatever fits is rare, one puzzle is drawn, then one is taken that is kept for it."""
    selection = Selection(rules=(rule.value,))
    *_, last = tried = list(seeds(kind, 3, selection, Chance("rare")))
    is_kept = drawn == HOPE
    assert len(tried) == drawn + is_kept
    assert not is_kept or rule in rules_of(kind, kind.make(last))


def test_what_is_common_comes_by_chance() -> None:
    """Where only some of what fits is rare, several are drawn before a kept one is taken."""
    selection = Selection(types=("after-the-take",))
    assert len(list(seeds(AFTER_THE_TAKE, 2, selection, Chance("some")))) == PATIENCE + 1
