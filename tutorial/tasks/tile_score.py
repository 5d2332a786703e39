"""How many points does the tile just placed score?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise

from engine import Board, score_tile
from engine.misreadings import TILE, fitting
from engine.scoring import TileScore
from engine.tiles import Cell
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import wall_from_text, with_tile
from rulesite.wording.misreadings import diagnose_tile_score
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import points
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene


@dataclass(frozen=True, slots=True)
class TileScoreTask:
    """Ask what a tile scores; `wall` is the wall before it came, as in the figures.

    With `tells_all`, a wrong answer is told the whole count; without, it may try again.
    `reminders` are what a lesson says, by misreading, where the numbers alone name none.
    """

    wall: str
    cell: Cell
    tells_all: bool = False
    reminders: Mapping[str, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def board(self) -> Board:
        """Return the board with the tile in its place."""
        return Board(wall=with_tile(wall_from_text(self.wall), self.cell))

    @property
    def score(self) -> TileScore:
        """Let the engine score the tile."""
        return score_tile(self.board.wall, *self.cell)

    @property
    def truth(self) -> int:
        """Return the points."""
        return self.score.points

    def readings(self) -> dict[str, int]:
        """Return what each misreading counts."""
        wall = self.board.wall
        return {misreading.id: misreading.apply(wall, *self.cell) for misreading in TILE}

    def scene(self) -> Scene:
        """Draw the wall with the new tile marked."""
        view = board_view(self.board, parts=Parts.WALL, marks={self.cell: {Mark.PLACED}})
        return Scene(board=view, position=str(self.board))

    def scene_after(self) -> Scene:
        """Draw the wall with the runs marked too."""
        view = board_view(self.board, parts=Parts.WALL, marks=score_marks(self.score))
        return Scene(board=view, position=str(self.board))

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's, and name a known mistake."""
        score, scene = self.score, self.scene_after()
        steps = tile_score_steps(score)
        said, told = tile_score_sum(score), points(score.points)
        if answer == score.points:
            return right(steps, [score.rule], scene, said, told)
        mistake = diagnose_tile_score(self.board.wall, *self.cell, answer)
        reasons = [self.reminder(answer) or mistake.sentence] if mistake else []
        if self.tells_all or not mistake:
            reasons += steps
        rules = [*(mistake.rules if mistake else ()), score.rule]
        suspects = mistake.suspects if mistake else ()
        if self.tells_all:
            return wrong(reasons, rules, scene, said, suspects, told)
        return wrong(reasons, rules, scene, suspects=suspects)

    def reminder(self, answer: int) -> str:
        """Return what the lesson says to a wrong number, or nothing."""
        fits = (misreading.id for misreading in fitting(self.board.wall, *self.cell, answer))
        return next((str(self.reminders[name]) for name in fits if name in self.reminders), "")

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.score.points)]]
