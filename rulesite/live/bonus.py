"""A final wall that can be changed, and its bonuses."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from django.utils.translation import gettext as _

from engine import Board, Rule, end_bonuses
from engine.board import EMPTY_WALL, Wall
from engine.tiles import Cell
from rulesite.board.cells import cell_code
from rulesite.board.player import Parts, board_view
from rulesite.live.example import Example, LiveView, Told, tap
from rulesite.live.wall import read_cell, read_wall, toggled, wall_text
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.impossible import no_row_full
from rulesite.wording.spaces import Mark


@dataclass(frozen=True, slots=True)
class BonusExample(Example):
    """Hold a final wall."""

    kind: ClassVar[str] = "bonus"

    wall: Wall

    @classmethod
    def read(cls, query: Mapping[str, str], start: Self) -> Self:
        """Read the wall."""
        return cls(read_wall(query["wall"])) if "wall" in query else start

    @property
    def query(self) -> dict[str, str]:
        """Return the wall."""
        return {"wall": wall_text(self.wall)}

    def tapped(self, code: str) -> Self:
        """Add or remove a tile."""
        return replace(self, wall=toggled(self.wall, read_cell(code)))

    def emptied(self) -> Self:
        """Return an empty wall."""
        return replace(self, wall=EMPTY_WALL)

    def view(self) -> LiveView:
        """Find the bonuses and mark the tiles that earn them."""
        board = Board(wall=self.wall)
        score = end_bonuses(board.wall)
        marks: dict[Cell, set[Mark]] = {
            cell: {Mark.BONUS} for part in score.parts for cell in part.cells
        }
        return LiveView(
            (Told(tuple(bonus_steps(score)), bonus_sum(score)),),
            tuple(dict.fromkeys(part.rule for part in score.parts)) or (Rule.BONUS_ADD_UP,),
            position=str(board),
            board=board_view(
                board,
                parts=Parts.WALL,
                marks=marks,
                choose_space=lambda cell: tap(cell_code(cell)),
            ),
            hint=_("Tap a space to put a tile there, or a tile to remove it."),
            notes=() if board.full_rows else (no_row_full(),),
        )
