"""Small pictures laid out from our own tiles and drawings; all lengths in whole pixels."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.tiles import FLOOR_PENALTIES, MARKER, SIZE, Cell, color_at

TILE: Final = 20
STEP: Final = 22
DRAWING: Final = 48
WIDEST: Final = 250
TALLEST: Final = 100


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a symbol of a sheet ("tiles" or "things") and where it lies."""

    sheet: str
    symbol: str
    x: int
    y: int
    size: int = TILE


@dataclass(frozen=True, slots=True)
class Shape:
    """Hold a rounded box: a space, a disc, a tray or a mark; `css` says which."""

    css: str
    x: int
    y: int
    width: int = TILE
    height: int = TILE
    corner: int = 3


@dataclass(frozen=True, slots=True)
class Picture:
    """Hold a picture: its size, what lies below, the symbols, and marks above them."""

    width: int
    height: int
    grounds: tuple[Shape, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Shape, ...] = ()

    @property
    def scale(self) -> float:
        """Return how much larger than drawn it is shown: small things twice, large ones as is."""
        return max(1, min(2, WIDEST / self.width, TALLEST / self.height))

    @property
    def shown_width(self) -> int:
        """Return its width on the page, with a little air for marks."""
        return round(self.scale * (self.width + 4))

    @property
    def shown_height(self) -> int:
        """Return its height on the page, with a little air for marks."""
        return round(self.scale * (self.height + 4))

    @property
    def rims(self) -> str:
        """Return one path around all tiles, for the light rim that they get in the dark."""
        tiles = [piece for piece in self.pieces if piece.symbol.startswith("tile-")]
        return "".join(
            f"M{tile.x} {tile.y}h{tile.size}v{tile.size}h-{tile.size}z"
            for tile in tiles
            if tile.symbol != "tile-marker"
        )

    def moved(self, x: int, y: int) -> "Picture":
        """Return the picture's parts moved right and down."""
        return Picture(
            self.width + x,
            self.height + y,
            tuple(_shape_at(shape, x, y) for shape in self.grounds),
            tuple(
                Piece(one.sheet, one.symbol, one.x + x, one.y + y, one.size) for one in self.pieces
            ),
            tuple(_shape_at(shape, x, y) for shape in self.marks),
        )


def _shape_at(shape: Shape, x: int, y: int) -> Shape:
    return Shape(shape.css, shape.x + x, shape.y + y, shape.width, shape.height, shape.corner)


def over(width: int, height: int, parts: Iterable[Picture]) -> Picture:
    """Lay pictures over each other."""
    all_parts = tuple(parts)
    return Picture(
        width,
        height,
        tuple(shape for part in all_parts for shape in part.grounds),
        tuple(piece for part in all_parts for piece in part.pieces),
        tuple(mark for part in all_parts for mark in part.marks),
    )


def beside(*parts: Picture, gap: int = 8) -> Picture:
    """Lay pictures side by side, each in the middle of the height."""
    height = max(part.height for part in parts)
    placed, x = [], 0
    for part in parts:
        placed.append(part.moved(x, (height - part.height) // 2))
        x += part.width + gap
    return over(x - gap, height, placed)


def thing(symbol: str) -> Picture:
    """Show one of our drawings."""
    return Picture(DRAWING, DRAWING, pieces=(Piece("things", symbol, 0, 0, DRAWING),))


def icon(symbol: str) -> Picture:
    """Show a sign: an arrow, a check or a cross."""
    return Picture(TILE, TILE, pieces=(Piece("tiles", f"icon-{symbol}", 0, 0),))


def spaces(text: str, *, mark: str = "") -> Picture:
    """Show spaces in a row: a color letter or M lies there, small letters are ghosts, "." is empty.

    `mark` has a letter for each space to mark: "m" in gold, "p" as just placed, "t" as taken.
    """
    parts = [_space(letter, number) for number, letter in enumerate(text)]
    marks = {"m": "is-run", "p": "is-placed", "t": "is-taken"}
    drawn = tuple(
        Shape(marks[letter], STEP * number, 0)
        for number, letter in enumerate(mark)
        if letter in marks
    )
    return over(STEP * len(text) - 2, TILE, [*parts, Picture(0, 0, marks=drawn)])


def _space(letter: str, number: int) -> Picture:
    x = STEP * number
    if letter == ".":
        return Picture(TILE, TILE, grounds=(Shape("is-empty", x, 0),))
    if letter == MARKER:
        symbol = "tile-marker"
    else:
        symbol = f"tile-{letter}" if letter.isupper() else f"ghost-{letter.swapcase()}"
    return Picture(TILE, TILE, pieces=(Piece("tiles", symbol, x, 0),))


def _wall_letter(letter: str, cell: Cell, ghosts: bool) -> str:
    if letter == "#":
        return str(color_at(*cell))
    if letter == "." and ghosts:
        return color_at(*cell).swapcase()
    return letter


def wall(
    text: str, *, run: Sequence[Cell] = (), placed: Sequence[Cell] = (), ghosts: bool = True
) -> Picture:
    """Show a wall: five rows joined by "/", "#" for a tile of the printed color, "." for none."""
    rows = [
        spaces("".join(_wall_letter(tile, (row, col), ghosts) for col, tile in enumerate(tiles)))
        for row, tiles in enumerate(text.split("/"))
    ]
    side = STEP * SIZE - 2
    marks = [Shape("is-run", STEP * col, STEP * row) for row, col in run]
    marks += [Shape("is-placed", STEP * col, STEP * row) for row, col in placed]
    placed_rows = [part.moved(0, STEP * row) for row, part in enumerate(rows)]
    return over(side, side, [*placed_rows, Picture(0, 0, marks=tuple(marks))])


def lines(text: str) -> Picture:
    """Show the pattern lines, joined by "/", as a staircase that ends at the right."""
    rows = [
        spaces(line).moved(STEP * (SIZE - len(line)), STEP * row)
        for row, line in enumerate(text.split("/"))
    ]
    side = STEP * SIZE - 2
    return over(side, side, rows)


def floor(text: str) -> Picture:
    """Show the floor line with what lies on it."""
    return spaces(text.ljust(len(FLOOR_PENALTIES), "."))


def board(line_text: str, wall_text: str, floor_text: str) -> Picture:
    """Show a whole board."""
    top = beside(lines(line_text), icon("arrow"), wall(wall_text), gap=4)
    return over(top.width, top.height + 8 + TILE, [top, floor(floor_text).moved(0, top.height + 8)])


def display(tiles: str, *, taken: str = "") -> Picture:
    """Show a display with up to four tiles; `taken` is the color that is being taken."""
    disc = Shape("is-disc", 0, 0, 72, 72, 36)
    corners = ((15, 15), (37, 15), (15, 37), (37, 37))
    shown = list(zip(tiles, corners, strict=False))
    pieces = tuple(Piece("tiles", f"tile-{tile}", *corner) for tile, corner in shown)
    marks = tuple(Shape("is-taken", *corner) for tile, corner in shown if tile in taken)
    return Picture(72, 72, (disc,), pieces, marks)


def tray(tiles: str) -> Picture:
    """Show the center of the table with what lies there."""
    row = spaces(tiles).moved(16, 12)
    width = row.width + 16
    return over(width, 44, [Picture(0, 0, (Shape("is-disc", 0, 0, width, 44, 22),)), row])
