"""The end of a round on one board, as the engine plays it and as a misreading has it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from django.utils.translation import pgettext

from engine import Board, Game, score_floor, score_tile
from engine.board import Wall
from engine.misreadings import FLOOR_SUM, MISREADINGS, ORDER, SETTLING, TILE
from engine.misreadings.settling import settled
from engine.outcomes import SeatRound
from engine.scoring import TileScore
from engine.tiles import SIZE, Cell, column_of
from engine.tiling import due_cells
from rulesite.board.figures.positions import tiling_game
from rulesite.board.figures.tiling import placed_marks
from rulesite.board.player import BoardView, Parts, board_view, score_marks
from rulesite.board.wall import wall_from_text, with_tile
from rulesite.rulebook.slots import MINUS
from rulesite.wording.rounds import row_name, step_words, whose_points
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.boards import board_of

BEFORE, TILES_STEP, FLOOR_STEP, AFTER = "before", "tiles", "floor", "after"
DASH = "–"
TILE_IDS = frozenset(misreading.id for misreading in TILE)
ORDER_IDS = frozenset(misreading.id for misreading in ORDER)
FLOOR_IDS = frozenset(misreading.id for misreading in FLOOR_SUM)
SETTLING_IDS = frozenset(misreading.id for misreading in SETTLING)
UNFINISHED = "scores_unfinished"
ROUND_IDS = sorted({*TILE_IDS, *ORDER_IDS, *FLOOR_IDS, *SETTLING_IDS, UNFINISHED} - {"no_cap"})
"""The misreadings that change a round of at most seven things on the floor line."""
ONE_RUN = frozenset({"longest_only", "row_only", "column_only"})
"""Misreadings that often can't be told apart, and have words in common."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Hold one tile of a count: its space, the wall it is counted on, its points."""

    cell: Cell
    wall: Wall
    points: int

    @property
    def score(self) -> TileScore:
        """Score the tile rightly on the wall it is counted on."""
        return score_tile(self.wall, *self.cell)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Hold somebody's count of a round: the tiles from the top, the floor line, the score."""

    before: int
    entries: tuple[Entry, ...]
    penalty: int
    after: int

    @property
    def points(self) -> int:
        """Add up the points of the tiles."""
        return sum(entry.points for entry in self.entries)

    @property
    def is_forgiven(self) -> bool:
        """Tell whether the stop at zero saves points."""
        return self.before + self.points + self.penalty < 0

    @property
    def steps(self) -> dict[str, int]:
        """Return the numbers by step: "before", the lines from "1" to "5", "floor", "after"."""
        rows = {str(entry.cell[0] + 1): entry.points for entry in self.entries}
        return {BEFORE: self.before, **rows, FLOOR_STEP: self.penalty, AFTER: self.after}

    def written(self, step: str) -> str:
        """Write the number of a step, or a dash where this count has none."""
        steps = {**self.steps, TILES_STEP: self.points}
        return number(steps[step]) if step in steps else DASH


@dataclass(frozen=True, slots=True)
class Round:
    """Hold a board of the colored side whose lines are to be tiled, as a player field."""

    text: str

    @property
    def board(self) -> Board:
        """Return the board before wall-tiling."""
        return board_of(self.text)

    @property
    def told(self) -> SeatRound:
        """Let the engine play the wall-tiling and tell it."""
        return _played(self.text)[0]

    @property
    def board_after(self) -> Board:
        """Return the board after wall-tiling and floor line."""
        return _played(self.text)[1]

    @property
    def board_tiled(self) -> Board:
        """Return the board after the tiles, before the floor line."""
        before, told = self.board, self.told
        return replace(self.board_after, score=told.before + told.points, floor=before.floor)

    def game(self) -> Game:
        """Return a game in which this board is the first to be tiled."""
        return tiling_game(self.text)

    def scene(self, parts: Parts = Parts.ALL) -> Scene:
        """Draw the board before wall-tiling."""
        return Scene(board=board_view(self.board, parts=parts), position=self.text)

    def scene_after(self, *, with_floor: bool = True, is_cleared: bool = False) -> Scene:
        """Draw the board after the tiles, or with the score after the floor line too.

        What fell lies there still, since that is what was counted, unless it is cleared.
        """
        board = self.board_after if with_floor else self.board_tiled
        if not is_cleared:
            board = replace(board, floor=self.board.floor)
        parts = Parts.ALL if with_floor or board.floor else ~Parts.FLOOR
        view = board_view(board, parts=parts, marks=placed_marks(self.told))
        return Scene(board=view, position=str(board))

    def view(self, entry: Entry, name: str) -> BoardView:
        """Draw the moment at which somebody counts a tile, its runs marked, under their name."""
        before, wall = self.board, entry.wall
        lines = tuple(
            () if line and line[0] in wall[row] else line for row, line in enumerate(before.lines)
        )
        parts = Parts.LINES | Parts.WALL | (Parts.FLOOR if before.floor else Parts.WALL)
        return board_view(
            replace(before, lines=lines, wall=wall),
            parts=parts,
            marks=score_marks(entry.score),
            caption=whose_points(name, entry.points),
        )

    def counted(self, misreading: str = "") -> Ledger:
        """Count the round as the rules say, or as one misreading has it and all else is right."""
        return _counted(self.text, misreading)

    def behind(self, written: Ledger) -> list[str]:
        """List the misreadings that lead to exactly these tiles, floor line and score."""
        return [name for name in ROUND_IDS if self.counted(name).steps == written.steps]

    def is_clear(self, misreading: str) -> bool:
        """Tell whether a count shows which misreading is behind it, or what a few share."""
        found = set(self.behind(self.counted(misreading)))
        return found <= FLOOR_IDS or found <= ONE_RUN or found == {misreading}

    def compared(
        self, counts: Mapping[str, Ledger], steps: Sequence[str], marked: Sequence[str]
    ) -> Sheet:
        """Write counts side by side under their names; the steps that matter are marked."""
        rows = (
            SheetRow(
                (step_name(step), *(count.written(step) for count in counts.values())),
                is_marked=step in marked,
            )
            for step in steps
        )
        return Sheet(pgettext("sheet", "The counts side by side"), (_step(), *counts), tuple(rows))


