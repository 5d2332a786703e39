"""How are the displays filled from bag and lid?"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Rule
from rulesite.wording.spaces import place_name
from tutorial.answers import UnreadableAnswer, read_many, read_number, read_one
from tutorial.choices import singles, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.stock import Ask, Facts, Stock, Then, slip_rule, slip_words, then_words
from tutorial.tasks.task import Field, Option


def ask_label(ask: Ask) -> str:
    """Name what is asked for."""
    labels = {
        Ask.ALONE: pgettext("puzzle refill", "Displays that the bag fills before it is empty"),
        Ask.NEXT: pgettext("puzzle refill", "Tiles on the next display when the bag is empty"),
        Ask.FULL: pgettext("puzzle refill", "Full displays in the end"),
        Ask.PART: pgettext("puzzle refill", "Tiles on the display that stays incomplete, or 0"),
        Ask.BAG: pgettext("puzzle refill", "Tiles left in the bag"),
        Ask.LID: pgettext("puzzle refill", "Tiles left in the lid"),
        Ask.THEN: pgettext("puzzle refill", "What comes next?"),
    }
    return labels[ask]


def then_options() -> tuple[Option, ...]:
    """Name what can come next."""
    return (
        Option(Then.USUAL.value, pgettext("after a refill", "A round with full displays")),
        Option(Then.SHORT.value, pgettext("after a refill", "A round with the tiles there are")),
        Option(Then.OVER.value, pgettext("after a refill", "The game is over")),
    )


@dataclass(frozen=True, slots=True)
class RefillTask:
    """Ask for some numbers of a refill; with `tells_all` a mistake is told everything."""

    stock: Stock
    asks: tuple[Ask, ...]
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for a number each, or what comes next."""
        return tuple(
            Field(ask_label(ask), then_options() if ask is Ask.THEN else ()) for ask in self.asks
        )

    @property
    def truth(self) -> tuple[str, ...]:
        """Return the right answers."""
        return self.asked(self.stock.facts())

    def asked(self, facts: Facts) -> tuple[str, ...]:
        """Pick what is asked for."""
        return tuple(facts[ask] for ask in self.asks)

    def scene(self) -> Scene:
        """Draw bag and lid, and the displays still empty."""
        return self.stock.scene()

    def read(self, values: Sequence[str]) -> tuple[str, ...]:
        """Read the numbers, and what comes next; raise UnreadableAnswer."""
        if len(values) != len(self.asks):
            raise UnreadableAnswer(_("Please fill in every number."))
        return tuple(
            read_one([value], list(Then)) if ask is Ask.THEN else str(read_number([value]))
            for ask, value in zip(self.asks, values, strict=True)
        )

    def judge(self, answer: tuple[str, ...]) -> Feedback:
        """Compare the numbers with the engine's, and name a known way to refill wrongly."""
        stock = self.stock
        if answer == self.truth:
            return right(stock.steps, stock.rules, stock.scene_after())
        slip = self.slip(answer)
        said = [slip_words(slip)] if slip else []
        rules = [slip_rule(slip)] if slip else []
        if self.tells_all:
            said, rules = [*said, *stock.steps], [*rules, *stock.rules]
            return wrong(said, rules, stock.scene_after(), tells_fields=True)
        said = said or [self.first_wrong(answer)]
        return wrong(said, [*rules, *stock.rules], self.scene())

    def slip(self, answer: tuple[str, ...]) -> str:
        """Return the one known way to refill that gives an answer, or nothing."""
        fits = [name for name, facts in self.stock.slips().items() if self.asked(facts) == answer]
        return fits[0] if len(fits) == 1 else ""

    def first_wrong(self, answer: tuple[str, ...]) -> str:
        """Say which number is the first that is wrong, and how to find it."""
        pairs = zip(self.asks, answer, self.truth, strict=True)
        ask = next(ask for ask, given, true in pairs if given != true)
        text = _("Not right yet: {what}. Fill one display after the other, four tiles each.")
        return text.format(what=ask_label(ask))

    def choices(self) -> list[list[str]]:
        """List the right answer, those of wrong ways, and some that are off by one."""
        truth = list(self.truth)
        slips = [list(self.asked(facts)) for facts in self.stock.slips().values()]
        off = [
            [*truth[:at], str(int(value) + 1), *truth[at + 1 :]]
            for at, value in enumerate(truth)
            if value.isdigit()
        ]
        thens = [
            [*truth[:at], then.value, *truth[at + 1 :]]
            for at, ask in enumerate(self.asks)
            if ask is Ask.THEN
            for then in Then
        ]
        found = dict.fromkeys(map(tuple, [truth, *slips, *off, *thens]))
        return [list(values) for values in found]

    def solutions(self) -> list[list[str]]:
        """List the one right answer."""
        return [list(self.truth)]


