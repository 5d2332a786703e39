"""A take and what it leads to: the center, the hand, the marker."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Game, Position, Rule
from engine.landing import open_lines
from engine.moves import Move
from engine.outcomes import Play
from engine.tiles import CENTER, FLOOR, FLOOR_PENALTIES, MARKER, Line
from rulesite.board import offer_view
from rulesite.board.offer import ChooseTake, moved_to_center, nothing_to_choose
from rulesite.board.player import BoardView, Parts, board_view
from rulesite.rulebook.slots import signed
from rulesite.wording.tiles import taken
from tutorial.scene import Hand, Scene
from tutorial.tasks.pick import Pick, room
from tutorial.tasks.take import rest_words

Holder = Literal["C", "F", "O"]
"""Where the marker is: in the center, on the floor line of the taker, with another player."""
HOLDERS: Final[tuple[Holder, ...]] = ("C", "F", "O")


def holder(position: Position, seat: int) -> Holder:
    """Tell where the marker is, as a seat sees it."""
    if position.marker_in_center:
        return "C"
    return "F" if MARKER in position.players[seat].floor else "O"


def holder_name(code: Holder) -> str:
    """Name a place of the marker."""
    names = {
        "C": pgettext("where the marker is", "In the centre"),
        "F": pgettext("where the marker is", "On your floor line"),
        "O": pgettext("where the marker is", "With another player"),
    }
    return names[code]


def takes(position: Position) -> dict[str, Pick]:
    """List the legal takes by source and color of the notation."""
    picks = (Pick(position, move.source, move.color) for move in Game(position).legal_moves())
    return {pick.code: pick for pick in picks}


def shown(position: Position) -> tuple[int, ...]:
    """List the displays that are worth drawing: those with tiles."""
    return tuple(number for number, tiles in enumerate(position.factories) if tiles)


def tidiest(pick: Pick) -> Line:
    """Return a line that takes all tiles of a pick, or else the floor line."""
    lines = open_lines(pick.board, pick.color)
    return next((line for line in lines if room(pick.board, line) >= pick.count), FLOOR)


@dataclass(frozen=True, slots=True)
class Taken:
    """Hold a take that the engine has carried out; the tiles are still shown in hand."""

    pick: Pick
    play: Play
    after: Position

    @classmethod
    def by(cls, pick: Pick) -> "Taken":
        """Carry out a take."""
        game = Game(pick.position)
        play = game.play(Move(pick.source, pick.color, tidiest(pick)))
        return cls(pick, play, game.position)

    @property
    def holder(self) -> Holder:
        """Tell where the marker is afterwards."""
        return holder(self.after, self.play.seat)

    def steps(self) -> list[str]:
        """Say what is taken, what becomes of the rest, and of the marker if it is taken."""
        pick = self.pick
        said = [taken(pick.color, pick.count), rest_words(pick.position, pick.source, pick.color)]
        return said + ([self.marker_words()] if self.play.marker else [])

    def marker_words(self) -> str:
        """Say why the marker is where it is."""
        if self.play.marker:
            if self.play.marker_space is None:
                return _("The marker comes along. The floor line is full, so it costs nothing.")
            text = _("The marker comes along: it covers floor space {number} ({value}).")
            value = signed(FLOOR_PENALTIES[self.play.marker_space])
            return text.format(number=self.play.marker_space + 1, value=value)
        if self.holder == "C":
            return _("A take from a display never brings the marker. It stays in the centre.")
        return _("The marker was taken before. It stays where it is until the next round.")

    @property
    def rules(self) -> list[Rule]:
        """Name the rules of the take."""
        is_center = self.pick.source == CENTER
        rest = Rule.TAKE_CENTER if is_center else Rule.TAKE_REST
        marker = [Rule.MARKER_TAKE, Rule.MARKER_COST] if self.play.marker else []
        return [Rule.TAKE_ALL, rest, *marker]

    def scene(self) -> Scene:
        """Draw the offer afterwards, the tiles in hand, and the marker where it lies."""
        pick = self.pick
        new = moved_to_center(self.play.rest)
        displays = shown(pick.position)
        return Scene(
            offer=offer_view(self.after, new=new, displays=displays),
            hand=Hand(pick.color, pick.count),
            board=floor_view(pick.position, with_marker=self.play.marker),
            position=str(self.after),
        )


def floor_view(position: Position, *, with_marker: bool = False) -> BoardView:
    """Draw the floor line of the player to act, the marker put there if it is taken."""
    board = position.players[position.turn]
    if with_marker:
        board = replace(board, floor=(*board.floor, MARKER))
    return board_view(board, parts=Parts.FLOOR)


def offer_scene(
    position: Position,
    choose: ChooseTake = nothing_to_choose,
) -> Scene:
    """Draw the offer and the floor line of the player to act."""
    view = offer_view(position, choose=choose, displays=shown(position))
    return Scene(offer=view, board=floor_view(position), position=str(position))
