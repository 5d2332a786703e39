"""Choose a line for the tiles in hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import pgettext

from engine.board import Board
from engine.errors import Reason
from engine.outcomes import Play
from engine.rules import Rule
from engine.tiles import Line
from rulesite.board import Choice
from rulesite.board.player import Parts, board_view
from rulesite.wording.plays import play_steps
from rulesite.wording.refusals import decisive, refusal
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.ruling_card import ruling_card
from tutorial.scene import Scene
from tutorial.tasks.pick import LINES, Landed, Pick, line_code
from tutorial.tasks.refused import blocking

Goal = Callable[[Play, Board], bool]
SHOWN = Parts.LINES | Parts.WALL | Parts.FLOOR


@dataclass(frozen=True, slots=True)
class ChooseLineTask:
    """Ask for a line, or the floor line, that meets a goal; every one that does is right.

    The goal is given what happens and the board after it. `misses` are what is said to legal
    choices that miss it, by form value.
    """

    pick: Pick
    goal: Goal
    misses: Mapping[str, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "choose"

    def scene(self, reasons: Sequence[Reason] = ()) -> Scene:
        """Draw the tiles in hand and the board, every line a button; mark what refuses a choice."""
        view = board_view(
            self.pick.board,
            parts=SHOWN,
            marks=blocking(reasons),
            choose_line=lambda line: Choice(line_code(line)),
            choose_floor=Choice("F"),
        )
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def read(self, values: Sequence[str]) -> Line:
        """Read a line; raise UnreadableAnswer."""
        return LINES[read_one(values, LINES)]

    def judge(self, answer: Line) -> Feedback:
        """Lay the tiles down, or say what speaks against it."""
        reasons = self.pick.refusals(answer)
        if reasons:
            told = decisive(reasons)
            said = [refusal(reason) for reason in told]
            return wrong(said, [reason.rule for reason in told], self.scene(reasons))
        landed = self.pick.play(answer)
        steps, rules, scene = (
            play_steps(landed.play),
            placing_rules(landed.play),
            after(self.pick, landed),
        )
        if self.goal(landed.play, landed.board):
            return right(steps, rules, scene)
        miss = self.misses.get(line_code(answer)) or pgettext(
            "choosing a line", "That is allowed, but it is not what was asked for."
        )
        return wrong([*steps, str(miss)], rules, scene)

    def choices(self) -> list[list[str]]:
        """List the lines and the floor line."""
        return singles(LINES)

    def solutions(self) -> list[list[str]]:
        """List every choice that meets the goal."""
        return [[code] for code, line in LINES.items() if self.judge(line).is_right]


def placing_rules(play: Play) -> list[str]:
    """Name the rules by which the tiles landed."""
    return [
        rule for rule in play.rules if rule.partition("-")[0] != "take" and rule != Rule.MARKER_TAKE
    ]


def after(pick: Pick, landed: Landed) -> Scene:
    """Draw the board with the tiles laid down marked, and the ruling on it where there is one."""
    rulings = map(ruling_card, landed.play.rules)
    return Scene(
        board=board_view(
            landed.board, parts=SHOWN, ghosts=not pick.position.grey, since=pick.board
        ),
        position=landed.notation,
        ruling=next((card for card in rulings if card), None),
    )
