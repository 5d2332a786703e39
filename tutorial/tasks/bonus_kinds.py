"""Which of these earn a bonus?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.rules import Rule
from engine.scoring import BonusPart
from engine.tiles import Color
from rulesite.wording.bonuses import bonus_step, bonus_sum
from rulesite.wording.tiles import color_name
from tutorial.answers import read_many
from tutorial.choices import subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.bonus_count import bonus_rules
from tutorial.tasks.final_wall import FinalWall
from tutorial.tasks.task import Option


def code_of(part: BonusPart) -> str:
    """Return the code of a bonus: "r2" is row 2, "c3" column 3, "B" blue."""
    if isinstance(part.which, Color):
        return str(part.which)
    return f"{'r' if part.rule is Rule.BONUS_ROW else 'c'}{part.which + 1}"


def name_of(code: str) -> str:
    """Name a row, a column or a color."""
    number = code[1:]
    if not number:
        return pgettext("bonus", "All tiles of one colour ({color})").format(
            color=color_name(Color(code))
        )
    text = (
        pgettext("bonus", "Row {number}")
        if code[0] == "r"
        else pgettext("bonus", "Column {number}")
    )
    return text.format(number=number)


def why_not(code: str) -> str:
    """Say what is missing."""
    if len(code) == 1:
        text = _(
            "Not all five are there ({color}). The colour bonus takes all tiles of one colour."
        )
        return text.format(color=color_name(Color(code)))
    if code[0] == "r":
        return _("Row {number} has an empty space. Only a full row earns a bonus.").format(
            number=code[1:]
        )
    return _("Column {number} has an empty space. Only a full column earns a bonus.").format(
        number=code[1:]
    )


@dataclass(frozen=True, slots=True)
class BonusKindsTask:
    """Ask to mark what earns a bonus, among some rows, columns and colors by their codes."""

    final: FinalWall
    offered: tuple[str, ...]

    form: ClassVar[str] = "checks"

    @property
    def earned(self) -> dict[str, BonusPart]:
        """Return the bonuses by code."""
        return {code_of(part): part for part in self.final.bonus.parts}

    @property
    def options(self) -> list[Option]:
        """Name what is offered."""
        return [Option(code, name_of(code)) for code in self.offered]

    def scene(self) -> Scene:
        """Draw the wall."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read what is marked; raise UnreadableAnswer."""
        return read_many(values, self.offered)

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Say what is marked or left out by mistake."""
        earned = self.earned
        steps = [bonus_step(part) for part in earned.values()]
        if answer == set(earned):
            scene, total = self.final.scene_after(), bonus_sum(self.final.bonus)
            return right(steps, bonus_rules(self.final), scene, total)
        too_many = [code for code in self.offered if code in answer and code not in earned]
        missed = [code for code in self.offered if code in earned and code not in answer]
        reasons = [*map(why_not, too_many), *(bonus_step(earned[code]) for code in missed)]
        return wrong(reasons, self.rules(too_many + missed), self.scene())

    def rules(self, codes: Sequence[str]) -> list[Rule]:
        """List the rules for rows, columns and colors."""
        kinds = {"r": Rule.BONUS_ROW, "c": Rule.BONUS_COLUMN}
        return [kinds.get(code[0], Rule.BONUS_COLOR) for code in codes]

    def choices(self) -> list[list[str]]:
        """List sets of what is offered."""
        return subsets(self.offered)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [[code for code in self.offered if code in self.earned]]
