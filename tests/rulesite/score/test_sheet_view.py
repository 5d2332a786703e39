"""A counted sheet in words: rounds, totals, sources, the end, and what does not fit."""

import pytest

from engine import Rule
from rulesite.score.sheet_view import SheetView, called, sheet_view
from rulesite.sheet import Sheet, reckon
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind, grey_games, some

NAMES = ("Ana", "Bo")


def view(text: str, names: tuple[str, ...] = NAMES) -> SheetView:
    """Count and tell a sheet."""
    return sheet_view(reckon(Sheet.parse(text)), names)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), ("Player A", "Player B")),
        (("", "Bo"), ("Player A", "Bo")),
        (("Ana",), ("Ana", "Player B")),
    ],
)
def test_who_has_no_name_is_called_by_the_letter(
    names: tuple[str, ...], said: tuple[str, ...]
) -> None:
    """Names need not be given, nor for everybody."""
    assert called(names, 2) == view("c2", names).names == said


def test_an_empty_sheet_has_nothing_to_tell() -> None:
    """No round, no drawing, no end, and nobody known to start."""
    told = view("c2")
    assert (told.rounds, told.totals, told.faults, told.uncounted) == ((), (), (), 0)
    assert (told.result, told.chart, told.starter) == (None, None, "")


@every_kind
def test_the_sources_add_up_to_the_totals(players: int, grey: bool) -> None:
    """Tiles, floor lines, what was let off and bonuses: to the final scores of a played game."""
    for seed in some(players, grey, 2):
        game = played(players, grey, seed)
        *parts, total = sheet_view(reckon(sheet_of(game))).sources
        columns = zip(*(row.values for row in parts), strict=True)
        sums = [sum(int(value.replace("−", "-")) for value in column) for column in columns]
        assert total.is_total
        assert [int(value) for value in total.values] == sums == list(game.result().scores)


def test_every_round_has_its_totals() -> None:
    """After each one, as many as there are players, and a drawing of them."""
    told = view("c2 | B1 f7 M, f7; Y1, f7 M")
    assert told.totals == ((1, (0, 0)), (2, (2, 0)))
    assert [one.number for one in told.rounds] == [1, 2]
    assert told.chart


def test_a_tile_is_told_with_the_wall_as_it_was() -> None:
    """What was laid, why it scores, and what the floor line took."""
    first = view("c2 | B1 f7 M, f7").rounds[0].seats[0]
    (step,) = first.steps
    assert step.heading == "Row 1: blue"
    assert step.reasons
    assert step.board
    assert first.floor
    assert first.stops


def test_a_fallen_line_has_no_wall_to_show() -> None:
    """On the grey side a line without a space falls, and it is said so."""
    sheet = next(sheet for sheet in map(sheet_of, grey_games()) if "F" in str(sheet))
    told = sheet_view(reckon(sheet))
    steps = [step for one in told.rounds for seat in one.seats for step in seat.steps]
    fallen = [step for step in steps if not step.board]
    assert fallen
    assert all("the whole line falls" in step.reasons[0] for step in fallen)


def test_who_starts_next_is_said_with_the_round() -> None:
    """The marker says it; below an older round it is the round after that one."""
    told = view("c2 | B1 f7 M, f7; Y1, f7 M")
    assert told.starter == "Starts round 3: Bo"
    assert told.rounds[0].notes == ("Starts the next round: Ana",)


def test_what_does_not_fit_is_said_once() -> None:
    """Where and by which rule; the rounds from there on are not counted."""
    told = view("c2 | B1 f7 M, f7; B1, f7 M; R1, f7 M")
    (fault,) = told.faults
    assert fault.where == "Round 2, Ana"
    assert fault.citation.href.endswith(f"#{Rule.LINE_WALL_ROW}")
    assert (len(told.rounds), told.uncounted) == (1, 2)


def test_the_end_has_a_winner_and_a_reason() -> None:
    """Each player's bonuses, and the rule that decided; nobody starts another round."""
    game = played(2, False, 1)
    told = sheet_view(reckon(sheet_of(game)), NAMES)
    assert told.result
    assert told.result.verdict == f"Winner: {NAMES[game.result().winners[0]]}"
    assert [bonus.name for bonus in told.result.bonuses] == list(NAMES)
    assert told.result.citations[-1].href.endswith(f"#{game.result().decided_by}")
    assert told.starter == ""
