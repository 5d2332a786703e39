"""How the solver simplifies a board: only what can still matter in the round is kept."""

import pytest

from engine import Board
from engine.solver.forms import CLOSED, EMPTY, Form, Forms, Numbers, holding, may_end
from engine.solver.offers import Offers
from tests.engine.build import board, figure, game
from tests.engine.met import some

BLUE, YELLOW, RED, BLACK, WHITE = range(5)


class Sketch:
    """A board and an offer, as the solver sees them."""

    def __init__(self, offer: str, *args: str, grey: bool = False, ending: bool = False) -> None:
        self.offers = Offers()
        self.offer = self.offers.of(game(offer).position)
        self.board = figure(*args)
        self.forms = Forms(self.board, grey, ending, Numbers())
        self.form = self.normal(self.board)

    def normal(self, of: Board) -> Form:
        """Simplify a board of the same wall."""
        return self.forms.normal(self.forms.of(of), self.offer)

    def options(self) -> set[tuple[tuple[int, ...], int, int]]:
        """List lines, floor and harmless colors after every pick."""
        steps = self.forms.steps(self.offer, self.offers.picks(self.offer), self.form)
        return {(form.lines, form.floor, form.harmless) for _, form in steps}


def test_lines() -> None:
    """A line is what it holds and what it needs; a full line needs nothing."""
    seen = Sketch("RRRR,WWWW,-,-,- MR", "B,-,RR,-,W")
    assert seen.form.lines == (
        holding(BLUE, 0),
        EMPTY,
        holding(RED, 1),
        EMPTY,
        holding(WHITE, 4),
    )
    assert seen.form.harmless == 0


def test_a_line_that_can_not_be_full() -> None:
    """A line for which there are too few tiles is closed, and its color can do no harm."""
    seen = Sketch("RRRR,-,-,-,- MW", "-,-,-,-,WWW")
    assert seen.form.lines[4] == CLOSED
    assert seen.form.harmless == 1 << WHITE


def test_a_color_that_is_gone() -> None:
    """When no tile of a color is left it does not matter where it could go."""
    assert Sketch("RRRR,-,-,-,- M", "-,-,-,-,WWW").form.harmless == 0


def test_a_line_that_takes_nothing_on_offer() -> None:
    """An empty line is closed when its wall row has every color that is left."""
    seen = Sketch("RRRR,-,-,-,- M", "-,-,-,-,-", "..#../...#.")
    assert seen.form.lines[:3] == (CLOSED, CLOSED, EMPTY)


def test_boards_that_differ_in_nothing_that_matters() -> None:
    """Boards are the same when what differs can't change anything any more."""
    seen = Sketch("RRRR,-,-,-,- MW", "-,-,-,-,WWW")
    assert seen.normal(figure("-,-,-,-,WW")) is seen.form
    assert seen.normal(figure("-,-,-,WW,-")) is not seen.form
    assert seen.normal(figure("-,-,-,-,WWWW")) is not seen.form


def test_simplifying_twice_changes_nothing() -> None:
    """A simplified board is simple already."""
    for played in some(20, range(1, 8), True):
        offer = Offers().of(played.position)
        forms = Forms(played.players[0], True, False, Numbers())
        form = forms.normal(forms.of(played.players[0]), offer)
        assert forms.normal(form, offer) is form


def test_what_does_no_harm_goes_nowhere_else() -> None:
    """Where tiles do no harm neither the floor is tried nor a line that they would spoil."""
    seen = Sketch("W,-,-,-,- MW", "B,RR,-,KKKK,W")
    assert seen.form.harmless == 1 << WHITE
    assert {(floor, lines[2]) for lines, floor, _ in seen.options()} == {(0, EMPTY), (1, EMPTY)}


def test_a_line_of_the_color_is_better_than_the_floor() -> None:
    """On the colored side tiles are not dropped when a line of their color takes some."""
    seen = Sketch("WWWW,-,-,-,- M", "B,RR,YYY,KKKK,WWW")
    assert {(lines[4], floor) for lines, floor, _ in seen.options()} == {(holding(WHITE, 0), 2)}


@pytest.mark.parametrize(
    ("filled", "grey"), [("/".join(["....."] * 4 + ["####."]), False), (".....", True)]
)
def test_when_the_floor_may_be_better(filled: str, grey: bool) -> None:
    """They may be dropped when the line would end the game, or block another on the grey side."""
    color = "B"
    lines = f"R,RR,YYY,KKKK,{color * 3}"
    seen = Sketch("BBBB,-,-,-,- M", lines, filled, grey=grey, ending=True)
    assert {floor for _, floor, _ in seen.options()} == {2, 4}


def test_overflow_and_marker() -> None:
    """What exceeds a line falls, after the marker; seven spaces are all there are."""
    seen = Sketch("-,-,-,-,- MWWWW", "B,-,YYY,KKKK,BBBBB", ".....", "RRRR")
    floors = {lines[1]: floor for lines, floor, _ in seen.options()}
    assert floors == {holding(WHITE, 0): 7, CLOSED: 7}


def test_an_empty_line_can_be_spoiled() -> None:
    """Tiles too few to fill an empty line close it, and those left can follow."""
    seen = Sketch("WW,W,-,-,- M", "B,RR,YYY,KKKK,-")
    options = seen.options()
    assert all(lines[4] == CLOSED or lines[4] == EMPTY for lines, _, _ in options)
    assert (0, 1 << WHITE) in {(floor, harmless) for _, floor, harmless in options}


def test_the_best_comes_first() -> None:
    """What gives most as things stand is looked at first."""
    seen = Sketch("RRRR,WWWW,-,-,- MK", "-,BB,BBB,-,-")
    steps = seen.forms.steps(seen.offer, seen.offers.picks(seen.offer), seen.form)
    scores = [form.score for _, form in steps]
    assert scores == sorted(scores, reverse=True)
    assert len(set(steps)) == len(steps)


def test_may_end() -> None:
    """A round may end the game when a row lacks one tile at most."""
    assert not may_end(game("-,-,-,-,- MB", board(filled="###..")).position)
    assert may_end(game("-,-,-,-,- MB", board(), board(filled="####.")).position)
    assert may_end(game("-,-,-,-,- MB", board(filled="#####")).position)


def test_numbers() -> None:
    """Forms of both seats have different ids."""
    ids = Numbers()
    first, second = (Forms(figure(), False, False, ids) for _ in range(2))
    assert first.of(figure()).id != second.of(figure()).id
    assert first.of(figure()) is first.of(figure())


def test_offers_with_the_same_supply() -> None:
    """A board is simplified once for all offers that leave the same to lines."""
    offers = Offers()
    one = offers.of(game("BBBB,BBBB,-,-,- M").position)
    other = offers.of(game("BBBB,BB,-,-,- M").position)
    forms = Forms(figure(), False, False, Numbers())
    assert one is not other
    assert forms.normal(forms.of(figure()), one) is forms.normal(forms.of(figure()), other)
