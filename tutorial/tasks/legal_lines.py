"""Which lines may take the tiles in hand?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from django.utils.translation import pgettext

from engine.landing import open_lines
from engine.misreadings import TARGETS
from engine.rules import Rule
from engine.tiles import FLOOR
from rulesite.board import Choice
from rulesite.board.opened import opened
from rulesite.board.player import board_view
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.refusals import decisive, refusal
from rulesite.wording.spaces import lines_for
from tutorial.answers import read_many
from tutorial.choices import subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.choose_line import SHOWN
from tutorial.tasks.pick import LINES, Pick, line_code
from tutorial.tasks.refused import blocking

Codes = frozenset[str]
BASIC: Final = (Rule.LINE_COLOR, Rule.LINE_WALL_ROW, Rule.FLOOR_CHOICE)


@dataclass(frozen=True, slots=True)
class LegalLinesTask:
    """Ask to mark every line that may take the tiles in hand, and the floor line.

    With `tells_all`, a wrong answer is told of every line; without, it may try again.
    """

    pick: Pick
    tells_all: bool = False

    form: ClassVar[str] = "mark"

    @property
    def truth(self) -> Codes:
        """Ask the engine."""
        return coded(open_lines(self.pick.board, self.pick.color))

    @property
    def named(self) -> str:
        """Name the lines that may take the tiles."""
        return lines_for(open_lines(self.pick.board, self.pick.color))

    def readings(self) -> Mapping[str, Codes]:
        """Return what each misreading would mark."""
        board, color = self.pick.board, self.pick.color
        return {wrong.id: coded(wrong.apply(board, color)) for wrong in TARGETS}

    def scene(self) -> Scene:
        """Draw the tiles in hand and the board, every line to mark."""
        return self._scene(frozenset(), explained=())

    def _scene(self, given: Codes, explained: Sequence[str]) -> Scene:
        """Keep what was marked; show what blocks the lines explained, and which are open."""
        reasons = [reason for code in explained for reason in self.pick.refusals(LINES[code])]
        view = board_view(
            self.pick.board,
            parts=SHOWN,
            ghosts=not self.pick.position.grey,
            marks=blocking(reasons),
            choose_line=lambda line: marked(line_code(line), given),
            choose_floor=marked(FLOOR, given),
        )
        if self.tells_all and explained:
            view = opened(view, open_lines(self.pick.board, self.pick.color))
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def read(self, values: Sequence[str]) -> Codes:
        """Read marked lines; raise UnreadableAnswer."""
        return read_many(values, LINES)

    def judge(self, answer: Codes) -> Feedback:
        """Compare what is marked with what the engine allows."""
        if answer == self.truth:
            every = [*LINES]
            scene = self._scene(answer, every)
            return right(self.sentences(every), self.rules(every), scene, answer=self.named)
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        said = [mistake.sentence] if mistake and self.tells_all else []
        named = [*LINES] if self.tells_all else self._first_slips(answer)
        rules = [*(mistake.rules if mistake else ()), *self.rules(named)]
        return wrong(
            [*said, *self.sentences(named)],
            rules,
            self._scene(answer, named),
            suspects=mistake.suspects if mistake else (),
            answer=self.named if self.tells_all else "",
        )

    def _first_slips(self, answer: Codes) -> list[str]:
        """Return what is to be said first: marked lines that refuse, else what is missing."""
        refusing = [code for code in LINES if code in answer - self.truth]
        forgotten = [code for code in reversed(LINES) if code in self.truth - answer]
        return refusing or forgotten[:1]

    def sentences(self, codes: Sequence[str]) -> list[str]:
        """Say of each line why it may take the tiles or why not."""
        return [sentence for code in codes for sentence in self._of_line(code)]

    def _of_line(self, code: str) -> list[str]:
        reasons = decisive(self.pick.refusals(LINES[code]))
        return [refusal(reason) for reason in reasons] or [self.allowed(code)]

    def rules(self, codes: Sequence[str]) -> list[str]:
        """Name the rules that refuse lines or allow the floor line."""
        found: list[str] = [
            reason.rule for code in codes for reason in decisive(self.pick.refusals(LINES[code]))
        ]
        return [*found, Rule.FLOOR_CHOICE] if FLOOR in codes else found or [*BASIC]

    def allowed(self, code: str) -> str:
        """Say why a line may take the tiles."""
        if code == FLOOR:
            return pgettext(
                "allowed line", "You may always put all of them on the floor line instead."
            )
        line = int(code) - 1
        if self.pick.board.lines[line]:
            text = pgettext(
                "allowed line",
                "Pattern line {row} is collecting this colour and has room: allowed.",
            )
        else:
            text = pgettext(
                "allowed line",
                "Pattern line {row} is empty, and row {row} of the wall does not have this colour:"
                " allowed.",
            )
        return text.format(row=line + 1)

    def choices(self) -> list[list[str]]:
        """List the sets of lines."""
        return subsets(LINES)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [sorted(self.truth)]


def coded(lines: Sequence[int]) -> Codes:
    """Write lines as form values, the floor line with them."""
    return frozenset({FLOOR, *map(line_code, lines)})


def marked(code: str, given: Codes) -> Choice:
    """Make a box, ticked if it was."""
    return Choice(code, many=True, is_marked=code in given)
