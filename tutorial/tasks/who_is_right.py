"""Two players count the same board: who is right?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import pgettext

from engine.rules import Rule
from rulesite.board.player import board_view
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.rounds import ledger_steps, parting, round_total, whose_sentence
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.answered import chosen_label
from tutorial.tasks.rounds import Ledger, Round, all_steps, differing, number, step_name
from tutorial.tasks.task import Option

ANA, BEN, NEITHER = "ana", "ben", "neither"


@dataclass(frozen=True, slots=True)
class WhoIsRightTask:
    """Ask whose score after a round is right; `ana` and `ben` are misreadings, or "" for none."""

    round: Round
    ana: str
    ben: str

    form: ClassVar[str] = "options"

    @property
    def named(self) -> dict[str, str]:
        """Name the two."""
        return dict(zip((ANA, BEN), names(2), strict=True))

    @property
    def counts(self) -> dict[str, Ledger]:
        """Return what both count."""
        return {ANA: self.round.counted(self.ana), BEN: self.round.counted(self.ben)}

    @property
    def truth(self) -> str:
        """Compare both with the engine."""
        after = self.round.told.after
        return next((who for who, count in self.counts.items() if count.after == after), NEITHER)

    @property
    def options(self) -> list[Option]:
        """Name the players, and neither."""
        nobody = Option(NEITHER, pgettext("who is right", "Neither"))
        return [*(Option(*pair) for pair in self.named.items()), nobody]

    def scene(self) -> Scene:
        """Draw the board before wall-tiling and the scores that both come to."""
        rows = (
            SheetRow((self.named[who], number(count.after))) for who, count in self.counts.items()
        )
        head = pgettext("sheet", "Player"), pgettext("sheet", "Score after the round")
        sheet = Sheet(pgettext("sheet", "What they come to"), head, tuple(rows), True)
        return Scene(board=board_view(self.round.board), sheet=sheet, position=self.round.text)

    def scene_after(self) -> Scene:
        """Draw where the counts part, and write them side by side."""
        true = self.round.counted()
        by_rules = {pgettext("whose count", "By the rules"): true}
        shown = {self.named[who]: count for who, count in self.counts.items()}
        if self.truth == NEITHER:
            shown |= by_rules
        step = self.parting_step
        boards = tuple(
            self.round.view(entry, name)
            for name, count in shown.items()
            for entry in count.entries
            if str(entry.cell[0] + 1) == step
        )
        steps = all_steps(*shown.values())
        sheet = self.round.compared(shown, steps, self.wrong_steps)
        board = None if boards else board_view(self.round.board)
        return Scene(board=board, boards=boards, sheet=sheet, position=self.round.text)

    @property
    def wrong_steps(self) -> list[str]:
        """List the steps on which somebody is wrong."""
        true = self.round.counted()
        return sorted({step for one in self.counts.values() for step in differing(true, one)})

    @property
    def parting_step(self) -> str:
        """Find the first step on which the two differ."""
        return differing(*self.counts.values())[0]

    def read(self, values: Sequence[str]) -> str:
        """Read a player or neither; raise UnreadableAnswer."""
        return read_one(values, (ANA, BEN, NEITHER))

    def judge(self, answer: str) -> Feedback:
        """Say where the two part and what the wrong ones did, and count what they got wrong.

        The other numbers are in the table of both.
        """
        told = self.round.told
        reasons, rules = [parting(step_name(self.parting_step))], list[Rule]()
        for who, count in self.counts.items():
            readings = dict.fromkeys(self.round.behind(count), count.after)
            mistake = diagnose_readings(readings, count.after, told.after)
            if mistake:
                reasons.append(whose_sentence(self.named[who], mistake.sentence))
                rules += mistake.rules
        verdict = right if answer == self.truth else wrong
        steps = [*reasons, *ledger_steps(told, only=self.wrong_steps)]
        rules = [*rules, Rule.SCORE_FLOOR]
        name = chosen_label(self.options, self.truth)
        return verdict(steps, rules, self.scene_after(), round_total(told), answer=name)

    def choices(self) -> list[list[str]]:
        """List the answers."""
        return singles((ANA, BEN, NEITHER))

    def solutions(self) -> list[list[str]]:
        """List the one right answer."""
        return [[self.truth]]
