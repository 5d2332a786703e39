"""Cases shared out: a few of them in every run, all of them in the proofs."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def some_now(cases: Iterable[Any], step: int) -> list[Any]:
    """Keep one case in a few for every run, and the others as proofs."""
    return [
        pytest.param(case, marks=() if place % step == 0 else pytest.mark.proof)
        for place, case in enumerate(cases)
    ]


def by_turns(rows: Iterable[Any], columns: Sequence[Any]) -> list[Any]:
    """Pair each row with one column in every run, by turns, and with the others as proofs."""
    return [
        pytest.param(
            row, column, marks=pytest.mark.proof if (place + number) % len(columns) else ()
        )
        for place, row in enumerate(rows)
        for number, column in enumerate(columns)
    ]
