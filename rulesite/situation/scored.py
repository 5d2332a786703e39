"""What does this score? Wall-tiling part by part, the floor line, the stop at zero, bonuses."""

from collections.abc import Iterator

from django.utils.translation import gettext as _

from engine import Board, IllegalMove, ImpossiblePosition, Phase, Rule, TileScore, end_bonuses
from engine.board import Wall
from engine.reachability import blockers
from engine.tiles import Cell
from rulesite.board import BoardView, Parts, board_view
from rulesite.board.choice import Choice
from rulesite.board.player import floor_spaces, score_marks
from rulesite.board.wall import with_tile
from rulesite.rulebook.slots import signed
from rulesite.situation.answer import Answer, Piece, citations, findings
from rulesite.situation.counting import Counting, counted
from rulesite.situation.drawn import MOST_FLOOR
from rulesite.situation.situation import TAP, Situation, is_grey
from rulesite.situation.wrong import stuck
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.plays import fallen, to_lid
from rulesite.wording.reasons import seat_name
from rulesite.wording.rounds import round_total
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name


def scored(situation: Situation) -> Answer:
    """Count the board in question."""
    position = situation.position
    if position.phase is Phase.OVER and not position.is_figure:
        return _over(situation)
    try:
        counting = counted(situation.board, position.grey, situation.put)
    except ImpossiblePosition as error:
        return stuck(position, error.reasons)
    except IllegalMove as error:
        note = _("One of the chosen spaces is not allowed.")
        return Answer(
            _("No, that is not allowed"),
            False,
            notes=(note,),
            findings=findings(error.reasons, True),
            can_restart=True,
        )
    return told(situation, counting)


def told(situation: Situation, counting: Counting) -> Answer:
    """Tell a wall-tiling part by part."""
    pieces = [*_tiles(counting)]
    rules = [*counting.told.rules]
    if counting.told.tiles:
        rules[:0] = [Rule.TILE_ORDER, Rule.SCORE_NOW]
    if counting.options:
        rules += [Rule.GREY_CHOICE, Rule.GREY_COLUMN]
    if counting.is_done:
        pieces += [_floor(counting), *_settled(counting), *_bonuses(counting)]
        rules += [part.rule for part in counting.bonuses.parts]
        if counting.ends:
            rules += [Rule.END_TRIGGER]
    return Answer(
        total(counting) if counting.is_done else _("Choose a space for the next tile"),
        notes=_notes(situation, counting),
        pieces=tuple(pieces),
        board=None if counting.is_done else _choice(counting),
        hint="" if counting.is_done else _choice_hint(counting),
        can_restart=bool(situation.put),
        citations=citations(rules or [Rule.TILE_FULL_LINES]),
    )


def total(counting: Counting) -> str:
    """Write the whole round as a sum, with the bonuses where the game ends."""
    text = round_total(counting.told)
    if counting.ends:
        text += f" · {counting.after} + {counting.bonuses.points} = {counting.total}"
    return text


def _notes(situation: Situation, counting: Counting) -> tuple[str, ...]:
    notes = []
    if situation.position.is_figure and is_grey(situation.position):
        notes.append(_("Tiles lie where the coloured side has other colours: this is a grey wall."))
    if not situation.position.is_figure:
        notes.append(seat_name(situation.seat))
        if situation.position.phase is Phase.DRAFTING:
            notes.append(_("Counted as if drafting ended now."))
    if not counting.told.tiles and counting.is_done:
        notes.append(_("No pattern line is full, so no tile goes to the wall."))
    return tuple(notes)


def _tiles(counting: Counting) -> Iterator[Piece]:
    """Tell each tile on the wall as it is when the tile comes."""
    wall = counting.start.wall
    for score in counting.told.tiles:
        if score.col is not None:
            wall = with_tile(wall, (score.row, score.col), score.color)
        yield _tile(score, wall, counting.grey)


def _tile(score: TileScore, wall: Wall, grey: bool) -> Piece:
    assert score.color is not None
    heading = _("Row {row}: {color}").format(row=score.row + 1, color=color_name(score.color))
    if score.col is None:
        steps = [_("The wall has no space for this colour in the row: the whole line falls.")]
        steps += [fallen(score.fallen - score.lid)] if score.fallen > score.lid else []
        steps += [to_lid(score.lid)] if score.lid else []
        return Piece(heading, tuple(steps), signed(0))
    view = board_view(Board(wall=wall), parts=Parts.WALL, marks=score_marks(score), ghosts=not grey)
    return Piece(heading, tuple(tile_score_steps(score)), tile_score_sum(score), board=view)


def _floor(counting: Counting) -> Piece:
    score = counting.told.floor
    fell = counting.told.fell
    assert score is not None
    steps = [] if fell else [_("Nothing lies on the floor line.")]
    if len(fell) > len(score.parts):
        steps.append(_("What finds no space on the floor line costs nothing."))
    return Piece(
        _("Floor line"),
        tuple(steps),
        floor_sum(score),
        floor=floor_spaces(fell[:MOST_FLOOR]) if fell else (),
    )


def _settled(counting: Counting) -> Iterator[Piece]:
    steps = (_("The score stops at zero."),) if counting.told.forgiven else ()
    yield Piece(_("Score after the round"), steps, round_total(counting.told))


def _bonuses(counting: Counting) -> Iterator[Piece]:
    if not counting.bonuses.parts:
        return
    if counting.ends:
        first = _("A row of the wall is full, so the game ends and the bonuses are added.")
    else:
        first = _("No row is full yet. If the game ended now, these bonuses would be added.")
    yield _bonus_piece(counting.board.wall, counting.grey, first)


def _bonus_piece(wall: Wall, grey: bool, *first: str) -> Piece:
    score = end_bonuses(wall)
    marks: dict[Cell, set[Mark]] = {
        cell: {Mark.BONUS} for part in score.parts for cell in part.cells
    }
    view = board_view(Board(wall=wall), parts=Parts.WALL, marks=marks, ghosts=not grey)
    return Piece(_("Bonuses"), (*first, *bonus_steps(score)), bonus_sum(score), board=view)


def _choice(counting: Counting) -> BoardView:
    codes = {(at.row, at.col): f"put-{at}" for at in counting.options}
    return board_view(
        counting.board,
        parts=Parts.LINES | Parts.WALL,
        marks={cell: {Mark.OPEN} for cell in codes},  # type: ignore[misc]
        ghosts=False,
        choose_space=lambda cell: (
            Choice(codes[cell], name=TAP, id=codes[cell]) if cell in codes else None
        ),
    )


def _choice_hint(counting: Counting) -> str:
    row = counting.options[0].row + 1
    text = _(
        "On the grey side the player chooses. Tap a space of row {row} for its tile ({color})."
    )
    return text.format(row=row, color=color_name(counting.options[0].color))


def _over(situation: Situation) -> Answer:
    """Tell the bonuses that a finished game's score holds."""
    board, position = situation.board, situation.position
    against = blockers(position)
    if against:
        return stuck(position, against)
    rules = [part.rule for part in end_bonuses(board.wall).parts]
    return Answer(
        _("Final score: {score}").format(score=board.score),
        notes=(
            seat_name(situation.seat),
            _("The game is over. The score holds the bonuses already."),
        ),
        pieces=(_bonus_piece(board.wall, position.grey),),
        citations=citations(rules or [Rule.BONUS_ADD_UP]),
    )
