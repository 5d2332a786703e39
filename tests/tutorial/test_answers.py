"""Answers are read strictly: a whole number, one choice, or several; nothing else."""

from collections.abc import Callable

import pytest
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulesite.addresses import LANGUAGES
from tutorial.answers import UnreadableAnswer, read_many, read_number, read_one

QUICK = settings(deadline=None, max_examples=200)
CHOICES = ("r1c1", "r1c2", "yes")
HOSTILE = [
    *("", " ", "x", "seven", "1.5", "1,5", "1e2", "0x10", "+7", "-7", "−7", "7 8", "7.", "1_0"),
    *("1000", "9999", "٣", "７", "²", "Ⅶ", "7\x00", "\x007", "7\u200b", "\u202e7", "7" * 10_000),
    *("None", "nan", "inf", "true", "[7]", '{"answer": 7}', "<b>7</b>", "'; DROP TABLE--"),
]
"""What is no whole number of up to three digits."""


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), (" 12 ", 12), ("007", 7), ("999", 999), ("\t3\n", 3)]
)
def test_a_number_in_digits(text: str, number: int) -> None:
    """Up to three digits, with space around them, are a number."""
    assert read_number([text]) == number


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_no_number(text: str) -> None:
    """Letters, fractions, signs, foreign digits and endless texts are not answers."""
    with pytest.raises(UnreadableAnswer):
        read_number([text])


@pytest.mark.parametrize("values", [[], ["7", "7"], ["7", "8"], [""] * 1000])
def test_a_number_is_one_number(values: list[str]) -> None:
    """None at all and several are not answers, even when they agree."""
    with pytest.raises(UnreadableAnswer):
        read_number(values)


@QUICK
@given(st.text(max_size=8))
def test_any_text_is_a_number_or_refused(text: str) -> None:
    """A text is read as the number that it writes, or refused; nothing in between."""
    try:
        number = read_number([text])
    except UnreadableAnswer:
        return
    assert number == int(text.strip())
    assert 0 <= number <= 999


@pytest.mark.parametrize("choice", CHOICES)
def test_one_choice(choice: str) -> None:
    """A choice that was shown is read as it is."""
    assert read_one([choice], CHOICES) == choice


@pytest.mark.parametrize(
    "values", [[], [""], ["r1c3"], ["R1C1"], ["r1c1 "], ["r1c1", "r1c1"], ["r1c1", "yes"], ["no"]]
)
def test_forged_choices(values: list[str]) -> None:
    """A choice that was not shown, none and several are refused."""
    with pytest.raises(UnreadableAnswer):
        read_one(values, CHOICES)


@QUICK
@given(st.lists(st.text(max_size=5), max_size=4))
def test_no_other_text_is_a_choice(values: list[str]) -> None:
    """Whatever is sent, only what was shown is a choice."""
    try:
        assert read_one(values, CHOICES) in CHOICES
    except UnreadableAnswer:
        assert len(values) != 1 or values[0] not in CHOICES


def test_several_choices() -> None:
    """Several marks are read as a set, each once."""
    assert read_many(["r1c1"], CHOICES) == {"r1c1"}
    assert read_many(["yes", "r1c2", "yes"], CHOICES) == {"yes", "r1c2"}


@pytest.mark.parametrize("values", [[], ["r9c9"], ["r1c1", "r9c9"], ["r1c1", ""], ["r1c1,r1c2"]])
def test_forged_marks(values: list[str]) -> None:
    """No mark at all, or one that was not shown, spoils the answer."""
    with pytest.raises(UnreadableAnswer):
        read_many(values, CHOICES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "read",
    [read_number, lambda values: read_one(values, CHOICES), lambda values: read_many(values, ())],
)
def test_a_refusal_says_what_is_allowed(read: Callable, language: str) -> None:
    """The message asks for the right kind of answer in the reader's language."""
    with translation.override("en"), pytest.raises(UnreadableAnswer) as english:
        read(["?"])
    with translation.override(language), pytest.raises(UnreadableAnswer) as refusal:
        read(["?"])
    assert str(refusal.value).endswith(".")
    assert (str(refusal.value) == str(english.value)) == (language == "en")


def test_choices_written_as_one_text() -> None:
    """With the letters of a text as choices, neither nothing nor all of them is one."""
    assert read_one(["A"], "AB") == "A"
    for odd in ("", "AB"):
        with pytest.raises(UnreadableAnswer):
            read_one([odd], "AB")
        with pytest.raises(UnreadableAnswer):
            read_many([odd], "AB")
