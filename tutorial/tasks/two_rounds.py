"""Two tiles in two rounds: which space is worth more, for the next tile counts on it too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import ngettext, pgettext

from engine import Board
from engine.rules import Rule
from engine.scoring import TileScore, end_bonuses, score_tile
from engine.tiles import Cell
from rulesite.board import BoardView, Choice
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import with_tile
from rulesite.wording.candidates import candidate
from rulesite.wording.scores import tile_score_sum
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import points
from tutorial.answers import read_number, read_one
from tutorial.choices import numbers, singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.best_space import LETTERS
from tutorial.tasks.boards import board_of
from tutorial.tasks.cells import cell_code
from tutorial.tasks.claim import Claim

SHOWN = Parts.LINES | Parts.WALL


@dataclass(frozen=True, slots=True)
class Plan:
    """Hold a board, the spaces to choose from this round, and the space of the next round's tile.

    With `is_last` the game ends after the next round, so that bonuses count.
    """

    figure: str
    cells: tuple[Cell, ...]
    later: Cell
    is_last: bool = False

    @property
    def board(self) -> Board:
        """Return the board now."""
        return board_of(self.figure)

    @property
    def letters(self) -> dict[Cell, str]:
        """Name the spaces."""
        return dict(zip(self.cells, LETTERS, strict=False))

    def worth(self, cell: Cell) -> "Worth":
        """Let the engine count a choice."""
        wall = with_tile(self.board.wall, cell)
        both = with_tile(wall, self.later)
        bonus = end_bonuses(both).points if self.is_last else 0
        return Worth(score_tile(wall, *cell), score_tile(both, *self.later), bonus)

    @property
    def best(self) -> Cell:
        """Return the space that is worth most in the two rounds."""
        return max(self.cells, key=lambda cell: self.worth(cell).total)

    def after(self, cell: Cell, chosen: Cell | None = None) -> BoardView:
        """Draw the wall with both tiles, the runs of the second marked; the first may be chosen."""
        worth, letters = self.worth(cell), self.letters
        board = Board(wall=with_tile(with_tile(self.board.wall, cell), self.later))
        marks = score_marks(worth.later)
        marks.setdefault(cell, set()).add(Mark.CHOSEN if cell == chosen else Mark.ASKED)
        return board_view(board, parts=Parts.WALL, marks=marks, caption=candidate(letters[cell]))

    def sheet(self, cells: Sequence[Cell]) -> Sheet:
        """Write what each choice brings, round by round; the best is marked."""
        bonus = (pgettext("two rounds", "Bonus"),) if self.is_last else ()
        head = (
            pgettext("two rounds", "Space"),
            pgettext("two rounds", "Now"),
            pgettext("two rounds", "Next"),
            *bonus,
            pgettext("two rounds", "Together"),
        )
        rows = tuple(self.row(cell) for cell in cells)
        return Sheet(pgettext("two rounds", "What each space brings"), head, rows)

    def row(self, cell: Cell) -> SheetRow:
        """Write what a choice brings."""
        worth = self.worth(cell)
        bonus = (str(worth.bonus),) if self.is_last else ()
        cells = (
            candidate(self.letters[cell]),
            str(worth.now.points),
            str(worth.later.points),
            *bonus,
            str(worth.total),
        )
        return SheetRow(cells, is_marked=cell == self.best)

    def scene(self, *, chooses: bool = False) -> Scene:
        """Draw the board with the spaces to choose from."""
        view = board_view(
            self.board,
            parts=SHOWN,
            marks={cell: {Mark.ASKED} for cell in self.cells},
            choose_space=lambda cell: (
                Choice(cell_code(cell)) if chooses and cell in self.cells else None
            ),
            letters=self.letters,
        )
        return Scene(board=view, position=self.figure)

    def scene_after(self, *cells: Cell, chosen: Cell | None = None) -> Scene:
        """Draw the walls of some choices, and what each brings; one may be the learner's."""
        views = tuple(self.after(cell, chosen) for cell in cells)
        return Scene(boards=views, position=self.figure, sheet=self.sheet(cells))

    @property
    def rules(self) -> list[Rule]:
        """Name the rules at work."""
        bonus = [Rule.BONUS_COLUMN] if self.is_last else []
        return [Rule.SCORE_NOW, Rule.SCORE_BOTH, *bonus]


