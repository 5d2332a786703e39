"""Everything that lies on the table: offer, lid, every player's board."""

from collections.abc import Mapping
from typing import Final

from django.utils.translation import pgettext

from engine import Color, Position
from rulesite.board import BoardView, board_view, offer_view
from rulesite.board.counted import counted_on_board, counted_on_offer
from rulesite.board.wall import Marks
from rulesite.wording.reasons import seat_name
from tutorial.scene import Scene, Sheet, Supply

NO_MARKS: Final[Mapping[int, Marks]] = {}


def table_scene(
    position: Position,
    *,
    lid: bool = True,
    bag: bool = False,
    marks: Mapping[int, Marks] = NO_MARKS,
    counted: Color | None = None,
    sheet: Sheet | None = None,
) -> Scene:
    """Draw a whole position; `marks` by seat, lid and bag if they may be seen.

    Tiles of the color `counted` are marked as such wherever they lie open.
    """
    heaps = [Supply(pgettext("place for tiles", "Bag"), position.bag)] if bag else []
    heaps += [Supply(pgettext("place for tiles", "Lid"), position.lid)] if lid else []
    shown = [at for at, tiles in enumerate(position.factories) if tiles]
    offer = offer_view(position, displays=shown)
    boards = tuple(_board(position, seat, marks) for seat in range(len(position.players)))
    if counted:
        offer = counted_on_offer(offer, counted)
        boards = tuple(counted_on_board(board, counted) for board in boards)
    return Scene(
        offer=offer,
        supplies=tuple(heaps),
        boards=boards,
        position=str(position),
        sheet=sheet,
    )


def _board(position: Position, seat: int, marks: Mapping[int, Marks]) -> BoardView:
    return board_view(
        position.players[seat],
        ghosts=not position.grey,
        marks=marks.get(seat, {}),
        caption=seat_name(seat),
    )
