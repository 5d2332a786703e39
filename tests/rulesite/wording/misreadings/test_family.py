"""The words of a family: for one suspect, for several, for nothing in common."""

import pytest

from rulesite.wording.misreadings import FAMILIES
from rulesite.wording.misreadings.family import TOO_HIGH, TOO_LOW, UNCLEAR, Family, is_number

PLAIN = Family(words={"a": TOO_LOW, "b": TOO_HIGH})


def test_one_suspect_has_its_own_words() -> None:
    """A single suspect is named."""
    assert PLAIN.sentence(["b"], 1, 2) == str(TOO_HIGH)


@pytest.mark.parametrize(
    ("answer", "truth", "words"),
    [(1, 2, TOO_LOW), (2, 1, TOO_HIGH), ((0,), (1,), UNCLEAR), (True, False, UNCLEAR)],
)
def test_nothing_in_common(answer: object, truth: object, words: object) -> None:
    """Of several suspects with nothing in common, only the direction is said, if there is one."""
    assert PLAIN.sentence(["a", "b"], answer, truth) == str(words)


def test_the_closest_common_ground_comes_first() -> None:
    """What fewer misreadings share says more, so it is said before what more share."""
    for family in FAMILIES.values():
        for at, (ids, _) in enumerate(family.shared):
            assert ids <= family.words.keys()
            assert not any(ids <= wider for wider, _ in family.shared[:at])


def test_yes_and_no_are_not_numbers() -> None:
    """Yes is not more than no."""
    assert [is_number(value) for value in (0, -3, True, "3", None)] == [True, True, *[False] * 3]
