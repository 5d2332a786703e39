"""What is still in the bag? Count what lies open."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Color, Position, Rule
from engine.tiles import COLORS, TILES_PER_COLOR
from rulesite.rulebook.slots import MINUS
from rulesite.wording.tiles import color_name, tiles
from tutorial.answers import read_any, read_number
from tutorial.choices import numbers, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.task import Option
from tutorial.tasks.whole_table import table_scene

RULES: Final = (Rule.BAG_COUNT, Rule.TILE_COUNT)


class Place(StrEnum):
    """Name where tiles lie that can be seen."""

    OFFER = "offer"
    LINES = "lines"
    WALLS = "walls"
    FLOORS = "floors"
    LID = "lid"


def place_label(place: Place) -> str:
    """Name a place in a list of what lies where."""
    labels = {
        Place.OFFER: pgettext("tiles in sight", "Displays and centre"),
        Place.LINES: pgettext("tiles in sight", "Pattern lines"),
        Place.WALLS: pgettext("tiles in sight", "Walls"),
        Place.FLOORS: pgettext("tiles in sight", "Floor lines"),
        Place.LID: pgettext("tiles in sight", "Lid"),
    }
    return labels[place]


def left_out(place: Place, answer: int) -> str:
    """Say when a number comes out: when the tiles of a place are not counted."""
    words = {
        Place.OFFER: pgettext(
            "misreading",
            "{answer} is what you get when the tiles on the displays and in the centre are left"
            " out.",
        ),
        Place.LINES: pgettext(
            "misreading",
            "{answer} is what you get when the tiles on the pattern lines are left out.",
        ),
        Place.WALLS: pgettext(
            "misreading", "{answer} is what you get when the tiles on the walls are left out."
        ),
        Place.FLOORS: pgettext(
            "misreading",
            "{answer} is what you get when the tiles on the floor lines are left out.",
        ),
        Place.LID: pgettext(
            "misreading",
            "{answer} is what you get when the tiles in the lid are counted too. They are not in"
            " the bag.",
        ),
    }
    return words[place].format(answer=answer)


def in_sight(position: Position, color: Color) -> dict[Place, int]:
    """Count the tiles of a color place by place."""
    boards = position.players
    offer = [*position.center, *(tile for display in position.factories for tile in display)]
    return {
        Place.OFFER: offer.count(color),
        Place.LINES: sum(line.count(color) for board in boards for line in board.lines),
        Place.WALLS: sum(row.count(color) for board in boards for row in board.wall),
        Place.FLOORS: sum(board.floor.count(color) for board in boards),
        Place.LID: position.lid[color.order],
    }


@dataclass(frozen=True, slots=True)
class BagCountTask:
    """Ask how many tiles of a color are in the bag, or with a closed lid in bag and lid."""

    position: Position
    color: Color
    is_closed: bool = False

    form: ClassVar[str] = "number"

    @property
    def truth(self) -> int:
        """Return the number."""
        at = self.color.order
        return self.position.bag[at] + (self.position.lid[at] if self.is_closed else 0)

    @property
    def seen(self) -> dict[Place, int]:
        """Count the tiles that lie open, place by place."""
        seen = in_sight(self.position, self.color)
        if self.is_closed:
            del seen[Place.LID]
        return seen

    def slips(self) -> dict[int, list[Place]]:
        """Return the numbers of those who leave out a place, with the places."""
        found: dict[int, list[Place]] = {}
        for place, count in self.seen.items():
            if count:
                found.setdefault(self.truth + count, []).append(place)
        return found

    def scene(self) -> Scene:
        """Draw all that lies open."""
        return table_scene(self.position, lid=not self.is_closed)

    def scene_after(self) -> Scene:
        """Draw it with the tiles of the color marked, and count them."""
        lid = not self.is_closed
        return table_scene(self.position, lid=lid, counted=self.color, sheet=self.sheet())

    def sheet(self) -> Sheet:
        """Write how many tiles lie where."""
        rows = [SheetRow((place_label(place), str(count))) for place, count in self.seen.items()]
        total = pgettext("tiles in sight", "All in sight")
        rows.append(SheetRow((total, str(sum(self.seen.values()))), is_marked=True))
        text = pgettext("tiles in sight", "In sight of this colour ({color})")
        head = pgettext("tiles in sight", "Place"), pgettext("tiles in sight", "Tiles")
        return Sheet(text.format(color=color_name(self.color)), head, tuple(rows), True)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's, and name a place that was left out."""
        seen = sum(self.seen.values())
        total = f"{TILES_PER_COLOR} {MINUS} {seen} = {self.truth}"
        text = _("There are {count} tiles of each colour in the game. In sight: {seen}.")
        steps = [text.format(count=TILES_PER_COLOR, seen=seen)]
        rules = [*RULES, *([] if self.is_closed else [Rule.LID_OPEN])]
        told = tiles(self.truth)
        if answer == self.truth:
            return right(steps, rules, self.scene_after(), total, told)
        slip = self.slip(answer, seen)
        reasons = [*([slip] if slip else []), *steps]
        return wrong(reasons, rules, self.scene_after(), total, answer=told)

    def slip(self, answer: int, seen: int) -> str:
        """Name the one place that was left out, if one explains the answer."""
        places = self.slips().get(answer, [])
        if len(places) == 1:
            return left_out(places[0], answer)
        if answer == seen and not places:
            return _("So many lie in sight. The others are what was asked for.")
        return ""

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers(TILES_PER_COLOR)

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.truth)]]


