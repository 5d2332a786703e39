"""Boards are read from the notation."""

import pytest

from engine import NotationError
from tutorial.tasks.boards import board_of

TEXT = "7:B,-,RR,-,-:.Y.../...../...../...../.....:MW"


def test_a_board_is_read_as_it_is_written() -> None:
    """What is read is written the same again, and kept."""
    assert str(board_of(TEXT)) == TEXT
    assert board_of(TEXT) is board_of(TEXT)


@pytest.mark.parametrize("text", ["", "7", TEXT.replace("B", "b"), TEXT.replace(":MW", "")])
def test_what_is_no_board_is_refused(text: str) -> None:
    """A malformed text gets the error of the notation."""
    with pytest.raises(NotationError):
        board_of(text)
