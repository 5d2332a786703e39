"""Spaces of the wall as form values."""

import pytest

from tutorial.tasks.cells import BY_CODE, CELLS, cell_code


@pytest.mark.parametrize(("cell", "code"), [((0, 0), "r1c1"), ((2, 4), "r3c5"), ((4, 4), "r5c5")])
def test_rows_and_columns_count_from_one(cell: tuple[int, int], code: str) -> None:
    """A space is written by its row and column as a reader counts them."""
    assert cell_code(cell) == code
    assert BY_CODE[code] == cell


def test_every_space_has_its_code() -> None:
    """Twenty-five spaces, twenty-five codes."""
    assert len(BY_CODE) == len(CELLS) == 25
    assert list(BY_CODE.values()) == list(CELLS)
