"""Is a claimed score right?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rulesite.wording.misreadings import diagnose_tile_score
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.tile_score import TileScoreTask

YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class ScoreClaimTask:
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

    def read(self, values: Sequence[str]) -> str:
        """Read yes or no; raise UnreadableAnswer."""
        return read_one(values, (YES, NO))

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the mistake in a wrong claim."""
        score, scene = self.tile.score, self.tile.scene_after()
        mistake = diagnose_tile_score(self.tile.board.wall, *self.tile.cell, self.claimed)
        reasons = [*([mistake.sentence] if mistake else []), *tile_score_steps(score)]
        rules = [*(mistake.rules if mistake else ()), score.rule]
        verdict = right if (answer == YES) == self.is_true else wrong
        return verdict(reasons, rules, scene, tile_score_sum(score))

    def choices(self) -> list[list[str]]:
        """List both judgements."""
        return singles((YES, NO))

    def solutions(self) -> list[list[str]]:
        """List the one right judgement."""
        return [[YES if self.is_true else NO]]
