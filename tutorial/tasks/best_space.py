"""On which of a few spaces would a tile score most?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from django.utils.translation import pgettext

from engine import Board
from engine.misreadings import MISREADINGS, TILE
from engine.scoring import TileScore
from engine.tiles import Cell
from rulesite.board import BoardView, Choice
from rulesite.board.player import Parts, board_view, score_marks
from rulesite.board.wall import wall_from_text
from rulesite.wording.candidates import candidate
from rulesite.wording.misreadings import Mistake, diagnose_readings
from rulesite.wording.rounds import whose_points, whose_sentence
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.cells import cell_code
from tutorial.tasks.tile_score import TileScoreTask

LETTERS: Final = "ABCD"
DASH: Final = "–"


@dataclass(frozen=True, slots=True)
class BestSpaceTask:
    """Ask for the one of two to four empty spaces where a tile scores most."""

    wall: str
    cells: tuple[Cell, ...]

    form: ClassVar[str] = "choose"

    @property
    def board(self) -> Board:
        """Return the board without the tile."""
        return Board(wall=wall_from_text(self.wall))

    @property
    def letters(self) -> dict[Cell, str]:
        """Name the spaces."""
        return dict(zip(self.cells, LETTERS, strict=False))

    @property
    def codes(self) -> dict[str, Cell]:
        """Return the spaces by form value."""
        return {cell_code(cell): cell for cell in self.cells}

    def tile(self, cell: Cell) -> TileScoreTask:
        """Return the count of a tile on a space."""
        return TileScoreTask(self.wall, cell)

    def score(self, cell: Cell) -> TileScore:
        """Let the engine score a tile on a space."""
        return self.tile(cell).score

    @property
    def truth(self) -> Cell:
        """Let the engine score a tile on each space."""
        return max(self.cells, key=lambda cell: self.score(cell).points)

    def readings(self) -> Mapping[str, Cell]:
        """Return the space that each misreading would choose, where it prefers one.

        One that finds the right space as good as others is taken to choose it.
        """
        walls = {cell: self.tile(cell).board.wall for cell in self.cells}
        counts = {
            wrong.id: {cell: wrong.apply(walls[cell], *cell) for cell in self.cells}
            for wrong in TILE
        }
        found = {name: preferred(points, self.truth) for name, points in counts.items()}
        return {name: cell for name, cell in found.items() if cell is not None}

    def scene(self) -> Scene:
        """Draw the wall with the spaces to tap."""
        view = board_view(
            self.board,
            parts=Parts.WALL,
            marks={cell: {Mark.ASKED} for cell in self.cells},
            choose_space=lambda cell: Choice(cell_code(cell)) if cell in self.cells else None,
            letters=self.letters,
        )
        return Scene(board=view, position=str(self.board))

    def scene_after(self, chosen: Cell) -> Scene:
        """Draw the tile on the best space, beside it on the one chosen, and what each scores."""
        shown = dict.fromkeys((chosen, self.truth))
        board = self.tile(self.truth).board
        views = tuple(map(self.view, shown))
        return Scene(boards=views, position=str(board), sheet=self.sheet())

    def view(self, cell: Cell) -> BoardView:
        """Draw the tile on a space with its runs, under the name of the space and its points."""
        score, others = self.score(cell), dict(self.letters)
        caption = whose_points(candidate(others.pop(cell)), score.points)
        board = self.tile(cell).board
        return board_view(
            board, parts=Parts.WALL, marks=score_marks(score), letters=others, caption=caption
        )

    def sheet(self) -> Sheet:
        """Write for each space what row and column count, and the points; the best is marked."""
        head = (
            pgettext("table of spaces", "Space"),
            pgettext("table of spaces", "Row"),
            pgettext("table of spaces", "Column"),
            pgettext("table of spaces", "Points"),
        )
        rows = tuple(self.row(cell) for cell in self.cells)
        return Sheet(pgettext("table of spaces", "What each space scores"), head, rows)

    def row(self, cell: Cell) -> SheetRow:
        """Write what a tile scores on a space."""
        score = self.score(cell)
        runs = (str(run) if run > 1 else DASH for run in (score.horizontal, score.vertical))
        cells = (self.letters[cell], *runs, str(score.points))
        return SheetRow(cells, is_marked=cell == self.truth)

    def read(self, values: Sequence[str]) -> Cell:
        """Read one of the spaces; raise UnreadableAnswer."""
        return self.codes[read_one(values, self.codes)]

    def judge(self, answer: Cell) -> Feedback:
        """Compare the space with the best one, and name what makes it look better."""
        best = self.score(self.truth)
        steps, total = tile_score_steps(best), tile_score_sum(best)
        scene = self.scene_after(answer)
        told = candidate(self.letters[self.truth])
        steps[0] = whose_sentence(told, steps[0])
        if answer == self.truth:
            return right(steps, [best.rule], scene, total, told)
        mistake = self.mistake(answer)
        reasons = [mistake.sentence] if mistake else []
        rules = [*(mistake.rules if mistake else ()), best.rule]
        suspects = mistake.suspects if mistake else ()
        return wrong([*reasons, *steps], rules, scene, total, suspects, told)

    def mistake(self, answer: Cell) -> Mistake | None:
        """Name what makes a space look best: a number that comes out wrong, there or on the best.

        The letter of a space is no number that somebody gets, so the sentence is about what the
        suspects count on a space.
        """
        mistake = diagnose_readings(self.readings(), answer, self.truth, shown="{answer}")
        if mistake is None or "{answer}" not in mistake.sentence:
            return mistake
        cell, numbers = self.miscounted(mistake.suspects, answer)
        sentence = mistake.sentence.format(answer=" / ".join(map(str, numbers)))
        said = whose_sentence(candidate(self.letters[cell]), sentence)
        return mistake._replace(sentence=said)

    def miscounted(self, suspects: Sequence[str], answer: Cell) -> tuple[Cell, list[int]]:
        """Return the space chosen or the best one, and what suspects count there.

        It is one on which they are wrong, and if there is one, on which they agree.
        """
        found = []
        for cell in (answer, self.truth):
            wall = self.tile(cell).board.wall
            counts = {MISREADINGS[name].apply(wall, *cell) for name in suspects}
            found.append((self.score(cell).points in counts, len(counts), cell, sorted(counts)))
        _is_right, _count, cell, numbers = min(found, key=lambda one: one[:2])
        return cell, numbers

    def choices(self) -> list[list[str]]:
        """List the spaces."""
        return singles(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the best space."""
        return [[cell_code(self.truth)]]


def preferred(points: Mapping[Cell, int], truth: Cell) -> Cell | None:
    """Return the space with most points: the right one if it is among the best, else the one."""
    most = max(points.values())
    best = [cell for cell, count in points.items() if count == most]
    if truth in best:
        return truth
    return best[0] if len(best) == 1 else None
