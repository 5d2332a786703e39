"""Which of these takes are allowed?"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from engine import Position, Rule
from engine.tiles import CENTER, MARKER, Color, Source
from rulesite.wording.spaces import place_name
from rulesite.wording.tiles import thing_name, tiles_of
from tutorial.answers import read_many
from tutorial.choices import subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.answered import marked_labels
from tutorial.tasks.pick import take_code, tiles_at
from tutorial.tasks.taking import offer_scene, takes
from tutorial.tasks.task import Option

BOTH: Final = "+"
"""Between the parts of a take from two places."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Hold what somebody wants to take, as a code: places, each with its things.

    "3BB" are two blue tiles of display 3, "CMR" the marker and a red tile, "1B+2B" two places.
    `marker_lies` tells whether the marker is in the center, to be left there or not.
    """

    code: str
    marker_lies: bool = False

    @property
    def parts(self) -> tuple[tuple[Source, str], ...]:
        """Return places and what is taken from each."""
        return tuple(
            (CENTER if part[0] == CENTER else int(part[0]) - 1, part[1:])
            for part in self.code.split(BOTH)
        )

    @property
    def label(self) -> str:
        """Say it in words."""
        separator = pgettext("between items of a list", ", ")
        words = []
        for source, things in self.parts:
            counted = [
                thing_name(MARKER)
                if thing == MARKER
                else tiles_of(Color(thing), things.count(thing))
                for thing in dict.fromkeys(things)
            ]
            taken = separator.join(counted)
            if source == CENTER and self.marker_lies and MARKER not in things:
                taken = pgettext("made-up take", "{tiles}, without the marker").format(tiles=taken)
            words.append(_("{place}: {tiles}").format(place=place_name(source), tiles=taken))
        return "; ".join(words)


def whole(position: Position, source: Source, color: Color) -> str:
    """Write the legal take of a color from a place."""
    marker = MARKER if source == CENTER and position.marker_in_center else ""
    place = take_code(source, color)[0]
    return f"{place}{marker}{str(color) * tiles_at(position, source).count(color)}"


@dataclass(frozen=True, slots=True)
class LegalTakesTask:
    """Ask to mark the allowed ones among `codes`; any answer is told about every one."""

    position: Position
    codes: tuple[str, ...]

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return each take in words."""
        return tuple(Option(code, self.label(code)) for code in self.codes)

    def label(self, code: str) -> str:
        """Say a take in words, also when it would leave the marker behind."""
        return Claim(code, self.position.marker_in_center).label

    @property
    def legal(self) -> frozenset[str]:
        """Ask the engine which takes there are, and write each whole."""
        picks = takes(self.position).values()
        every = {whole(self.position, pick.source, pick.color) for pick in picks}
        return frozenset(code for code in self.codes if code in every)

    def scene(self) -> Scene:
        """Draw the offer and the floor line."""
        return offer_scene(self.position)

    def read(self, values: Sequence[str]) -> frozenset[str]:
        """Read marked takes; raise UnreadableAnswer."""
        return read_many(values, self.codes)

    def judge(self, answer: frozenset[str]) -> Feedback:
        """Compare with the engine's takes; say of each forbidden one why."""
        legal = self.legal
        forbidden = {code: self.objection(code) for code in self.codes if code not in legal}
        said = [text.format(take=self.label(code)) for code, (text, _rule) in forbidden.items()]
        rules = [*(rule for _text, rule in forbidden.values()), Rule.TAKE_ALL]
        verdict = right if answer == legal else wrong
        named = marked_labels(self.options, legal)
        return verdict(said, list(dict.fromkeys(rules)), self.scene(), answer=named)

    def objection(self, code: str) -> tuple[str, Rule]:
        """Return the sentence with its slot, and the rule, against a take."""
        parts = Claim(code).parts
        if len(parts) > 1:
            return _("{take}. Not allowed: you take from one place only."), Rule.TAKE_ONE_PLACE
        source, things = parts[0]
        if things == MARKER:
            return _("{take}. Not allowed: the marker can’t be taken alone."), Rule.MARKER_ALONE
        colors = set(things) - {MARKER}
        if len(colors) > 1:
            return _("{take}. Not allowed: you take one colour only."), Rule.TAKE_ALL
        (color,) = colors
        there = whole(self.position, source, Color(color))
        if things.count(color) < there.count(color):
            text = _("{take}. Not allowed: you take every tile of that colour.")
            return text, Rule.TAKE_ALL
        if MARKER in things:
            text = _("{take}. Not allowed: a take from a display never brings the marker.")
            return text, Rule.MARKER_TAKE
        text = _("{take}. Not allowed: the first take from the centre brings the marker too.")
        return text, Rule.MARKER_TAKE

    def choices(self) -> list[list[str]]:
        """List sets of takes."""
        return subsets(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one right set, in the order shown."""
        return [[code for code in self.codes if code in self.legal]]
