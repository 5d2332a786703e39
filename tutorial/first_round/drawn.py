"""The round as it is drawn: offer, tiles in hand, both boards, what was done, the end."""

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.board import Board
from engine.errors import Reason
from engine.tiles import FLOOR
from rulesite.board import BoardView, Choice, OfferView, board_view, offer_view
from rulesite.board.figures.tiling import placed_marks
from rulesite.board.offer import moved_to_center
from rulesite.wording import reviews
from rulesite.wording.moves import move_words
from rulesite.wording.rounds import round_steps, round_total
from tutorial.first_round.played import LEARNER, OTHER, FirstRound, Tiled, Turn
from tutorial.first_round.review import Remark, review
from tutorial.tasks.pick import Pick, take_code
from tutorial.tasks.played_out import count_taken
from tutorial.tasks.refused import Refused, blocking
from tutorial.tasks.taking import shown
from tutorial.tasks.telling import their_board, your_board

TAKE, MOVES = "take", "moves"
"""Names in the address: the tiles in hand, and all moves of the learner."""


class EndView(NamedTuple):
    """Hold a player's wall-tiling: whose, part by part, the sum, the board."""

    name: str
    steps: list[str]
    total: str
    board: BoardView


class RemarkView(NamedTuple):
    """Hold what is said of a move, what that rests on, and the moves before it."""

    heading: str
    move: str
    verdict: str
    kind: str
    is_better_known: bool
    moves: str


@dataclass(frozen=True, slots=True)
class Table(Refused):
    """Hold a round and the tiles in hand, if some are; draw what is on the table."""

    played: FirstRound
    taken: Pick | None = None
    reasons: tuple[Reason, ...] = field(default=())

    @property
    def offer(self) -> OfferView:
        """Draw the offer; what the bot has pushed to the center is new."""
        position, last = self.played.position, self.last(OTHER)
        is_fresh = last is not None and self.taken is None
        return offer_view(
            position,
            choose=lambda source, color: Choice(take_code(source, color), name=TAKE),
            taken={(self.taken.source, self.taken.color)} if self.taken else (),
            new=moved_to_center(last.play.rest if last and is_fresh else ()),
            displays=shown(position),
        )

    @property
    def own(self) -> BoardView:
        """Draw the learner's board; with tiles in hand its lines can be tapped."""
        board = self.played.position.players[LEARNER]
        if self.taken is None:
            since = self.since(LEARNER)
            return board_view(board, since=since, caption=your_board())
        start = f"{self.played.written()}{self.taken.code}"
        return board_view(
            board,
            marks=blocking(self.reasons),
            choose_line=lambda line: Choice(f"{start}{line + 1}", name=MOVES),
            choose_floor=Choice(f"{start}{FLOOR}", name=MOVES),
            caption=your_board(),
        )

    @property
    def other(self) -> BoardView:
        """Draw the bot's board; what it has just laid down is marked."""
        board = self.played.position.players[OTHER]
        since = board if self.taken else self.since(OTHER)
        return board_view(board, since=since, caption=their_board())

    @property
    def told(self) -> list[list[str]]:
        """Say what was done last, by both."""
        return [
            reviews.turn_steps(turn.play, is_own=turn.is_own) for turn in self.played.turns[-2:]
        ]

    def last(self, seat: int) -> Turn | None:
        """Return the last turn of a seat, if it is one of the last two."""
        turns = [turn for turn in self.played.turns[-2:] if turn.play.seat == seat]
        return turns[-1] if turns else None

    def since(self, seat: int) -> Board:
        """Return a board as it was before the last turn of its seat."""
        turn = self.last(seat)
        return turn.before.players[seat] if turn else self.played.position.players[seat]


def ends(tiled: tuple[Tiled, ...]) -> list[EndView]:
    """Draw both walls tiled, the learner's first, with every part of the sum."""
    names = your_board(), their_board()
    return [
        EndView(
            name,
            round_steps(one.told),
            round_total(one.told),
            board_view(one.after, marks=placed_marks(one.told), caption=name),
        )
        for name, one in zip(names, tiled, strict=True)
    ]


def lead(tiled: tuple[Tiled, ...]) -> str:
    """Say who is ahead."""
    return reviews.ahead(tiled[LEARNER].after.score - tiled[OTHER].after.score)


def remarks(played: FirstRound) -> list[RemarkView]:
    """Say of each of the learner's moves what was better."""
    return [_remark(played, remark) for remark in review(played)]


def _remark(played: FirstRound, remark: Remark) -> RemarkView:
    turn = remark.turn
    return RemarkView(
        heading=reviews.move_heading(remark.number),
        move=move_words(turn.play.move, turn.play.taken),
        verdict=_verdict(remark),
        kind=reviews.kind_of_verdict(is_proved=remark.is_proved),
        is_better_known=remark.better is not None,
        moves=played.written(remark.number - 1),
    )


def _verdict(remark: Remark) -> str:
    if remark.better is None:
        return reviews.nothing_better() if remark.is_proved else reviews.nothing_clear()
    say = reviews.better if remark.is_proved else reviews.seems_better
    count = count_taken(remark.turn.before, remark.better)
    return say(move_words(remark.better, count), remark.points)
