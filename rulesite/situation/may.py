"""May I do this? A verdict on one move, with every reason against it."""

from django.utils.translation import gettext as _

from engine import CENTER, FLOOR, Game, ImpossiblePosition, Move, NotationError, Phase, Placement
from engine.errors import Reason
from engine.rules import Rule
from engine.tiles import Cell, Color, Source
from rulesite.board import BoardView, Parts, board_view, offer_view
from rulesite.board.choice import Choice
from rulesite.board.wall import Marks
from rulesite.situation.answer import Answer, citations, findings
from rulesite.situation.drawn import drawable
from rulesite.situation.moves import line_name, space_name
from rulesite.situation.situation import TAP, Situation, Unreadable
from rulesite.situation.wrong import needs_table, stuck
from rulesite.wording.plays import play_steps
from rulesite.wording.reasons import seat_name
from rulesite.wording.scores import tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark, take_label
from rulesite.wording.tiles import tiles_of


def may(situation: Situation) -> Answer:
    """Judge the move that is put together, or ask for what is missing of it.

    Raises Unreadable for what is no move.
    """
    position = situation.position
    if position.is_figure:
        return needs_table()
    try:
        game = Game(position)
    except ImpossiblePosition as error:
        return stuck(position, error.reasons)
    if game.phase is Phase.TILING:
        return _placement(game, situation.place)
    return _pick(game, situation.take, situation.to)


def _pick(game: Game, take: str, to: str) -> Answer:
    move = _read_move(take + to) if take and to else None
    half = _read_move(take + "F") if take else None
    verdict, is_good, against, notes, rules = _judged(game, move, half)
    return Answer(
        verdict,
        is_good,
        notes=notes,
        findings=findings(against, True),
        offer=offer_view(
            game.position,
            choose=_choose_take,
            taken=[(half.source, half.color)] if half else (),
            displays=[at for at, held in enumerate(game.position.factories) if held],
        ),
        board=board_view(
            game.players[game.turn],
            choose_line=lambda row: Choice(f"to-{row + 1}", name=TAP, id=f"to-{row + 1}"),
            caption=seat_name(game.turn),
            ghosts=not game.grey,
        ),
        hint=_hint(half, move),
        floor_code="to-F",
        citations=citations(rules),
    )


def _judged(
    game: Game, move: Move | None, half: Move | None
) -> tuple[str, bool | None, tuple[Reason, ...], tuple[str, ...], tuple[Rule, ...]]:
    """Return verdict, whether it is allowed, reasons against it, notes, and rules to read."""
    if move is None:
        text = _("{player} is to act. What is taken, and where does it go?")
        return text.format(player=seat_name(game.turn)), None, (), (), (Rule.TAKE_ALL,)
    said = _said(game, move)
    against = game.why_illegal(move)
    if against:
        return _("No, that is not allowed"), False, against, (said,), ()
    play = game.copy().play(move)
    notes = (said, *play_steps(play))
    if play.marker:
        notes += (_("The starting player marker comes along."),)
    return _("Yes, that is allowed"), True, (), notes, play.rules


def _said(game: Game, move: Move) -> str:
    """Say the move itself."""
    position = game.position
    held = position.factories[move.source] if move.source in range(len(position.factories)) else ()  # type: ignore[index]
    count = (position.center if move.source == CENTER else held).count(move.color)
    text = _("{take} → {line}")
    return text.format(take=take_label(move.source, move.color, count), line=line_name(move.line))


def _hint(half: Move | None, move: Move | None) -> str:
    if half is None:
        return _("Tap the tiles that are taken, then the pattern line or the floor line.")
    if move is None:
        return _("Now tap the pattern line or the floor line.")
    return _("Tap other tiles or another line to ask again.")


def _choose_take(source: Source, color: Color) -> Choice:
    place = CENTER if source == CENTER else str(int(source) + 1)
    return Choice(f"take-{place}{color}", name=TAP, id=f"take-{place}{color}")


def _read_move(text: str) -> Move:
    try:
        return Move.from_notation(text)
    except NotationError as error:
        raise Unreadable(str(error)) from None


def _placement(game: Game, text: str) -> Answer:
    """Judge a tile put on the wall."""
    placement = _read_placement(text) if text else None
    verdict, is_good = (
        _("{player} tiles. On which space?").format(player=seat_name(game.turn)),
        None,
    )
    against: tuple[Reason, ...] = ()
    notes: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = (Rule.TILE_ORDER,)
    if placement:
        against = game.why_illegal(placement)
        is_good = not against
        verdict = _("Yes, that is allowed") if is_good else _("No, that is not allowed")
        notes, rules = _placed(game, placement) if is_good else ((_placed_name(placement),), ())
    return Answer(
        verdict,
        is_good,
        notes=notes,
        findings=findings(against, True),
        board=_tiled_board(game, placement),
        hint=_("Tap the space of the wall to which the tile shall go."),
        citations=citations(rules),
    )


def _tiled_board(game: Game, placement: Placement | None) -> BoardView:
    return board_view(
        drawable(game.players[game.turn]),
        parts=Parts.LINES | Parts.WALL,
        marks=_marks(placement),
        choose_space=lambda cell: _choose_space(game, cell),
        caption=seat_name(game.turn),
        ghosts=not game.grey,
    )


def _placed(game: Game, placement: Placement) -> tuple[tuple[str, ...], tuple[Rule, ...]]:
    score = game.copy().place(placement)
    if score.fallen:
        return (_placed_name(placement),), (score.rule,)
    told = (_placed_name(placement), *tile_score_steps(score), tile_score_sum(score))
    return told, (score.rule,)


def _placed_name(placement: Placement) -> str:
    text = _("{take} → {line}")
    return text.format(take=tiles_of(placement.color, 1), line=space_name(placement))


def _marks(placement: Placement | None) -> Marks:
    if placement is None or placement.col == FLOOR:
        return {}
    return {(placement.row, int(placement.col)): {Mark.ASKED}}


def _choose_space(game: Game, cell: Cell) -> Choice | None:
    """Offer a space for the tile of its row's line, or of the line that is due."""
    board = game.players[game.turn]
    due = board.lines[board.full_lines[0]] if board.full_lines else ()
    color = (board.lines[cell[0]] or due)[:1]
    if not color:
        return None
    code = f"place-{color[0]}{cell[0] + 1}{cell[1] + 1}"
    return Choice(code, name=TAP, id=code)


def _read_placement(text: str) -> Placement:
    try:
        return Placement.from_notation(text)
    except NotationError as error:
        raise Unreadable(str(error)) from None
