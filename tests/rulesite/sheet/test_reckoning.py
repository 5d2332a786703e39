"""Sheets counted by the engine: whole games come out right, and what can't be is refused."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine import FLOOR, Game, Placement
from engine.tiles import COLORS, FLOOR_PENALTIES, SIZE, column_of
from rulesite.sheet import Entry, Sheet, audit, reckon
from tests.rulesite.sheet.played import fits, played, sheet_of

KINDS = [(players, grey) for players in (2, 3, 4) for grey in (False, True)]
SPACES = len(FLOOR_PENALTIES)
every_kind = pytest.mark.parametrize(("players", "grey"), KINDS)


def some(players: int, grey: bool, count: int) -> Iterator[int]:
    """Give seeds of games that ended within a sheet."""
    return (seed for seed in range(count) if fits(played(players, grey, seed)))


def check_games(players: int, grey: bool, count: int) -> None:
    """Compare what the sheets of many games come to with the games."""
    for seed in some(players, grey, count):
        game = played(players, grey, seed)
        told = reckon(sheet_of(game))
        assert told.faults == ()
        assert told.result == game.result()
        assert told.result is not None
        bonuses = [bonus.points for bonus in told.result.bonuses]
        assert [s + b for s, b in zip(told.scores, bonuses, strict=True)] == list(
            game.result().scores
        )


@every_kind
def test_played_games_come_out_right(players: int, grey: bool) -> None:
    """Scores, bonuses, winners and what decided are those of the game."""
    check_games(players, grey, 4)


@pytest.mark.proof
@every_kind
def test_many_played_games_come_out_right(players: int, grey: bool) -> None:
    """Three hundred games of each kind."""
    check_games(players, grey, 300)


def codes(text: str) -> list[tuple[int, int | None, str]]:
    """Give round, seat and code of what is impossible."""
    return [(fault.round, fault.seat, fault.code) for fault in audit(Sheet.parse(text))]


FINE = "B1 Y2 f1 M, R1 K3 f1"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"c2 | {FINE}", []),
        ("c2 | M, M", [(0, None, "many-markers")]),
        ("c2 | B1 f8, f1", [(0, 0, "floor-too-long")]),
        (f"c2 | {FINE}; B1, f9", [(1, 0, "line-locked"), (1, 1, "floor-too-long")]),
        ("c2 | Y2 R3 K4 W5, Y2 R3 K4 W5", [(0, None, "more-than-dealt")]),
        ("c2 | M, -; M, -", [(1, None, "less-than-dealt")]),
        ("c4 | B4 B5 f1 M, B4 B5, B4 f1, -", [(0, None, "color-count")]),
        ("g2 | B11 Y21 f1, f5; B21 f7 M, f7", [(1, 0, "space-taken"), (1, 0, "column-color")]),
        ("g2 | B11 f7, f7; B1F f3 M, f5", [(1, 0, "line-locked")]),
        ("g2 | B11 f7, f7; R1F f3 M, f5", [(1, 0, "space-left")]),
    ],
)
def test_what_cannot_be(text: str, expected: list[tuple[int, int | None, str]]) -> None:
    """Each thing that can't be is found with its round and player."""
    assert codes(text) == expected


def test_nothing_follows_a_full_row() -> None:
    """A row is full after five rounds at the earliest; then the game is over."""
    rounds = [f"{color}1 f7 M, f7" for color in COLORS]
    over = reckon(Sheet.parse("c2 | " + "; ".join(rounds)))
    assert over.is_over
    assert over.rounds[-1].full_rows == ((0, 0),)
    assert codes("c2 | " + "; ".join([*rounds, FINE])) == [(5, 0, "row-full")]


def test_who_starts_next() -> None:
    """The holder of the marker; if nobody took it, the same player starts again."""
    told = reckon(Sheet.parse("c2 | B1 f7, f7; f7, f7 M; f7, f7"))
    assert [one.starter for one in told.rounds] == [None, 1, 1]


