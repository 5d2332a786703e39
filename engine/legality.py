"""Why a step is illegal: every reason, the most basic first."""

from collections.abc import Iterator

from engine.errors import Reason, reason
from engine.moves import Move, Placement
from engine.notation import Phase
from engine.rules import Rule
from engine.seat import Seat
from engine.table import EMPTY, Table
from engine.tiles import CENTER, COLORS, FLOOR, SIZE, Color, Line, column_of


def against_move(table: Table, move: Move) -> tuple[Reason, ...]:
    """List every reason against a pick; none when it is legal."""
    if table.phase is Phase.OVER:
        return (reason("game-over", Rule.END_AFTER_TILING),)
    if table.phase is Phase.TILING:
        return (reason("drafting-over", Rule.DRAFTING_ENDS),)
    reasons = list(_against_source(table, move))
    if move.color not in COLORS:
        return (*reasons, reason("no-such-color", Rule.TILE_COUNT, color=str(move.color)))
    return (*reasons, *_against_line(table.seats[table.turn], move.color, move.line))


def _against_source(table: Table, move: Move) -> Iterator[Reason]:
    if move.source != CENTER and move.source not in range(table.places):
        yield reason(
            "no-such-display", Rule.DISPLAYS_COUNT, source=move.source, displays=table.places
        )
        return
    counts = table.center if move.source == CENTER else table.displays.get(move.source, EMPTY)
    present = tuple(color for color, count in zip(COLORS, counts, strict=True) if count)
    if not present:
        yield _nothing_there(table, move)
    elif move.color in COLORS and move.color not in present:
        yield reason(
            "color-absent",
            Rule.TAKE_ONE_PLACE,
            source=move.source,
            color=move.color,
            present=present,
        )


def _nothing_there(table: Table, move: Move) -> Reason:
    if move.source == CENTER and table.marker_in_center:
        return reason("marker-alone", Rule.MARKER_ALONE, source=CENTER)
    return reason("source-empty", Rule.MUST_TAKE, source=move.source)


def _against_line(seat: Seat, color: Color, line: Line) -> Iterator[Reason]:
    if line == FLOOR:
        return
    if line not in range(SIZE):
        yield reason("no-such-line", Rule.ONE_LINE, line=line)
        return
    length, held = seat.lengths[line], COLORS[seat.held[line]]
    if length > line:
        yield reason("line-full", Rule.LINE_FULL, line=line, held=held)
    if length and held != color:
        yield reason("line-color", Rule.LINE_COLOR, line=line, held=held, color=color)
    if color in seat.cells[line]:
        cell = line, seat.cells[line].index(color)
        yield reason("wall-row", Rule.LINE_WALL_ROW, line=line, color=color, cell=cell)


def against_placement(table: Table, placement: Placement) -> tuple[Reason, ...]:
    """List every reason against a placement; none when it is legal."""
    if table.phase is Phase.OVER:
        return (reason("game-over", Rule.END_AFTER_TILING),)
    if table.phase is Phase.DRAFTING:
        return (reason("still-drafting", Rule.DRAFTING_ENDS),)
    seat = table.seats[table.turn]
    due = seat.full_line()
    if due is None:
        return (reason("no-full-line", Rule.TILE_FULL_LINES),)
    if placement.row != due:
        return (_not_due(seat, placement.row, due),)
    held = COLORS[seat.held[due]]
    if placement.color != held:
        return (
            reason("other-color", Rule.TILE_REST, line=due, held=held, color=str(placement.color)),
        )
    return tuple(_against_space(seat, placement, table.grey))


def _not_due(seat: Seat, row: int, due: int) -> Reason:
    if row not in range(SIZE):
        return reason("no-such-line", Rule.TILE_FULL_LINES, line=row)
    if seat.lengths[row] <= row:
        return reason(
            "line-not-full", Rule.TILE_FULL_LINES, line=row, length=seat.lengths[row], due=due
        )
    return reason("line-not-due", Rule.TILE_ORDER, line=row, due=due)


def _against_space(seat: Seat, placement: Placement, grey: bool) -> Iterator[Reason]:
    row, col, color = placement.row, placement.col, placement.color
    legal = seat.placements(row, grey)
    if placement in legal:
        return
    if col == FLOOR:
        cells = tuple((row, other.col) for other in legal)
        rule = Rule.GREY_NO_SPACE if grey else Rule.TILE_FULL_LINES
        yield reason("space-left", rule, row=row, color=color, cells=cells)
    elif col not in range(SIZE):
        rule = Rule.GREY_CHOICE if grey else Rule.WALL_PATTERN
        yield reason("no-such-space", rule, row=row, col=col, color=color)
    elif not grey:
        cell = row, column_of(row, color)
        yield reason("other-space", Rule.WALL_PATTERN, row=row, col=col, color=color, cell=cell)
    else:
        yield from _against_grey_space(seat, row, col, color)


def _against_grey_space(seat: Seat, row: int, col: int, color: Color) -> Iterator[Reason]:
    there = seat.cells[row][col]
    if there:
        yield reason("space-taken", Rule.GREY_CHOICE, row=row, col=col, color=color, there=there)
    column = [cells[col] for cells in seat.cells]
    if color in column:
        cell = column.index(color), col
        yield reason("column-color", Rule.GREY_COLUMN, row=row, col=col, color=color, cell=cell)
