"""What is the score at the end of a round?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import pgettext

from engine.misreadings import FLOOR_SUM, MISREADINGS, ORDER, SETTLING, AnyMisreading
from engine.misreadings.settling import settled
from engine.rules import Rule
from rulesite.board.player import Parts
from rulesite.wording.misreadings import Mistake, diagnose_readings
from rulesite.wording.misreadings.diagnose import MIXED, family_of
from rulesite.wording.rounds import (
    ledger_steps,
    points_step,
    round_total,
    tiled_total,
    tiles_total,
)
from rulesite.wording.tiles import points
from tutorial.answers import read_number, read_numbers, read_one
from tutorial.choices import each, numbers, singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.rounds import (
    FLOOR_STEP,
    ORDER_IDS,
    TILES_STEP,
    UNFINISHED,
    Round,
    all_steps,
    differing,
    number,
    step_name,
)
from tutorial.tasks.task import Field, Option

SCORES_UNFINISHED = MISREADINGS[UNFINISHED]
ORDER_FAMILY: tuple[AnyMisreading, ...] = (*ORDER, SCORES_UNFINISHED)
"""Those that change the points of the tiles."""
FLOOR_FAMILY = tuple(misreading for misreading in FLOOR_SUM if misreading.id != "no_cap")
"""Those that change the cost of a floor line on which at most seven things lie."""
ROUND_FAMILY = (*ORDER_FAMILY, *FLOOR_FAMILY, *SETTLING)
MOST_WRONG = 3
"""How many wrong numbers are offered beside the right one."""


class Asked(Enum):
    """Name what is asked: the points of the tiles, the score after them, or after the floor."""

    POINTS = "points"
    TILED = "tiled"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class RoundScoreTask:
    """Ask for a number at the end of a round.

    With `tells_all`, a wrong answer is told the whole count; without, it may try again where
    the mistake has a name. `reminders` are what a lesson says instead of the common words.
    """

    round: Round
    asked: Asked = Asked.SETTLED
    tells_all: bool = False
    reminders: Mapping[str, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def with_floor(self) -> bool:
        """Tell whether the floor line matters."""
        return self.asked is Asked.SETTLED

    @property
    def truth(self) -> int:
        """Let the engine count."""
        told = self.round.told
        return self._score(told.points, told.penalty)

    def _score(self, scored: int, penalty: int) -> int:
        before = 0 if self.asked is Asked.POINTS else self.round.told.before
        return settled(before, scored, penalty if self.with_floor else 0)

    def readings(self) -> Mapping[str, int]:
        """Return what each misreading of the family gives."""
        board, told = self.round.board, self.round.told
        counts = {misreading.id: misreading.apply(board) for misreading in ORDER}
        counts[SCORES_UNFINISHED.id] = SCORES_UNFINISHED.apply(board).score - board.score
        found = {name: self._score(count, told.penalty) for name, count in counts.items()}
        if not self.with_floor:
            return found
        for misreading in FLOOR_FAMILY:
            found[misreading.id] = self._score(told.points, misreading.apply(board.floor))
        for other in SETTLING:
            found[other.id] = other.apply(told.before, told.points, told.penalty)
        return found

    @property
    def parts(self) -> Parts:
        """Choose what is shown of the board."""
        parts = Parts.LINES | Parts.WALL
        parts |= Parts.SCORE if self.asked is not Asked.POINTS else parts
        return parts | Parts.FLOOR if self.with_floor else parts

    def scene(self) -> Scene:
        """Draw the board before wall-tiling."""
        return self.round.scene(self.parts)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    @property
    def total(self) -> str:
        """Write the sum of what is asked."""
        told = self.round.told
        write = {Asked.POINTS: tiles_total, Asked.TILED: tiled_total, Asked.SETTLED: round_total}
        return write[self.asked](told)

    @property
    def rules(self) -> list[Rule]:
        """List the rules that the right count follows."""
        if not self.with_floor:
            return [Rule.TILE_ORDER, Rule.SCORE_NOW]
        return [Rule.SCORE_FLOOR] + [Rule.SCORE_MIN] * bool(self.round.told.forgiven)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's, and name a known mistake."""
        scene = self.round.scene_after(with_floor=self.with_floor)
        if answer == self.truth:
            return right(self.steps(), self.rules, scene, self.total, self.in_points)
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        if mistake is None:
            return self.told_wrong(self.steps(), self.rules, scene)
        reasons = [self.reminder(mistake) or mistake.sentence]
        rules = [*mistake.rules, *self.rules]
        beside = self.scene_wrong(mistake)
        if not self.tells_all and family_of(mistake.suspects) is not MIXED:
            return wrong(reasons, rules, beside or self.scene(), suspects=mistake.suspects)
        reasons += self.steps(mistake.suspects[0] if beside else "")
        return self.told_wrong(reasons, rules, beside or scene, mistake.suspects)

    def told_wrong(
        self,
        reasons: Sequence[str],
        rules: Sequence[Rule],
        scene: Scene,
        suspects: Sequence[str] = (),
    ) -> Feedback:
        """Say that a number is wrong, and if all is told, which is right."""
        if not self.tells_all:
            return wrong(reasons, rules, scene, suspects=suspects)
        return wrong(reasons, rules, scene, self.total, suspects, self.in_points)

    @property
    def in_points(self) -> str:
        """Write what is asked as points."""
        return points(self.truth)

    def steps(self, beside: str = "") -> list[str]:
        """Explain the count; beside a wrong order, no more than the steps that differ.

        The others are in the table of both.
        """
        told = self.round.told
        if beside:
            steps = differing(self.round.counted(), self.round.counted(beside))
            return ledger_steps(told, with_floor=self.with_floor, only=steps)
        steps = ledger_steps(told, with_floor=False)
        if self.asked is not Asked.POINTS and len(told.tiles) > 1:
            steps.append(points_step(told))
        return [*steps, *ledger_steps(told, with_floor=self.with_floor, only=[FLOOR_STEP])]

    def reminder(self, mistake: Mistake) -> str:
        """Return what the lesson says to a mistake, or nothing."""
        found = (self.reminders[name] for name in mistake.suspects if name in self.reminders)
        return str(next(found, ""))

    def scene_wrong(self, mistake: Mistake) -> Scene | None:
        """Play the wrong order beside the right one, if that is what was wrong."""
        name = mistake.suspects[0]
        if len(mistake.suspects) > 1 or name not in ORDER_IDS:
            return None
        return orders_scene(self.round, name, with_floor=self.with_floor)

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers(max(30, self.truth + 10))

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


