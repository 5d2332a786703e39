"""One player's part of a round that is being told, counted by the engine as far as it goes."""

from dataclasses import dataclass

from engine import Board, Game, Phase, Placement, Position, SeatRound
from engine.errors import IllegalMove, ImpossiblePosition, Reason
from engine.tiles import DISPLAYS, FLOOR, MIN_PLAYERS
from rulesite.sheet.draft import Draft, Part
from rulesite.sheet.sheet import Entry


@dataclass(frozen=True, slots=True)
class Telling:
    """Hold a player's counted part: ``options`` are the spaces from which one must be chosen."""

    before: Board
    part: Part
    told: SeatRound | None = None
    after: Board | None = None
    options: tuple[Placement, ...] = ()
    faults: tuple[Reason, ...] = ()

    @property
    def entry(self) -> Entry | None:
        """Return the finished entry; None while something is missing or wrong."""
        if self.told is None or self.options or self.faults:
            return None
        placements = tuple(
            Placement(tile.color, tile.row, FLOOR if tile.col is None else tile.col)
            for tile in self.told.tiles
            if tile.color
        )
        return Entry(placements, self.part.floor, self.part.has_marker)


def telling(before: Board, part: Part, grey: bool) -> Telling:
    """Count one player's part; the choices made so far are used where there is a choice."""
    board = part.board(before)
    try:
        game = Game(_alone(board, grey))
        _put(game, part.put)
    except (ImpossiblePosition, IllegalMove) as error:
        found = tuple(one for one in error.reasons if one.code != "tile-total")
        return Telling(before, part, faults=found)
    is_open = game.phase is Phase.TILING
    options = tuple(game.placements()) if is_open else ()
    return Telling(before, part, game.last_round[0], game.players[0], options)


def _put(game: Game, put: tuple[Placement, ...]) -> None:
    """Tile from the top with what was chosen; stop where no choice fits (grey-choice)."""
    chosen = {placement.row: placement for placement in put}
    while game.phase is Phase.TILING:
        options = game.placements()
        if not options:
            game.tile_all()
        elif chosen.get(options[0].row) in options:
            game.place(chosen[options[0].row])
        elif len(options) == 1:
            game.place(options[0])
        else:
            return


def _alone(board: Board, grey: bool) -> Position:
    """Put a board at a table where wall-tiling begins and nobody else has anything."""
    return Position(
        grey,
        1,
        Phase.TILING,
        factories=((),) * DISPLAYS[MIN_PLAYERS],
        marker_in_center=not board.has_marker,
        players=(board, *(Board(),) * (MIN_PLAYERS - 1)),
    ).completed()


def tellings(boards: tuple[Board, ...], draft: Draft, grey: bool) -> tuple[Telling, ...]:
    """Count every player's part."""
    return tuple(
        telling(board, part, grey) for board, part in zip(boards, draft.parts, strict=True)
    )
