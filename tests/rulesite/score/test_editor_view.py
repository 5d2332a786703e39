"""How a round being told is drawn: one board to tap, everybody's totals, the way on."""

from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE
from rulesite.score.editing import Editing
from rulesite.score.editor_view import EditorView, editor_view
from rulesite.sheet import Sheet

NAMES = ("Ana", "Bo")


def drawn(told: str, grey: bool = False, seat: str = "A", sheet: Sheet | None = None) -> EditorView:
    """Draw a round with what is told of it."""
    editing = Editing.read(sheet or Sheet(2, grey), {"seat": seat, "d": told})
    return editor_view(editing, NAMES)


def test_the_colored_side_is_told_on_the_wall() -> None:
    """There the space says the color."""
    view = drawn(".....0,.....0")
    assert view.wall
    assert (view.lines, view.choice) == ((), None)


def test_the_grey_side_is_told_line_by_line() -> None:
    """Each line has a button for every color."""
    view = drawn(".....0,.....0", grey=True)
    assert view.wall is None
    assert [len(line.buttons) for line in view.lines] == [len(COLORS)] * SIZE


def test_a_color_of_the_row_is_not_offered_again() -> None:
    """What the row of the wall has can't complete its line."""
    view = drawn(".....0,.....0", sheet=Sheet.parse("g2 | B11 f7 M, f7"))
    assert "B1" not in [button.code for button in view.lines[0].buttons]
    assert "B2" in [button.code for button in view.lines[1].buttons]


def test_a_choice_stands_in_place_of_the_lines() -> None:
    """The due line is named, and the color can be taken back."""
    view = drawn("B....0,.....0", grey=True)
    assert view.choice
    assert view.choice.back == "B1"
    assert "row 1" in view.choice.hint
    assert view.lines == ()


def test_what_is_told_is_pressed() -> None:
    """Player and number of tiles on the floor line are marked among the buttons."""
    view = drawn("B....2M,.....0")
    assert [button.label for button in view.seats if button.is_on] == ["Ana"]
    assert [button.label for button in view.floor if button.is_on] == ["2"]
    assert len(view.floor) == len(FLOOR_PENALTIES) + 1


def test_the_way_leads_to_the_next_player() -> None:
    """After the last player there is none."""
    following = drawn(".....0,.....0").following
    assert following
    assert (following.code, following.label) == ("seat-B", "Bo")
    assert drawn(".....0,.....0", seat="B").following is None


def test_who_is_not_finished_is_named() -> None:
    """Everybody's total runs along; dots stand where a choice is open."""
    view = drawn(".....0,B....0", grey=True)
    assert view.running == (("Ana", "0 + 0 = 0"), ("Bo", "…"))
    assert view.waiting == "Bo"
    assert drawn(".....0,.....0").waiting == ""


def test_a_part_that_cannot_be_is_told_why() -> None:
    """Then nothing is counted of it."""
    view = drawn("B....0,.....0", sheet=Sheet.parse("c2 | B1 f7 M, f7"))
    assert len(view.faults) == 1
    assert view.told is None
