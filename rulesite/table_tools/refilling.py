"""Displays filled from a bag and a lid of which only the numbers of tiles are known."""

from dataclasses import dataclass

from engine import Rule
from engine.dealing import Deal, least_stock
from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.board.figures.refill import deal_counts
from rulesite.rulebook.figure import RefillFigure


class Impossible(ValueError):
    """Bag and lid can't hold so many tiles between two rounds: `total`, not `least` to `most`."""

    def __init__(self, total: int, least: int, most: int) -> None:
        super().__init__(f"{total} tiles, not {least} to {most}")
        self.total = total
        self.least = least
        self.most = most


@dataclass(frozen=True, slots=True)
class Refilling:
    """Hold what there was before the displays were filled, and what came of it."""

    players: int
    bag: int
    lid: int
    deal: Deal

    @property
    def amounts(self) -> tuple[int, ...]:
        """Count the tiles on each display."""
        return tuple(sum(display) for display in self.deal.displays)

    @property
    def dealt(self) -> int:
        """Count the tiles on all displays."""
        return sum(self.amounts)

    @property
    def has_lid_returned(self) -> bool:
        """Tell whether the lid went into the bag (rule lid-return)."""
        return self.deal.refilled_after is not None

    @property
    def from_bag(self) -> int:
        """Count the tiles drawn before the lid went into the bag, or all if it did not."""
        return self.dealt if self.deal.refilled_after is None else self.deal.refilled_after

    @property
    def from_lid(self) -> int:
        """Count the tiles drawn after the lid went into the bag."""
        return self.dealt - self.from_bag

    @property
    def short(self) -> list[tuple[int, int]]:
        """List the displays that have some tiles, but too few: number from 1 and tiles."""
        return [
            (number, amount)
            for number, amount in enumerate(self.amounts, start=1)
            if 0 < amount < TILES_PER_DISPLAY
        ]

    @property
    def empty(self) -> list[int]:
        """List the displays that stay empty, by number from 1."""
        return [number for number, amount in enumerate(self.amounts, start=1) if not amount]

    @property
    def is_full(self) -> bool:
        """Tell whether every display got all its tiles."""
        return not self.short and not self.empty

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Name the rules that decide how it goes."""
        if not self.dealt:
            return (Rule.NO_TILES,)
        returned = (Rule.LID_RETURN,) if self.has_lid_returned else ()
        return (Rule.REFILL, *returned) if self.is_full else (*returned, Rule.SHORT_ROUND)


def refilling(players: int, bag: int, lid: int) -> Refilling:
    """Let the engine fill the displays; raise Impossible for tiles that can't be there."""
    least = least_stock(players)
    if not least <= bag + lid <= TILES:
        raise Impossible(bag + lid, least, TILES)
    return Refilling(players, bag, lid, deal_counts(RefillFigure(players, bag, lid)))


def bags_before_lid(players: int) -> list[int]:
    """List what the bag holds before each round, up to the one in which it needs the lid."""
    return list(range(TILES, -1, -DISPLAYS[players] * TILES_PER_DISPLAY))
