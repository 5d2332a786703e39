"""What is told of the bonuses when a round that was played out ends the game."""

import re

import pytest

from engine import BonusScore, Rule, end_bonuses
from engine.moves import Move
from engine.solver import best_finish
from rulesite.board.wall import wall_from_text
from rulesite.wording import moves as words
from rulesite.wording.bonuses import bonuses_told
from tests.tutorial.puzzles.pool.examples import ENTRIES, LAST_DUEL, LAST_GREY, LAST_TAKE
from tutorial.puzzles.pool import PoolEntry, entries
from tutorial.tasks.last_bonuses import (
    bonus_marks,
    bonus_notes,
    both_bonuses,
    is_over,
    last_frame,
    net_bonus,
)
from tutorial.tasks.played_out import NO_BONUS, account_alone
from tutorial.tasks.telling import Alone, Duel

RULES = (Rule.TURN_ORDER,)
ALONE, DUEL = Alone(RULES), Duel(RULES)
ROW = end_bonuses(wall_from_text("#####/...../...../...../....."))
TWO_ROWS = end_bonuses(wall_from_text("#####/#####/...../...../....."))
ENDINGS = [(ALONE, LAST_TAKE), (ALONE, LAST_GREY), (DUEL, LAST_DUEL)]
every_ending = pytest.mark.parametrize(("telling", "entry"), ENDINGS)
GOES_ON = [
    (ALONE, ENTRIES["best-finish"]),
    (Alone(RULES, harm=True), ENTRIES["least-harm"]),
    (DUEL, ENTRIES["best-move"]),
    (Duel(RULES, reply=True), ENTRIES["best-move"]),
]


def number(text: str) -> int:
    """Read the number that a cell or a sum comes to."""
    result = text.rsplit("= ", 1)[-1].replace("− ", "-")
    return sum(int(term.replace("−", "-")) for term in result.split())


@every_ending
def test_it_is_known_that_the_game_may_end(telling: Alone | Duel, entry: PoolEntry) -> None:
    """The question speaks of the bonuses where a row can get full."""
    assert telling.may_end(entry.position)


@pytest.mark.parametrize(("telling", "entry"), GOES_ON)
def test_where_no_game_can_end_nothing_is_said_of_it(
    telling: Alone | Duel, entry: PoolEntry
) -> None:
    """Neither in words nor in the table nor in the steps."""
    assert not telling.may_end(entry.position)
    for move in entry.moves:
        told = telling.tell(entry, move)
        assert told.scene.sheet is not None
        assert "Bonuses" not in told.scene.sheet.head
        assert "onus" not in " ".join(told.reasons)
        assert Rule.END_TRIGGER not in told.rules
        assert not any(frame.bonuses for frame in telling.steps(entry, move))


def test_one_player_is_told_every_bonus() -> None:
    """First that a full row ends the game, then each bonus; the sum goes on to the end."""
    told = ALONE.tell(LAST_TAKE, LAST_TAKE.best)
    bonuses = bonuses_told(account_alone(LAST_TAKE.position, LAST_TAKE.best).bonus)
    at = told.reasons.index(words.row_ends())
    assert told.reasons[at + 1 : at + 1 + len(bonuses)] == bonuses
    assert told.total == "29 + 17 = 46; 46 + 36 = 82"
    assert Rule.END_TRIGGER in told.rules


def test_a_take_that_fills_no_row_is_told_without_bonuses() -> None:
    """Where another take ends the game and this one does not, its bonus is nothing."""
    entry = next(
        one
        for level in (1, 2, 3)
        for one in entries("best-finish", level)
        if len({is_over([account_alone(one.position, move)]) for move in one.moves}) == 2
    )
    calm = [move for move in entry.moves if not account_alone(entry.position, move).bonus.parts]
    assert words.row_ends() not in ALONE.leads_to(entry, calm[0])


@pytest.mark.parametrize("entry", [LAST_TAKE, LAST_GREY], ids=["colored", "grey"])
def test_the_ledger_of_one_adds_up(entry: PoolEntry) -> None:
    """Score before, tiles, floor and bonuses make the score, for every take that is shown."""
    sheet = ALONE.tell(entry, entry.best).scene.sheet
    assert sheet is not None
    assert sheet.head == ("Take", "Tiles", "Floor", "Bonuses", "Score")
    before = entry.position.players[entry.position.turn].score
    for _, tiles, floor, bonus, score in (row.cells for row in sheet.rows):
        assert before + sum(map(number, (tiles, floor, bonus))) == number(score)
        assert number(bonus) > 0


