"""A number about what happens when a line takes the tiles in hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import ngettext

from engine import score_floor
from engine.rules import Rule
from engine.tiles import FLOOR_PENALTIES
from rulesite.board.player import board_view
from rulesite.wording.plays import play_steps
from rulesite.wording.scores import floor_sum
from tutorial.answers import read_number
from tutorial.choices import numbers
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.choose_line import SHOWN, after, placing_rules
from tutorial.tasks.pick import LINES, Landed, Pick, room
from tutorial.tasks.what_falls import marker_steps


class Wanted(StrEnum):
    """Name what is asked for."""

    FALLEN = auto()  # tiles that fall to the floor line
    ROOM = auto()  # spaces of the pattern line that stay free
    COVERED = auto()  # spaces of the floor line that are covered then
    COST = auto()  # what the floor line costs then


@dataclass(frozen=True, slots=True)
class PlayNumberTask:
    """Ask for one number about a play; `slips` are what is said to wrong numbers expected."""

    pick: Pick
    line: str
    wanted: Wanted
    slips: Mapping[int, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "number"

    @property
    def landed(self) -> Landed:
        """Let the engine lay the tiles down."""
        return self.pick.play(LINES[self.line])

    @property
    def truth(self) -> int:
        """Read the number off what the engine did."""
        play, board, _ = self.landed
        covered = min(len(board.floor), len(FLOOR_PENALTIES))
        numbers = {
            Wanted.FALLEN: play.fallen,
            Wanted.ROOM: self.room(),
            Wanted.COVERED: covered,
            Wanted.COST: -score_floor(covered).penalty,
        }
        return numbers[self.wanted]

    def room(self) -> int:
        """Count the spaces of the pattern line that stay free."""
        line = LINES[self.line]
        return 0 if isinstance(line, str) else room(self.landed.board, line)

    def scene(self) -> Scene:
        """Draw the tiles in hand and the board."""
        view = board_view(self.pick.board, parts=SHOWN)
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's; a wrong one not expected gets the way to it."""
        rules = [*placing_rules(self.landed.play), *self.rules()]
        if answer == self.truth:
            return right(self.steps(), rules, after(self.pick, self.landed), self.total())
        slip = self.slips.get(answer)
        return wrong([str(slip)] if slip else self.steps(), rules, self.scene())

    def steps(self) -> list[str]:
        """Say what happens."""
        play = self.landed.play
        steps = [*marker_steps(play), *play_steps(play)]
        if self.wanted is Wanted.ROOM:
            steps.append(room_left(self.truth))
        return steps

    def rules(self) -> list[Rule]:
        """Name the rules that the number adds."""
        costs = self.wanted in {Wanted.COVERED, Wanted.COST}
        return [Rule.FLOOR_PENALTIES] if costs else [Rule.LINE_FILL]

    def total(self) -> str:
        """Write the sum of the floor line, where it is asked for."""
        if self.wanted is not Wanted.COST:
            return ""
        return floor_sum(score_floor(min(len(self.landed.board.floor), len(FLOOR_PENALTIES))))

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers()

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


def room_left(count: int) -> str:
    """Say how many spaces of the line stay free."""
    text = ngettext("{n} space of the line stays free.", "{n} spaces of the line stay free.", count)
    return text.format(n=count)
