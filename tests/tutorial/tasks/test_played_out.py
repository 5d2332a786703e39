"""Moves played out give what the solver says."""

import pytest

from engine.moves import Move
from tests.tutorial.puzzles.pool.examples import ENTRIES, PLAIN
from tutorial.puzzles.pool import entries
from tutorial.tasks.played_out import (
    account_alone,
    accounts_together,
    count_taken,
    frames,
)

DUEL, HARM = ENTRIES["best-move"], ENTRIES["least-harm"]
LEVELS = (1, 2, 3)


@pytest.mark.parametrize("type_id", ["best-finish", "least-harm"])
@pytest.mark.parametrize("level", LEVELS)
def test_accounts_of_one_add_up_to_the_value(type_id: str, level: int) -> None:
    """Tiles, floor and bonuses of a take make the value that was solved."""
    for entry in entries(type_id, level)[::9]:
        for move in entry.moves:
            assert account_alone(entry.position, move).score == entry.value(move)


@pytest.mark.parametrize("type_id", ["best-move", "feed-or-starve"])
@pytest.mark.parametrize("level", LEVELS)
def test_accounts_of_two_add_up_to_the_value(type_id: str, level: int) -> None:
    """The scores at the end of a line differ by the value that was solved."""
    for entry in entries(type_id, level)[::20]:
        for move in entry.moves:
            scores = [one.score for one in accounts_together(entry.position, entry.line(move))]
            own = scores.pop(entry.position.turn)
            assert own - scores[0] == entry.value(move)


def test_an_account_tells_the_round() -> None:
    """Four blue tiles to line 5: what lies in full lines scores, the floor costs."""
    account = account_alone(HARM.position, Move.from_notation("CB5"))
    told = account.told
    assert told.before + told.points + told.penalty == told.after == 20
    assert account.board.floor == ()
    assert not account.board.full_lines


def test_without_a_move_the_board_is_tiled_as_it_is() -> None:
    """Every take of a forced one costs, compared with this."""
    unharmed = account_alone(HARM.position, None).score
    assert unharmed > max(HARM.values)


def test_frames_go_from_the_position_to_its_end() -> None:
    """Each frame tells the move that led to it, whose it was and how many tiles it took."""
    line = DUEL.line(Move.from_notation("1RF"))
    start, *rest = frames(DUEL.position, line)
    assert start.position == DUEL.position
    assert start.move is None
    assert tuple(frame.move for frame in rest) == line
    assert [frame.seat for frame in rest] == [0, 1, 0]
    assert [frame.count for frame in rest] == [3, 3, 1]


def test_tiles_are_counted_where_they_lie() -> None:
    """Displays and the center are counted alike."""
    assert count_taken(DUEL.position, Move.from_notation("1R2")) == 3
    assert count_taken(PLAIN.position, Move.from_notation("CYF")) == 2
