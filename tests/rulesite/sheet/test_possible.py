"""No game that was played is called impossible."""

from engine.possible import bonus_of, count_faults, total_faults, wall_faults
from engine.scoring import end_bonuses
from rulesite.sheet import reckon
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind, some


@every_kind
def test_what_games_come_to_is_possible(players: int, grey: bool) -> None:
    """No wall, count or total of a played game is called impossible."""
    for seed in some(players, grey, 5):
        boards = reckon(sheet_of(played(players, grey, seed))).boards
        assert wall_faults(tuple(board.wall for board in boards), grey) == ()
        for seat, board in enumerate(boards):
            bonus = end_bonuses(board.wall)
            counts = len(bonus.rows), len(bonus.columns), len(bonus.colors)
            assert total_faults(seat, board.wall, board.score) == ()
            assert count_faults(seat, counts, board.score) == ()
            assert bonus_of(counts) == bonus.points
