"""How long is a run through the tile just placed? And: mark all its tiles."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from engine.rules import Rule
from engine.tiles import Cell
from rulesite.board import Choice
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import Marks
from rulesite.wording.scores import column_step, row_step
from rulesite.wording.spaces import Mark
from tutorial.answers import read_many, read_number
from tutorial.choices import numbers, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.cells import BY_CODE, cell_code
from tutorial.tasks.tile_score import TileScoreTask

Direction = Literal["row", "column"]
RULES = {"row": Rule.SCORE_ROW, "column": Rule.SCORE_COLUMN}


@dataclass(frozen=True, slots=True)
class Run:
    """Hold one run through a tile just placed."""

    tile: TileScoreTask
    direction: Direction

    @property
    def cells(self) -> tuple[Cell, ...]:
        """List the spaces of the run."""
        score = self.tile.score
        return score.horizontal_cells if self.direction == "row" else score.vertical_cells

    @property
    def rule(self) -> Rule:
        """Name the rule that counts the run."""
        return RULES[self.direction]

    def sentence(self) -> str:
        """Say how long the run is."""
        score = self.tile.score
        return row_step(score) if self.direction == "row" else column_step(score)

    @property
    def marks(self) -> dict[Cell, set[Mark]]:
        """Mark the tiles of the run, and the new one."""
        mark = Mark.ROW if self.direction == "row" else Mark.COLUMN
        marks = {cell: {mark} for cell in self.cells}
        return marks | {self.tile.cell: {mark, Mark.PLACED}}

    def scene(self) -> Scene:
        """Draw the wall with the run marked."""
        view = board_view(self.tile.board, parts=Parts.WALL, marks=self.marks)
        return Scene(board=view, position=str(self.tile.board))


@dataclass(frozen=True, slots=True)
class RunLengthTask:
    """Ask for the length of a run; `forgot_tile` answers who leaves out the new tile."""

    run: Run
    forgot_tile: Promise

    form: ClassVar[str] = "number"

    def scene(self) -> Scene:
        """Draw the wall with the new tile marked."""
        return self.run.tile.scene()

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the run that the engine found."""
        length = len(self.run.cells)
        if answer == length:
            return right([self.run.sentence()], [self.run.rule], self.run.scene())
        if answer == length - 1:
            return wrong([str(self.forgot_tile)], [self.run.rule], self.run.scene())
        reason = _(
            "Follow the tiles from the new one to the first empty space or the edge of the wall."
        )
        return wrong([reason], [self.run.rule, Rule.SCORE_RUN], self.run.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(len(self.run.cells))]]


@dataclass(frozen=True, slots=True)
class MarkRunTask:
    """Ask to mark every tile of a run; `forgot_tile` answers who leaves out the new tile."""

    run: Run
    forgot_tile: Promise

    form: ClassVar[str] = "mark"

    @property
    def filled(self) -> dict[str, Cell]:
        """Return the spaces that can be marked: those with a tile."""
        wall = self.run.tile.board.wall
        return {code: cell for code, cell in BY_CODE.items() if wall[cell[0]][cell[1]]}

    def scene(self) -> Scene:
        """Draw the wall with every tile to mark."""
        return self._scene({self.run.tile.cell: {Mark.PLACED}})

    def _scene(self, marks: Marks, given: Collection[Cell] = ()) -> Scene:
        """Draw every tile to mark; those given are marked already."""
        filled = set(self.filled.values())
        view = board_view(
            self.run.tile.board,
            parts=Parts.WALL,
            marks=marks,
            choose_space=lambda cell: (
                Choice(cell_code(cell), True, cell in given) if cell in filled else None
            ),
        )
        return Scene(board=view, position=str(self.run.tile.board))

    def read(self, values: Sequence[str]) -> frozenset[Cell]:
        """Read marked tiles; raise UnreadableAnswer."""
        return frozenset(self.filled[code] for code in read_many(values, self.filled))

    def judge(self, answer: frozenset[Cell]) -> Feedback:
        """Compare what is marked with the run that the engine found."""
        run = frozenset(self.run.cells)
        if answer == run:
            return right([self.run.sentence()], [self.run.rule], self.run.scene())
        scene = self._scene(self.run.marks, answer)
        if answer - run:
            reason = _(
                "Some of what you marked is outside this run. A run is straight and unbroken."
            )
            return wrong([reason], [self.run.rule, Rule.SCORE_RUN], scene)
        if self.run.tile.cell not in answer:
            return wrong([str(self.forgot_tile)], [self.run.rule], scene)
        reason = _("The run is longer. Follow it to the first empty space or the edge of the wall.")
        return wrong([reason], [self.run.rule, Rule.SCORE_RUN], scene)

    def choices(self) -> list[list[str]]:
        """List sets of tiles."""
        return subsets(self.filled)

    def solutions(self) -> list[list[str]]:
        """List the one right set of tiles."""
        return [[cell_code(cell) for cell in self.run.cells]]