@dataclass(frozen=True, slots=True)
class ThenTask:
    """Ask what comes after a refill."""

    stock: Stock

    form: ClassVar[str] = "options"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return what can come next."""
        return then_options()

    def scene(self) -> Scene:
        """Draw the displays as they are filled."""
        return self.stock.scene_after()

    def read(self, values: Sequence[str]) -> Then:
        """Read what comes next; raise UnreadableAnswer."""
        return Then(read_one(values, list(Then)))

    def judge(self, answer: Then) -> Feedback:
        """Compare it with what the engine's refill leads to."""
        stock = self.stock
        if answer == stock.then:
            return right([then_words(stock.then)], stock.rules[::-1], self.scene())
        if answer == Then.USUAL:
            said = _("Some displays are not full, and no tile is left to fill them.")
        elif answer == Then.OVER:
            said = slip_words("over")
        else:
            said = then_words(stock.then)
        return wrong([said], stock.rules[::-1], self.scene())

    def choices(self) -> list[list[str]]:
        """List what can come next."""
        return singles(then.value for then in Then)

    def solutions(self) -> list[list[str]]:
        """List the one thing that does."""
        return [[self.stock.then.value]]


@dataclass(frozen=True, slots=True)
class EmptyDisplaysTask:
    """Ask to mark the displays that get no tile."""

    stock: Stock

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> tuple[Option, ...]:
        """Name every display."""
        count = len(self.stock.amounts)
        return tuple(Option(str(at + 1), place_name(at)) for at in range(count))

    @property
    def empty(self) -> frozenset[str]:
        """Ask the engine which displays get nothing."""
        return frozenset(str(at + 1) for at, n in enumerate(self.stock.amounts) if not n)

    def scene(self) -> Scene:
        """Draw bag and lid, and the displays still empty."""
        return self.stock.scene()

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read displays; raise UnreadableAnswer."""
        return read_many(values, [option.value for option in self.options])

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Compare the displays with those that the engine leaves empty."""
        stock = self.stock
        if answer == self.empty:
            return right(stock.steps, stock.rules, stock.scene_after())
        parted = {str(at + 1) for at, n in enumerate(stock.amounts) if n}
        said = []
        if answer & parted:
            said.append(slip_words("whole-only"))
        if self.empty - answer:
            said.append(_("The tiles don’t reach so far: four go to each display, in order."))
        return wrong(said, [Rule.SHORT_ROUND, Rule.REFILL], self.scene())

    def choices(self) -> list[list[str]]:
        """List sets of displays."""
        return subsets(option.value for option in self.options)

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        return [sorted(self.empty)]


@dataclass(frozen=True, slots=True)
class LidClaimTask(Claim):
    """Ask whether the lid may go into the bag after so many tiles have been drawn."""

    stock: Stock
    after: int
    because: Promise
    rules: tuple[Rule, ...] = field(default=(Rule.LID_RETURN,))

    form: ClassVar[str] = "judge"

    @property
    def is_true(self) -> bool:
        """Ask the engine when the lid goes into the bag."""
        return self.stock.deal.refilled_after == self.after

    def scene(self) -> Scene:
        """Draw bag and lid, and the displays still empty."""
        return self.stock.scene()

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's."""
        verdict = right if self.agrees_with(answer) else wrong
        return verdict([str(self.because)], self.rules, self.stock.scene_after())
