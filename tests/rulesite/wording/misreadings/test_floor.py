"""A wrong sum of the floor line named, with a true minus sign."""

import pytest

from engine.misreadings import FLOOR_SUM
from engine.scoring import score_floor
from rulesite.wording.misreadings import Mistake, diagnose
from rulesite.wording.misreadings.floor import FLOOR_SUM as WORDS
from tests.rulesite.wording.misreadings.told import names_one, shared_words


def said(fell: str, answer: int) -> Mistake | None:
    """Diagnose a penalty for things that fell."""
    return diagnose(FLOOR_SUM, answer, score_floor(len(fell)).penalty, fell)


@pytest.mark.parametrize(
    ("fell", "answer", "name", "shown"),
    [
        ("BBBBB", -5, "floor_1_each", "−5"),
        ("BBBBB", -6, "off_by_one", "−6"),
        ("BBBBB", -2, "last_space_only", "−2"),
        ("BBBBB", 0, "forgets_floor", "0"),
        ("BBBM", -5, "marker_always_1", "−5"),
        ("BBBBBBBBM", -14, None, ""),
        ("BBBBBBBBB", -20, "no_cap", "−20"),
    ],
)
def test_the_sum_is_named(fell: str, answer: int, name: str | None, shown: str) -> None:
    """Each wrong sum is told by the number that it gives; fourteen is right for nine."""
    mistake = said(fell, answer)
    assert mistake is None if name is None else names_one(mistake, name, shown)


def test_a_free_marker_is_named() -> None:
    """Past the last space, only who lets the marker cost nothing gets eleven of fourteen."""
    mistake = diagnose(FLOOR_SUM, -11, -14, "BBBBBBM")
    assert mistake is not None
    assert mistake.suspects == ("off_by_one", "marker_free")
    only = [wrong for wrong in FLOOR_SUM if wrong.id == "marker_free"]
    assert names_one(diagnose(only, -11, -14, "BBBBBBM"), "marker_free", "−11")


@pytest.mark.parametrize(
    ("fell", "answer", "shared", "suspects"),
    [
        ("M", 0, ("off_by_one", "marker_free", "forgets_floor"), 3),
        ("BBM", -3, ("floor_1_each", "last_space_only", "marker_always_1"), 2),
    ],
)
def test_what_several_share(fell: str, answer: int, shared: tuple[str, ...], suspects: int) -> None:
    """Where several wrong sums fit, what they share is said and none is picked."""
    mistake = said(fell, answer)
    assert mistake is not None
    assert len(mistake.suspects) == suspects
    shown = str(answer).replace("-", "−")
    assert mistake.sentence == shared_words(WORDS, *shared).format(answer=shown)


def test_what_has_nothing_else_in_common_costs_more() -> None:
    """One each and one left out are both four of six: the floor line costs more."""
    mistake = said("BBBB", -4)
    assert mistake is not None
    assert mistake.suspects == ("floor_1_each", "off_by_one")
    assert mistake.sentence == str(WORDS.too_high).format(answer="−4")


@pytest.mark.parametrize("answer", [-6, 3, -99])
def test_right_or_unexplained(answer: int) -> None:
    """Six for four tiles is right; other numbers show no wrong sum."""
    assert said("BBBB", answer) is None
