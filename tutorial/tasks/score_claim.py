"""Is a claimed score right?"""

from dataclasses import dataclass
from typing import ClassVar

from rulesite.wording.misreadings import diagnose_tile_score
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.tile_score import TileScoreTask


@dataclass(frozen=True, slots=True)
class ScoreClaimTask(Claim):
    """Ask whether somebody's count of a tile is right."""

    tile: TileScoreTask
    claimed: int

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return self.tile.score.points == self.claimed

    def scene(self) -> Scene:
        """Draw the wall with the new tile marked."""
        return self.tile.scene()

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the mistake in a wrong claim."""
        score, scene = self.tile.score, self.tile.scene_after()
        mistake = diagnose_tile_score(self.tile.board.wall, *self.tile.cell, self.claimed)
        reasons = [*([mistake.sentence] if mistake else []), *tile_score_steps(score)]
        rules = [*(mistake.rules if mistake else ()), score.rule]
        verdict = right if self.agrees_with(answer) else wrong
        return verdict(reasons, rules, scene, tile_score_sum(score))
