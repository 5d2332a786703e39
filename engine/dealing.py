"""Fill the displays from the bag; the same seed and counts always give the same deal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.errors import ImpossiblePosition, Reason, reason
from engine.rules import Rule
from engine.tiles import COLORS, SIZE, TILES, TILES_PER_DISPLAY, Color, Counts, count, five

Displays = tuple[tuple[Color, ...], ...]
LONGEST_SEED = 20
"""How many digits a seed may have, so that every record can be read back."""
STRIDE = 1009  # larger than every count, so that different counts give different keys


@dataclass(frozen=True, slots=True)
class Deal:
    """Hold the filled displays and what is left in bag and lid.

    ``refilled_after`` counts the tiles drawn before the lid went into the bag, or is None.
    """

    displays: tuple[Counts, ...]
    bag: Counts
    lid: Counts
    refilled_after: int | None = None


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deal rounds from a seed, or as given by round number (rule draw-blind).

    Raises TypeError for a seed that is no whole number, ValueError for one that is too long.
    """

    seed: int = 0
    given: Mapping[int, Displays] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(self.seed, int) or isinstance(self.seed, bool):
            raise TypeError(f"a seed is a whole number, not {type(self.seed).__name__}")
        if abs(self.seed) >= 10**LONGEST_SEED:
            raise ValueError(f"a seed has at most {LONGEST_SEED} digits")
        given = {round: tuple(map(tuple, held)) for round, held in self.given.items()}
        object.__setattr__(self, "given", given)

    def deal(self, round: int, displays: int, bag: Sequence[int], lid: Sequence[int]) -> Deal:
        """Deal a round; the result depends on nothing but the seed and these numbers.

        Raises ImpossiblePosition when a given deal can't come out of bag and lid.
        """
        if round in self.given:
            return lay_out(self.given[round], displays, bag, lid)
        key = self.seed
        for number in (round, *bag, *lid):
            key = key * STRIDE + number
        return fill(displays, bag, lid, Random(key).random)


def fill(
    displays: int, bag: Sequence[int], lid: Sequence[int], chance: Callable[[], float]
) -> Deal:
    """Fill one display after the other; an empty bag gets the lid (fill-displays, refill).

    That happens only when it is empty (rule lid-return). When both are empty the remaining
    displays stay as they are (rule short-round).
    """
    bag, lid = list(bag), list(lid)
    filled: list[Counts] = []
    refilled_after = None
    drawn, in_bag = 0, sum(bag)
    for _ in range(displays):
        display = [0] * len(COLORS)
        for _ in range(TILES_PER_DISPLAY):
            if not in_bag and any(lid):
                bag, lid = lid, [0] * len(COLORS)
                refilled_after, in_bag = drawn, sum(bag)
            if in_bag:
                display[_draw(bag, int(chance() * in_bag))] += 1
                drawn, in_bag = drawn + 1, in_bag - 1
        filled.append(five(display))
    return Deal(tuple(filled), five(bag), five(lid), refilled_after)


def least_stock(players: int) -> int:
    """Return the fewest tiles that bag and lid together can hold when a round is to be dealt.

    Then floor lines are empty, and no wall has a full row and no pattern line is full (rules
    next-round, tile-full-lines); all the other tiles can lie on the boards.
    """
    on_wall, on_lines = SIZE * (SIZE - 1), sum(range(SIZE))
    return max(0, TILES - players * (on_wall + on_lines))


def _draw(bag: list[int], at: int) -> int:
    """Take the tile out that comes at a place when the bag lies sorted by color."""
    order = 0
    while at >= bag[order]:
        at -= bag[order]
        order += 1
    bag[order] -= 1
    return order


def lay_out(displays: Displays, places: int, bag: Sequence[int], lid: Sequence[int]) -> Deal:
    """Take given displays out of the bag, and out of the lid once the bag is empty.

    Raises ImpossiblePosition.
    """
    held = tuple(map(count, displays))
    drawn = five(map(sum, zip(*held, strict=True))) if held else five((0,) * len(COLORS))
    against = (*_against_shape(displays, places, sum(bag) + sum(lid)), *_against(drawn, bag, lid))
    if against:
        raise ImpossiblePosition(against)
    if sum(drawn) <= sum(bag):
        return Deal(held, _minus(bag, drawn), five(lid))
    return Deal(held, _minus(_plus(bag, lid), drawn), five((0,) * len(COLORS)), sum(bag))


def _plus(first: Sequence[int], second: Sequence[int]) -> Counts:
    return five(one + other for one, other in zip(first, second, strict=True))


def _minus(first: Sequence[int], second: Sequence[int]) -> Counts:
    return five(one - other for one, other in zip(first, second, strict=True))


def _against_shape(displays: Displays, places: int, stock: int) -> Iterator[Reason]:
    if len(displays) != places:
        yield reason("displays-count", Rule.DISPLAYS_COUNT, displays=len(displays), right=places)
    for at, held in enumerate(displays):
        if len(held) > TILES_PER_DISPLAY:
            facts = {"display": at, "count": len(held), "most": TILES_PER_DISPLAY}
            yield reason("display-too-full", Rule.FILL_DISPLAYS, **facts)
    dealt, right = sum(map(len, displays)), min(stock, places * TILES_PER_DISPLAY)
    if dealt != right:
        yield reason("deal-size", Rule.FILL_DISPLAYS, count=dealt, right=right)


def _against(drawn: Counts, bag: Sequence[int], lid: Sequence[int]) -> Iterator[Reason]:
    """Find colors of which there are too few, or of which the emptied bag had more."""
    emptied = sum(drawn) > sum(bag)
    most = _plus(bag, lid) if emptied else bag
    least = bag if emptied else (0,) * len(COLORS)
    for color in COLORS:
        at = color.order
        if drawn[at] > most[at]:
            yield reason("not-in-bag", Rule.REFILL, color=color, count=drawn[at], most=most[at])
        if drawn[at] < least[at]:
            few = least[at]
            yield reason("left-in-bag", Rule.LID_RETURN, color=color, count=drawn[at], least=few)
