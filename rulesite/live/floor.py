"""A floor line that can be changed, and what it costs."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import MARKER, Rule, score_floor
from engine.misreadings.settling import settled
from engine.tiles import COLORS, FLOOR_PENALTIES, Color, Thing
from rulesite.board.player import floor_spaces
from rulesite.live.example import Example, LiveView, Told, Tool, Unreadable, tap
from rulesite.rulebook.slots import MINUS
from rulesite.wording.plays import to_lid
from rulesite.wording.scores import floor_sum

SPACES = len(FLOOR_PENALTIES)
MOST = SPACES + 2
"""Two more than there are spaces show what happens to the rest."""
LETTERS = {*COLORS, MARKER}
NOTHING = "-"
SCORES = {str(score): score for score in range(1000)}
"""Scores before the floor line that can be typed."""
MORE, TAKE_MARKER = "more", "marker"
SPACE_CODES = {f"space{space + 1}": space for space in range(SPACES)}


@dataclass(frozen=True, slots=True)
class FloorExample(Example):
    """Hold what fell, in order, and the score before it is subtracted, if there is one."""

    kind: ClassVar[str] = "floor"

    fell: tuple[Thing, ...]
    before: int | None = None

    @classmethod
    def read(cls, query: Mapping[str, str], start: Self) -> Self:
        """Read what fell and the score before."""
        fell = _read_fell(query["fell"]) if "fell" in query else start.fell
        text = query.get("before", "" if "fell" in query else None)
        return cls(fell, start.before if text is None else _read_score(text))

    @property
    def query(self) -> dict[str, str]:
        """Return what fell and, if there is one, the score before."""
        before = {} if self.before is None else {"before": str(self.before)}
        return {"fell": "".join(self.fell) or NOTHING} | before

    def tapped(self, code: str) -> Self:
        """Let one more tile fall, remove a piece, or turn the marker."""
        if code == TAKE_MARKER:
            return self._without(MARKER) if MARKER in self.fell else self._with(MARKER)
        if code == MORE:
            return self._with(self._next_tile())
        if code not in SPACE_CODES:
            raise Unreadable("no such space")
        space = SPACE_CODES[code]
        if space < len(self.fell):
            return replace(self, fell=self.fell[:space] + self.fell[space + 1 :])
        return self._with(self._next_tile())

    def _with(self, thing: Thing) -> Self:
        return replace(self, fell=(*self.fell, thing)[:MOST])

    def _without(self, thing: Thing) -> Self:
        return replace(self, fell=tuple(other for other in self.fell if other != thing))

    def _next_tile(self) -> Color:
        """Return the color that comes next; which one it is costs nothing."""
        tiles = len(self.fell) - self.fell.count(MARKER)
        return COLORS[tiles // 2 % len(COLORS)]

    def emptied(self) -> Self:
        """Return an empty floor line."""
        return replace(self, fell=())

    def view(self) -> LiveView:
        """Add up the covered spaces, and subtract them from the score."""
        on_line = self.fell[:SPACES]
        return LiveView(
            (Told(self._steps(), self._total()),),
            self._rules(),
            position=f"0:-,-,-,-,-:...../...../...../...../.....:{''.join(on_line) or NOTHING}",
            floor=floor_spaces(on_line, lambda space: tap(f"space{space + 1}")),
            hint=_("Tap a free space: one more tile falls. Tap a piece to remove it."),
            tools=(
                Tool(MORE, _("One more tile falls"), None, len(self.fell) >= MOST),
                Tool(
                    TAKE_MARKER,
                    _("With the starting player marker"),
                    MARKER in self.fell,
                    len(self.fell) >= MOST and MARKER not in self.fell,
                ),
            ),
        )

    @property
    def _lid(self) -> int:
        """Count the tiles that found no space."""
        return sum(thing != MARKER for thing in self.fell[SPACES:])

    @property
    def _is_marker_free(self) -> bool:
        return MARKER in self.fell[SPACES:]

    def _steps(self) -> tuple[str, ...]:
        covered = min(len(self.fell), SPACES)
        text = ngettext("{n} space is covered.", "{n} spaces are covered.", covered)
        steps = [text.format(n=covered)]
        if self._lid:
            steps += [to_lid(self._lid), _("What goes straight to the lid costs nothing.")]
        if self._is_marker_free:
            steps.append(_("The marker finds no space either and costs nothing."))
        score = score_floor(len(self.fell))
        if self.before is None:
            return tuple(steps)
        steps.append(_("Floor line: {total}").format(total=floor_sum(score)))
        if self.before + score.penalty < 0:
            steps.append(_("The score stops at zero."))
        return tuple(steps)

    def _total(self) -> str:
        score = score_floor(len(self.fell))
        if self.before is None:
            return floor_sum(score)
        after = settled(self.before, 0, score.penalty)
        equals = "=" if self.before + score.penalty >= 0 else "→"
        return f"{self.before} {MINUS} {-score.penalty} {equals} {after}"

    def _rules(self) -> tuple[str, ...]:
        found = [Rule.FLOOR_PENALTIES]
        if MARKER in self.fell:
            found.append(Rule.MARKER_FULL_FLOOR if self._is_marker_free else Rule.MARKER_COST)
        if self._lid:
            found.append(Rule.FLOOR_FULL)
        if self.before is not None:
            found.append(Rule.SCORE_MIN)
        return tuple(found)


def _read_fell(text: str) -> tuple[Thing, ...]:
    fell = "" if text == NOTHING else text
    if len(fell) > MOST or not LETTERS.issuperset(fell) or fell.count(MARKER) > 1:
        raise Unreadable("no floor line")
    return tuple(MARKER if letter == MARKER else Color(letter) for letter in fell)


def _read_score(text: str) -> int | None:
    if not text:
        return None
    if text not in SCORES:
        raise Unreadable("no score")
    return SCORES[text]
