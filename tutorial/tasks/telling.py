"""What is told about a move in a solved position: of one player alone, or of two."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol, TypeVar

from django.utils.translation import pgettext

from engine import Position, Rule
from engine.ending import may_be_last
from engine.moves import Move
from engine.outcomes import Play
from engine.tiles import FLOOR
from rulesite.board import BoardView, OfferView, board_view, offer_view
from rulesite.rulebook.slots import signed
from rulesite.wording import moves as words
from rulesite.wording.bonuses import bonuses_told
from rulesite.wording.plays import play_steps
from rulesite.wording.rounds import round_steps, round_total
from rulesite.wording.tiles import taken
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.last_bonuses import (
    bonus_marks,
    bonuses_head,
    both_bonuses,
    difference,
    is_over,
    last_frame,
    net_bonus,
    total_of,
    with_bonuses,
)
from tutorial.tasks.played_out import (
    Account,
    Frame,
    Solved,
    account_alone,
    accounts_together,
    count_taken,
    frames,
    played,
)
from tutorial.tasks.taking import shown

T = TypeVar("T")
MOST_OTHERS = {False: 4, True: 1}
"""How many moves a sheet shows by side beside the one chosen, the best first.

On the grey side every way to tile is tried for each of them.
"""
TELLING_RULES = {Rule.MARKER_COST, Rule.FLOOR_CHOICE, Rule.OVERFLOW, Rule.FLOOR_FULL}
"""Rules of a pick that are cited when they are at work."""


Accounts = Mapping[Move, Account]
"""What the player has at the end of the round, for each move that is shown."""
Ends = Mapping[Move, tuple[Account, Account]]
"""The same of both players, the own first."""


class Told(NamedTuple):
    """Hold what is told: sentences, rules, what is drawn, the sum, the best move if it is told."""

    reasons: list[str]
    rules: list[Rule]
    scene: Scene
    total: str
    best: str = ""


class Telling(Protocol):
    """Know which boards bear on a move, and what to tell of it."""

    def other_boards(self, position: Position) -> tuple[BoardView, ...]:
        """Draw the other boards that count."""

    def tell(self, solved: Solved, move: Move) -> Told:
        """Tell what a legal move leads to, and what the best one would."""

    def leads_to(self, solved: Solved, move: Move) -> list[str]:
        """Tell what a legal move leads to, and nothing of any other."""

    def steps(self, solved: Solved, move: Move) -> list[Frame]:
        """List the moments from the position to the walls tiled, the own board first in each.

        When the game ends, the bonuses are one more.
        """

    def may_end(self, position: Position) -> bool:
        """Tell whether the game may end with this round."""


@dataclass(frozen=True, slots=True)
class Alone:
    """Tell of one take and the own score after it; with `harm`, of what the take costs."""

    rules: tuple[Rule, ...]
    harm: bool = False

    def other_boards(self, position: Position) -> tuple[BoardView, ...]:
        """Draw none: what the others have does not matter."""
        return ()

    def tell(self, solved: Solved, move: Move) -> Told:
        """Tell where the tiles go, what they score, and what the best take would leave."""
        position = solved.position
        play = played(position, move)[1]
        accounts = {one: account_alone(position, one) for one in worth_showing(solved, move)}
        account = accounts[move]
        reasons = [*self.leads_to(solved, move), *self.compared(solved, move, play)]
        board = board_view(
            account.last_board,
            caption=your_board(),
            ghosts=not position.grey,
            marks=bonus_marks(account.bonus),
        )
        offer, sheet = offer_taken(position, move), self.sheet(solved, move, accounts)
        scene = Scene(offer=offer, board=board, sheet=sheet, position=str(position))
        rules = cited(self.rules, play, ends=bool(account.bonus.parts))
        return Told(reasons, rules, scene, total_of(account), named(solved, solved.best))

    def leads_to(self, solved: Solved, move: Move) -> list[str]:
        """Tell where the tiles go, and what they score."""
        play = played(solved.position, move)[1]
        account = account_alone(solved.position, move)
        bonuses = bonuses_told(account.bonus)
        ends = [words.row_ends(), *bonuses] if bonuses else []
        return [*landing(play), *round_steps(account.told), *ends]

    def steps(self, solved: Solved, move: Move) -> list[Frame]:
        """Show the position, the take, and the wall tiled."""
        position = solved.position
        account = account_alone(position, move)
        own = [
            replace(frame, boards=(frame.boards[position.turn],))
            for frame in frames(position, (move,))
        ]
        tiled = Frame((account.board,), total=round_total(account.told))
        return [*own, tiled, *last_frame((account,), with_bonuses(account))]

    def may_end(self, position: Position) -> bool:
        """Tell whether this take can fill a row."""
        return may_be_last(position, last_take=True)

    def compared(self, solved: Solved, move: Move, play: Play) -> list[str]:
        """Say what a take costs, and how the best one compares."""
        said = []
        if self.harm:
            unharmed = account_alone(solved.position, None).score
            said.append(words.costs(unharmed - solved.value(move)))
        if move == solved.best:
            return [*said, words.next_best(solved.margin)]
        if is_begun(solved.position, play):
            said.append(words.open_line())
        best = count_taken(solved.position, solved.best)
        if self.harm and play.taken < best:
            said.append(words.fewer_tiles())
        ahead = solved.value(solved.best) - solved.value(move)
        return [*said, words.more_by(ahead)]

    def sheet(self, solved: Solved, chosen: Move, accounts: Accounts) -> Sheet:
        """Write a ledger: what tiles score, what the floor costs, bonuses if any, the score."""
        ends = any(account.bonus.parts for account in accounts.values())
        head = (
            pgettext("sheet of moves", "Take"),
            pgettext("sheet of moves", "Tiles"),
            pgettext("sheet of moves", "Floor"),
            *([bonuses_head()] if ends else []),
            pgettext("sheet of moves", "Score"),
        )
        rows = []
        for move, account in accounts.items():
            told, bonus = account.told, [signed(account.bonus.points)] if ends else []
            parts = (signed(told.points), signed(told.penalty), *bonus, str(account.score))
            rows.append(SheetRow((named(solved, move), *parts), is_marked=move == chosen))
        return Sheet(sheet_caption(), head, tuple(rows), shows_caption=True)


@dataclass(frozen=True, slots=True)
class Duel:
    """Tell of two players who play the round out; with `reply`, show the reply on the board."""

    rules: tuple[Rule, ...]
    reply: bool = False

    def other_boards(self, position: Position) -> tuple[BoardView, ...]:
        """Draw the other player's board."""
        board = position.players[1 - position.turn]
        return (board_view(board, caption=their_board(), ghosts=not position.grey),)

    def tell(self, solved: Solved, move: Move) -> Told:
        """Tell where the tiles go, the best reply, how it ends, and how the best take ends."""
        position = solved.position
        play = played(position, move)[1]
        ends = {one: self.ends(solved, one) for one in worth_showing(solved, move)}
        own, other = (account.score for account in ends[move])
        reasons = self.leads_to(solved, move)
        if move == solved.best:
            reasons.append(words.next_best(solved.margin))
        else:
            best_own, best_other = (account.score for account in ends[solved.best])
            reasons.append(words.own_end(best_own - own))
            reasons.append(words.other_end(best_other - other))
        scene = self.scene(solved, move, ends)
        rules = cited(self.rules, play, ends=is_over(ends[move]))
        return Told(reasons, rules, scene, difference(own, other), named(solved, solved.best))

    def leads_to(self, solved: Solved, move: Move) -> list[str]:
        """Tell where the tiles go, the best reply, and how it ends."""
        play = played(solved.position, move)[1]
        own, other = accounts = self.ends(solved, move)
        said = [*landing(play), *self.reply_to(solved, move)]
        said.append(words.ends_at(own.board.score, other.board.score))
        if is_over(accounts):
            said += [words.row_ends(), *both_bonuses(own.bonus, other.bonus)]
            said.append(words.ends_with_bonuses(own.score, other.score))
        return said

    def steps(self, solved: Solved, move: Move) -> list[Frame]:
        """Show every pick of both, both walls tiled, and the bonuses when the game ends."""
        position = solved.position
        own, other = accounts = self.ends(solved, move)
        picks = [
            replace(frame, boards=own_first(frame.boards, position.turn))
            for frame in frames(position, solved.line(move))
        ]
        total = difference(own.board.score, other.board.score)
        tiled = Frame((own.board, other.board), total=total)
        return [*picks, tiled, *last_frame(accounts, difference(own.score, other.score))]

    def may_end(self, position: Position) -> bool:
        """Tell whether either player may fill a row."""
        return may_be_last(position)

    def reply_to(self, solved: Solved, move: Move) -> list[str]:
        """Name the best reply."""
        after = list(frames(solved.position, solved.line(move)[:2]))
        if len(after) <= 2 or after[2].seat == solved.position.turn:
            return []
        reply = after[2]
        assert reply.move is not None
        return [words.reply(words.move_words(reply.move, reply.count))]

    def ends(self, solved: Solved, move: Move) -> tuple[Account, Account]:
        """Return what both have when the round is over, the own first."""
        accounts = accounts_together(solved.position, solved.line(move))
        return own_first(accounts, solved.position.turn)

    def scene(self, solved: Solved, move: Move, ends: Ends) -> Scene:
        """Draw the take on the position, or the reply to it, and the worth of the moves."""
        position, drawn, marked = solved.position, solved.position, move
        if self.reply and len(solved.line(move)) > 1:
            _, after, reply, *_ = frames(position, solved.line(move))
            assert after.position is not None
            assert reply.move is not None
            drawn, marked = after.position, reply.move
        boards = own_first(drawn.players, position.turn)
        captions = your_board(), their_board()
        return Scene(
            offer=offer_taken(drawn, marked),
            boards=tuple(
                board_view(board, caption=caption, ghosts=not position.grey)
                for board, caption in zip(boards, captions, strict=True)
            ),
            sheet=self.sheet(solved, move, ends),
            position=str(drawn),
        )

    def sheet(self, solved: Solved, chosen: Move, ends: Ends) -> Sheet:
        """Write for each take how the round ends for both, bonuses apart if there are any."""
        has_bonuses = any(map(is_over, ends.values()))
        head = (
            pgettext("sheet of moves", "Take"),
            your_board(),
            pgettext("sheet of moves", "Other"),
            *([bonuses_head()] if has_bonuses else []),
            pgettext("sheet of moves", "Lead"),
        )
        rows = []
        for move, (own, other) in ends.items():
            bonus = [net_bonus(own.bonus, other.bonus)] if has_bonuses else []
            scores = str(own.board.score), str(other.board.score)
            cells = (named(solved, move), *scores, *bonus, signed(own.score - other.score))
            rows.append(SheetRow(cells, is_marked=move == chosen))
        return Sheet(sheet_caption(), head, tuple(rows), shows_caption=True)


