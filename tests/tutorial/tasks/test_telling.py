"""What is told about a move."""

from engine import Board, Rule, best_placements
from engine.moves import Move
from engine.tiles import WALL, Color
from rulesite.wording import moves as words
from tests.tutorial.puzzles.pool.examples import ENTRIES
from tutorial.puzzles.pool import PoolEntry, entries
from tutorial.tasks.last_bonuses import total_of
from tutorial.tasks.played_out import account_of
from tutorial.tasks.telling import MOST_OTHERS, Alone, Duel, Told, worth_showing

FINISH, HARM = ENTRIES["best-finish"], ENTRIES["least-harm"]
DUEL, FEED = ENTRIES["best-move"], ENTRIES["feed-or-starve"]
BOTH = (Rule.TURN_ORDER,)


def told(telling: Alone | Duel, entry: PoolEntry, move: str) -> Told:
    """Tell of a move."""
    return telling.tell(entry, Move.from_notation(move))


def test_one_player_is_told_the_sum() -> None:
    """The sum is the score before, the tiles, the floor, and the score after."""
    assert told(Alone(BOTH), HARM, "CB5").total.endswith("= 20")
    assert told(Alone(BOTH), HARM, "CBF").total.endswith("= 13")


def test_a_wrong_take_is_compared_with_the_best() -> None:
    """The best take is named, and how much more it leaves."""
    found = told(Alone(BOTH), FINISH, "CKF")
    assert found.best == "Centre: 2 black tiles → pattern line 4"
    assert words.more_by(4) in found.reasons
    assert not any(found.best in reason for reason in found.reasons)


def test_the_best_take_is_compared_with_the_next() -> None:
    """Who is right hears by how much."""
    assert words.next_best(2) in told(Alone(BOTH), FINISH, "CK4").reasons
    assert words.next_best(2) in told(Duel(BOTH), DUEL, "1YF").reasons


def test_a_line_begun_scores_nothing() -> None:
    """Black to line 5 looks good and does not score this round."""
    assert words.open_line() in told(Alone(BOTH), FINISH, "CK5").reasons
    assert words.open_line() not in told(Alone(BOTH), FINISH, "CKF").reasons


def test_harm_is_told_as_a_cost() -> None:
    """Each take is told by what it costs; few tiles are not least."""
    reasons = told(Alone(BOTH, harm=True), HARM, "CYF").reasons
    assert words.fewer_tiles() in reasons
    assert any(words.costs(cost) in reasons for cost in range(1, 40))
    assert words.fewer_tiles() not in told(Alone(BOTH, harm=True), HARM, "CBF").reasons


def test_two_players_are_told_the_reply_and_the_end() -> None:
    """After red to the floor the other player takes the other red tiles."""
    found = told(Duel(BOTH), DUEL, "1RF")
    assert words.reply("Centre: 3 red tiles → pattern line 2") in found.reasons
    assert found.total.endswith("= +5")


def test_two_players_are_told_both_differences() -> None:
    """The best take may cost points of one's own and still be best."""
    reasons = told(Duel(BOTH), DUEL, "1R2").reasons
    own, other = Duel(BOTH).ends(DUEL, Move.from_notation("1R2"))
    best_own, best_other = Duel(BOTH).ends(DUEL, DUEL.best)
    assert words.own_end(best_own.score - own.score) in reasons
    assert words.other_end(best_other.score - other.score) in reasons


def test_the_reply_is_shown_on_the_board() -> None:
    """In feed or starve the scene is that after the take, the reply on its way."""
    scene = told(Duel(BOTH, reply=True), FEED, "CB5").scene
    assert scene.offer is not None
    taken = [
        group.color
        for place in (*scene.offer.displays, scene.offer.center)
        for group in place.groups
        if "is-taken" in group.css
    ]
    assert taken == ["Y"]
    assert scene.position != str(FEED.position)


def test_the_ledger_shows_the_best_and_the_one_chosen() -> None:
    """A sheet has few rows, the best first, and the one chosen is marked."""
    entry = max(entries("best-finish", 3), key=lambda one: len(one.moves))
    worst = sorted(entry.moves, key=lambda move: -entry.value(move))[-1]
    shown = worth_showing(entry, worst)
    assert len(shown) == MOST_OTHERS[False] + 1
    assert shown[0] == entry.best
    assert shown[-1] == worst
    sheet = Alone(BOTH).tell(entry, worst).scene.sheet
    assert sheet is not None
    assert [row.is_marked for row in sheet.rows] == [False] * MOST_OTHERS[False] + [True]


def test_on_the_grey_side_two_takes_are_set_side_by_side() -> None:
    """The best take and the one chosen, or, when that is the best, the next."""
    entry = next(one for one in entries("best-finish", 1) if one.position.grey)
    ranked = sorted(entry.moves, key=lambda move: -entry.value(move))
    assert worth_showing(entry, ranked[-1]) == [ranked[0], ranked[-1]]
    assert worth_showing(entry, ranked[0]) == ranked[:2]


def test_the_rows_of_a_ledger_add_up() -> None:
    """Lead is the own score minus the other's."""
    sheet = told(Duel(BOTH), DUEL, "CRF").scene.sheet
    assert sheet is not None
    for _, own, other, lead in (row.cells for row in sheet.rows):
        assert int(own) - int(other) == int(lead.replace("−", "-"))


def test_costly_rules_are_cited() -> None:
    """The rules of the type come first, then those that cost something."""
    assert told(Alone(BOTH), FINISH, "CKF").rules == [Rule.TURN_ORDER, Rule.FLOOR_CHOICE]
    assert told(Alone(BOTH), FINISH, "CK5").rules == [Rule.TURN_ORDER]


def test_steps_end_with_the_walls_tiled() -> None:
    """The position, each pick, the end; only what counts is drawn."""
    alone = Alone(BOTH).steps(HARM, HARM.best)
    assert [len(frame.boards) for frame in alone] == [1, 1, 1]
    both = Duel(BOTH).steps(DUEL, Move.from_notation("1RF"))
    assert len(both) == 5
    assert both[0].boards[0] == DUEL.position.players[0]
    assert both[-1].position is None
    assert both[-1].total.endswith("= +5")


def test_the_own_board_comes_first() -> None:
    """Also when the second seat moves, its board is the first that is drawn."""
    assert Duel(BOTH).steps(FEED, FEED.best)[0].boards[0] == FEED.position.players[1]


def test_a_sum_with_bonuses_states_the_score() -> None:
    """When a row is completed, the round and then its bonus are added up to the end."""
    wall = Board().wall
    wall = ((None, *WALL[0][1:]), *wall[1:])
    board = Board(score=2, lines=((Color.BLUE,), (), (), (), ()), wall=wall)
    account = account_of(board, best_placements(board, grey=False).placements)
    assert total_of(account) == "2 + 5 = 7; 7 + 2 = 9"
