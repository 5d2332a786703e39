"""Scores and walls when the game is over: places by the rules, and as misreadings have them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine import Board, end_bonuses, ranking
from engine.misreadings import TIE
from engine.outcomes import Verdict, decide
from engine.rules import Rule
from engine.scoring import BonusScore
from engine.tiles import SIZE, Cell
from rulesite.board.player import Parts, board_view
from rulesite.board.wall import wall_from_text
from rulesite.wording.endings import most_points, rows_decide, standing, still_tied
from rulesite.wording.rounds import whose_sentence
from rulesite.wording.spaces import Mark
from tutorial.people import names
from tutorial.scene import Scene
from tutorial.tasks.end_positions import final_position

Places = tuple[int, ...]
"""Seat to place from 1; players with the same place share it, and no place is left out."""
KEYS: Final[Mapping[str, Callable[[BonusScore], int]]] = {
    "tie_by_columns": lambda bonus: len(bonus.columns),
    "tie_by_colors": lambda bonus: len(bonus.colors),
    "tie_always_shared": lambda bonus: 0,
}
"""Misreading to what it compares when points are equal."""


@dataclass(frozen=True, slots=True)
class FinalStanding:
    """Hold the final scores, bonuses included, and the walls, written as in the figures."""

    scores: tuple[int, ...]
    walls: tuple[str, ...]

    @property
    def boards(self) -> tuple[Board, ...]:
        """Return the boards, by seat."""
        return _boards(self)

    @property
    def bonuses(self) -> tuple[BonusScore, ...]:
        """Let the engine find what is full on each wall."""
        return _bonuses(self)

    @property
    def rows(self) -> tuple[int, ...]:
        """Count the full rows, by seat."""
        return tuple(len(bonus.rows) for bonus in self.bonuses)

    @property
    def verdict(self) -> Verdict:
        """Let the engine find who wins, and by which rule."""
        return decide(self.scores, self.rows)

    @property
    def places(self) -> Places:
        """Let the engine rank the players."""
        return self._ranked(self.rows)

    def wrong_places(self) -> Mapping[str, Places]:
        """Return the places that each misreading gives."""
        return {
            name: self._ranked([key(bonus) for bonus in self.bonuses]) for name, key in KEYS.items()
        }

    def wrong_winners(self) -> Mapping[str, tuple[int, ...]]:
        """Return the winners that each misreading names."""
        walls = [board.wall for board in self.boards]
        return {wrong.id: wrong.apply(self.scores, walls) for wrong in TIE}

    def _ranked(self, keys: Sequence[int]) -> Places:
        groups = ranking(self.scores, tuple(keys))
        place = {seat: at for at, group in enumerate(groups, 1) for seat in group}
        return tuple(place[seat] for seat in range(len(self.scores)))

    def scene(self, *, solved: bool = False) -> Scene:
        """Draw walls and scores side by side; once solved, full rows are marked."""
        shown = zip(names(len(self.boards)), self.boards, strict=True)
        views = tuple(
            board_view(
                board,
                parts=Parts.SCORE | Parts.WALL,
                caption=name,
                marks=_row_marks(board) if solved else {},
            )
            for name, board in shown
        )
        return Scene(boards=views, position=str(final_position(self.boards)))

    def steps(self) -> list[str]:
        """Say what each player has, and what decides."""
        each = zip(names(len(self.scores)), self.scores, self.rows, strict=True)
        told = [whose_sentence(name, standing(score, rows)) for name, score, rows in each]
        return [*told, *self.decisions()]

    def decisions(self) -> list[str]:
        """Say which rules decide places here, each once."""
        scores, pairs = self.scores, [*zip(self.scores, self.rows, strict=True)]
        if len(set(scores)) == len(scores):
            return [most_points()]
        rows_differ = len(set(pairs)) > len(set(scores))
        stay_tied = len(set(pairs)) < len(pairs)
        return [rows_decide()] * rows_differ + [still_tied()] * stay_tied

    @property
    def rules(self) -> list[Rule]:
        """List the rules that decide."""
        scores, pairs = self.scores, [*zip(self.scores, self.rows, strict=True)]
        rules = [Rule.WINNER]
        if len(set(scores)) < len(scores):
            rules.append(Rule.TIE_ROWS)
        if len(set(pairs)) < len(pairs):
            rules.append(Rule.TIE_SHARED)
        return rules


def _row_marks(board: Board) -> dict[Cell, set[Mark]]:
    return {(row, col): {Mark.BONUS} for row in board.full_rows for col in range(SIZE)}


@lru_cache(maxsize=256)
def _boards(final: FinalStanding) -> tuple[Board, ...]:
    pairs = zip(final.scores, final.walls, strict=True)
    return tuple(replace(Board(), score=score, wall=wall_from_text(text)) for score, text in pairs)


@lru_cache(maxsize=256)
def _bonuses(final: FinalStanding) -> tuple[BonusScore, ...]:
    return tuple(end_bonuses(board.wall) for board in final.boards)
