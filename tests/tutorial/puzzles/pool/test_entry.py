"""Tests of entries and their text form."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game
from engine.moves import Move
from tests.engine.met import some
from tests.tutorial.puzzles.pool.examples import ENTRIES, TEXTS
from tutorial.puzzles.pool.entry import BadEntry, PoolEntry, moves_of

GAMES = [*some(6, [3, 5], grey=False), *some(4, [4], grey=True), *some(3, [4], False, players=4)]
ENTRY = ENTRIES["best-move"]


@st.composite
def entries(draw: st.DrawFn) -> PoolEntry:
    """Make any entry of a position that can be met."""
    game = draw(st.sampled_from(GAMES))
    moves = tuple(game.legal_moves())
    values = draw(st.tuples(*[st.integers(-99, 299)] * len(moves)))
    rests = draw(st.tuples(*[st.lists(st.sampled_from(moves), max_size=5)] * len(moves)))
    lines = tuple((move, *rest) for move, rest in zip(moves, rests, strict=True))
    level = draw(st.integers(1, 9))
    return PoolEntry(game.position, level, draw(st.booleans()), moves, values, lines)


@given(entries())
def test_the_text_form_holds_everything(entry: PoolEntry) -> None:
    """An entry can be written and read again, in one line of plain text."""
    text = str(entry)
    assert PoolEntry.parse(text) == entry
    assert text.isascii()
    assert "\n" not in text


@pytest.mark.parametrize("text", TEXTS.values())
def test_what_is_read_is_written_the_same(text: str) -> None:
    """An entry has one text form."""
    assert str(PoolEntry.parse(text)) == text


def test_an_entry_has_the_moves_of_its_position() -> None:
    """The moves are the legal ones in the engine's order."""
    assert list(ENTRY.moves) == Game(ENTRY.position).legal_moves()


def test_an_entry_tells_its_best_move() -> None:
    """The best move is the one of the highest value, the margin its lead over the next."""
    assert str(ENTRY.best) == "1YF"
    assert ENTRY.margin == 2
    assert replace(ENTRY, values=(9, 9, 5, 9, 5)).margin == 0


def test_an_entry_tells_value_and_line_of_a_move() -> None:
    """Every legal move has its value, and a line that begins with it."""
    move = Move.from_notation("1RF")
    assert ENTRY.value(move) == 5
    assert list(map(str, ENTRY.line(move))) == ["1RF", "CR2", "CYF"]


def test_lines_begin_with_their_move() -> None:
    """Each line begins with the move that it goes with."""
    assert tuple(line[0] for line in ENTRY.lines) == ENTRY.moves


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2!",
        TEXTS["best-move"].replace("!", "?"),
        TEXTS["best-move"].replace("3!", "!"),
        TEXTS["best-move"].replace("11,9", "11"),
        TEXTS["best-move"].replace("11,9", "11,x"),
        TEXTS["best-move"].replace("CR2,", ""),
        TEXTS["best-move"].replace("CY3CRF", "CY3CR"),
        TEXTS["best-move"].replace("YRRR,", "YRRRR,"),
        TEXTS["best-move"].replace("c 2d", "z 2d"),
        TEXTS["best-move"] + "\t",
    ],
)
def test_what_is_no_entry_is_refused(text: str) -> None:
    """A text that says too little, too much or nonsense is no entry."""
    with pytest.raises(BadEntry):
        PoolEntry.parse(text)


def test_moves_are_read_one_after_the_other() -> None:
    """Moves need nothing between them."""
    assert list(map(str, moves_of("1R2CYF"))) == ["1R2", "CYF"]
    assert moves_of("") == ()
