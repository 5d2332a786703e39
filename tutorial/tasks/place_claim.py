"""Is it allowed how somebody lays the tiles down?"""

from dataclasses import dataclass, replace
from typing import ClassVar

from django.utils.functional import Promise

from engine.rules import Rule
from engine.tiles import FLOOR
from rulesite.board.player import board_view
from rulesite.wording.plays import play_steps
from tutorial.feedback import Feedback, right, wrong
from tutorial.ruling_card import ruling_card
from tutorial.scene import Scene
from tutorial.tasks.choose_line import SHOWN, after
from tutorial.tasks.claim import Claim
from tutorial.tasks.pick import LINES, Pick
from tutorial.tasks.refused import blocking

Laid = tuple[tuple[str, int], ...]
LID = "lid"


@dataclass(frozen=True, slots=True)
class PlaceClaimTask(Claim):
    """Ask whether tiles may be laid down so; `laid` says how many where, by form value or LID.

    `because` is the reason, `rule` the rule that allows or forbids it. `instead` is the line whose
    true outcome is shown afterwards, if any; where the rule is our ruling, its card is shown.
    """

    pick: Pick
    laid: Laid
    because: Promise
    rule: Rule
    instead: str = ""

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Ask the engine: some legal choice leads to exactly this."""
        wanted = dict(self.laid)
        open_codes = [code for code, line in LINES.items() if not self.pick.refusals(line)]
        return any(wanted == self.landing(code) for code in open_codes)

    def landing(self, code: str) -> dict[str, int]:
        """Let the engine say how many tiles land where when a line takes them."""
        play = self.pick.play(LINES[code]).play
        counts = {code: play.placed, FLOOR: play.fallen, LID: play.lid}
        return {place: count for place, count in counts.items() if count}

    def scene(self) -> Scene:
        """Draw the tiles in hand and the board."""
        view = board_view(self.pick.board, parts=SHOWN)
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and show what truly happens."""
        verdict = right if self.agrees_with(answer) else wrong
        said = [str(self.because)]
        if self.instead:
            said += play_steps(self.pick.play(LINES[self.instead]).play)
        return verdict(said, [self.rule], self.scene_after())

    def scene_after(self) -> Scene:
        """Draw what truly happens, or the board with the tiles that refuse these."""
        if self.instead:
            scene = after(self.pick, self.pick.play(LINES[self.instead]))
            return replace(scene, ruling=scene.ruling or ruling_card(self.rule))
        reasons = [
            reason
            for code, _ in self.laid
            if code in LINES
            for reason in self.pick.refusals(LINES[code])
        ]
        view = board_view(self.pick.board, parts=SHOWN, marks=blocking(reasons))
        return Scene(
            board=view,
            position=self.pick.notation,
            hand=self.pick.hand,
            ruling=ruling_card(self.rule),
        )
