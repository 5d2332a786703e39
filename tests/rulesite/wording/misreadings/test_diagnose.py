"""Every misreading has words, and a wrong answer gets those that fit, never made up."""

import pytest

from engine.misreadings import FLOOR_SUM, GROUPS, MISREADINGS, ORDER, SETTLING, TILE
from rulesite.wording.misreadings import (
    FAMILIES,
    Mistake,
    diagnose,
    diagnose_readings,
    misreading_words,
)
from rulesite.wording.misreadings.diagnose import MIXED, family_of, written
from tests.rulesite.wording.misreadings.told import every_sentence, names_one

NUMBERS = "SOFB"
"""The codes of the misreadings that give numbers: tiles, orders, floor lines, bonuses."""


def test_every_misreading_is_in_one_family() -> None:
    """All 42 have words, in the family of their group."""
    assert tuple(FAMILIES) == GROUPS
    for group, family in FAMILIES.items():
        assert tuple(family.words) == tuple(wrong.id for wrong in group)


@pytest.mark.parametrize("wrong", MISREADINGS.values(), ids=lambda wrong: wrong.code)
def test_two_sentences_each(wrong) -> None:
    """What somebody did, then what is right; numbers are shown, other answers are not."""
    words = misreading_words(wrong.id)
    assert words.count("{answer}") == (wrong.code[0] in NUMBERS)
    assert words.count(". ") == 1
    assert words.endswith(".")


def test_no_two_sentences_are_alike() -> None:
    """Each says something of its own."""
    sentences = every_sentence()
    assert len(set(sentences)) == len(sentences) > 50
    assert all("  " not in sentence for sentence in sentences)


def test_nobody_is_blamed() -> None:
    """A sentence says what gives the answer, not that somebody failed."""
    blame = ("wrong", "forgot", "mistake", "fail", "should have")
    assert not [text for text in every_sentence() if any(word in text for word in blame)]


def test_rules_come_once() -> None:
    """The rules of all suspects are cited, each once."""
    mistake = diagnose_readings({"row_only": 5, "longest_only": 5, "bottom_up": 5}, 5, 8)
    assert mistake is not None
    assert mistake.rules == ("score-both", "tile-order")
    assert mistake.suspects == ("row_only", "longest_only", "bottom_up")


READINGS = {"bottom_up": 2, "floor_1_each": 6, "goes_negative": -3, "floor_first": 6}


@pytest.mark.parametrize(
    ("answer", "name", "shown"), [(2, "bottom_up", "2"), (-3, "goes_negative", "−3")]
)
def test_one_round_many_families(answer: int, name: str, shown: str) -> None:
    """A round with its floor line can go wrong in many ways; the one that fits is named."""
    assert names_one(diagnose_readings(READINGS, answer, 4), name, shown)


def test_suspects_of_two_families() -> None:
    """What comes from two families has no more in common than its direction."""
    mistake = diagnose_readings(READINGS, 6, 4)
    assert mistake is not None
    assert mistake.sentence == str(MIXED.too_high).format(answer=6)
    assert mistake.suspects == ("floor_1_each", "floor_first")


@pytest.mark.parametrize("answer", [4, 5, None])
def test_right_or_unexplained_readings(answer: object) -> None:
    """Right answers and unexplained ones get no diagnosis, even where a reading is right."""
    assert diagnose_readings({**READINGS, "no_cap": 4}, answer, 4) is None


def test_groups_can_be_joined_and_cut() -> None:
    """Any selection of misreadings of one kind will do."""
    assert diagnose((), 1, 2, "BB") is None
    assert names_one(diagnose(FLOOR_SUM[:1], -4, -6, "BBBB"), "floor_1_each", "−4")
    assert family_of(["bottom_up", "row_only"]) is MIXED
    assert family_of([wrong.id for wrong in TILE]) is FAMILIES[TILE]
    assert not {wrong.id for wrong in ORDER} & {wrong.id for wrong in SETTLING}


def test_an_answer_can_be_shown_otherwise() -> None:
    """Where the answer is not a number, a short name stands for it."""
    mistake = diagnose_readings({"row_only": (1, 2)}, (1, 2), (3, 3), shown="B")
    assert isinstance(mistake, Mistake)
    assert mistake.sentence.startswith("B is what you get when")


def test_unknown_names_are_refused() -> None:
    """Only misreadings of the catalogue have words."""
    with pytest.raises(KeyError):
        diagnose_readings({"nope": 1}, 1, 2)
    with pytest.raises(KeyError):
        misreading_words("nope")


def test_minus_signs_are_true() -> None:
    """Numbers below zero have a minus sign; a hyphen in a name stays."""
    assert [written(value) for value in (-3, 0, 12, "r1-2")] == ["−3", "0", "12", "r1-2"]
