"""What has just been done to a sheet: written into an address, and believed only while it holds."""

import pytest

from rulesite.score.editing import Unreadable
from rulesite.score.news import Deed, Done, deeds, news
from rulesite.score.storage import state_of
from rulesite.sheet import Sheet, reckon
from tests.rulesite.sheet.played import played, sheet_of

NAMES = ("Ana", "Bo")
TOLD = Sheet.parse("c2 | B1 f7 M, f7; Y1, f7 M")
UNFIT = Sheet.parse("c2 | B1 f7 M, f7; B1, f7 M")
STATE = state_of(TOLD)


@pytest.mark.parametrize("deed", Deed)
def test_what_is_written_is_read_again(deed: Deed) -> None:
    """Every deed has a sentence, and its address form comes back the same."""
    done = Done(deed, 2, STATE)
    assert Done.read(str(done)) == done
    assert deeds()[deed]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "saved",
        "saved-1",
        f"saved-x-{STATE}",
        f"saved-٣-{STATE}",
        f"eaten-1-{STATE}",
        "x" * 5000,
    ],
)
def test_what_cannot_have_been_done(text: str) -> None:
    """Nothing else is read."""
    with pytest.raises(Unreadable):
        Done.read(text)


@pytest.mark.parametrize(
    ("done", "fits"),
    [
        (Done(Deed.SAVED, 1, STATE), True),
        (Done(Deed.SAVED, 2, STATE), True),
        (Done(Deed.SAVED, 3, STATE), False),
        (Done(Deed.SAVED, 0, STATE), False),
        (Done(Deed.UNDONE, 3, STATE), True),
        (Done(Deed.UNDONE, 2, STATE), False),
        (Done(Deed.SENT, 2, STATE), True),
        (Done(Deed.NAMED, 1, STATE), False),
        (Done(Deed.SAVED, 1, "0" * 12), False),
    ],
)
def test_news_grow_old(done: Done, fits: bool) -> None:
    """Once the sheet is another, or has no such round, nothing is said any more."""
    assert done.fits(reckon(TOLD), STATE) == fits


def test_the_totals_are_told_with_the_names() -> None:
    """A round saved: which, and where everybody stands."""
    said = news(Done(Deed.SAVED, 2, STATE), reckon(TOLD), NAMES)
    assert (said.heading, said.text) == ("Round 2 saved", "Round 2 saved. Ana 2, Bo 0")
    assert not said.unfit


def test_at_the_end_the_bonuses_are_in_it() -> None:
    """The last round brings the final scores and who has won."""
    game = played(2, False, 1)
    scores = game.result().scores
    said = news(Done(Deed.SAVED, 1, STATE), reckon(sheet_of(game)), NAMES, "Winner: Ana")
    assert said.text.endswith(f"Ana {scores[0]}, Bo {scores[1]}. Winner: Ana")


def test_what_does_not_fit_any_more_is_said() -> None:
    """After a correction a later round can be impossible."""
    assert news(Done(Deed.SAVED, 1, STATE), reckon(UNFIT), NAMES).unfit
