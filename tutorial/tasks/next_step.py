"""What comes next at the end of a round: which line, or the floor line?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine import FLOOR, Placement, Rule
from engine.tiles import SIZE, column_of
from rulesite.board import Choice
from rulesite.board.player import board_view, score_marks
from rulesite.wording.rounds import (
    floor_due,
    floor_not_due,
    ledger_steps,
    line_due,
    line_waits,
    not_due,
    round_total,
    tile_runs,
)
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.rounds import Round


@dataclass(frozen=True, slots=True)
class NextStepTask:
    """Ask to tap the line, or the floor line, that is next at the end of a round."""

    round: Round

    form: ClassVar[str] = "choose"

    @property
    def codes(self) -> list[str]:
        """List the lines with tiles, and the floor line if something lies there."""
        board = self.round.board
        lines = [str(row + 1) for row in range(SIZE) if board.lines[row]]
        return lines + [FLOOR] * bool(board.floor)

    def scene(self) -> Scene:
        """Draw the board, its lines and floor line to tap."""
        codes = self.codes
        view = board_view(
            self.round.board,
            choose_line=lambda row: Choice(str(row + 1)) if str(row + 1) in codes else None,
            choose_floor=Choice(FLOOR) if FLOOR in codes else None,
        )
        return Scene(board=view, position=self.round.text)

    def read(self, values: Sequence[str]) -> str:
        """Read a line or the floor line; raise UnreadableAnswer."""
        return read_one(values, self.codes)

    def judge(self, answer: str) -> Feedback:
        """Let the engine place the tile or settle the floor line, or say why not yet."""
        if answer == FLOOR:
            return self._floor()
        return self._line(int(answer) - 1)

    def _line(self, row: int) -> Feedback:
        game, color = self.round.game(), self.round.board.lines[row][0]
        if not self.round.board.full_lines:
            return wrong([line_waits()], [Rule.LINES_STAY], self.scene())
        placement = Placement(color, row, column_of(row, color))
        if reasons := game.why_illegal(placement):
            return wrong([*map(not_due, reasons)], [why.rule for why in reasons], self.scene())
        tile = game.place(placement)
        board = game.players[0] if len(self.round.board.full_lines) > 1 else self.round.board_tiled
        view = board_view(board, marks=score_marks(tile))
        steps = [line_due(row), tile_runs(tile)]
        return right(steps, [Rule.TILE_ORDER], Scene(board=view, position=str(board)))

    def _floor(self) -> Feedback:
        due = self.round.board.full_lines
        if due:
            return wrong([floor_not_due(due[0])], [Rule.SCORE_FLOOR], self.scene())
        told = self.round.told
        scene = self.round.scene_after(is_cleared=True)
        steps = [floor_due(), *ledger_steps(told)]
        return right(steps, [Rule.SCORE_FLOOR], scene, round_total(told))

    def choices(self) -> list[list[str]]:
        """List what can be tapped."""
        return singles(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one thing that is next."""
        due = self.round.board.full_lines
        return [[str(due[0] + 1) if due else FLOOR]]
