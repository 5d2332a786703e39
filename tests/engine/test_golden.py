"""Two hundred whole games, frozen: rules, deals and notation stay what they were."""

import re
from pathlib import Path

import pytest

from engine import record
from tests.engine import naive

DATA = Path(__file__).parents[1] / "data" / "golden_records.txt"
RECORDS = [text.rstrip("\n") + "\n" for text in DATA.read_text().split("\n\n")]


def test_there_are_two_hundred() -> None:
    """All two hundred games are kept, and all came to their end."""
    assert len(set(RECORDS)) == 200
    assert all(re.search(r"^end: [cg] \d+o ", text, re.MULTILINE) for text in RECORDS)


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_replay(text: str) -> None:
    """A record replays to the end that it tells, and is written again as it was."""
    game = record.read(text)
    assert record.write(game) == text


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_second_referee(text: str) -> None:
    """A referee written apart from the engine comes to the same end, given the same deals."""
    game = record.read(text)
    assert naive.replay(record.write(game, deals=True)) == game.notation()
