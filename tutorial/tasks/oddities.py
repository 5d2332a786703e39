"""What looks strange in a position and is allowed all the same."""

from collections.abc import Callable
from typing import Final, NamedTuple

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from engine import MARKER, Board, Position, Rule
from engine.tiles import SIZE, TILES_PER_DISPLAY


class Oddity(NamedTuple):
    """Hold an oddity: its name, why it is allowed and by which rule, whether it is there."""

    code: str
    label: Promise
    because: Promise
    rule: Rule
    applies: Callable[[Position], bool]


def on_a_board(test: Callable[[Board], bool]) -> Callable[[Position], bool]:
    """Look for something on any board."""
    return lambda position: any(map(test, position.players))


def collects_twice(board: Board) -> bool:
    """Tell whether two lines that are not full hold the same color."""
    held = [line[0] for row, line in enumerate(board.lines) if 0 < len(line) <= row]
    return len(held) > len(set(held))


def has_earned_nothing(board: Board) -> bool:
    """Tell whether a board with several tiles on the wall has no points."""
    return board.score == 0 and len(board.cells) > 2


def has_late_marker(board: Board) -> bool:
    """Tell whether the marker lies behind tiles."""
    return board.has_marker and board.floor[0] != MARKER


def has_full_line(board: Board) -> bool:
    """Tell whether a long line is full and waits."""
    return any(row > 1 for row in board.full_lines)


def has_full_column(board: Board) -> bool:
    """Tell whether a column of the wall is full."""
    return any(all(row[col] for row in board.wall) for col in range(SIZE))


def has_row_without_tiles(board: Board) -> bool:
    """Tell whether a wall with tiles has three rows without any."""
    return len({row for row, _col in board.cells}) == SIZE - 3


def has_same_tiles(position: Position) -> bool:
    """Tell whether a display has four tiles of one color."""
    return any(
        len(tiles) == TILES_PER_DISPLAY and len(set(tiles)) == 1 for tiles in position.factories
    )


ODDITIES: Final = (
    Oddity(
        "collects-twice",
        pgettext_lazy("odd in a position", "A player collects one colour in two lines"),
        pgettext_lazy(
            "odd in a position", "One colour in two pattern lines is allowed: each goes to its row."
        ),
        Rule.LINE_COLOR,
        on_a_board(collects_twice),
    ),
    Oddity(
        "earned-nothing",
        pgettext_lazy("odd in a position", "A player has tiles on the wall, but no points"),
        pgettext_lazy(
            "odd in a position", "No points in spite of tiles: floor lines can cost all of them."
        ),
        Rule.SCORE_MIN,
        on_a_board(has_earned_nothing),
    ),
    Oddity(
        "late-marker",
        pgettext_lazy("odd in a position", "The starting player marker lies behind a tile"),
        pgettext_lazy(
            "odd in a position",
            "The marker takes the leftmost free space of the floor line, also behind tiles.",
        ),
        Rule.MARKER_COST,
        on_a_board(has_late_marker),
    ),
    Oddity(
        "full-line",
        pgettext_lazy("odd in a position", "A full line has not been tiled yet"),
        pgettext_lazy("odd in a position", "Full lines wait until all tiles have been taken."),
        Rule.TILE_FULL_LINES,
        on_a_board(has_full_line),
    ),
    Oddity(
        "full-column",
        pgettext_lazy("odd in a position", "A column is full, but the game goes on"),
        pgettext_lazy("odd in a position", "A full column does not end the game."),
        Rule.END_TRIGGER,
        on_a_board(has_full_column),
    ),
    Oddity(
        "empty-rows",
        pgettext_lazy("odd in a position", "Three rows of a wall have no tile"),
        pgettext_lazy("odd in a position", "Nobody has to fill every line: rows can stay empty."),
        Rule.LINES_STAY,
        on_a_board(has_row_without_tiles),
    ),
    Oddity(
        "same-tiles",
        pgettext_lazy("odd in a position", "All tiles of a display have one colour"),
        pgettext_lazy(
            "odd in a position", "Tiles are drawn blindly: a display can get one colour only."
        ),
        Rule.DRAW_BLIND,
        has_same_tiles,
    ),
    Oddity(
        "empty-bag",
        pgettext_lazy("odd in a position", "The bag is empty"),
        pgettext_lazy(
            "odd in a position", "An empty bag is no trouble: the next refill begins with the lid."
        ),
        Rule.LID_RETURN,
        lambda position: not any(position.bag),
    ),
)
BY_CODE: Final = {oddity.code: oddity for oddity in ODDITIES}


def oddities(position: Position) -> list[Oddity]:
    """List what looks strange in a position."""
    return [oddity for oddity in ODDITIES if oddity.applies(position)]
