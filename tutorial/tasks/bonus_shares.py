"""What do rows, columns and colors bring? And what counts now, what only at the end?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import score_tile
from engine.misreadings import BONUS_NOW
from engine.rules import Rule
from engine.scoring import BonusScore, TileScore, end_bonuses
from engine.tiles import Cell
from rulesite.board.wall import wall_from_text
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.misreadings import Mistake, diagnose_readings
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark
from tutorial.answers import read_numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.answered import in_fields
from tutorial.tasks.bonus_count import bonus_rules
from tutorial.tasks.final_wall import FinalWall, Shares, share_labels
from tutorial.tasks.task import Field

NEAR = (-10, -7, -2, -1, 1, 2, 7, 10)
"""Steps to numbers close by."""
DURING_PLAY = BONUS_NOW[0]


def some_answers(truth: tuple[int, ...], others: Sequence[tuple[int, ...]]) -> list[list[str]]:
    """List the right numbers, those of misreadings, and those with one number changed."""
    changed = [
        tuple(max(0, value + step) if at == place else value for at, value in enumerate(truth))
        for place in range(len(truth))
        for step in NEAR
    ]
    return [list(map(str, values)) for values in dict.fromkeys((truth, *others, *changed))]


@dataclass(frozen=True, slots=True)
class BonusSharesTask:
    """Ask for the points of rows, columns and colors, each on its own."""

    final: FinalWall
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def fields(self) -> list[Field]:
        """Ask for three numbers."""
        return [Field(label) for label in share_labels()]

    @property
    def truth(self) -> Shares:
        """Let the engine count."""
        return self.final.shares

    def readings(self) -> Mapping[str, Shares]:
        """Return what each misreading gives."""
        return self.final.wrong_shares()

    def scene(self) -> Scene:
        """Draw the wall."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> tuple[int, ...]:
        """Read three numbers; raise UnreadableAnswer."""
        return read_numbers(values, len(self.truth))

    def judge(self, answer: tuple[int, ...]) -> Feedback:
        """Compare the numbers with the engine's, and name a known mistake."""
        final, rules = self.final, bonus_rules(self.final)
        steps, total = bonus_steps(final.bonus), bonus_sum(final.bonus)
        if answer == self.truth:
            return right(
                steps, rules, final.scene_after(), total, in_fields(self.fields, self.truth)
            )
        shown = " + ".join(map(str, answer))
        mistake = diagnose_readings(self.readings(), answer, self.truth, shown=shown)
        return _wrong(mistake, steps, rules, final.scene_after(), final.scene(), self, total)

    def choices(self) -> list[list[str]]:
        """List some triples of numbers."""
        return some_answers(self.truth, [*self.readings().values()])

    def solutions(self) -> list[list[str]]:
        """List the one right triple."""
        return [[str(points) for points in self.truth]]


@dataclass(frozen=True, slots=True)
class BonusNowTask:
    """Ask what a tile scores now, and what the bonuses come to at the end.

    `wall` is the wall of the colored side before the tile came, as in the figures.
    """

    wall: str
    cell: Cell
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def final(self) -> FinalWall:
        """Return the wall with the tile."""
        rows = self.wall.split("/")
        row, col = self.cell
        rows[row] = f"{rows[row][:col]}#{rows[row][col + 1 :]}"
        return FinalWall("/".join(rows))

    @property
    def fields(self) -> list[Field]:
        """Ask for two numbers."""
        return [
            Field(pgettext("points to fill in", "The new tile, now")),
            Field(pgettext("points to fill in", "All bonuses, at the end")),
        ]

    @property
    def tile(self) -> TileScore:
        """Let the engine score the tile."""
        return score_tile(self.final.wall, *self.cell)

    @property
    def bonus(self) -> BonusScore:
        """Let the engine find the bonuses."""
        return self.final.bonus

    @property
    def earned(self) -> int:
        """Return the bonuses that the tile completes."""
        return self.bonus.points - end_bonuses(wall_from_text(self.wall)).points

    @property
    def truth(self) -> tuple[int, int]:
        """Return the points now and at the end."""
        return self.tile.points, self.bonus.points

    def readings(self) -> Mapping[str, tuple[int, int]]:
        """Return what each misreading gives; a bonus paid at once is not paid again."""
        now, end = self.truth
        at_once = DURING_PLAY.apply(wall_from_text(self.wall), *self.cell)
        totals = self.final.wrong_totals()
        return {
            DURING_PLAY.id: (at_once, end - self.earned),
            **{name: (now, points) for name, points in totals.items()},
        }

    def scene(self) -> Scene:
        """Draw the wall with the new tile marked."""
        return self.final.scene({self.cell: {Mark.PLACED}})

    def read(self, values: Sequence[str]) -> tuple[int, ...]:
        """Read two numbers; raise UnreadableAnswer."""
        return read_numbers(values, len(self.truth))

    def judge(self, answer: tuple[int, ...]) -> Feedback:
        """Compare the numbers with the engine's, and name a known mistake."""
        steps = [*tile_score_steps(self.tile), self.now_words(), *bonus_steps(self.bonus)]
        rules = [self.tile.rule, Rule.END_AFTER_TILING, *bonus_rules(self.final)]
        after = self.final.scene_after(self.cell)
        if answer == self.truth:
            told = in_fields(self.fields, self.truth)
            return right(steps, rules, after, bonus_sum(self.bonus), told)
        mistake = self.mistake(answer)
        total = bonus_sum(self.bonus)
        return _wrong(mistake, steps, rules, after, self.scene(), self, total)

    def mistake(self, answer: tuple[int, ...]) -> Mistake | None:
        """Name a known mistake; a bonus paid at once is one, whatever is said of the end."""
        readings = self.readings()
        now, end = answer
        at_once = readings[DURING_PLAY.id]
        if now == at_once[0] != self.truth[0]:
            return diagnose_readings({DURING_PLAY.id: at_once}, at_once, self.truth, shown=str(now))
        return diagnose_readings(readings, answer, self.truth, shown=str(end))

    def now_words(self) -> str:
        """Say what the tile scores now, before the bonuses of the end."""
        text = _("Now it scores: {total}. Bonuses come when the game is over.")
        return text.format(total=tile_score_sum(self.tile))

    def choices(self) -> list[list[str]]:
        """List some pairs of numbers."""
        return some_answers(self.truth, [*self.readings().values()])

    def solutions(self) -> list[list[str]]:
        """List the one right pair."""
        return [[str(points) for points in self.truth]]


def _wrong(
    mistake: Mistake | None,
    steps: list[str],
    rules: list[Rule],
    after: Scene,
    before: Scene,
    task: BonusSharesTask | BonusNowTask,
    total: str,
) -> Feedback:
    """Tell a mistake: the whole count, or its name alone so that one may try again."""
    if task.tells_all:
        said, suspects = ([mistake.sentence], mistake.suspects) if mistake else ([], ())
        rules = [*(mistake.rules if mistake else ()), *rules]
        told = in_fields(task.fields, task.truth)
        return wrong([*said, *steps], rules, after, total, suspects, told)
    if mistake is None:
        return wrong(steps, rules, after)
    return wrong([mistake.sentence], mistake.rules, before, suspects=mistake.suspects)
