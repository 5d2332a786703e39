"""Entry sheet and exit sheet: numbers that show mistakes, and nothing to remember."""

import pytest

from engine.misreadings import TILE
from engine.tiles import SIZE
from rulesite.wording.misreadings import diagnose_tile_score
from tutorial.practice.fixed_sheet import FIXED, FixedSheet

ENTRY, EXIT = FIXED["entry"], FIXED["exit"]
every_sheet = pytest.mark.parametrize("name", FIXED)


def truths(sheet: FixedSheet) -> list[int]:
    """Return the right answers in order."""
    return [task.truth for task in sheet.tasks]


def turned(wall: str, cell: tuple[int, int]) -> set[str]:
    """Return a wall with its new tile as it looks from every side, and in a mirror."""
    rows = [list(row) for row in wall.split("/")]
    rows[cell[0]][cell[1]] = "N"
    found = set()
    for _ in range(4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        found |= {"/".join(map("".join, rows)), "/".join("".join(row[::-1]) for row in rows)}
    return found


@every_sheet
def test_all_counts_are_told_apart(name: str) -> None:
    """The three numbers tell the right count and all twelve wrong ones apart."""
    sheet = FIXED[name]
    written = [tuple(number.points for number in mistake.numbers) for mistake in sheet.mistakes()]
    assert len(written) == len(TILE) == 12
    assert len({*written, tuple(truths(sheet))}) == 13


@every_sheet
def test_key_ties_numbers_to_mistakes(name: str) -> None:
    """The key has what each misreading writes, the wrong numbers marked, in the puzzles' words."""
    tasks = FIXED[name].tasks
    mistakes = FIXED[name].mistakes()
    expected = {tuple(task.readings()[wrong.id] for task in tasks) for wrong in TILE}
    assert {tuple(number.points for number in one.numbers) for one in mistakes} == expected
    for mistake in mistakes:
        wrong = [number.points for number in mistake.numbers if number.is_wrong]
        assert str(wrong[0]) in mistake.sentence
        for number, task in zip(mistake.numbers, tasks, strict=True):
            assert number.is_wrong == (number.points != task.truth)


@every_sheet
def test_every_wrong_number_means_something(name: str) -> None:
    """A number in the key is named by the puzzles too; where they name one mistake, the same."""
    for mistake in FIXED[name].mistakes():
        for number, task in zip(mistake.numbers, FIXED[name].tasks, strict=True):
            if number.is_wrong:
                named = diagnose_tile_score(task.board.wall, *task.cell, number.points)
                assert named
                alone = len(named.suspects) == 1 and str(number.points) in mistake.sentence
                assert not alone or named.sentence == mistake.sentence


def test_mistakes_stand_in_order() -> None:
    """A teacher looks a number up from the smallest to the largest."""
    for sheet in FIXED.values():
        found = [tuple(number.points for number in one.numbers) for one in sheet.mistakes()]
        assert found == sorted(found)


def test_both_sheets_examine_the_same() -> None:
    """The exit sheet shows every mistake that the entry sheet shows."""
    shown = [len(sheet.mistakes()) for sheet in FIXED.values()]
    assert shown == [12, 12]
    for sheet in FIXED.values():
        assert all(any(number.is_wrong for number in one.numbers) for one in sheet.mistakes())


def test_nothing_can_be_remembered() -> None:
    """At no place is the right answer of the entry sheet right on the exit sheet."""
    pairs = zip(truths(ENTRY), truths(EXIT), strict=True)
    assert all(before != after for before, after in pairs)
    assert sorted(truths(ENTRY)) != sorted(truths(EXIT))


def test_exit_walls_are_other_walls() -> None:
    """No wall of the exit sheet is one of the entry sheet turned or mirrored."""
    before = {view for wall, cell in ENTRY.tiles for view in turned(wall, cell)}
    assert before.isdisjoint({view for wall, cell in EXIT.tiles for view in turned(wall, cell)})


@every_sheet
def test_new_tiles_come_to_empty_spaces(name: str) -> None:
    """Each wall has five rows and columns, and its new tile a space of its own."""
    for wall, (row, col) in FIXED[name].tiles:
        rows = wall.split("/")
        assert [len(each) for each in rows] == [SIZE] * SIZE
        assert rows[row][col] == "."
