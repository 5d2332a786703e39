"""Which lines are full, what goes to the lid, and what may be done with the rest?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.rules import Rule
from rulesite.board import Choice
from rulesite.board.player import Parts, board_view
from rulesite.wording import fates as words
from tutorial.answers import read_many, read_number
from tutorial.choices import numbers, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.round_end import Fate, RoundEnd
from tutorial.tasks.what_stays import WhatStaysTask

SHOWN = Parts.LINES | Parts.WALL


@dataclass(frozen=True, slots=True)
class FullLinesTask:
    """Ask to mark every line that sends a tile to the wall."""

    end: RoundEnd

    form: ClassVar[str] = "mark"

    @property
    def codes(self) -> tuple[str, ...]:
        """List the lines that hold tiles."""
        return self.end.places

    @property
    def truth(self) -> frozenset[str]:
        """Ask the engine."""
        pairs = zip(self.codes, self.end.fates, strict=True)
        return frozenset(code for code, fate in pairs if fate is Fate.WALL)

    def scene(self) -> Scene:
        """Draw the board, every line with tiles to mark."""
        return self._scene(frozenset())

    def _scene(self, given: frozenset[str]) -> Scene:
        def choose(row: int) -> Choice | None:
            code = str(row + 1)
            has_tiles = code in self.codes
            return Choice(code, many=True, is_marked=code in given) if has_tiles else None

        view = board_view(self.end.board, parts=SHOWN, choose_line=choose)
        return Scene(board=view, position=self.end.text)

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read marked lines; raise UnreadableAnswer."""
        return read_many(values, self.codes)

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Compare what is marked with what the engine tiles."""
        if answer == self.truth:
            told = [words.moves(row) for row in self.end.board.full_lines]
            after = WhatStaysTask(self.end).scene_after()
            return right(told, [Rule.TILE_FULL_LINES, Rule.TILE_REST], after)
        too_many = sorted(answer - self.truth)
        if too_many:
            said = [words.waits(int(code) - 1) for code in too_many]
            rules = [Rule.LINES_STAY, Rule.TILE_FULL_LINES]
            return wrong(said, rules, self._scene(answer))
        said = [words.must_move(int(code) - 1) for code in sorted(self.truth - answer)]
        return wrong(said, [Rule.TILE_FULL_LINES], self._scene(answer))

    def choices(self) -> list[list[str]]:
        """List the sets of lines."""
        return subsets(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [sorted(self.truth)]


@dataclass(frozen=True, slots=True)
class LidCountTask:
    """Ask how many tiles go to the lid; `slips` are what a lesson says to numbers it expects."""

    end: RoundEnd
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Let the engine tile the board: what was on it before and is not there after."""
        return sum(self.end.board.tiles) - sum(self.end.board_after.tiles)

    def scene(self) -> Scene:
        """Draw the board before wall-tiling."""
        return Scene(board=board_view(self.end.board, parts=SHOWN), position=self.end.text)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with what the engine clears."""
        rules = [Rule.TILE_REST, Rule.LINES_STAY]
        after = WhatStaysTask(self.end)
        told = [step for place in self.end.places for step in after.told(place)]
        if answer == self.truth:
            return right(told, rules, after.scene_after(), self.total())
        slip = self.slips.get(answer)
        return wrong([str(slip)] if slip else told, rules, self.scene())

    def total(self) -> str:
        """Write the sum of what goes to the lid, line by line."""
        parts = [str(row) for row in self.end.board.full_lines if row]
        return f"{' + '.join(parts)} = {self.truth}" if len(parts) > 1 else str(self.truth)

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


@dataclass(frozen=True, slots=True)
class LinesLeftTask(Claim):
    """Ask whether somebody may leave the pattern lines like this after wall-tiling.

    `left` are the lines as in a player field; `because` says why it is allowed or not.
    """

    end: RoundEnd
    left: str
    because: Promise
    rule: Rule

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Let the engine tile the board, and compare."""
        return str(self.end.board_after).split(":")[1] == self.left

    def scene(self) -> Scene:
        """Draw the board before wall-tiling, and its lines as they were left."""
        before = pgettext("board before and after", "Before")
        claimed = pgettext("board before and after", "Left like this")
        views = (
            board_view(self.end.board, parts=SHOWN, caption=before),
            board_view(self.claimed.board, parts=SHOWN, caption=claimed),
        )
        return Scene(boards=views, position=self.end.text)

    @property
    def claimed(self) -> RoundEnd:
        """Return the board with the tiles on the wall and the lines as they were left."""
        score, _lines, wall, floor = str(self.end.board_after).split(":")
        return RoundEnd(f"{score}:{self.left}:{wall}:{floor}")

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and show how the lines are left."""
        verdict = right if self.agrees_with(answer) else wrong
        reasons = [str(self.because)]
        if not self.is_true:
            reasons.append(_("The board shows how it is done right."))
        return verdict(reasons, [self.rule], WhatStaysTask(self.end).scene_after())
