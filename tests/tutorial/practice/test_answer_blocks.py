"""Room on paper for several fields: a table where they share options."""

from tutorial.practice.answer_blocks import answer_blocks
from tutorial.tasks.task import Field, Option

WALL, STAYS, LID, KEPT = (Option(name[0], name) for name in ("wall", "stays", "lid", "kept"))
EMPTY = Option("", "")


def test_fields_that_share_options_are_rows() -> None:
    """Fields with the same choices make a table; where one lacks a choice, its place is empty."""
    fields = [Field("Line 1", (EMPTY, STAYS, LID)), Field("Line 2", (EMPTY, STAYS, LID, WALL))]
    (block,) = answer_blocks(fields)
    assert block.is_table
    assert block.columns == [STAYS, LID, WALL]
    assert block.rows == [("Line 1", [True, True, False]), ("Line 2", [True, True, True])]


def test_another_choice_stands_alone() -> None:
    """A field with choices of its own comes after the table."""
    line = Field("Line", (STAYS, LID))
    marker = Field("Marker", (KEPT, LID))
    blocks = answer_blocks([line, line, marker])
    assert [block.is_table for block in blocks] == [True, False]
    assert blocks[1].field == marker


def test_numbers_stand_alone() -> None:
    """Numbers to fill in share nothing."""
    blocks = answer_blocks([Field("Bag"), Field("Lid")])
    assert [block.is_table for block in blocks] == [False, False]


def test_without_fields_there_is_no_room() -> None:
    """A task without fields needs none."""
    assert answer_blocks([]) == []
