"""The board in words: spaces, lines, places and marks."""

import pytest
from django.utils import translation

from engine.tiles import CENTER, COLORS, SIZE, Color
from rulesite.wording.spaces import (
    Mark,
    at_cell,
    lines_for,
    mark_name,
    pattern_line,
    place_name,
    take_label,
    wall_space,
    with_marks,
    with_moves,
)
from rulesite.wording.tiles import color_name, tiles_of
from tests.rulesite.addresses import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest) -> object:
    """Say it in every language."""
    with translation.override(request.param):
        yield


@pytest.mark.usefixtures("_language")
class TestInEveryLanguage:
    """What holds in whatever language a board is read out."""

    def test_a_space_says_what_lies_on_it(self) -> None:
        """A tile is named by color, an empty space by the color that is printed there."""
        for color in COLORS:
            assert wall_space(color, None) == wall_space(color, color) == tiles_of(color, 1)
            assert color_name(color) in wall_space(None, color)
        said = [wall_space(None, None), *(wall_space(None, color) for color in COLORS)]
        assert len({*said, *(wall_space(color, None) for color in COLORS)}) == 11

    def test_every_space_has_its_own_place(self) -> None:
        """Row and column are said, counted from 1."""
        places = {at_cell((row, col), "?") for row in range(SIZE) for col in range(SIZE)}
        assert len(places) == SIZE * SIZE
        assert at_cell((0, 4), "?").endswith(": ?")
        assert "1" in at_cell((0, 4), "?")
        assert "5" in at_cell((0, 4), "?")

    def test_a_line_says_how_full_it_is(self) -> None:
        """A pattern line is said with its number, its tiles, its spaces and its color."""
        said = {pattern_line(row, ()) for row in range(SIZE)}
        said |= {
            pattern_line(row, (color,) * count)
            for row in range(SIZE)
            for count in range(1, row + 2)
            for color in COLORS
        }
        assert len(said) == SIZE + 15 * len(COLORS)
        assert color_name(Color.RED) in pattern_line(3, (Color.RED,) * 2)

    def test_a_line_says_how_many_tiles_are_new(self) -> None:
        """New tiles are said with their number; where there are none, nothing is added."""
        plain = pattern_line(4, (Color.BLUE,) * 5)
        said = {count: pattern_line(4, (Color.BLUE,) * 5, count) for count in range(6)}
        assert said[0] == plain
        assert len(set(said.values())) == 6
        for count in range(1, 6):
            assert said[count].startswith(f"{plain}, ")
            assert str(count) in said[count].removeprefix(plain)

    def test_tiles_of_the_offer_say_that_they_move(self) -> None:
        """Being taken and having just come are said apart, and only where they are so."""
        said = {
            with_moves("x", 2, is_taken=taken, new=new) for taken in (False, True) for new in (0, 2)
        }
        assert len(said) == 4

    def test_where_only_some_tiles_are_new_it_is_said_how_many(self) -> None:
        """Two that came to one that was there are not three that came."""
        said = [with_moves("x", 3, is_taken=False, new=new) for new in range(4)]
        assert said[0] == "x"
        assert len(set(said)) == 4
        assert ["1" in said[1], "2" in said[2]] == [True, True]
        assert min(said) == "x"

    def test_a_line_of_several_colors_says_them_all(self) -> None:
        """An impossible line is said as it is, each color once."""
        said = pattern_line(2, (Color.BLUE, Color.RED, Color.BLUE))
        assert color_name(Color.BLUE) in said
        assert color_name(Color.RED) in said

    def test_every_place_has_its_own_name(self) -> None:
        """Nine displays, counted from 1, and the center."""
        names = [place_name(number) for number in range(9)]
        assert all(str(number) in name for number, name in enumerate(names, 1))
        assert len({*names, place_name(CENTER)}) == 10

    def test_a_take_is_said_with_its_place(self) -> None:
        """A choice of tiles says where from, which and how many."""
        label = take_label(2, Color.BLACK, 3)
        assert place_name(2) in label
        assert tiles_of(Color.BLACK, 3) in label

    def test_marks_are_said_after_the_space(self) -> None:
        """What a mark means is said, each once, always in the same order."""
        both = with_marks("?", [Mark.COLUMN, Mark.ROW, Mark.COLUMN])
        assert both == ", ".join(["?", mark_name(Mark.ROW), mark_name(Mark.COLUMN)])
        assert with_marks("?", set(Mark)).count(",") >= len(Mark)
        assert with_marks("?", ()) == "?"

    def test_marks_are_told_apart(self) -> None:
        """No two marks are said alike."""
        assert len({mark_name(mark) for mark in Mark}) == len(Mark)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((), "Only the floor line"),
        ((2,), "Pattern line: 3; floor line"),
        ((4, 0), "Pattern lines: 1, 5; floor line"),
    ],
)
def test_lines_for_tiles_are_named_together(rows: tuple[int, ...], words: str) -> None:
    """From top to bottom, and the floor line with them: it always may take them."""
    assert lines_for(rows) == words