def round_on(wall: str, lines: str, floor: str = "-", score: int = 0) -> Round:
    """Return a round on a wall written as in the figures, "#" for a tile of the printed color."""
    rows = str(Board(wall=wall_from_text(wall))).split(":")[2]
    return Round(f"{score}:{lines}:{rows}:{floor}")


def _step() -> str:
    return pgettext("sheet", "Step")


def step_name(step: str) -> str:
    """Name a step of a ledger."""
    return row_name(int(step) - 1) if step.isdigit() else step_words(step)


def number(value: int) -> str:
    """Write a number with a true minus sign."""
    return str(value).replace("-", MINUS)


def differing(one: Ledger, other: Ledger) -> list[str]:
    """List the tiles and the floor line, by step, on which two counts differ.

    The score after counts only where it does not follow from the steps above it.
    """
    mine, theirs = one.steps, other.steps
    steps = [step for step in all_steps(one, other) if step not in {BEFORE, AFTER}]
    found = [step for step in steps if mine.get(step, 0) != theirs.get(step, 0)]
    return found or ([AFTER] if one.after != other.after else [])


def all_steps(*counts: Ledger) -> list[str]:
    """List the steps that appear in any of the counts, in order."""
    rows = sorted({step for count in counts for step in count.steps if step.isdigit()})
    return [BEFORE, *rows, FLOOR_STEP, AFTER]


@lru_cache(maxsize=256)
def _played(text: str) -> tuple[SeatRound, Board]:
    game = tiling_game(text)
    game.tile_all()
    return game.last_round[0], game.players[0]


@lru_cache(maxsize=1024)
def _counted(text: str, misreading: str) -> Ledger:
    board = board_of(text)
    entries = tuple(_entries(board, misreading))
    points = sum(entry.points for entry in entries)
    penalty = score_floor(len(board.floor)).penalty
    if misreading in FLOOR_IDS:
        penalty = MISREADINGS[misreading].apply(board.floor)
    settle = MISREADINGS[misreading].apply if misreading in SETTLING_IDS else settled
    return Ledger(board.score, entries, penalty, settle(board.score, points, penalty))


def _entries(board: Board, misreading: str) -> list[Entry]:
    cells = list(due_cells(board))
    if misreading == UNFINISHED:
        held = [row for row in range(SIZE) if board.lines[row]]
        cells = [(row, column_of(row, board.lines[row][0])) for row in held]
    if misreading == "bottom_up":
        cells.reverse()
    walls = [board.wall]
    for cell in cells:
        walls.append(with_tile(walls[-1], cell))
    if misreading == "all_then_count":
        walls = walls[-1:] * len(walls)
    count = MISREADINGS[misreading].apply if misreading in TILE_IDS else _points
    entries = [
        Entry(cell, wall, count(wall, *cell)) for cell, wall in zip(cells, walls[1:], strict=True)
    ]
    return sorted(entries, key=lambda entry: entry.cell)


def _points(wall: Wall, row: int, col: int) -> int:
    return score_tile(wall, row, col).points
