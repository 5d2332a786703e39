"""Runs: how long one is, and which tiles belong to it."""

import pytest
from django.utils.translation import gettext_lazy

from rulesite.wording.scores import column_step, row_step
from tests.tutorial.tasks.answering import answer, choices, readable
from tutorial.answers import UnreadableAnswer
from tutorial.tasks.run_length import MarkRunTask, Run, RunLengthTask
from tutorial.tasks.tile_score import TileScoreTask

TILE = TileScoreTask("#.#../...../##.#./#..../.....", (2, 2))
"""The new tile on row 3, column 3: four in its row; alone in its column, over a gap."""
ROW, COLUMN = Run(TILE, "row"), Run(TILE, "column")
FORGOT = gettext_lazy("The new one too.")
MARK = MarkRunTask(ROW, forgot_tile=FORGOT)
COUNT = RunLengthTask(ROW, forgot_tile=FORGOT)
RUN = ("r3c1", "r3c2", "r3c3", "r3c4")


def test_runs_are_the_engine_s() -> None:
    """A run is what the engine counts, said as the rules pages say it."""
    assert ROW.cells == ((2, 0), (2, 1), (2, 2), (2, 3))
    assert COLUMN.cells == ((2, 2),)
    assert (ROW.rule, COLUMN.rule) == ("score-row", "score-column")
    assert ROW.sentence() == row_step(TILE.score)
    assert COLUMN.sentence() == column_step(TILE.score)


def test_the_run_is_shown_after_the_answer() -> None:
    """The run is marked, and the new tile stays marked as new."""
    board = ROW.scene().board
    assert board is not None
    css = [space.css.split() for row in board.rows for space in row.wall]
    assert sum("is-row" in names for names in css) == 4
    assert [names for names in css if "is-placed" in names] == [["space", "is-placed", "is-row"]]


@pytest.mark.parametrize(("number", "is_right"), [("4", True), ("3", False), ("5", False)])
def test_the_length(number: str, is_right: bool) -> None:
    """The length counts the new tile."""
    assert answer(COUNT, number).is_right is is_right


def test_the_new_tile_is_not_forgotten() -> None:
    """One too few is the new tile forgotten; any other number is another mistake."""
    assert answer(COUNT, "3").reasons == (str(FORGOT),)
    assert answer(COUNT, "2").reasons == answer(COUNT, "6").reasons != (str(FORGOT),)


def test_tiles_can_be_marked_and_spaces_can_not() -> None:
    """Every tile on the wall can be marked, no empty space can."""
    values = [choice.value for choice in choices(MARK.scene())]
    assert len(values) == len(TILE.board.cells)
    with pytest.raises(UnreadableAnswer):
        MARK.read([*RUN, "r1c2"])
    with pytest.raises(UnreadableAnswer):
        MARK.read([])


def test_only_the_whole_run_is_right() -> None:
    """Of all sets of tiles there is one that is right."""
    right = [values for values in readable(MARK) if answer(MARK, *values).is_right]
    assert [set(values) for values in right] == [set(RUN)]
    assert MARK.solutions() == [list(RUN)]


@pytest.mark.parametrize(
    ("values", "rules"),
    [
        (RUN[:2] + RUN[3:], ("score-row",)),
        (RUN[2:], ("score-row", "score-run")),
        ((*RUN, "r1c1"), ("score-row", "score-run")),
        (("r1c1",), ("score-row", "score-run")),
    ],
)
def test_wrong_marks(values: tuple[str, ...], rules: tuple[str, ...]) -> None:
    """Forgotten, too short and outside are told apart, each with its rules."""
    feedback = answer(MARK, *values)
    assert not feedback.is_right
    assert feedback.rules == rules


def test_three_mistakes_three_reasons() -> None:
    """The new tile forgotten, the run too short, a tile outside: no two are answered alike."""
    cases = (RUN[:2], RUN[2:], (*RUN, "r1c1"))
    assert len({answer(MARK, *values).reasons for values in cases}) == 3
