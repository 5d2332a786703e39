"""Does the game end, because of whose wall, and when?"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from django.utils.translation import pgettext

from engine import Board, Game, Position, end_bonuses
from engine.board import Wall
from engine.misreadings import ENDING, ENDING_ROUND
from engine.rules import Rule
from engine.scoring import BonusScore
from engine.tiles import SIZE, Cell
from engine.tiling import due_cells, tiled
from rulesite.board.player import Parts, board_view
from rulesite.wording.endings import (
    contradiction,
    ends_nothing,
    game_ends,
    game_goes_on,
    moment_name,
    no_full_row,
    row_is_full,
    wall_ends,
)
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.rounds import whose_sentence
from rulesite.wording.spaces import Mark
from tutorial.answers import read_each
from tutorial.choices import each
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene
from tutorial.tasks.claim import NO, YES
from tutorial.tasks.task import Field, Option

NO_END, NOW, AFTER = "no", "now", "end"
MOMENTS: Final = (NO_END, NOW, AFTER)
AT_ONCE = ENDING_ROUND[0]


@dataclass(frozen=True, slots=True)
class DoesItEndTask:
    """Ask of each wall whether it ends the game, and when the game ends.

    `text` is a position of the colored side in which wall-tiling begins.
    """

    text: str
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def boards(self) -> tuple[Board, ...]:
        """Return the boards before wall-tiling, in turn order."""
        return _read(self.text).players

    @property
    def bonuses(self) -> tuple[BonusScore, ...]:
        """Return what is full on each wall after wall-tiling."""
        return _bonuses(self.text)

    @property
    def fields(self) -> list[Field]:
        """Ask for a choice for each wall, and for the moment."""
        ends = tuple(Option(code, wall_ends(code == YES)) for code in (YES, NO))
        when = tuple(Option(moment, moment_name(moment)) for moment in MOMENTS)
        walls = [Field(name, ends) for name in names(len(self.boards))]
        return [*walls, Field(pgettext("question", "When does the game end?"), when)]

    @property
    def truth(self) -> tuple[str, ...]:
        """Let the engine play the wall-tiling."""
        return _answer(bool(bonus.rows) for bonus in self.bonuses)

    def readings(self) -> Mapping[str, tuple[str, ...]]:
        """Return what each misreading answers."""
        return {
            **{wrong.id: _answer(map(wrong.apply, _walls(self.text))) for wrong in ENDING},
            AT_ONCE.id: self._stopped(),
        }

    def _stopped(self) -> tuple[str, ...]:
        """Stop with the first tile that fills a row: rows after it don't come about."""
        flags = [NO] * len(self.boards)
        for seat, bonus in enumerate(self.bonuses):
            if bonus.rows:
                flags[seat] = YES
                return (*flags, NOW)
        return (*flags, NO_END)

    def scene(self) -> Scene:
        """Draw the boards before wall-tiling, side by side."""
        shown = zip(names(len(self.boards)), self.boards, strict=True)
        parts = Parts.LINES | Parts.WALL
        views = tuple(board_view(board, parts=parts, caption=name) for name, board in shown)
        return Scene(boards=views, position=self.text)

    def scene_after(self) -> Scene:
        """Draw the walls after wall-tiling, with new tiles, and full rows marked."""
        game = _played(self.text)
        shown = zip(names(len(self.boards)), self.boards, game.players, strict=True)
        views = tuple(
            board_view(after, parts=Parts.WALL, caption=name, marks=_marks(before, after))
            for name, before, after in shown
        )
        return Scene(boards=views, position=game.notation())

    def read(self, values: Sequence[str]) -> tuple[str, ...]:
        """Read a choice for each wall and the moment; raise UnreadableAnswer."""
        return read_each(values, [*[(YES, NO)] * len(self.boards), MOMENTS])

    def judge(self, answer: tuple[str, ...]) -> Feedback:
        """Compare with what the engine plays, and name a known mistake."""
        steps = self.steps()
        rules = [Rule.END_TRIGGER, *([Rule.END_AFTER_TILING] if self.truth[-1] == AFTER else [])]
        if answer == self.truth:
            return right(steps, rules, self.scene_after())
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        if mistake is None:
            reasons = [*([contradiction()] if clashes(answer) else []), *steps]
            return wrong(reasons, rules, self.scene_after(), tells_fields=self.tells_all)
        suspects = mistake.suspects
        if self.tells_all:
            reasons, rules = [mistake.sentence, *steps], [*mistake.rules, *rules]
            after = self.scene_after()
            return wrong(reasons, rules, after, suspects=suspects, tells_fields=True)
        return wrong([mistake.sentence], mistake.rules, self.scene(), suspects=suspects)

    def steps(self) -> list[str]:
        """Say of each wall what is full, then whether the game ends."""
        told = [
            whose_sentence(name, sentence)
            for name, bonus in zip(names(len(self.boards)), self.bonuses, strict=True)
            for sentence in wall_steps(bonus)
        ]
        return [*told, game_goes_on() if self.truth[-1] == NO_END else game_ends()]

    def choices(self) -> list[list[str]]:
        """List all combinations."""
        return each([*[(YES, NO)] * len(self.boards), MOMENTS])

    def solutions(self) -> list[list[str]]:
        """List the one right combination."""
        return [list(self.truth)]


def clashes(answer: tuple[str, ...]) -> bool:
    """Tell whether what is said of the walls does not go with the moment."""
    return (YES in answer[:-1]) == (answer[-1] == NO_END)


def wall_steps(bonus: BonusScore) -> list[str]:
    """Say which rows of a wall are full, and what is full but ends nothing."""
    rows = [row_is_full(row) for row in bonus.rows]
    others = [part for part in bonus.parts if part.rule is not Rule.BONUS_ROW]
    return [*(rows or [no_full_row()]), *map(ends_nothing, others if not rows else ())]


def _answer(ends: Iterable[bool]) -> tuple[str, ...]:
    found = [*ends]
    return (*(YES if each else NO for each in found), AFTER if any(found) else NO_END)


def _marks(before: Board, after: Board) -> dict[Cell, set[Mark]]:
    full = {(row, col): {Mark.BONUS} for row in after.full_rows for col in range(SIZE)}
    for cell in due_cells(before):
        full.setdefault(cell, set()).add(Mark.PLACED)
    return full


@lru_cache(maxsize=256)
def _read(text: str) -> Position:
    return Position.parse(text)


@lru_cache(maxsize=64)
def _walls(text: str) -> tuple[Wall, ...]:
    return tuple(tiled(board).wall for board in _read(text).players)


@lru_cache(maxsize=64)
def _bonuses(text: str) -> tuple[BonusScore, ...]:
    return tuple(map(end_bonuses, _walls(text)))


@lru_cache(maxsize=64)
def _played(text: str) -> Game:
    game = Game.from_notation(text)
    game.tile_all()
    return game
