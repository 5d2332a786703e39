"""What a task shows: boards, an offer, tiles in hand, bag and lid, a written sheet."""

from dataclasses import dataclass

from engine.tiles import COLORS, Color, Counts
from rulesite.board import BoardView, Choice, OfferView
from rulesite.wording.spaces import display_holds
from rulesite.wording.tiles import tiles, tiles_of
from tutorial.ruling_card import RulingCard


@dataclass(frozen=True, slots=True)
class Hand:
    """Hold the tiles of one color that a player has just taken."""

    color: Color
    count: int
    has_marker: bool = False

    @property
    def tiles(self) -> tuple[Color, ...]:
        """Return the tiles one by one, to be drawn."""
        return (self.color,) * self.count

    @property
    def words(self) -> str:
        """Name the tiles."""
        return tiles_of(self.color, self.count)


@dataclass(frozen=True, slots=True)
class SupplyGroup:
    """Hold how many tiles of one color are in the bag or the lid."""

    color: Color
    count: int
    words: str


@dataclass(frozen=True, slots=True)
class Supply:
    """Hold a place with tiles of all colors in numbers: the bag or the lid.

    Without `shows_colors` only the number of all its tiles is shown.
    """

    name: str
    counts: Counts
    shows_colors: bool = True

    @property
    def groups(self) -> tuple[SupplyGroup, ...]:
        """Return its colors with their counts, also those of which none is left."""
        return tuple(
            SupplyGroup(color, count, tiles_of(color, count))
            for color, count in zip(COLORS, self.counts, strict=True)
        )

    @property
    def total(self) -> str:
        """Count all its tiles."""
        return tiles(sum(self.counts))


@dataclass(frozen=True, slots=True)
class SheetRow:
    """Hold a row of a sheet: its cells, the first of them its heading, and its choice."""

    cells: tuple[str, ...]
    choice: Choice | None = None
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Hold a written table, such as somebody's sums or the value of each choice."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    shows_caption: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Hold what is drawn, in this order: offer, hand, supplies, amounts, boards, sheet, ruling.

    Several boards carry their player's name as caption. `amounts` are the tiles on each display,
    where only their number matters; None is not known yet. `position` is the notation of what is
    shown, where it has one.
    """

    board: BoardView | None = None
    offer: OfferView | None = None
    position: str = ""
    hand: Hand | None = None
    supplies: tuple[Supply, ...] = ()
    boards: tuple[BoardView, ...] = ()
    sheet: Sheet | None = None
    ruling: RulingCard | None = None
    amounts: tuple[int | None, ...] = ()

    @property
    def has_choices(self) -> bool:
        """Tell whether something of what is drawn can be chosen."""
        parts = (self.offer, self.board, *self.boards)
        rows = self.sheet.rows if self.sheet else ()
        return any(part.has_choices for part in parts if part) or any(row.choice for row in rows)

    @property
    def told_amounts(self) -> tuple[tuple[str, str], ...]:
        """Pair the number on each display, ? for an unknown one, with what is said of it."""
        return tuple(
            ("?" if amount is None else str(amount), display_holds(number, amount))
            for number, amount in enumerate(self.amounts)
        )