def test_the_ledger_of_two_adds_up() -> None:
    """Own score, the other's and the bonuses of both make the lead."""
    sheet = DUEL.tell(LAST_DUEL, LAST_DUEL.best).scene.sheet
    assert sheet is not None
    assert sheet.head == ("Take", "You", "Other", "Bonuses", "Lead")
    for _, own, other, bonus, lead in (row.cells for row in sheet.rows):
        assert number(own) - number(other) + number(bonus) == number(lead)


def test_two_players_are_told_the_score_before_and_after() -> None:
    """The end of the round, what ends the game, the bonuses of each, the end of the game."""
    move = Move.from_notation("CR4")
    own, other = DUEL.ends(LAST_DUEL, move)
    assert DUEL.leads_to(LAST_DUEL, move)[-5:] == [
        words.ends_at(own.board.score, other.board.score),
        words.row_ends(),
        words.own_bonuses("+2"),
        words.other_bonuses("2 + 7 + 7 + 10 = 26"),
        words.ends_with_bonuses(own.score, other.score),
    ]
    assert own.board.score + 2 == own.score
    assert other.board.score + 26 == other.score == 82


@every_ending
def test_the_bonuses_are_a_step_of_their_own(telling: Alone | Duel, entry: PoolEntry) -> None:
    """First the walls are tiled, then the bonuses are added: sum and boards show it."""
    for move in entry.moves:
        tiled, end = telling.steps(entry, move)[-2:]
        assert (tiled.position, tiled.bonuses) == (None, ())
        boards = zip(tiled.boards, end.boards, strict=True)
        gains = [after.score - before.score for before, after in boards]
        assert gains == [bonus.points for bonus in end.bonuses]
        assert any(gains)
        assert tiled.total != end.total
        assert re.search(r"\d$", end.total)


def test_the_last_sum_is_what_was_solved() -> None:
    """After the bonuses the sum is the value of the move."""
    for telling, entry in ENDINGS:
        for move in entry.moves:
            assert number(telling.steps(entry, move)[-1].total) == entry.value(move)


def test_on_the_grey_side_the_tiling_is_the_one_that_was_solved() -> None:
    """Where to tile is chosen so that tiles and bonuses together are most."""
    for move in LAST_GREY.moves:
        assert account_alone(LAST_GREY.position, move).score == LAST_GREY.value(move)
    left_alone = best_finish(LAST_GREY.position, picks=0).value
    assert account_alone(LAST_GREY.position, None).score == left_alone


def test_the_board_shows_the_score_in_the_end() -> None:
    """On the board beside the explanation the bonuses are in the score, their spaces marked."""
    board = ALONE.tell(LAST_TAKE, LAST_TAKE.best).scene.board
    assert board is not None
    assert board.score == 82


def test_bonuses_are_added_up() -> None:
    """Each player's bonuses are a sum; who has none is not spoken of."""
    assert both_bonuses(ROW, TWO_ROWS) == [
        words.own_bonuses("+2"),
        words.other_bonuses("2 + 2 = 4"),
    ]
    assert both_bonuses(NO_BONUS, ROW) == [words.other_bonuses("+2")]
    assert both_bonuses(NO_BONUS, NO_BONUS) == []


@pytest.mark.parametrize(
    ("own", "other", "net"),
    [
        (ROW, NO_BONUS, "+2"),
        (NO_BONUS, ROW, "−2"),
        (TWO_ROWS, ROW, "4 − 2"),
        (ROW, ROW, "2 − 2"),
        (NO_BONUS, NO_BONUS, "0"),
    ],
)
def test_what_bonuses_add_to_the_lead(own: BonusScore, other: BonusScore, net: str) -> None:
    """The own ones less the other player's."""
    assert net_bonus(own, other) == net


def test_notes_go_with_the_last_step() -> None:
    """One player's bonuses are named one by one, those of two are added up."""
    assert bonus_notes([TWO_ROWS]) == bonuses_told(TWO_ROWS)
    assert bonus_notes([ROW, NO_BONUS]) == [words.own_bonuses("+2")]
    assert bonus_notes([]) == []


def test_spaces_that_earn_a_bonus_are_marked() -> None:
    """The five spaces of a full row."""
    assert set(bonus_marks(ROW)) == {(0, col) for col in range(5)}
    assert bonus_marks(NO_BONUS) == {}


def test_without_bonuses_there_is_no_last_step() -> None:
    """A round after which the game goes on ends with the walls tiled."""
    entry = ENTRIES["best-finish"]
    assert last_frame([account_alone(entry.position, entry.best)], "") == []
