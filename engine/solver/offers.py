"""What can be taken while the solver looks ahead: each offer is made once and shared."""

from typing import Final, NamedTuple

from engine.notation import Position
from engine.tiles import COLORS, SIZE, Counts, count, five

NOTHING: Final[Counts] = (0, 0, 0, 0, 0)


def groups_left(position: Position) -> int:
    """Count the groups on offer: the tiles of one color in one place are a group."""
    return sum(len(set(held)) for held in (*position.factories, position.center))


class Pick(NamedTuple):
    """Take ``taken`` tiles of a color, perhaps with the marker; ``then`` is what is left."""

    order: int
    taken: int
    marker: bool
    then: "Offer"


class Offer:
    """Hold displays and center; displays of the same content are the same."""

    __slots__ = (
        "center",
        "colors",
        "displays",
        "id",
        "left",
        "marker",
        "picks",
        "supply",
        "totals",
    )

    def __init__(self, id: int, displays: tuple[Counts, ...], center: Counts, marker: bool) -> None:
        self.id, self.displays, self.center, self.marker = id, displays, center, marker
        self.totals = five(map(sum, zip(center, *displays, strict=True)))
        """How many tiles of each color are left, in the order BYRKW."""
        self.left = sum(self.totals)
        self.supply = five(min(total, SIZE) for total in self.totals)
        """The same, but as many as a line can take at most: that is all that matters to lines."""
        self.colors = sum(1 << order for order, total in enumerate(self.totals) if total)
        """The mask of the colors that are left."""
        self.picks: tuple[Pick, ...] | None = None


class Offers:
    """Make offers, each once, and know what a pick leaves of them."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[Counts, ...], Counts, bool], Offer] = {}

    def of(self, position: Position) -> Offer:
        """Find the offer of a position."""
        displays = sorted(count(held) for held in position.factories if held)
        return self._offer(tuple(displays), count(position.center), position.marker_in_center)

    def picks(self, offer: Offer) -> tuple[Pick, ...]:
        """List the different picks: of equal displays only the first is taken from."""
        if offer.picks is None:
            offer.picks = (*self._from_displays(offer), *self._from_center(offer))
        return offer.picks

    def _offer(self, displays: tuple[Counts, ...], center: Counts, marker: bool) -> Offer:
        key = displays, center, marker
        if key not in self._known:
            self._known[key] = Offer(len(self._known), *key)
        return self._known[key]

    def _from_displays(self, offer: Offer) -> list[Pick]:
        picks = []
        for at, display in enumerate(offer.displays):
            if display in offer.displays[:at]:
                continue
            others = offer.displays[:at] + offer.displays[at + 1 :]
            for order, taken in enumerate(display):
                if taken:
                    rest = five(map(sum, zip(offer.center, _without(display, order), strict=True)))
                    picks.append(Pick(order, taken, False, self._offer(others, rest, offer.marker)))
        return picks

    def _from_center(self, offer: Offer) -> list[Pick]:
        return [
            Pick(
                order,
                offer.center[order],
                offer.marker,
                self._offer(offer.displays, _without(offer.center, order), False),
            )
            for order in range(len(COLORS))
            if offer.center[order]
        ]


def _without(counts: Counts, order: int) -> Counts:
    return five(0 if at == order else held for at, held in enumerate(counts))
