"""Two tiles in two rounds."""

import pytest

from engine.scoring import end_bonuses, score_tile
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.plan_a_column import LAST, LESS_NOW, SAME_NOW, THREE
from tutorial.tasks.two_rounds import ChoosePlanTask, Plan, PlanClaimTask, PlanNumberTask, with_tile

PLANS = [SAME_NOW, LESS_NOW, THREE, LAST]

every_plan = pytest.mark.parametrize("plan", PLANS, ids=["same", "less", "three", "last"])


@every_plan
def test_a_choice_is_worth_both_tiles(plan: Plan) -> None:
    """The tile now, then the next one with the first beside it, then bonuses if it is the end."""
    for cell in plan.cells:
        wall = [list(row) for row in plan.board.wall]
        wall[cell[0]][cell[1]] = True
        now = score_tile(wall, *cell).points
        wall[plan.later[0]][plan.later[1]] = True
        later = score_tile(wall, *plan.later).points
        both = with_tile(with_tile(plan.board.wall, cell), plan.later)
        bonus = end_bonuses(both).points if plan.is_last else 0
        assert plan.worth(cell).total == now + later + bonus


@every_plan
def test_one_choice_is_best(plan: Plan) -> None:
    """No two spaces are worth the same."""
    totals = [plan.worth(cell).total for cell in plan.cells]
    assert len(set(totals)) == len(totals)
    assert plan.worth(plan.best).total == max(totals)


@every_plan
def test_the_next_line_is_under_way(plan: Plan) -> None:
    """The line of the next round holds its color, and this round's line is still empty."""
    row = plan.later[0]
    wall = with_tile(plan.board.wall, plan.later)
    assert set(plan.board.lines[row]) == {wall[row][plan.later[1]]}
    assert not plan.board.lines[plan.cells[0][0]]
    assert not any(plan.board.wall[r][c] for r, c in (*plan.cells, plan.later))


def test_a_wrong_space_is_told_how_far_it_is_behind() -> None:
    """Only the choice made is shown, so that there is something left to find."""
    feedback = answer(ChoosePlanTask(LESS_NOW), "r2c4")
    assert feedback.reasons[-1] == "Another space brings 1 point more in the two rounds."
    assert feedback.total == "3 + 4 = 7"
    assert feedback.scene.sheet
    assert len(feedback.scene.sheet.rows) == 1


def test_a_number_is_told_part_by_part() -> None:
    """A wrong number that nobody expected gets the parts, a right one the sum too."""
    task = PlanNumberTask(LAST, (1, 2))
    steps = ("This round: 2 points", "Next round: 2 + 5 = 7", "Full column: 7 points")
    wrong, right = answer(task, "30"), answer(task, "16")
    assert (wrong.is_right, wrong.reasons) == (False, steps)
    assert (right.is_right, right.reasons, right.total) == (True, steps, "2 + 7 + 7 = 16")


@pytest.mark.parametrize(("cell", "values"), [((1, 2), ["yes"]), ((1, 3), ["no"])])
def test_a_claim_is_judged_by_the_engine(cell: tuple[int, int], values: list[str]) -> None:
    """Who names the best space is right, who names another is not."""
    task = PlanClaimTask(LESS_NOW, cell, because="Because.")
    assert task.solutions() == [values]
    assert answer(task, *values).is_right