def own_first(both: Sequence[T], seat: int) -> tuple[T, T]:
    """Put what belongs to a seat before what belongs to the other one."""
    return both[seat], both[1 - seat]


def landing(play: Play) -> list[str]:
    """Say what is taken and where it goes."""
    return [taken(play.move.color, play.taken), *play_steps(play)]


def is_begun(position: Position, play: Play) -> bool:
    """Tell whether tiles lie in a line that they do not fill."""
    if play.move.line == FLOOR:
        return False
    line = int(play.move.line)
    return len(position.players[play.seat].lines[line]) + play.placed <= line


def cited(rules: Sequence[Rule], play: Play, *, ends: bool) -> list[Rule]:
    """Name the rules of a type, those of a pick that cost something, what ends the game."""
    end = [Rule.END_TRIGGER] if ends else []
    return [*rules, *(rule for rule in play.rules if rule in TELLING_RULES), *end]


def worth_showing(solved: Solved, chosen: Move) -> list[Move]:
    """List the best moves and the one chosen, the best first."""
    ranked = sorted(solved.moves, key=lambda move: -solved.value(move))
    others = [move for move in ranked if move != chosen]
    kept = {chosen, *others[: MOST_OTHERS[solved.position.grey]]}
    return [move for move in ranked if move in kept]


def named(solved: Solved, move: Move) -> str:
    """Name a move."""
    return words.move_words(move, count_taken(solved.position, move))


def offer_taken(position: Position, move: Move) -> OfferView:
    """Draw the offer with a take on its way."""
    return offer_view(position, taken={(move.source, move.color)}, displays=shown(position))


def your_board() -> str:
    """Name the learner's board."""
    return pgettext("whose board", "You")


def their_board() -> str:
    """Name the other player's board."""
    return pgettext("whose board", "The other player")


def sheet_caption() -> str:
    """Say what a sheet of moves holds."""
    return pgettext("sheet of moves", "What the takes lead to, the best first")
