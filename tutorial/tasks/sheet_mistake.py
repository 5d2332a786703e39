"""Which line of a score sheet is wrong?"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from django.utils.translation import pgettext

from engine.rules import Rule
from rulesite.board import Choice
from rulesite.board.player import board_view
from rulesite.wording.misreadings import Mistake, diagnose_readings
from rulesite.wording.rounds import (
    correct_step,
    round_total,
    step_is_right,
    tile_runs,
)
from rulesite.wording.scores import floor_sum
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.rounds import (
    AFTER,
    BEFORE,
    FLOOR_STEP,
    Ledger,
    Round,
    all_steps,
    differing,
    number,
    step_name,
)


@dataclass(frozen=True, slots=True)
class SheetMistakeTask:
    """Ask for the one line of a sheet that a misreading has made wrong; `seat` says whose it is."""

    round: Round
    misreading: str
    seat: int

    form: ClassVar[str] = "choose"

    @property
    def name(self) -> str:
        """Name the one whose sheet it is, the first or the second of two."""
        return names(2)[self.seat]

    @property
    def written(self) -> Ledger:
        """Return the sheet as somebody wrote it."""
        return self.round.counted(self.misreading)

    @property
    def steps(self) -> list[str]:
        """List the lines that can be pointed at."""
        return [step for step in all_steps(self.written) if step != BEFORE]

    @property
    def wrong_step(self) -> str:
        """Compare the sheet with the engine's: the line on which they differ."""
        return differing(self.round.counted(), self.written)[0]

    def scene(self) -> Scene:
        """Draw the board before wall-tiling and the sheet, its lines to tap."""
        view = board_view(self.round.board)
        return Scene(board=view, sheet=self._sheet(), position=self.round.text)

    def _sheet(self) -> Sheet:
        steps, written = self.steps, self.written.steps
        rows = (
            SheetRow(
                (step_name(step), number(written[step])), Choice(step) if step in steps else None
            )
            for step in written
        )
        caption = pgettext("sheet", "{name}’s score sheet").format(name=self.name)
        head = pgettext("sheet", "Step"), pgettext("sheet", "Points")
        return Sheet(caption, head, tuple(rows), shows_caption=True)

    def scene_after(self) -> Scene:
        """Draw what the wrong line is about, and both sheets with that line marked."""
        true, step = self.round.counted(), self.wrong_step
        rules = pgettext("whose count", "By the rules")
        sheet = self.round.compared({self.name: self.written, rules: true}, all_steps(true), [step])
        for entry in true.entries:
            if str(entry.cell[0] + 1) == step:
                return Scene(
                    boards=(self.round.view(entry, rules),), sheet=sheet, position=self.round.text
                )
        if step == FLOOR_STEP:
            view = board_view(self.round.board)
            return Scene(board=view, sheet=sheet, position=self.round.text)
        return replace(self.round.scene_after(), sheet=sheet)

    def mistake(self) -> Mistake | None:
        """Name what made the line wrong."""
        step, written = self.wrong_step, self.written
        readings = dict.fromkeys(self.round.behind(written), written.steps[step])
        return diagnose_readings(readings, written.steps[step], self.round.counted().steps[step])

    def corrected(self) -> tuple[str, list[Rule]]:
        """Give the right line in words, and the rules it follows."""
        told, step = self.round.told, self.wrong_step
        if step == FLOOR_STEP:
            assert told.floor
            return correct_step(step_name(step), floor_sum(told.floor)), [Rule.FLOOR_PENALTIES]
        if step == AFTER:
            return correct_step(step_name(step), round_total(told)), [Rule.SCORE_FLOOR]
        tile = next(tile for tile in told.tiles if str(tile.row + 1) == step)
        return tile_runs(tile), [tile.rule]

    def read(self, values: Sequence[str]) -> str:
        """Read a line of the sheet; raise UnreadableAnswer."""
        return read_one(values, self.steps)

    def judge(self, answer: str) -> Feedback:
        """Tell the wrong line, what made it wrong, and the right one."""
        mistake, (line, rules) = self.mistake(), self.corrected()
        reasons = [line] + ([mistake.sentence] if mistake else [])
        rules = [*(mistake.rules if mistake else ()), *rules]
        value = number(self.round.counted().steps[self.wrong_step])
        total = correct_step(step_name(self.wrong_step), value)
        if answer == self.wrong_step:
            return right(reasons, rules, self.scene_after(), total, total)
        innocent = step_is_right(step_name(answer))
        return wrong([innocent, *reasons], rules, self.scene_after(), total, answer=total)

    def choices(self) -> list[list[str]]:
        """List the lines of the sheet."""
        return singles(self.steps)

    def solutions(self) -> list[list[str]]:
        """List the one wrong line."""
        return [[self.wrong_step]]
