"""Choose a move in a position that has been solved: tiles on offer, then a line for them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine.board import Board
from engine.errors import NotationError, Reason
from engine.moves import Move
from engine.tiles import FLOOR
from rulesite.board import BoardView, Choice, board_view, offer_view
from rulesite.wording.refusals import decisive, refusal
from tutorial.answers import UnreadableAnswer
from tutorial.choices import singles
from tutorial.feedback import Feedback, Link, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.pick import LINES, Pick, line_code, take_code
from tutorial.tasks.played_out import Solved, game_at
from tutorial.tasks.refused import Refused, blocking
from tutorial.tasks.taking import shown, takes
from tutorial.tasks.telling import Telling, your_board


@dataclass(frozen=True, slots=True)
class ChooseMoveTask(Refused):
    """Ask for the best move; `telling` knows what is told about one.

    The `address` is that of a puzzle, type and seed, whose lines of play can be looked at; under
    another address the same is asked.
    The answer takes two steps: a take, then with this take in hand a line. A line that the engine
    refuses for `reasons` is no answer, and the second step is asked once more.
    """

    solved: Solved
    telling: Telling
    address: tuple[str, str] | None = field(default=None, compare=False)
    taken: Pick | None = None
    reasons: tuple[Reason, ...] = field(default=(), hash=False)

    form: ClassVar[str] = "move"

    @property
    def hint(self) -> str:
        """Say what to tap now."""
        if self.taken is None:
            return pgettext("choosing a move", "Tap the tiles that you take.")
        return pgettext("choosing a move", "Now tap a pattern line or the floor line.")

    def then(self, values: Sequence[str]) -> "ChooseMoveTask | None":
        """Return the second step when the values are a take, or one with a refused line."""
        legal = takes(self.solved.position)
        text = values[0] if len(values) == 1 else ""
        if text in legal:
            return replace(self, taken=legal[text])
        if text[:-1] not in legal or text[-1] not in LINES:
            return None
        reasons = game_at(self.solved.position).why_illegal(Move.from_notation(text))
        return replace(self, taken=legal[text[:-1]], reasons=reasons) if reasons else None

    def scene(self) -> Scene:
        """Draw what is on offer, and the boards that count; mark what refuses a choice."""
        position, pick = self.solved.position, self.taken
        offer = offer_view(
            position,
            choose=lambda source, color: Choice(take_code(source, color)),
            taken={(pick.source, pick.color)} if pick else (),
            displays=shown(position),
        )
        boards = (self.own_board(), *self.telling.other_boards(position))
        return Scene(
            offer=offer, hand=pick.hand if pick else None, boards=boards, position=str(position)
        )

    def own_board(self) -> BoardView:
        """Draw the board to play on; with tiles in hand its lines are buttons."""
        board, caption = self.board, your_board()
        if self.taken is None:
            return board_view(board, caption=caption, ghosts=self.has_ghosts)
        code = self.taken.code
        return board_view(
            board,
            marks=blocking(self.reasons),
            choose_line=lambda line: Choice(f"{code}{line_code(line)}"),
            choose_floor=Choice(f"{code}{FLOOR}"),
            caption=caption,
            ghosts=self.has_ghosts,
        )

    @property
    def board(self) -> Board:
        """Return the board of the player to move."""
        return self.solved.position.players[self.solved.position.turn]

    @property
    def has_ghosts(self) -> bool:
        """Tell whether the colors of the wall are printed."""
        return not self.solved.position.grey

    def read(self, values: Sequence[str]) -> Move:
        """Read a move whose tiles are on offer; raise UnreadableAnswer."""
        text = values[0] if len(values) == 1 else ""
        try:
            move = Move.from_notation(text)
        except NotationError:
            message = _("Please choose tiles on offer, then a line for them.")
            raise UnreadableAnswer(message) from None
        against = game_at(self.solved.position).why_illegal(replace(move, line=FLOOR))
        if against:
            raise UnreadableAnswer(" ".join(map(refusal, against)))
        return move

    def judge(self, answer: Move) -> Feedback:
        """Compare a move with the best one, or say what the engine has against it."""
        reasons = game_at(self.solved.position).why_illegal(answer)
        if reasons:
            return self.refused(answer, reasons)
        verdict = right if answer == self.solved.best else wrong
        told = self.telling.tell(self.solved, answer)
        feedback = verdict(told.reasons, told.rules, told.scene, told.total, answer=told.best)
        return replace(feedback, link=self.link(answer))

    def link(self, move: Move) -> Link | None:
        """Lead to the lines of play."""
        if self.address is None:
            return None
        label = pgettext("after a puzzle", "See it played out, step by step")
        return Link(f"{reverse('lines', args=self.address)}?move={move}", label)

    def refused(self, move: Move, reasons: Sequence[Reason]) -> Feedback:
        """Say what is against a move; the take stays in hand for another try."""
        told = decisive(reasons)
        said, rules = [refusal(one) for one in told], [one.rule for one in told]
        step = self.then([str(move)]) or self
        return wrong(said, rules, step.scene())

    def solutions(self) -> list[list[str]]:
        """List the one best move."""
        return [[str(self.solved.best)]]

    def choices(self) -> list[list[str]]:
        """List every take with every line, also those that are refused."""
        codes = [f"{take}{line}" for take in takes(self.solved.position) for line in LINES]
        return singles(codes)
