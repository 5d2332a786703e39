"""The offer, displays and center, as the templates draw it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from engine.notation import Position
from engine.tiles import CENTER, COLORS, Color, Source
from rulesite.board.choice import Choice
from rulesite.wording.spaces import place_name, take_label
from rulesite.wording.tiles import tiles_of

ChooseTake = Callable[[Source, Color], Choice | None]
Take = tuple[Source, Color]


@dataclass(frozen=True, slots=True)
class GroupView:
    """Hold the tiles of one color at one place: together they are one choice."""

    color: Color
    tiles: tuple[Color, ...]
    words: str
    label: str
    choice: Choice | None
    css: str


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
    """Hold the whole offer; the center is None where it is not shown."""

    displays: tuple[PlaceView, ...]
    center: PlaceView | None


def offer_view(
    position: Position,
    *,
    choose: ChooseTake = lambda source, color: None,
    taken: Collection[Take] = (),
    new: Collection[Take] = (),
    displays: Collection[int] | None = None,
    center: bool = True,
) -> OfferView:
    """Prepare displays and center: what can be chosen, what is being taken, what is new.

    `displays` limits which displays are shown.
    """

    def place(source: Source, tiles: tuple[Color, ...], has_marker: bool = False) -> PlaceView:
        groups = tuple(
            _group(
                source,
                color,
                tiles.count(color),
                choose,
                (source, color) in taken,
                (source, color) in new,
            )
            for color in COLORS
            if color in tiles
        )
        return PlaceView(place_name(source), groups, has_marker)

    shown = range(len(position.factories)) if displays is None else displays
    return OfferView(
        tuple(place(number, position.factories[number]) for number in shown),
        place(CENTER, position.center, position.marker_in_center) if center else None,
    )


def _group(
    source: Source, color: Color, count: int, choose: ChooseTake, is_taken: bool, is_new: bool
) -> GroupView:
    css = f"group of-{count}" + " is-taken" * is_taken + " is-new" * is_new
    return GroupView(
        color,
        (color,) * count,
        tiles_of(color, count),
        take_label(source, color, count),
        choose(source, color),
        css,
    )
