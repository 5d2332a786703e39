"""What is laid out for so many players?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, npgettext, pgettext

from engine import Board, Game, Position, Rule
from engine.tiles import DISPLAYS, TILES, TILES_PER_DISPLAY
from rulesite.board import offer_view
from rulesite.board.player import Parts, board_view
from rulesite.wording.setup import players
from tutorial.answers import read_number, read_numbers, read_one
from tutorial.choices import numbers, singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene, Sheet, SheetRow, Supply
from tutorial.tasks.claim import Claim
from tutorial.tasks.task import Field, Option

SEED: Final = 1
MOST_DISPLAYS: Final = 10


def first_deal(count: int) -> Position:
    """Deal a first round for a number of players."""
    return Game.new(players=count, seed=SEED).position


def table(count: int, *, with_bag: bool = False) -> Scene:
    """Draw the offer of a first round, and what is left in the bag."""
    position = first_deal(count)
    bag = Supply(pgettext("place for tiles", "Bag"), position.bag)
    return Scene(
        offer=offer_view(position), supplies=(bag,) if with_bag else (), position=str(position)
    )


def displays(count: int) -> str:
    """Count the displays on the table."""
    text = npgettext("displays on the table", "{n} display", "{n} displays", count)
    return text.format(n=count)


def for_players(count: int) -> str:
    """Say how many displays there are for a number of players."""
    text = _("{players}: {displays}")
    return text.format(players=players(count), displays=displays(DISPLAYS[count]))


@dataclass(frozen=True, slots=True)
class DisplaysTask:
    """Ask how many displays there are for so many players; the table for two is shown."""

    players: int
    offered: tuple[int, ...]

    form: ClassVar[str] = "options"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the numbers to choose from, small ones first."""
        return tuple(Option(str(number), displays(number)) for number in sorted(self.offered))

    def scene(self) -> Scene:
        """Draw the table for two."""
        return table(min(DISPLAYS))

    def read(self, values: Sequence[str]) -> int:
        """Read one of the numbers; raise UnreadableAnswer."""
        return int(read_one(values, [str(number) for number in self.offered]))

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's; a number of another table is named as that."""
        rule = [Rule.DISPLAYS_COUNT]
        if answer == DISPLAYS[self.players]:
            return right([for_players(self.players)], rule, table(self.players))
        known = [for_players(count) for count, number in DISPLAYS.items() if number == answer]
        more = _("For each player more than two there are two more displays.")
        return wrong([*known, more], rule, self.scene())

    def choices(self) -> list[list[str]]:
        """List the numbers to choose from."""
        return singles(map(str, sorted(self.offered)))

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(DISPLAYS[self.players])]]


@dataclass(frozen=True, slots=True)
class TilesLaidTask:
    """Ask how many tiles lie on all displays of a table."""

    players: int

    form: ClassVar[str] = "number"

    @property
    def count(self) -> int:
        """Count what the engine deals."""
        return sum(map(len, first_deal(self.players).factories))

    def scene(self) -> Scene:
        """Draw the table."""
        return table(self.players)

    def read(self, values: Sequence[str]) -> int:
        """Read a number; raise UnreadableAnswer."""
        return read_number(values)

    def judge(self, answer: int) -> Feedback:
        """Compare the number with the engine's deal."""
        number, rule = DISPLAYS[self.players], [Rule.FILL_DISPLAYS, Rule.TILE_COUNT]
        if answer == self.count:
            total = f"{number} × {TILES_PER_DISPLAY} = {self.count}"
            return right([self.bag_words()], rule, table(self.players, with_bag=True), total)
        if answer == number:
            reason = _("That is the number of displays. Each of them has several tiles.")
        elif answer == TILES_PER_DISPLAY:
            reason = _("That is one display only. Count the tiles of all displays.")
        elif answer in {TILES_PER_DISPLAY * other for other in DISPLAYS.values()}:
            reason = _("That many lie there with another number of players. Count the displays.")
        else:
            reason = _("Each display has the same number of tiles. Multiply.")
        return wrong([reason], rule, self.scene())

    def bag_words(self) -> str:
        """Say how many tiles stay in the bag."""
        left = TILES - self.count
        text = ngettext("{n} tile stays in the bag.", "{n} tiles stay in the bag.", left)
        return text.format(n=left)

    def choices(self) -> list[list[str]]:
        """List the numbers that could be meant."""
        return numbers(max(DISPLAYS.values()) * TILES_PER_DISPLAY)

    def solutions(self) -> list[list[str]]:
        """List the one right number."""
        return [[str(self.count)]]


@dataclass(frozen=True, slots=True)
class DisplaysByPlayersTask:
    """Ask for the number of displays for each number of players."""

    form: ClassVar[str] = "fields"

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for one number for each size of the table."""
        return tuple(Field(players(count)) for count in DISPLAYS)

    def scene(self, *, solved: bool = False) -> Scene:
        """Write a sheet with the tiles on all displays, and the displays once they are known."""
        rows = [
            SheetRow(
                (
                    players(count),
                    str(number * TILES_PER_DISPLAY),
                    str(number) if solved else "?",
                )
            )
            for count, number in DISPLAYS.items()
        ]
        head = (
            pgettext("head of a table", "Players"),
            pgettext("head of a table", "Tiles on all displays"),
            pgettext("head of a table", "Displays"),
        )
        return Scene(sheet=Sheet(pgettext("table", "What is laid out"), head, tuple(rows)))

    def read(self, values: Sequence[str]) -> tuple[int, ...]:
        """Read the numbers; raise UnreadableAnswer."""
        return read_numbers(values, len(DISPLAYS))

    def judge(self, answer: tuple[int, ...]) -> Feedback:
        """Compare the numbers with the engine's."""
        rules = [Rule.DISPLAYS_COUNT, Rule.FILL_DISPLAYS]
        truth = tuple(DISPLAYS.values())
        if answer == truth:
            return right([for_players(count) for count in DISPLAYS], rules, self.scene(solved=True))
        if len(set(answer)) == 1:
            reason = _("Not the same for everybody: the more players, the more displays.")
        else:
            reason = _("Each display has four tiles, so divide the number of tiles by four.")
        return wrong([reason], rules, self.scene())

    def choices(self) -> list[list[str]]:
        """List some wrong triples and the right one."""
        same = [[str(number)] * len(DISPLAYS) for number in range(MOST_DISPLAYS)]
        steps = [[str(first + at) for at in range(len(DISPLAYS))] for first in range(MOST_DISPLAYS)]
        return [*same, *steps, *self.solutions()]

    def solutions(self) -> list[list[str]]:
        """List the one right triple."""
        return [[str(number) for number in DISPLAYS.values()]]


@dataclass(frozen=True, slots=True)
class SameSideTask(Claim):
    """Ask whether players may turn up different sides of their boards."""

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Deny it: a position of the notation has one side for all."""
        return False

    def scene(self) -> Scene:
        """Draw a board with the printed colors and one without."""
        pairs = zip(names(2), (True, False), strict=True)
        boards = (
            board_view(Board(), parts=Parts.WALL, ghosts=ghosts, caption=name)
            for name, ghosts in pairs
        )
        return Scene(boards=tuple(boards), position=str(Board()))

    def judge(self, answer: str) -> Feedback:
        """Say that all turn up the same side."""
        verdict = right if self.agrees_with(answer) else wrong
        reason = _("All players turn up the same side: the coloured one, or all the grey one.")
        return verdict([reason], [Rule.SAME_SIDE], self.scene())
