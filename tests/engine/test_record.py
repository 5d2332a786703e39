"""Records of games: what is written replays, and what breaks a rule is refused where it breaks."""

import pytest

from engine import Game, Phase, Rule, record
from engine.record import RecordError
from tests.engine.build import board, finished, game, place, play, states, text, tiling

SHORT = """azul record 1
side: c
players: 2
starter: B
seed: 7
1: 1B3 CY1
end: {end}
"""


def opening() -> Game:
    """Play two moves."""
    table = Game.new(seed=7, starter=1)
    table.play(table.legal_moves()[0])
    table.play(table.legal_moves()[-2])
    return table


def test_written() -> None:
    """A record says how the game began, what was done round by round, and where it stands."""
    table = opening()
    first, second = map(str, table.steps)
    assert record.write(table) == (
        "azul record 1\nside: c\nplayers: 2\nstarter: B\nseed: 7\n"
        f"1: {first} {second}\nend: {table.notation()}\n"
    )


@pytest.mark.parametrize("deals", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("grey", [False, True])
def test_round_trip(players: int, grey: bool, deals: bool) -> None:
    """At any moment of a game its record replays to the same game, and is written the same."""
    for number, table in enumerate(states(players, grey, 21)):
        if number % 11 == 0:
            written = record.write(table, deals)
            again = record.read(written)
            assert (again.position, again.steps) == (table.position, table.steps)
            assert again.last_round == table.last_round
            assert record.write(again) == written


def test_given_deals_need_no_seed() -> None:
    """With its deals a record replays whatever the seed."""
    table = finished(2, False, 3)
    written = record.write(table, deals=True).replace("seed: 3", "seed: 99")
    assert record.read(written).notation() == table.notation()


def test_a_game_from_the_middle() -> None:
    """A game that began in the middle is recorded from its first position."""
    table = game("BBYR,-,-,-,- M", board("-,-,K,-,-"), seed=-4)
    play(table, "1B1", "CY1")
    written = record.write(table)
    assert written.split("\n")[1:4] == [
        f"start: {text('BBYR,-,-,-,- M', board('-,-,K,-,-'))}",
        "seed: -4",
        "1: 1B1 CY1",
    ]
    assert record.read(written) == table


@pytest.mark.parametrize("deals", [False, True])
def test_a_game_that_is_over_from_the_start(deals: bool) -> None:
    """A final position alone makes a record without rounds, and reads back to the same game."""
    over = finished(2, False, 3).notation()
    resumed = Game.from_notation(over, seed=3)
    written = record.write(resumed, deals)
    assert written == f"azul record 1\nstart: {over}\nseed: 3\nend: {over}\n"
    assert record.read(written) == resumed


def test_a_round_without_full_lines() -> None:
    """A bar without placements says that a round ended with no line full."""
    table = game("RRRR,-,-,-,- M")
    play(table, "1R5")
    assert ": 1R5\n" in record.write(table)
    table.tile_all()
    assert ": 1R5 |\n" in record.write(table)
    assert record.read(record.write(table)) == table


def test_a_pending_choice() -> None:
    """A choice that waits on the grey side is kept waiting."""
    table = tiling(board("B,BB,-,-,-"), grey=True)
    place(table, "B12")
    again = record.read(record.write(table))
    assert again.placements() == table.placements()
    assert again.phase is Phase.TILING


def test_the_end_is_optional() -> None:
    """A record without its end is read as far as it goes; blank lines don't matter."""
    table = opening()
    lines = record.write(table).split("\n")[:-2]
    assert record.read("\n\n".join(lines)) == table


GOOD = record.write(opening())
STEPS = GOOD.split("\n")[5]
LINES = GOOD.split("\n")


def changed(line: int, new: str) -> str:
    """Replace a line of a good record, counted from one."""
    return "\n".join([*LINES[: line - 1], new, *LINES[line:]])


ERRORS = [
    ("", 1, 1, "azul record 1"),
    ("azul record 2\n", 1, 1, "azul record 1"),
    ("azul record 1", 1, 1, "side"),
    ("azul record 1\nside: c\n", 3, 1, "players"),
    ("azul record 1\nstart: x", 3, 1, "seed"),
    (GOOD + "x" * record.LONGEST_RECORD, 1, 1, "shorter-record"),
    (changed(2, "players: 2"), 2, 1, "side"),
    (changed(2, "side c"), 2, 7, "colon"),
    (changed(2, "side: x"), 2, 7, "side"),
    (changed(3, "players: 5"), 3, 10, "player-count"),
    (changed(4, "starter:  C"), 4, 11, "seat"),
    (changed(5, "seed: ³"), 5, 7, "seed"),
    (changed(5, "seed: 123456789012345678901"), 5, 7, "seed"),
    (changed(6, "2: 1B1"), 6, 1, "round-reached"),
    (changed(6, "x: 1B1"), 6, 1, "digit"),
    (changed(6, "1 BB YY: 1B1"), 6, 5, "colon"),
    (changed(6, "1 BXYY: 1B1"), 6, 4, "tile"),
    (changed(6, f"{STEPS} 1X1"), 6, len(STEPS) + 3, "tile"),
    (changed(6, f"{STEPS}  1B1"), 6, len(STEPS) + 2, "source"),
    (changed(6, f"{STEPS} | |"), 6, len(STEPS) + 4, "tile"),
    (changed(7, "end: nowhere"), 7, 6, "position-reached"),
    (GOOD + "2: 1B1", 7, 1, "digit"),
]


@pytest.mark.parametrize(("malformed", "line", "column", "expected"), ERRORS)
def test_errors(malformed: str, line: int, column: int, expected: str) -> None:
    """A malformed record is refused with line, column and what was expected there."""
    with pytest.raises(RecordError) as refused:
        record.read(malformed)
    error = refused.value
    assert (error.line, error.column, error.expected) == (line, column, expected)
    assert str(error) == f"line {line}: column {column}: expected {expected}"


MOVED = STEPS.split(" ")[1]
BROKEN = [
    (changed(6, f"{STEPS} {MOVED}"), 6, len(STEPS) + 2, Rule.MUST_TAKE),
    (changed(6, f"{STEPS} |"), 6, len(STEPS) + 2, Rule.DRAFTING_ENDS),
    (changed(6, f"{STEPS} | B11"), 6, len(STEPS) + 4, Rule.DRAFTING_ENDS),
    (changed(6, "1 BBBB,BBBB: 1B1"), 2, 7, Rule.DISPLAYS_COUNT),
    (f"azul record 1\nstart: {text('-,-,-,-,- M')}\nseed: 1", 2, 8, Rule.DRAFTING_ENDS),
]


@pytest.mark.parametrize(("broken", "line", "column", "rule"), BROKEN)
def test_broken_rules(broken: str, line: int, column: int, rule: Rule) -> None:
    """A record that breaks a rule is refused at the step where it breaks."""
    with pytest.raises(RecordError) as refused:
        record.read(broken)
    error = refused.value
    assert (error.line, error.column, error.expected) == (line, column, "legal")
    assert error.reasons[0].rule is rule
    assert str(error.reasons[0]) in str(error)


def test_untiled_lines_are_refused() -> None:
    """A round is not closed while a line is full: its placement is expected."""
    table = game("RRRR,-,-,-,- M", board("B,-,-,-,-"))
    play(table, "1R5")
    lines = record.write(table).split("\n")
    lines[3] += " |"
    with pytest.raises(RecordError) as refused:
        record.read("\n".join(lines[:4]))
    assert (refused.value.line, refused.value.expected) == (4, "placement")


def test_a_deal_that_the_bag_cannot_give_is_refused() -> None:
    """A given deal that can't come out of the bag is refused at the step that asks for it."""
    table = finished(2, False, 3)
    lines = record.write(table, deals=True).split("\n")
    number = next(at for at, line in enumerate(lines) if line.startswith("2 "))
    lines[number] = "2 BBBB,BBBB,BBBB,BBBB,BBBB:" + lines[number].partition(":")[2]
    with pytest.raises(RecordError) as refused:
        record.read("\n".join(lines))
    assert refused.value.line == number
    assert {reason.code for reason in refused.value.reasons} == {"not-in-bag"}