def orders_scene(shown: Round, misreading: str, *, with_floor: bool) -> Scene:
    """Draw the first tile that scores differently in two orders, with both ledgers."""
    true, false = shown.counted(), shown.counted(misreading)
    parts = differing(true, false)
    names = {
        "bottom_up": pgettext("whose count", "From the bottom"),
        "all_then_count": pgettext("whose count", "Counted afterwards"),
    }
    counts = {pgettext("whose count", "From the top"): true, names[misreading]: false}
    boards = tuple(
        shown.view(entry, name)
        for name, count in counts.items()
        for entry in count.entries
        if str(entry.cell[0] + 1) == parts[0]
    )
    rows = [step for step in all_steps(true) if step.isdigit()]
    steps = all_steps(true) if with_floor else [*rows, TILES_STEP]
    return Scene(boards=boards, sheet=shown.compared(counts, steps, parts), position=shown.text)


@dataclass(frozen=True, slots=True)
class RoundChoiceTask(RoundScoreTask):
    """Ask for the number among a few: where one below zero can be meant."""

    form: ClassVar[str] = "options"

    @property
    def offered(self) -> list[int]:
        """List the right number and wrong ones, those about the stop at zero before others."""
        readings = self.readings()
        wanted = [readings[name] for name in ("goes_negative", "floor_first")]
        found = [value for value in (*wanted, *readings.values()) if value != self.truth]
        return sorted([self.truth, *list(dict.fromkeys(found))[:MOST_WRONG]])

    @property
    def options(self) -> list[Option]:
        """List the numbers."""
        return [Option(str(value), number(value)) for value in self.offered]

    def read(self, values: Sequence[str]) -> int:
        """Read one of the numbers; raise UnreadableAnswer."""
        return int(read_one(values, [str(value) for value in self.offered]))

    def choices(self) -> list[list[str]]:
        """List the numbers offered."""
        return singles(str(value) for value in self.offered)


@dataclass(frozen=True, slots=True)
class TilePointsTask:
    """Ask what each tile of a round scores, from the top."""

    round: Round

    form: ClassVar[str] = "fields"

    @property
    def fields(self) -> list[Field]:
        """Ask for a number for each full line."""
        return [Field(step_name(str(row + 1))) for row in self.round.board.full_lines]

    @property
    def truth(self) -> tuple[int, ...]:
        """Let the engine count."""
        return tuple(tile.points for tile in self.round.told.tiles)

    def readings(self) -> Mapping[str, tuple[int, ...]]:
        """Return what each wrong order gives."""
        return {
            misreading.id: tuple(
                entry.points for entry in self.round.counted(misreading.id).entries
            )
            for misreading in ORDER
        }

    def scene(self) -> Scene:
        """Draw the board before wall-tiling."""
        return self.round.scene(Parts.LINES | Parts.WALL)

    def read(self, values: Sequence[str]) -> tuple[int, ...]:
        """Read the numbers; raise UnreadableAnswer."""
        return read_numbers(values, len(self.fields))

    def judge(self, answer: tuple[int, ...]) -> Feedback:
        """Compare the numbers with the engine's, and name a wrong order."""
        told, rules = self.round.told, [Rule.TILE_ORDER, Rule.SCORE_NOW]
        steps, after = (
            ledger_steps(told, with_floor=False),
            self.round.scene_after(with_floor=False),
        )
        if answer == self.truth:
            return right(steps, rules, after, tiles_total(told))
        shown = " + ".join(map(str, answer))
        mistake = diagnose_readings(self.readings(), answer, self.truth, shown=shown)
        if mistake is None:
            return wrong(steps, rules, after)
        name = mistake.suspects[0]
        scene = orders_scene(self.round, name, with_floor=False)
        return wrong([mistake.sentence], mistake.rules, scene, suspects=mistake.suspects)

    def choices(self) -> list[list[str]]:
        """List small numbers for each tile."""
        count = len(self.fields)
        most = max(self.truth) + (2 if count < MOST_WRONG else 0)
        return each([[str(value) for value in range(most + 1)]] * count)

    def solutions(self) -> list[list[str]]:
        """List the one right row of numbers."""
        return [[str(count) for count in self.truth]]