@dataclass(frozen=True, slots=True)
class BagColorsTask:
    """Ask which colors are still in the bag."""

    position: Position

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> tuple[Option, ...]:
        """Name every color."""
        return tuple(Option(color.value, color_name(color)) for color in COLORS)

    @property
    def truth(self) -> frozenset[str]:
        """Return the colors in the bag."""
        return frozenset(color.value for color in COLORS if self.position.bag[color.order])

    def scene(self) -> Scene:
        """Draw all that lies open."""
        return table_scene(self.position)

    def scene_after(self) -> Scene:
        """Draw it with what is in sight of each color, and what is left for the bag."""
        rows = [
            SheetRow(
                (color_name(color), str(self.seen(color)), str(TILES_PER_COLOR - self.seen(color))),
                is_marked=self.seen(color) == TILES_PER_COLOR,
            )
            for color in COLORS
        ]
        head = (
            pgettext("tiles in sight", "Colour"),
            pgettext("tiles in sight", "In sight"),
            pgettext("tiles in sight", "In the bag"),
        )
        caption = pgettext("tiles in sight", "What lies open, by colour")
        return table_scene(self.position, sheet=Sheet(caption, head, tuple(rows), True))

    def seen(self, color: Color) -> int:
        """Count the tiles of a color that lie open."""
        return sum(in_sight(self.position, color).values())

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read any number of colors; raise UnreadableAnswer."""
        return read_any(values, [color.value for color in COLORS])

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Compare the colors with those in the bag; say how many are in sight."""
        rules = [*RULES, Rule.LID_OPEN]
        gone = [color for color in COLORS if color.value not in self.truth]
        steps = [self.all_seen(color) for color in gone]
        separator = pgettext("between items of a list", ", ")
        named = separator.join(color_name(color) for color in COLORS if color not in gone)
        if answer == self.truth:
            return right(steps, rules, self.scene_after(), answer=named)
        said = [self.still_there(color) for color in COLORS if color in self.truth - answer]
        lid = [color for color in gone if color in answer and self.position.lid[color.order]]
        if lid:
            said.append(_("The tiles in the lid are not in the bag: count them as in sight."))
        return wrong([*said, *steps], rules, self.scene_after(), answer=named)

    def all_seen(self, color: Color) -> str:
        """Say that all tiles of a color lie open."""
        text = _("All {count} tiles of this colour ({color}) are in sight.")
        return text.format(count=TILES_PER_COLOR, color=color_name(color))

    def still_there(self, color: Color) -> str:
        """Say how many tiles of a color do not lie open."""
        text = _("Of this colour ({color}) you see {seen}: the others are in the bag.")
        return text.format(color=color_name(color), seen=self.seen(color))

    def choices(self) -> list[list[str]]:
        """List sets of colors, and that none is left."""
        return [[], *subsets(color.value for color in COLORS)]

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [sorted(self.truth)]
