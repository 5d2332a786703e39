"""Disputes on the next round, the end of the game and the winner, played with the engine."""

from random import Random

from engine import BonusScore, Game, Phase, Rule, decide, end_bonuses
from engine.dealing import Deal, fill
from tests.engine.build import board, figure, game, play, text, tiling
from tests.rulesite.disputes.settling import settles

NONE = (0, 0, 0, 0, 0)
SPENT = (
    board("-,-,-,-,BBBB", "/".join(["####."] * 5)),
    board("-,W,-,-,YYYY", "/".join([".####"] * 5)),
    board("-,-,-,-,RRRR", "/".join(["#.###"] * 5)),
    board("-,-,-,WWW,KKKK", "/".join(["##.##"] * 5)),
)
"""Four boards that hold all tiles, with no row and no line full."""


def dealt(displays: int, bag: int, lid: int) -> Deal:
    """Fill displays from a bag of blue and a lid of yellow tiles."""
    return fill(displays, (bag, 0, 0, 0, 0), (0, lid, 0, 0, 0), Random(1).random)


def late(*fields: str, lid: str = "0,0,0,0,0") -> Game:
    """Set wall-tiling of four players up in a late round."""
    return Game.from_notation(text("-,-,-,-,-,-,-,-,- M", *fields, when="9t", lid=lid))


def bonuses(filled: str) -> BonusScore:
    """Count the bonuses of a wall of the colored side."""
    return end_bonuses(figure(filled=filled).wall)


@settles("bag-empty", "Return all lid tiles to the bag.")
def test_the_bag_is_empty() -> None:
    """In the middle of a display the whole lid goes into the bag, and filling goes on."""
    deal = dealt(5, 6, 40)
    assert [sum(display) for display in deal.displays] == [4] * 5
    assert (deal.refilled_after, deal.lid) == (6, NONE)


@settles("bag-low", "Draw until the bag is empty.")
def test_the_bag_is_low() -> None:
    """All six of the bag come before any tile from the lid."""
    deal = dealt(5, 6, 40)
    assert deal.displays[:2] == ((4, 0, 0, 0, 0), (2, 2, 0, 0, 0))


@settles("bag-just-empty", "Leave the lid; play the round.")
def test_the_bag_is_just_empty() -> None:
    """When the last display takes the last tile, the lid stays as it is."""
    deal = dealt(5, 20, 30)
    assert (sum(deal.bag), sum(deal.lid), deal.refilled_after) == (0, 30, None)


@settles("both-empty", "Play with the tiles that are there.")
def test_a_short_round() -> None:
    """With three tiles left a round is played with one display that is not full."""
    table = late(*SPENT[:3], SPENT[3].replace("WWW", "-"), lid="0,0,0,0,3")
    table.tile_all()
    assert table.phase is Phase.DRAFTING
    assert [len(held) for held in table.position.factories] == [3] + [0] * 8


@settles("no-tiles", "End the game and count the bonuses.")
def test_no_tiles_at_all() -> None:
    """With nothing to lay out the game is over, and columns earn their bonus."""
    table = late(*SPENT)
    table.tile_all()
    assert table.phase is Phase.OVER
    assert table.result().ended_by is Rule.NO_TILES
    assert all(bonus.points for bonus in table.result().bonuses)


@settles("tiles-for-two", "Play on; two players always have enough.")
def test_two_never_run_out() -> None:
    """What two boards can hold without a full row or line leaves enough for five displays."""
    held = 5 * 4 + sum(range(5))
    assert 100 - 2 * held >= 5 * 4
    assert [sum(display) for display in dealt(5, 0, 100 - 2 * held).displays] == [4] * 5


@settles("column-ends", "Play on; only a row ends it.")
def test_a_column_ends_nothing() -> None:
    """With a full column and no full row another round follows."""
    table = tiling(board("B,-,-,-,-", "...../#..../#..../#..../#...."))
    table.tile_all()
    assert (table.phase, table.round) == (Phase.DRAFTING, 2)


