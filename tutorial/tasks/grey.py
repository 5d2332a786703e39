"""Where may a tile go on the grey wall, and what happens when it finds no space?"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import Rule, score_floor
from engine.misreadings import FLOOR_SUM
from engine.scoring import FloorScore
from engine.tiles import FLOOR, Cell, Thing
from rulesite.board.player import Parts
from rulesite.board.wall import Marks
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.plays import fallen
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark
from tutorial.answers import read_many, read_number, read_one
from tutorial.choices import numbers, singles, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.cells import BY_CODE, cell_code
from tutorial.tasks.claim import Claim
from tutorial.tasks.grey_board import GreyBoard, Target


class Goal(StrEnum):
    """Name what a space shall be good for."""

    ANY = "any"
    BEST = "best"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class GreySpaceTask:
    """Ask for a space for the tile of the line that is due, or with `floor` for its fall.

    The goal: any open space, the one that scores most, or one that keeps a space for the next
    full line.
    """

    grey: GreyBoard
    goal: Goal = Goal.ANY
    floor: bool = False

    form: ClassVar[str] = "choose"

    @property
    def parts(self) -> Parts:
        """Show the floor line only where it matters."""
        return Parts.LINES | Parts.WALL | (Parts.FLOOR if self.floor else Parts.WALL)

    @property
    def targets(self) -> dict[str, Target]:
        """Return everything that can be chosen."""
        return self.grey.empty | ({FLOOR: FLOOR} if self.floor else {})

    @property
    def good(self) -> list[Target]:
        """List what meets the goal."""
        legal: list[Target] = [*self.grey.open] or [FLOOR]
        if self.goal is Goal.BEST:
            most = max(self.points(target) for target in legal)
            return [target for target in legal if self.points(target) == most]
        if self.goal is Goal.KEEP:
            return [target for target in legal if self.next_has_space(target)]
        return legal

    def points(self, target: Target) -> int:
        """Let the engine score the tile there."""
        return self.grey.tile(target)[0].points

    def next_has_space(self, target: Target) -> bool:
        """Ask the engine whether the next full line then finds a space."""
        return bool(GreyBoard(str(self.grey.tile(target)[1])).open)

    def scene(self) -> Scene:
        """Draw the board, every empty space to tap."""
        return self.grey.scene(parts=self.parts, choosable=list(self.targets.values()))

    def read(self, values: Sequence[str]) -> Target:
        """Read a space or the floor line; raise UnreadableAnswer."""
        return self.targets[read_one(values, self.targets)]

    def judge(self, answer: Target) -> Feedback:
        """Let the engine place the tile, or say why it may not go there."""
        refused = self.grey.refusals(answer)
        if refused:
            marks = self.grey.blocking([answer])
            if not isinstance(answer, str):
                marks = {**marks, answer: {Mark.CHOSEN}}
            scene = self.grey.scene(
                parts=self.parts, marks=marks, choosable=list(self.targets.values())
            )
            return wrong(refused, self.rules(answer), scene)
        after = self.grey.scene_after(answer, parts=self.parts)
        if answer in self.good:
            return right(self.praise(answer), self.rules(answer), after)
        return wrong([self.leads_to(answer)], self.rules(answer), after)

    def rules(self, answer: Target) -> list[Rule]:
        """Return the rules that an answer has to do with."""
        if isinstance(answer, str):
            return [Rule.GREY_NO_SPACE]
        first = Rule.GREY_CHOICE if answer in self.grey.open else Rule.GREY_COLUMN
        other = Rule.GREY_COLUMN if first is Rule.GREY_CHOICE else Rule.GREY_CHOICE
        order = [Rule.TILE_ORDER] if self.goal is Goal.KEEP else []
        return [first, other, *order]

    def praise(self, answer: Target) -> list[str]:
        """Say what a good answer leads to."""
        said = [self.grey.open_words]
        score, after = self.grey.tile(answer)
        if score.col is None:
            return [*said, fallen(score.fallen)]
        if self.goal is Goal.BEST:
            return [*said, *tile_score_steps(score), tile_score_sum(score)]
        if self.goal is Goal.KEEP:
            return [*said, GreyBoard(str(after)).open_words]
        return said

    def leads_to(self, answer: Target) -> str:
        """Say what a legal answer leads to that misses the goal."""
        score, after = self.grey.tile(answer)
        if self.goal is Goal.BEST:
            text = ngettext(
                "There the tile scores {n} point. Another open space gives more.",
                "There the tile scores {n} points. Another open space gives more.",
                score.points,
            )
            return text.format(n=score.points)
        return GreyBoard(str(after)).open_words

    def choices(self) -> list[list[str]]:
        """List everything that can be chosen."""
        return singles(self.targets)

    def solutions(self) -> list[list[str]]:
        """List everything that meets the goal."""
        return [[FLOOR if isinstance(good, str) else cell_code(good)] for good in self.good]


@dataclass(frozen=True, slots=True)
class GreySpacesTask:
    """Ask to mark every space of its row that is open for the tile."""

    grey: GreyBoard

    form: ClassVar[str] = "mark"

    @property
    def targets(self) -> dict[str, Cell]:
        """Return the empty spaces of the row."""
        cells = {code: cell for code, cell in BY_CODE.items() if code in self.grey.empty}
        return {code: cell for code, cell in cells.items() if cell[0] == self.grey.row}

    def scene(self) -> Scene:
        """Draw the board, the empty spaces of the row to mark."""
        return self.grey.scene(choosable=list(self.targets.values()), ticked=())

    def read(self, values: Sequence[str]) -> frozenset[Cell]:
        """Read marked spaces; raise UnreadableAnswer."""
        return frozenset(self.targets[code] for code in read_many(values, self.targets))

    def judge(self, answer: frozenset[Cell]) -> Feedback:
        """Compare the spaces with those that the engine lets the tile go to."""
        rules = [Rule.GREY_COLUMN, Rule.GREY_CHOICE]
        if answer == frozenset(self.grey.open):
            chosen: Marks = {cell: {Mark.CHOSEN} for cell in answer}
            every = self.grey.blocking(list(self.targets.values()))
            return right([self.grey.open_words], rules, self.grey.scene(marks={**chosen, **every}))
        said = [reason for cell in sorted(answer) for reason in self.grey.refusals(cell)]
        if set(self.grey.open) - answer:
            said.append(_("You left out a space that is open."))
        marks = self.grey.blocking(answer)
        again = list(self.targets.values())
        return wrong(said, rules, self.grey.scene(marks=marks, choosable=again, ticked=answer))

    def choices(self) -> list[list[str]]:
        """List sets of spaces."""
        return subsets(self.targets)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [[cell_code(cell) for cell in self.grey.open]]


@dataclass(frozen=True, slots=True)
class GreyClaimTask(Claim):
    """Ask whether the tile may go to a space, or the line fall; `because` is said either way."""

    grey: GreyBoard
    target: Target
    because: Promise
    rule: Rule

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return not self.grey.refusals(self.target)

    def scene(self) -> Scene:
        """Draw the board, with the space in question marked."""
        target = self.target
        marks = {} if isinstance(target, str) else {target: {Mark.ASKED}}
        return self.grey.scene(parts=Parts.LINES | Parts.WALL | Parts.FLOOR, marks=marks)

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the open spaces."""
        verdict = right if self.agrees_with(answer) else wrong
        marks: Marks = {cell: {Mark.OPEN} for cell in self.grey.open}
        scene = self.grey.scene(parts=Parts.LINES | Parts.WALL | Parts.FLOOR, marks=marks)
        return verdict([str(self.because), self.grey.open_words], [self.rule], scene)


