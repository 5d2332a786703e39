"""What the checks of texts find."""

import pytest

from tests.rulesite.wording.sound import (
    LANGUAGES,
    is_whole,
    numbers,
    result_of,
    sums_come_out,
)

TRANSLATED = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(
    "text", ["", " ", "Row {row}", "%(n)s points", "None", "longest_only", "BONUS_ROW"]
)
def test_broken_texts_are_found(text: str) -> None:
    """Nothing said, an open slot, and names out of the code are found."""
    assert not is_whole(text, "en")
    assert is_whole("Row 2: 4 + 3 = 7", "en")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("text", ["2 points", "The score stops at zero.", "Row 2: 3 points"])
def test_english_is_found_elsewhere(text: str, language: str) -> None:
    """A text left in English is found, a short one too."""
    assert is_whole(text, "en")
    assert not is_whole(text, language)


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        ("4 + 3 = 7", True),
        ("4 + 3 = 8", False),
        ("Floor line: −1 −1 −2 = −4", True),
        ("Floor line: −1 −1 −2 = −3", False),
        ("2 + 1 − 4 → 0", True),
        ("2 + 1 − 4 = 0", False),
        ("2 + 8 − 4 → 0", False),
        ("12 points", True),
    ],
)
def test_wrong_sums_are_found(text: str, is_right: bool) -> None:
    """A sum is added up again; an arrow stops it at zero."""
    assert sums_come_out(text) == is_right


def test_numbers_of_a_text() -> None:
    """Numbers are listed least first; the result of a sum is the last, with its sign."""
    assert numbers("Row 2: 1 + 12 = 13") == [1, 2, 12, 13]
    assert result_of("−1 −1 = −2") == -2
    assert result_of("4 + 3 = 7") == 7