@dataclass(frozen=True, slots=True)
class Worth:
    """Hold what a choice brings: the tile now, the tile of the next round, bonuses."""

    now: TileScore
    later: TileScore
    bonus: int

    @property
    def total(self) -> int:
        """Add it up."""
        return self.now.points + self.later.points + self.bonus

    def steps(self) -> list[str]:
        """Say each part."""
        now = pgettext("two rounds", "This round: {total}")
        later = pgettext("two rounds", "Next round: {total}")
        steps = [
            now.format(total=tile_score_sum(self.now)),
            later.format(total=tile_score_sum(self.later)),
        ]
        if self.bonus:
            text = pgettext("two rounds", "Full column: {points}")
            steps.append(text.format(points=points(self.bonus)))
        return steps

    @property
    def sum(self) -> str:
        """Write it as a sum."""
        parts = [self.now.points, self.later.points, *([self.bonus] if self.bonus else [])]
        return f"{' + '.join(map(str, parts))} = {self.total}"


@dataclass(frozen=True, slots=True)
class ChoosePlanTask:
    """Ask which space is worth most in the two rounds; `slips` go with wrong spaces."""

    plan: Plan
    slips: Mapping[str, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "choose"

    @property
    def codes(self) -> dict[str, Cell]:
        """Return the spaces by form value."""
        return {cell_code(cell): cell for cell in self.plan.cells}

    def scene(self) -> Scene:
        """Draw the board with the spaces to tap."""
        return self.plan.scene(chooses=True)

    def read(self, values: Sequence[str]) -> Cell:
        """Read a space; raise UnreadableAnswer."""
        return self.codes[read_one(values, self.codes)]

    def judge(self, answer: Cell) -> Feedback:
        """Count the choice in both rounds; who is right sees every choice."""
        plan, worth = self.plan, self.plan.worth(answer)
        if answer == plan.best:
            scene = plan.scene_after(*plan.cells, chosen=answer)
            return right(worth.steps(), plan.rules, scene, worth.sum)
        slip = self.slips.get(cell_code(answer))
        behind = another_brings(plan.worth(plan.best).total - worth.total)
        said = [*worth.steps(), *([str(slip)] if slip else []), behind]
        return wrong(said, plan.rules, plan.scene_after(answer, chosen=answer), worth.sum)

    def choices(self) -> list[list[str]]:
        """List the spaces."""
        return singles(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one best space."""
        return [[cell_code(self.plan.best)]]


@dataclass(frozen=True, slots=True)
class PlanNumberTask:
    """Ask what a choice brings in the two rounds together; `slips` go with wrong numbers."""

    plan: Plan
    cell: Cell
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Let the engine count."""
        return self.plan.worth(self.cell).total

    def scene(self) -> Scene:
        """Draw the board with the spaces."""
        return self.plan.scene()

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's; a wrong one not expected gets the way to it."""
        plan, worth = self.plan, self.plan.worth(self.cell)
        if answer == self.truth:
            return right(worth.steps(), plan.rules, plan.scene_after(self.cell), worth.sum)
        slip = self.slips.get(answer)
        return wrong([str(slip)] if slip else worth.steps(), plan.rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


@dataclass(frozen=True, slots=True)
class PlanClaimTask(Claim):
    """Ask whether somebody is right that a space is worth most; `because` is the reason."""

    plan: Plan
    cell: Cell
    because: Promise

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Let the engine count."""
        return self.cell == self.plan.best

    def scene(self) -> Scene:
        """Draw the board with the spaces."""
        return self.plan.scene()

    def judge(self, answer: str) -> Feedback:
        """Count every choice."""
        plan = self.plan
        verdict = right if self.agrees_with(answer) else wrong
        said = [str(self.because), *plan.worth(plan.best).steps()]
        scene = plan.scene_after(*plan.cells)
        return verdict(said, plan.rules, scene, plan.worth(plan.best).sum)


def another_brings(count: int) -> str:
    """Say that another space is better, without naming it."""
    text = ngettext(
        "Another space brings {n} point more in the two rounds.",
        "Another space brings {n} points more in the two rounds.",
        count,
    )
    return text.format(n=count)
