"""Figures of the rulebook, carried out by the engine and made ready to draw."""

from dataclasses import dataclass
from functools import singledispatch

from engine import Board, Game, Move, Position, score_floor, score_tile
from engine.tiles import CENTER
from rulesite.board.offer import OfferView, Take, offer_view
from rulesite.board.player import (
    BoardView,
    FloorSpaceView,
    Parts,
    board_view,
    floor_spaces,
    score_marks,
)
from rulesite.board.wall import wall_from_text, with_tile
from rulesite.rulebook.figure import FloorFigure, ScoreFigure, TakeFigure
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.tiles import taken

EMPTY_BOARD = "0:-,-,-,-,-:...../...../...../...../.....:-"


@dataclass(frozen=True, slots=True)
class FigureView:
    """Hold a figure ready to draw, with its explanation in words."""

    steps: tuple[str, ...]
    total: str
    position: str
    board: BoardView | None = None
    before: OfferView | None = None
    after: OfferView | None = None
    floor: tuple[FloorSpaceView, ...] = ()


@singledispatch
def figure_view(figure: object) -> FigureView:
    """Carry a figure out on the engine and prepare what it shows."""
    raise TypeError(f"no way to draw {figure!r}")


@figure_view.register
def _(figure: ScoreFigure) -> FigureView:
    cell = (figure.row, figure.col)
    board = Board(wall=with_tile(wall_from_text(figure.wall), cell))
    score = score_tile(board.wall, *cell)
    return FigureView(
        steps=tuple(tile_score_steps(score)),
        total=tile_score_sum(score),
        position=str(board),
        board=board_view(board, parts=Parts.WALL, marks=score_marks(score)),
    )


@figure_view.register
def _(figure: TakeFigure) -> FigureView:
    text = f"c 1d A A {figure.factories} {figure.center} 0,0,0,0,0 0,0,0,0,0"
    before = Position.parse(f"{text} {EMPTY_BOARD} {EMPTY_BOARD}").completed()
    game = Game.from_notation(str(before))
    move = Move.from_notation(figure.move)
    play = game.play(move)
    after = Position.parse(game.notation())
    shown = [move.source] if isinstance(move.source, int) else []
    come = before.factories[shown[0]] if shown else ()
    new: set[Take] = {(CENTER, color) for color in come if color != move.color}
    gone = {(move.source, move.color)}
    return FigureView(
        steps=(taken(move.color, play.taken),),
        total="",
        position=str(before),
        before=offer_view(before, taken=gone, displays=shown),
        after=offer_view(after, new=new, displays=shown),
    )


@figure_view.register
def _(figure: FloorFigure) -> FigureView:
    text = f"0:-,-,-,-,-:...../...../...../...../.....:{figure.floor}"
    board = Position.parse(text).players[0]
    return FigureView(
        steps=(),
        total=floor_sum(score_floor(len(board.floor))),
        position=text,
        floor=floor_spaces(board.floor),
    )
