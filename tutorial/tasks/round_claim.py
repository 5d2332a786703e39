"""Is a claimed score at the end of a round right?"""

from dataclasses import dataclass
from typing import ClassVar

from rulesite.wording.misreadings import diagnose_readings
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.round_score import RoundScoreTask


@dataclass(frozen=True, slots=True)
class RoundClaimTask(Claim):
    """Ask whether somebody's count of a round is right."""

    count: RoundScoreTask
    claimed: int

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return self.count.truth == self.claimed

    def scene(self) -> Scene:
        """Draw the board before wall-tiling."""
        return self.count.scene()

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the mistake in a wrong claim."""
        count = self.count
        mistake = diagnose_readings(count.readings(), self.claimed, count.truth)
        scene = count.scene_wrong(mistake) if mistake else None
        steps = count.steps(mistake.suspects[0] if mistake and scene else "")
        reasons = [*([mistake.sentence] if mistake else []), *steps]
        rules = [*(mistake.rules if mistake else ()), *count.rules]
        verdict = right if self.agrees_with(answer) else wrong
        shown = scene or count.round.scene_after(with_floor=count.with_floor)
        return verdict(reasons, rules, shown, count.total)
