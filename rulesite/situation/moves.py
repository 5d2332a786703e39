"""What are my moves? All of them, grouped by what is taken."""

from itertools import groupby

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from engine import CENTER, FLOOR, Game, ImpossiblePosition, Move, Phase, Position, Rule
from engine.moves import Placement
from engine.tiles import Line
from rulesite.situation.answer import Answer, Group, citations
from rulesite.situation.wrong import needs_table, stuck
from rulesite.wording.reasons import seat_name
from rulesite.wording.spaces import take_label
from rulesite.wording.tiles import tiles_of


def moves(position: Position) -> Answer:
    """List the moves of the player to act."""
    if position.is_figure:
        return needs_table()
    try:
        game = Game(position)
    except ImpossiblePosition as error:
        return stuck(position, error.reasons)
    if game.phase is Phase.DRAFTING:
        return _picks(game)
    if game.phase is Phase.TILING:
        return _placements(game)
    return Answer(
        _("The game is over: nobody has a move."), citations=citations([Rule.END_AFTER_TILING])
    )


def _picks(game: Game) -> Answer:
    legal = game.legal_moves()
    text = ngettext("{player} has {n} move", "{player} has {n} moves", len(legal))
    groups = groupby(legal, lambda move: (move.source, move.color))
    return Answer(
        text.format(player=seat_name(game.turn), n=len(legal)),
        groups=tuple(_group(game, list(moves)) for _take, moves in groups),
        citations=citations([Rule.TAKE_ALL, Rule.ONE_LINE, Rule.FLOOR_CHOICE, Rule.MUST_TAKE]),
    )


def _group(game: Game, moves: list[Move]) -> Group:
    source, color = moves[0].source, moves[0].color
    position = game.position
    place = position.center if source == CENTER else position.factories[int(source)]
    count = place.count(color)
    return Group(
        take_label(source, color, count),
        color,
        range(count),
        tuple((f"may-{move}", line_name(move.line)) for move in moves),
    )


def _placements(game: Game) -> Answer:
    legal = game.placements()
    if not legal:
        return Answer(
            _("No line is full: only the floor lines are left to count."),
            citations=citations([Rule.TILE_FULL_LINES, Rule.SCORE_FLOOR]),
        )
    text = ngettext(
        "{player} has {n} space to choose", "{player} has {n} spaces to choose", len(legal)
    )
    group = Group(
        tiles_of(legal[0].color, 1),
        legal[0].color,
        range(1),
        tuple((f"place-{placement}", space_name(placement)) for placement in legal),
    )
    rule = Rule.GREY_CHOICE if game.grey else Rule.WALL_PATTERN
    return Answer(
        text.format(player=seat_name(game.turn), n=len(legal)),
        groups=(group,),
        citations=citations([Rule.TILE_ORDER, rule]),
    )


def line_name(line: Line) -> str:
    """Name where tiles go: a pattern line or the floor line."""
    if line == FLOOR:
        return pgettext("where tiles go", "Floor line")
    return pgettext("where tiles go", "Line {number}").format(number=int(line) + 1)


def space_name(placement: Placement) -> str:
    """Name the space of a placement, or the floor line."""
    if placement.col == FLOOR:
        return line_name(FLOOR)
    text = pgettext("where tiles go", "Row {row}, column {column}")
    return text.format(row=placement.row + 1, column=int(placement.col) + 1)
