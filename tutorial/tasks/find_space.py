"""Where would a new tile score a given number of points?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import ngettext

from engine import Board
from engine.tiles import Cell
from rulesite.board import Choice
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import wall_from_text
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.cells import BY_CODE, cell_code
from tutorial.tasks.tile_score import TileScoreTask


@dataclass(frozen=True, slots=True)
class FindSpaceTask:
    """Ask for an empty space where a tile scores exactly `points`; every such space is right."""

    wall: str
    points: int

    form: ClassVar[str] = "choose"

    @property
    def empty(self) -> dict[str, Cell]:
        """Return the spaces that can be chosen."""
        wall = wall_from_text(self.wall)
        return {code: cell for code, cell in BY_CODE.items() if not wall[cell[0]][cell[1]]}

    def scene(self) -> Scene:
        """Draw the wall with every empty space to choose."""
        empty = set(self.empty.values())
        board = Board(wall=wall_from_text(self.wall))
        view = board_view(
            board,
            parts=Parts.WALL,
            choose_space=lambda cell: Choice(cell_code(cell)) if cell in empty else None,
        )
        return Scene(board=view, position=str(board))

    def read(self, values: Sequence[str]) -> Cell:
        """Read an empty space; raise UnreadableAnswer."""
        return self.empty[read_one(values, self.empty)]

    def judge(self, answer: Cell) -> Feedback:
        """Score a tile on the space chosen."""
        tile = TileScoreTask(self.wall, answer)
        steps, total = tile_score_steps(tile.score), tile_score_sum(tile.score)
        if tile.score.points == self.points:
            return right(steps, [tile.score.rule], tile.scene_after(), total)
        reason = ngettext(
            "There a tile would score {n} point.",
            "There a tile would score {n} points.",
            tile.score.points,
        ).format(n=tile.score.points)
        return wrong([reason, *steps], [tile.score.rule], tile.scene_after(), total)

    def choices(self) -> list[list[str]]:
        """List every empty space."""
        return singles(self.empty)

    def solutions(self) -> list[list[str]]:
        """List every space that scores as many points."""
        return [
            [code]
            for code, cell in self.empty.items()
            if TileScoreTask(self.wall, cell).score.points == self.points
        ]