def test_the_score_stops_at_zero() -> None:
    """Nothing is owed: the next round begins at zero."""
    told = reckon(Sheet.parse("c2 | B1 f7, f7; Y1 f1 M, R1 f7"))
    assert [one.scores for one in told.rounds] == [(0, 0), (0, 0)]
    assert told.rounds[0].told[0].forgiven == 13


def test_a_fallen_line_joins_the_floor() -> None:
    """On the grey side a line without a space falls on top of the tiles that lie there."""
    sheet = next(sheet for sheet in map(sheet_of, grey_games()) if "F" in str(sheet))
    told = reckon(sheet)
    falls = [
        (entry, part)
        for entries, one in zip(sheet.rounds, told.rounds, strict=True)
        for entry, part in zip(entries, one.told, strict=True)
        if any(placement.col == FLOOR for placement in entry.placements)
    ]
    assert falls
    for entry, part in falls:
        assert len(part.fell) > entry.floor + entry.has_marker or entry.floor >= SPACES


def grey_games() -> Iterator[Game]:
    """Give games on the grey side."""
    return (played(2, True, seed) for seed in some(2, True, 200))


def corruptions(sheet: Sheet) -> Iterator[tuple[str, Sheet]]:
    """Spoil a sheet in ways that no game allows."""
    last = len(sheet.rounds) - 1
    yield "after-end", replace(sheet, rounds=(*sheet.rounds, (Entry(),) * sheet.players))
    for number, entries in enumerate(sheet.rounds):
        for seat, entry in enumerate(entries):
            yield "floor", _with(sheet, number, seat, replace(entry, floor=8))
            if not entry.has_marker and any(one.has_marker for one in entries):
                yield "marker", _with(sheet, number, seat, replace(entry, has_marker=True))
            if number < last:
                yield from _repeated(sheet, number, seat)


def _repeated(sheet: Sheet, number: int, seat: int) -> Iterator[tuple[str, Sheet]]:
    """Complete a line with a color that its row has had."""
    for placement in sheet.rounds[number][seat].placements:
        later = sheet.rounds[number + 1][seat]
        if placement.col in range(SIZE):
            kept = [one for one in later.placements if one.row != placement.row]
            lines = tuple(sorted([*kept, placement], key=lambda one: one.row))
            yield "repeat", _with(sheet, number + 1, seat, replace(later, placements=lines))


def _with(sheet: Sheet, number: int, seat: int, entry: Entry) -> Sheet:
    entries = list(sheet.rounds[number])
    entries[seat] = entry
    return sheet.with_round(number, tuple(entries))


def check_corruptions(players: int, grey: bool, count: int) -> None:
    """Spoil the sheets of games; each is refused, at the round that was spoiled or later."""
    found = 0
    for seed in some(players, grey, count):
        for kind, spoilt in corruptions(sheet_of(played(players, grey, seed))):
            assert audit(spoilt), (kind, str(spoilt))
            found += 1
            if found >= count * 10:
                return


@every_kind
def test_spoilt_sheets_are_refused(players: int, grey: bool) -> None:
    """A color twice in a row, two markers, too long a floor, a round after the end."""
    check_corruptions(players, grey, 2)


@pytest.mark.proof
@every_kind
def test_many_spoilt_sheets_are_refused(players: int, grey: bool) -> None:
    """Three hundred sheets of each kind and more."""
    check_corruptions(players, grey, 30)


def test_correcting_a_round_counts_the_rest_anew() -> None:
    """Another color in an early round changes what follows."""
    sheet = sheet_of(played(2, False, 1))
    first = sheet.rounds[0][0]
    fewer = _with(sheet, 0, 0, replace(first, floor=first.floor + 1))
    assert reckon(fewer).rounds[0].told[0].penalty < reckon(sheet).rounds[0].told[0].penalty


def test_an_entry_has_each_line_once() -> None:
    """Two tiles for one row in one round are no entry."""
    twice = (Placement(COLORS[0], 0, column_of(0, COLORS[0])),) * 2
    with pytest.raises(ValueError, match="no entry"):
        Entry(twice)
