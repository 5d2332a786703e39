"""A final wall that can be changed."""

from hypothesis import given, settings

from engine import end_bonuses
from engine.tiles import Cell
from rulesite.board.cells import cell_code
from rulesite.board.wall import wall_from_text
from rulesite.live.bonus import BonusExample
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from tests.rulesite.live.examples import bonuses, cells

QUICK = settings(deadline=None, max_examples=60)


@QUICK
@given(bonuses)
def test_the_engine_counts(example: BonusExample) -> None:
    """Bonuses, their sum and their rules are those of the engine for this wall."""
    score = end_bonuses(example.wall)
    view = example.view()
    assert view.told[0].total == bonus_sum(score)
    assert view.told[0].steps == tuple(bonus_steps(score))
    if score.parts:
        assert set(view.rules) == {part.rule for part in score.parts}


@QUICK
@given(bonuses, cells)
def test_pressing_twice_changes_nothing(example: BonusExample, cell: Cell) -> None:
    """A tile added is removed by pressing again, and the other way round."""
    code = cell_code(cell)
    assert example.tapped(code) != example
    assert example.tapped(code).tapped(code) == example


def test_a_wall_without_a_full_row_is_noted() -> None:
    """Bonuses are for a finished game, which has a full row."""
    column = BonusExample(wall_from_text("#..../#..../#..../#..../#...."))
    row = BonusExample(wall_from_text("#####/#..../#..../#..../#...."))
    assert len(column.view().notes) == 1
    assert not row.view().notes
