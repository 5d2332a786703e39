"""The most that a board can still come to in this round: a bound that is quick and sound."""

from engine.runs import LENGTHS
from engine.scoring import POINTS
from engine.solver.forms import EMPTY, STEP, Form, Forms
from engine.solver.offers import Offer
from engine.solver.outcomes import PENALTIES, SPACES
from engine.solver.tilings import FULL
from engine.tiles import BONUS_COLOR, BONUS_COLUMN, BONUS_ROW, COLORS, SIZE, column_of

Masks = tuple[int, ...]
"""For each row of the wall, a mask of colors or of columns."""


class Hopes:
    """Bound the scores of a seat that alone picks: as if no line were in another's way."""

    def __init__(self, forms: Forms) -> None:
        """Read the wall that is tiled."""
        self.forms, self.wall = forms, forms.wall
        self._known: dict[tuple[Masks, int, int], tuple[int, int]] = {}

    def most(self, form: Form, offer: Offer, picks: int | None) -> int:
        """Bound the score that a form can come to with some picks from an offer, None for all."""
        colors = tuple([self._colors(row, line, offer) for row, line in enumerate(form.lines)])
        full = sum(1 << row for row, line in enumerate(form.lines) if line and not line % STEP)
        key = colors, full, SIZE if picks is None else picks
        if key not in self._known:
            self._known[key] = self._tiles_and_bonus(*key)
        points, bonus = self._known[key]
        floor = form.floor if picks is not None else form.floor + surplus(form, offer)
        return max(0, self.forms.before + points + PENALTIES[min(SPACES, floor)]) + bonus

    def _colors(self, row: int, line: int, offer: Offer) -> int:
        """Mask the colors that a line may be full of in the end."""
        if line != EMPTY:
            return 1 << line // STEP - 1 if line else 0
        enough = sum(1 << order for order, total in enumerate(offer.totals) if total > row)
        return self.forms.open[row] & enough

    def _tiles_and_bonus(self, colors: Masks, full: int, lines: int) -> tuple[int, int]:
        """Bound what the tiles of the full lines and of so many others give, and the bonuses."""
        spaces = [self._spaces(row, mask) for row, mask in enumerate(colors)]
        walls = tuple(old | new for old, new in zip(self.wall.masks, spaces, strict=True))
        points = [self._row(row, mask, walls) for row, mask in enumerate(spaces)]
        sure = sum(best for row, best in enumerate(points) if full >> row & 1)
        others = sorted(
            (best for row, best in enumerate(points) if not full >> row & 1), reverse=True
        )
        bonus = self._bonus(walls, colors) if self.wall.ending else 0
        return sure + sum(others[:lines]), bonus

    def _spaces(self, row: int, colors: int) -> int:
        """Mask the columns that a tile of one of the colors may go to."""
        orders = [order for order in range(SIZE) if colors >> order & 1]
        if not self.wall.grey:
            return sum(1 << column_of(row, COLORS[order]) for order in orders)
        spaces = 0
        for col in range(SIZE):
            if any(not self.wall.column_colors[col] >> order & 1 for order in orders):
                spaces |= 1 << col
        return spaces & ~self.wall.masks[row]

    def _row(self, row: int, spaces: int, walls: Masks) -> int:
        """Give the most points for one tile of a row, the other rows as full as they may be."""
        best = 0
        for col in range(SIZE):
            if spaces >> col & 1:
                column = sum(1 << at for at, mask in enumerate(walls) if mask >> col & 1)
                across = LENGTHS[self.wall.masks[row] | 1 << col][col]
                best = max(best, POINTS[across][LENGTHS[column][row]])
        return best

    def _bonus(self, walls: Masks, colors: Masks) -> int:
        """Bound the bonuses: no row gets more than one tile."""
        rows = sum(
            (old.bit_count() + (new != old)) == SIZE
            for old, new in zip(self.wall.masks, walls, strict=True)
        )
        columns = complete = FULL
        for row in range(SIZE):
            columns &= walls[row]
            complete &= self.wall.colors[row] | colors[row]
        bonus = rows * BONUS_ROW + columns.bit_count() * BONUS_COLUMN
        return bonus + complete.bit_count() * BONUS_COLOR


def surplus(form: Form, offer: Offer) -> int:
    """Count what must fall when one seat takes everything, the marker included."""
    harmless = [form.harmless >> order & 1 for order in range(SIZE)]
    tiles = sum(total for total, safe in zip(offer.totals, harmless, strict=True) if not safe)
    room = sum(row + 1 if line == EMPTY else line % STEP for row, line in enumerate(form.lines))
    return max(0, tiles - room) + offer.marker
