"""Can a position come about, and if not, why not?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from engine import Position, Rule
from engine.errors import Reason
from engine.reachability import reasons
from engine.tiles import COLORS, Cell
from rulesite.board.wall import Marks
from rulesite.wording.reasons import reason_sentence, whose
from rulesite.wording.spaces import Mark
from rulesite.wording.tiles import color_name
from tutorial.answers import read_one
from tutorial.choices import singles
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene, Sheet, SheetRow
from tutorial.tasks.bag_count import in_sight
from tutorial.tasks.cells import CELLS
from tutorial.tasks.oddities import BY_CODE, oddities
from tutorial.tasks.task import Option
from tutorial.tasks.whole_table import table_scene

POSSIBLE: Final = "possible"
BREACHES: Final[dict[str, Promise]] = {
    "line-mixed": pgettext_lazy("against a position", "A pattern line has two colours"),
    "line-locked": pgettext_lazy(
        "against a position", "A line collects a colour that its row of the wall already has"
    ),
    "wrong-space": pgettext_lazy("against a position", "A tile lies on a space of another colour"),
    "row-repeats": pgettext_lazy("against a position", "A row of a wall has one colour twice"),
    "column-repeats": pgettext_lazy(
        "against a position", "A column of a wall has one colour twice"
    ),
    "row-too-fast": pgettext_lazy(
        "against a position", "A row of a wall has too many tiles for this round"
    ),
    "display-not-full": pgettext_lazy("against a position", "A tile of a display is missing"),
    "center-too-full": pgettext_lazy(
        "against a position", "There are too many tiles in the centre"
    ),
    "no-marker": pgettext_lazy("against a position", "The starting player marker is missing"),
    "many-markers": pgettext_lazy("against a position", "There are two starting player markers"),
    "marker-too-early": pgettext_lazy(
        "against a position", "The starting player marker can’t have been taken yet"
    ),
    "score-too-high": pgettext_lazy(
        "against a position", "A player has more points than the wall can have given"
    ),
    "color-count": pgettext_lazy("against a position", "One colour has too many tiles in all"),
}
"""What can be wrong with a position, by the engine's codes."""


def label(code: str) -> str:
    """Name a choice in words."""
    if code == POSSIBLE:
        return pgettext("against a position", "Nothing: it can come about")
    return str(BREACHES[code] if code in BREACHES else BY_CODE[code].label)


@dataclass(frozen=True, slots=True)
class ImpossibleTask:
    """Ask what is wrong with a position; `codes` are breaches, oddities and POSSIBLE."""

    position: Position
    codes: tuple[str, ...]

    form: ClassVar[str] = "options"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the choices in words."""
        return tuple(Option(code, label(code)) for code in self.codes)

    @property
    def against(self) -> tuple[Reason, ...]:
        """Ask the engine what speaks against the position."""
        return reasons(self.position)

    @property
    def truth(self) -> str:
        """Return the code of the one thing that is wrong, or POSSIBLE."""
        return next((reason.code for reason in self.against), POSSIBLE)

    def scene(self) -> Scene:
        """Draw the whole table, bag and lid too."""
        return table_scene(self.position, bag=True)

    def scene_after(self) -> Scene:
        """Draw it with what speaks against it marked; count all tiles where that matters."""
        marks: dict[int, Marks] = {}
        for reason in self.against:
            seat = reason.facts.get("seat")
            if isinstance(seat, int):
                marks[seat] = {cell: {Mark.AGAINST} for cell in cells_of(reason)}
        sheet = self.sheet() if self.truth == "color-count" else None
        return table_scene(self.position, bag=True, marks=marks, sheet=sheet)

    def sheet(self) -> Sheet:
        """Count the tiles of each color."""
        wrong_ones = {reason.facts.get("color") for reason in self.against}
        rows = []
        for color in COLORS:
            seen = sum(in_sight(self.position, color).values())
            bag = self.position.bag[color.order]
            cells = (color_name(color), str(seen), str(bag), str(seen + bag))
            rows.append(SheetRow(cells, is_marked=color in wrong_ones))
        head = (
            pgettext("tiles in sight", "Colour"),
            pgettext("all tiles counted", "Outside the bag"),
            pgettext("tiles in sight", "In the bag"),
            pgettext("all tiles counted", "In all"),
        )
        caption = pgettext("all tiles counted", "All tiles, by colour")
        return Sheet(caption, head, tuple(rows), shows_caption=True)

    def read(self, values: Sequence[str]) -> str:
        """Read one of the choices; raise UnreadableAnswer."""
        return read_one(values, self.codes)

    def judge(self, answer: str) -> Feedback:
        """Say what is wrong with the position, and why what looks strange is not."""
        said, rules = self.told()
        named = label(self.truth)
        if answer == self.truth:
            return right(said, rules, self.scene_after(), answer=named)
        if answer in BY_CODE:
            said = [str(BY_CODE[answer].because), *said]
            rules = [BY_CODE[answer].rule, *rules]
        elif answer != POSSIBLE:
            text = _("Not so here: “{what}”.")
            said = [text.format(what=label(answer)), *said]
        return wrong(list(dict.fromkeys(said)), rules, self.scene_after(), answer=named)

    def told(self) -> tuple[list[str], list[Rule]]:
        """Tell what speaks against the position; where nothing does, why that is so."""
        if self.against:
            said = [told(reason) for reason in self.against]
            return said, [reason.rule for reason in self.against]
        odd = oddities(self.position)
        said = [str(one.because) for one in odd]
        return said or [_("Nothing speaks against this position.")], [one.rule for one in odd]

    def choices(self) -> list[list[str]]:
        """List the choices."""
        return singles(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one right choice."""
        return [[self.truth]]


def told(reason: Reason) -> str:
    """Say a reason, and on whose board if it is about one."""
    player = whose(reason)
    if not player:
        return reason_sentence(reason)
    return _("{player}: {reason}").format(player=player, reason=reason_sentence(reason))


def cells_of(reason: Reason) -> list[Cell]:
    """List the spaces of the wall that a reason is about."""
    match reason.facts:
        case {"cell": (int(row), int(col))}:
            return [(row, col)]
        case {"cells": tuple(cells)}:
            return [cell for cell in CELLS if cell in cells]
    return []
