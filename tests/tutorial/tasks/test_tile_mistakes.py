"""Numbers tied to the ways of counting wrong that give them."""

from tutorial.tasks.tile_mistakes import Number, TileMistake, tile_mistakes
from tutorial.tasks.tile_score import TileScoreTask

LONE = TileScoreTask("...../...../...../...../.....", (2, 2))
CROSS = TileScoreTask("..#../..#../##..#/...../.....", (2, 2))


def written(mistakes: list[TileMistake]) -> list[list[int]]:
    """Return the numbers alone."""
    return [[number.points for number in mistake.numbers] for mistake in mistakes]


def test_a_lone_tile_shows_who_counts_it_twice() -> None:
    """A tile alone scores 1; two misreadings give 2, and all others get it right."""
    found = tile_mistakes([LONE])
    assert [mistake.numbers for mistake in found] == [(Number(2, is_wrong=True),)] * 2


def test_numbers_are_what_misreadings_give() -> None:
    """Row of 3 and column of 3: 5 with the tile counted once, 3 for one run, 7 across the gap."""
    assert written(tile_mistakes([CROSS, LONE])) == [
        *([1, 1], [3, 1], [3, 1], [3, 1], [4, 1], [4, 1], [5, 1], [5, 1]),
        *([6, 2], [6, 2], [7, 1]),
    ]


def test_only_wrong_numbers_are_marked() -> None:
    """A number is marked where it differs from the engine's 6 and 1."""
    for mistake in tile_mistakes([CROSS, LONE]):
        cross, lone = mistake.numbers
        assert (cross.is_wrong, lone.is_wrong) == (cross.points != 6, lone.points != 1)


def test_sentence_has_the_first_wrong_number() -> None:
    """The words of the puzzles are filled with the number on the first tile that shows it."""
    gap = tile_mistakes([CROSS, LONE])[-1]
    assert gap.sentence.startswith("7 is what you get when you count across a gap.")
