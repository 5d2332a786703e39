"""One player's part of a round, counted as far as it goes."""

from engine import FLOOR, Board, Color, Placement
from rulesite.sheet import Entry
from rulesite.sheet.draft import Part
from rulesite.sheet.telling import telling

BLUE = Part().with_line(0, Color.BLUE)


def test_an_untouched_part_is_an_empty_entry() -> None:
    """Nobody has to complete a line."""
    assert telling(Board(), Part(), grey=False).entry == Entry()


def test_on_the_colored_side_the_color_says_the_space() -> None:
    """A completed line is counted at once."""
    told = telling(Board(), BLUE, grey=False)
    assert told.options == ()
    assert told.entry == Entry((Placement(Color.BLUE, 0, 0),))
    assert told.after
    assert told.after.score == 1


def test_on_the_grey_side_a_space_has_to_be_chosen() -> None:
    """Until then the part is not finished; a choice finishes it."""
    told = telling(Board(), BLUE, grey=True)
    assert len(told.options) == 5
    assert told.entry is None
    chosen = Placement(Color.BLUE, 0, 2)
    assert telling(Board(), BLUE.with_put(chosen), grey=True).entry == Entry((chosen,))


def test_a_choice_that_does_not_fit_is_asked_for_again() -> None:
    """The column has the color already, so the chosen space is none of those open."""
    wall = ((None,) * 5, (Color.BLUE, None, None, None, None), *((None,) * 5,) * 3)
    part = BLUE.with_put(Placement(Color.BLUE, 0, 0))
    told = telling(Board(wall=wall), part, grey=True)
    assert [one.col for one in told.options if one.col != FLOOR] == [1, 2, 3, 4]


def test_what_cannot_be_is_a_reason() -> None:
    """A color that the row has already: nothing is counted, nothing can be chosen."""
    told = telling(Board(wall=((Color.BLUE, *(None,) * 4), *((None,) * 5,) * 4)), BLUE, grey=False)
    assert [one.code for one in told.faults] == ["line-locked"]
    assert (told.told, told.entry) == (None, None)
