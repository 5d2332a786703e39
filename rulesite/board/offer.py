"""The offer, displays and center, as the templates draw it."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.notation import Position
from engine.tiles import CENTER, COLORS, Color, Source
from rulesite.board.choice import Choice
from rulesite.wording.spaces import place_name, take_label, with_moves
from rulesite.wording.tiles import tiles_of

ChooseTake = Callable[[Source, Color], Choice | None]
Take = tuple[Source, Color]
News = Mapping[Take, int]
"""How many tiles of a color have just come to a place."""
NO_NEWS: Final[News] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class GroupView:
    """Hold the tiles of one color at one place, one choice together; the last `new` just came."""

    color: Color
    tiles: tuple[Color, ...]
    words: str
    label: str
    choice: Choice | None
    css: str
    new: int = 0

    @property
    def old_tiles(self) -> tuple[Color, ...]:
        """Return the tiles that lay there before."""
        return self.tiles[: len(self.tiles) - self.new]

    @property
    def new_tiles(self) -> tuple[Color, ...]:
        """Return the tiles that have just come: only they are outlined."""
        return self.tiles[len(self.tiles) - self.new :]


@dataclass(frozen=True, slots=True)
class PlaceView:
    """Hold a display or the center: its name, its groups, whether the marker is there."""

    name: str
    groups: tuple[GroupView, ...]
    has_marker: bool = False

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing lies there."""
        return not self.groups and not self.has_marker


@dataclass(frozen=True, slots=True)
class OfferView:
    """Hold the displays that are shown, and the center."""

    displays: tuple[PlaceView, ...]
    center: PlaceView

    @property
    def has_choices(self) -> bool:
        """Tell whether something can be chosen."""
        places = (*self.displays, self.center)
        return any(group.choice for place in places for group in place.groups)


def nothing_to_choose(source: Source, color: Color) -> None:
    """Offer nothing to choose."""


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draw places: what can be chosen, what is being taken, what has just come."""

    choose: ChooseTake
    taken: Collection[Take]
    new: News

    def display(self, number: int, tiles: tuple[Color, ...]) -> PlaceView:
        """Draw a display, its largest group first, so that four tiles make a square."""
        groups = sorted(self._groups(number, tiles), key=lambda group: -len(group.tiles))
        return PlaceView(place_name(number), tuple(groups))

    def center(self, tiles: tuple[Color, ...], has_marker: bool) -> PlaceView:
        """Draw the center."""
        return PlaceView(place_name(CENTER), tuple(self._groups(CENTER, tiles)), has_marker)

    def _groups(self, source: Source, tiles: tuple[Color, ...]) -> list[GroupView]:
        return [
            self._group(source, color, tiles.count(color)) for color in COLORS if color in tiles
        ]

    def _group(self, source: Source, color: Color, count: int) -> GroupView:
        take = (source, color)
        is_taken, new = take in self.taken, self.new.get(take, 0)
        words = with_moves(tiles_of(color, count), count, is_taken=is_taken, new=new)
        return GroupView(
            color=color,
            tiles=(color,) * count,
            words=words,
            label=take_label(source, color, count),
            choice=self.choose(source, color),
            css=f"group of-{count}" + " is-taken" * is_taken,
            new=new,
        )


def moved_to_center(tiles: Iterable[Color]) -> News:
    """Note tiles that have come to the center."""
    return {(CENTER, color): count for color, count in Counter(tiles).items()}


def offer_view(
    position: Position,
    *,
    choose: ChooseTake = nothing_to_choose,
    taken: Collection[Take] = (),
    new: News = NO_NEWS,
    displays: Collection[int] | None = None,
) -> OfferView:
    """Prepare displays and center: what can be chosen, what is being taken, how much is new.

    `displays` limits which displays are shown.
    """
    pen = _Pen(choose, taken, new)
    shown = range(len(position.factories)) if displays is None else displays
    return OfferView(
        tuple(pen.display(number, position.factories[number]) for number in shown),
        pen.center(position.center, position.marker_in_center),
    )