@settles("end-at-once", "Finish wall-tiling and floor lines; then stop.")
def test_the_round_is_finished() -> None:
    """The other player still tiles and pays; then the game is over."""
    table = tiling(board("B,-,-,-,-", ".####"), board("-,YY,-,-,-", floor="K", score=3))
    table.tile_all()
    assert table.phase is Phase.OVER
    assert [(seat.points, seat.penalty) for seat in table.last_round] == [(5, 0), (1, -1)]


@settles("last-round", "Finish the round; it is the last.")
def test_the_end_is_certain() -> None:
    """A line filled while drafting whose tile completes a row ends the game after the round."""
    table = game("B,K,-,-,- M", board("-,-,-,-,-", ".####"))
    play(table, "1B1")
    assert table.phase is Phase.DRAFTING
    play(table, "2K5")
    table.tile_all()
    assert table.phase is Phase.OVER


@settles("ender-wins", "Add up; the most points win.")
def test_ending_is_not_winning() -> None:
    """Who fills the row loses against somebody with more points."""
    table = tiling(board("B,-,-,-,-", ".####"), board("-,-,-,-,-", score=60))
    table.tile_all()
    assert table.result().winners == (1,)


@settles("round-limit", "Play until somebody fills a wall row.")
def test_no_last_round() -> None:
    """Without a full row a game goes on, in the thirtieth round as in the first."""
    table = tiling(board("-,-,-,-,-"), when="30t")
    table.tile_all()
    assert (table.phase, table.round) == (Phase.DRAFTING, 31)


@settles("unfinished-end", "Ignore them; they cost nothing.")
def test_unfinished_lines_at_the_end() -> None:
    """With unfinished lines the final score is the same as without."""
    scores = []
    for lines in ("B,-,-,-,-", "B,Y,KK,-,WWWW"):
        table = tiling(board(lines, ".####"))
        table.tile_all()
        scores.append(table.result().scores[0])
    assert scores == [7, 7]


@settles("bonus-sum", "Count it for both; bonuses add up.")
def test_bonuses_add_up() -> None:
    """A full row and a full column through one tile earn both bonuses."""
    assert bonuses("#####/#..../#..../#..../#....").points == 2 + 7


@settles("two-rows", "Count +2 for each full row.")
def test_two_rows() -> None:
    """Two full rows earn the bonus twice."""
    assert bonuses("#####/#####/...../...../.....").points == 2 * 2


@settles("four-of-colour", "Count nothing; it takes all five.")
def test_four_of_a_color() -> None:
    """Four tiles of a color earn nothing, the fifth earns it all."""
    assert bonuses("#..../.#.../..#../...#./.....").points == 0
    assert bonuses("#..../.#.../..#../...#./....#").points == 10


@settles("row-or-colour", "Count the row bonus only.")
def test_a_row_is_no_color() -> None:
    """Five colors in a row are a row and no color."""
    found = bonuses("#####/...../...../...../.....")
    assert (found.rows, found.colors) == ((0,), ())


@settles("tie", "Count full rows; more rows win.")
def test_a_tie() -> None:
    """Of those with the most points the one with more rows wins, whatever others have."""
    found = decide((40, 40, 30), (1, 2, 3))
    assert (found.winners, found.decided_by) == ((1,), Rule.TIE_ROWS)


@settles("still-tied", "Share the victory.")
def test_a_tie_that_stays() -> None:
    """With the same points and rows both win."""
    found = decide((40, 40), (1, 1))
    assert (found.winners, found.decided_by) == ((0, 1), Rule.TIE_SHARED)


@settles("tie-columns", "Count full rows; leave columns out.")
def test_columns_break_no_tie() -> None:
    """With the same points and rows a column more doesn’t win."""
    column = board("B,-,-,-,-", ".####/#..../#..../#..../#....", score=10)
    table = tiling(column, board("B,-,-,-,-", ".####", score=22))
    table.tile_all()
    result = table.result()
    assert [len(bonus.columns) for bonus in result.bonuses] == [1, 0]
    assert result.scores[0] == result.scores[1]
    assert result.winners == (0, 1)
