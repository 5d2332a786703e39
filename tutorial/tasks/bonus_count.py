"""How many points do the end bonuses come to? Or is a claimed number right?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules import Rule
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.tiles import points
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.final_wall import FinalWall

MOST_POINTS = 60


def bonus_rules(final: FinalWall) -> list[Rule]:
    """List the rules of the bonuses that a wall earns."""
    parts = final.bonus.parts
    rules = list(dict.fromkeys(part.rule for part in parts)) or [Rule.BONUS_ROW]
    return [*rules, Rule.BONUS_ADD_UP] if len(parts) > 1 else rules


@dataclass(frozen=True, slots=True)
class BonusCountTask:
    """Ask for the sum of the bonuses of a final wall.

    With `tells_all`, a wrong answer is told the whole count; without, it may try again where the
    mistake has a name.
    """

    final: FinalWall
    tells_all: bool = False

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Let the engine add up."""
        return self.final.bonus.points

    def readings(self) -> Mapping[str, int]:
        """Return what each misreading comes to."""
        return self.final.wrong_totals()

    def scene(self) -> Scene:
        """Draw the wall."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's, and name a known mistake."""
        final, rules = self.final, bonus_rules(self.final)
        steps, total = bonus_steps(final.bonus), bonus_sum(final.bonus)
        if answer == self.truth:
            return right(steps, rules, final.scene_after(), total, points(self.truth))
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        if self.tells_all:
            return wrong(
                [*([mistake.sentence] if mistake else []), *steps],
                [*(mistake.rules if mistake else ()), *rules],
                final.scene_after(),
                total,
                mistake.suspects if mistake else (),
                points(self.truth),
            )
        if mistake is None:
            return wrong(steps, rules, final.scene_after())
        return wrong([mistake.sentence], mistake.rules, final.scene(), suspects=mistake.suspects)

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers(MOST_POINTS)

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


@dataclass(frozen=True, slots=True)
class BonusClaimTask(Claim):
    """Ask whether somebody's sum of the bonuses is right."""

    final: FinalWall
    claimed: int

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return self.final.bonus.points == self.claimed

    def scene(self) -> Scene:
        """Draw the wall."""
        return self.final.scene()

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the mistake in a wrong claim."""
        final = self.final
        mistake = diagnose_readings(final.wrong_totals(), self.claimed, final.bonus.points)
        reasons = [*([mistake.sentence] if mistake else []), *bonus_steps(final.bonus)]
        rules = [*(mistake.rules if mistake else ()), *bonus_rules(final)]
        verdict = right if self.agrees_with(answer) else wrong
        return verdict(reasons, rules, final.scene_after(), bonus_sum(final.bonus))
