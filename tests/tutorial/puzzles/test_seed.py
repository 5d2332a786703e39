"""Seeds: a puzzle's whole address, in one canonical form."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutorial.puzzles.seed import DIGITS, BadSeed, Seed, base36

QUICK = settings(deadline=None, max_examples=200)
MALFORMED = [
    *("", "-", "--", "1", "1-1", "1-1-", "-1-a", "1--a", "1-1-a-", "1-1-a-b", "1_1_a", "a"),
    *("1-1-A", "1-1-Z9", "1-1-0a", "1-1-00", "01-1-a", "0-1-a", "1-0-a", "1-01-a", "1-10-a"),
    *("1000-1-a", "1-1-123456789", "1-1-a ", " 1-1-a", "1-1-a\n", "1-1- a", "1-1-a/", "1-1-é"),
    *("١-1-a", "1-1-١", "1-1-ａ", "１-1-a", "1-1-a\x00", "\x001-1-a", "1-1-\u202ea", "1-1-ı"),
    *("1-1-" + "a" * 10_000, "9" * 10_000, "1−1−a", "1–1–a", "+1-1-a", "1-1--1", "1.0-1-a"),
]
"""What is no seed, or not written as the one form."""

seeds = st.builds(Seed, st.integers(1, 999), st.integers(1, 9), st.integers(0, 36**8 - 1))


@QUICK
@given(seeds)
def test_seeds_come_back_as_they_were(seed: Seed) -> None:
    """A seed written and read is the same seed."""
    assert Seed.parse(str(seed)) == seed


@QUICK
@given(st.text("0123456789abzAZ-", max_size=14) | st.text(max_size=10))
def test_a_seed_has_one_form(text: str) -> None:
    """Whatever can be read is written back as it stood."""
    try:
        written = str(Seed.parse(text))
    except BadSeed:
        return
    assert written == text


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_seeds(text: str) -> None:
    """Capitals, leading zeros, missing parts, foreign signs and endless texts are no seeds."""
    with pytest.raises(BadSeed):
        Seed.parse(text)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (9, "9"), (10, "a"), (35, "z"), (36, "10"), (36**8 - 1, "z" * 8)]
)
def test_numbers_in_base_36(number: int, text: str) -> None:
    """Digits, then small letters."""
    assert base36(number) == text
    assert int(text, len(DIGITS)) == number


def test_fresh_seeds_differ() -> None:
    """A fresh seed is of the version and level asked for, and hardly ever the same twice."""
    fresh = [Seed.fresh(1, 2) for _ in range(50)]
    assert {(seed.version, seed.level) for seed in fresh} == {(1, 2)}
    assert len(set(fresh)) > 45
    assert all(Seed.parse(str(seed)) == seed for seed in fresh)
