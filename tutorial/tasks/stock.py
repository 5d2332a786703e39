"""Bag and lid before a refill, and what the engine makes of them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Rule
from engine.dealing import Deal
from engine.tiles import COLORS, DISPLAYS, TILES_PER_DISPLAY, Counts, five
from rulesite.board.figures.refill import deal_counts
from rulesite.rulebook.figure import RefillFigure
from rulesite.wording.refills import refill_steps
from rulesite.wording.spaces import place_name
from tutorial.scene import Scene, Sheet, SheetRow, Supply

NO_OTHERS: Final = (0,) * (len(COLORS) - 1)


class Ask(StrEnum):
    """Name what can be asked about a refill."""

    ALONE = "alone"
    NEXT = "next"
    FULL = "full"
    PART = "part"
    BAG = "bag"
    LID = "lid"
    THEN = "then"


class Then(StrEnum):
    """Name what can come after a refill."""

    USUAL = "usual"
    SHORT = "short"
    OVER = "over"


Facts = dict[Ask, str]


@dataclass(frozen=True, slots=True)
class Stock:
    """Hold how many tiles are in bag and lid before so many players refill the displays."""

    players: int
    bag: int
    lid: int

    @property
    def deal(self) -> Deal:
        """Let the engine fill the displays; the colors don't matter."""
        return deal_counts(RefillFigure(self.players, self.bag, self.lid))

    @property
    def amounts(self) -> tuple[int, ...]:
        """Count the tiles on each display."""
        return tuple(map(sum, self.deal.displays))

    @property
    def uses_lid(self) -> bool:
        """Tell whether the lid goes into the bag."""
        return self.deal.refilled_after is not None

    @property
    def drawn_first(self) -> int:
        """Count the tiles drawn before the lid goes into the bag, or in all."""
        first = self.deal.refilled_after
        return sum(self.amounts) if first is None else first

    @property
    def then(self) -> Then:
        """Say what comes next."""
        if not any(self.amounts):
            return Then.OVER
        return Then.USUAL if min(self.amounts) == TILES_PER_DISPLAY else Then.SHORT

    @property
    def rules(self) -> list[Rule]:
        """Return the rules that say how it is filled."""
        further = {Then.SHORT: [Rule.SHORT_ROUND], Then.OVER: [Rule.NO_TILES]}
        return [Rule.REFILL, Rule.LID_RETURN, *further.get(self.then, [])]

    @property
    def steps(self) -> list[str]:
        """Tell the refill, and what comes next."""
        said = refill_steps(self.bag, self.lid, self.deal)
        if not self.uses_lid and self.lid:
            said.append(_("The bag was enough, so the lid stays as it is."))
        return [*said, then_words(self.then)]

    def facts(self) -> Facts:
        """Return the answer to each question."""
        alone, rest = divmod(self.drawn_first, TILES_PER_DISPLAY)
        amounts = self.amounts
        return {
            Ask.ALONE: str(alone),
            Ask.NEXT: str(rest),
            Ask.FULL: str(amounts.count(TILES_PER_DISPLAY)),
            Ask.PART: str(sum(amounts) % TILES_PER_DISPLAY),
            Ask.BAG: str(sum(self.deal.bag)),
            Ask.LID: str(sum(self.deal.lid)),
            Ask.THEN: self.then.value,
        }

    def slips(self) -> dict[str, Facts]:
        """Return the answers of those who refill in a wrong way, by a name for it."""
        facts = self.facts()
        swapped = {Ask.BAG: facts[Ask.LID], Ask.LID: facts[Ask.BAG]} if self.uses_lid else {}
        return {
            "early": Stock(self.players, self.bag + self.lid, 0).facts(),
            "topped-up": facts | swapped,
            "no-lid": Stock(self.players, self.bag, 0).facts() | {Ask.LID: str(self.lid)},
            "over": facts | {Ask.THEN: Then.OVER.value},
            "whole-only": facts | {Ask.PART: "0", Ask.NEXT: "0"},
        }

    def scene(self) -> Scene:
        """Draw bag and lid, and the displays still empty."""
        unknown = (None,) * DISPLAYS[self.players]
        return Scene(supplies=supplies(self.bag, self.lid), amounts=unknown)

    def scene_after(self) -> Scene:
        """Draw what is left in bag and lid, and where the tiles of each display come from."""
        left = supplies(sum(self.deal.bag), sum(self.deal.lid))
        return Scene(
            supplies=left, amounts=self.amounts, sheet=self.sheet() if self.uses_lid else None
        )

    def sheet(self) -> Sheet:
        """Write for each display how many tiles came before and after the bag was empty."""
        first, rows = self.drawn_first, list[SheetRow]()
        for at, amount in enumerate(self.amounts):
            before = min(amount, first)
            first -= before
            cells = (place_name(at), str(before), str(amount - before))
            rows.append(SheetRow(cells, is_marked=amount > before and not rows_after(rows)))
        caption = pgettext("table of a refill", "Where the tiles come from")
        head = (
            pgettext("table of a refill", "Display"),
            pgettext("table of a refill", "From the bag as it was"),
            pgettext("table of a refill", "After the lid went in"),
        )
        return Sheet(caption, head, tuple(rows), shows_caption=True)


def rows_after(rows: list[SheetRow]) -> bool:
    """Tell whether the lid has gone into the bag in one of these rows."""
    return any(row.is_marked for row in rows)


def supplies(bag: int, lid: int) -> tuple[Supply, ...]:
    """Draw bag and lid as numbers of tiles, whatever their colors."""
    return (
        Supply(pgettext("place for tiles", "Bag"), of_any(bag), shows_colors=False),
        Supply(pgettext("place for tiles", "Lid"), of_any(lid), shows_colors=False),
    )


def of_any(count: int) -> Counts:
    """Count so many tiles as if they were of one color."""
    return five((count, *NO_OTHERS))


def then_words(then: Then) -> str:
    """Say what comes after a refill."""
    words = {
        Then.USUAL: _("All displays are full, and the round begins."),
        Then.SHORT: _("Bag and lid are empty. The round is played with the tiles that are there."),
        Then.OVER: _("Not a single tile can be laid out: the game is over."),
    }
    return words[then]


def slip_words(slip: str) -> str:
    """Say what is wrong with a way to refill."""
    words = {
        "early": _("The lid doesn’t go into the bag yet. First draw all that is in the bag."),
        "topped-up": _("All tiles of the lid go into the bag, also those not needed now."),
        "no-lid": _("The bag is empty, but the lid is not: put its tiles into the bag and go on."),
        "over": _("The game goes on while there are tiles. A short round is played as usual."),
        "whole-only": _("A display that can’t be completed gets the tiles that are left."),
    }
    return words[slip]


def slip_rule(slip: str) -> Rule:
    """Return the rule that a way to refill gets wrong."""
    return Rule.SHORT_ROUND if slip in {"over", "whole-only"} else Rule.LID_RETURN