@dataclass(frozen=True, slots=True)
class GreyFallTask:
    """Ask what the floor line costs when the line finds no space; `slips` answer some numbers."""

    grey: GreyBoard
    slips: dict[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def fell(self) -> tuple[Thing, ...]:
        """Let the engine drop the line; list all that then lies on the floor line."""
        return self.grey.tile(FLOOR)[1].floor

    @property
    def score(self) -> FloorScore:
        """Let the engine score the floor line."""
        return score_floor(len(self.fell))

    def scene(self) -> Scene:
        """Draw the whole board."""
        return self.grey.scene(parts=Parts.LINES | Parts.WALL | Parts.FLOOR)

    def read(self, values: Sequence[str]) -> int:
        """Read the points lost, as a penalty; raise UnreadableAnswer."""
        return -read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the penalty with the engine's, and name a known mistake."""
        rules = [Rule.GREY_NO_SPACE, Rule.FLOOR_PENALTIES]
        falls = fallen(self.grey.row + 1)
        if answer == self.score.penalty:
            parts = Parts.LINES | Parts.WALL | Parts.FLOOR
            after = self.grey.scene_after(FLOOR, parts=parts)
            said = [self.grey.open_words, falls]
            return right(said, rules, after, floor_sum(self.score))
        readings = {wrong.id: wrong.apply(self.fell) for wrong in FLOOR_SUM}
        mistake = diagnose_readings(readings, answer, self.score.penalty)
        slip = str(self.slips.get(-answer, "")) or (mistake.sentence if mistake else falls)
        return wrong([slip], rules, self.scene(), suspects=mistake.suspects if mistake else ())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(-self.score.penalty)]]
