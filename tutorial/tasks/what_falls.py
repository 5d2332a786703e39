"""How many tiles fall to the floor line, and how many go to the lid?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import pgettext, pgettext_lazy

from engine.board import Board
from engine.landing import Landing, land
from engine.misreadings import MISREADINGS, PLACING
from engine.outcomes import Play
from engine.tiles import MARKER, Color
from rulesite.board.player import board_view
from rulesite.wording.misreadings import Mistake, diagnose_readings
from rulesite.wording.plays import fallen, placed, to_lid
from tutorial.answers import read_numbers
from tutorial.choices import each
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.answered import in_fields
from tutorial.tasks.choose_line import SHOWN, after, placing_rules
from tutorial.tasks.pick import Pick
from tutorial.tasks.task import Field

Fate = tuple[int, int]
MOST = 12
FAMILY = (*PLACING, MISREADINGS["marker_free"], MISREADINGS["no_cap"])
"""The misreadings that show in where tiles land."""
OWN_WORDS: Mapping[str, Promise] = {
    "marker_free": pgettext_lazy(
        "misreading",
        "This comes out when the starting player marker covers no space. It goes to the floor line"
        " before the tiles fall.",
    ),
    "no_cap": pgettext_lazy(
        "misreading",
        "This comes out when the floor line holds more than its seven spaces. Tiles that find no"
        " space there go to the box lid.",
    ),
}


@dataclass(frozen=True, slots=True)
class Drop:
    """Hold tiles of one color that come to a line of a board, the marker with them or not."""

    bare: Board
    color: Color
    count: int
    line: int
    has_marker: bool = False

    @property
    def board(self) -> Board:
        """Return the board with the marker on its floor line, if it comes along."""
        bare = self.bare
        return replace(bare, floor=(*bare.floor, MARKER)) if self.has_marker else bare

    @property
    def case(self) -> tuple[Color, int, int]:
        """Return color, number and line of the tiles."""
        return self.color, self.count, self.line

    @property
    def truth(self) -> Fate:
        """Ask the engine what falls and what goes to the lid."""
        return fate(land(self.board, *self.case))

    def readings(self) -> dict[str, Fate]:
        """Return the two numbers that each misreading gives."""
        board = self.board
        found = {wrong.id: fate(wrong.apply(board, *self.case)) for wrong in PLACING}
        found["marker_free"] = fate(land(self.bare, *self.case))
        return found | {"no_cap": (sum(self.truth), 0)}


@dataclass(frozen=True, slots=True)
class WhatFallsTask:
    """Ask for two numbers: what falls and what goes to the lid, when a line takes the tiles.

    With `tells_all`, a wrong answer is told the whole way; without, it may try again.
    """

    pick: Pick
    line: int
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def fields(self) -> tuple[Field, ...]:
        """Label the two numbers."""
        return (
            Field(pgettext("number to fill in", "To the floor line")),
            Field(pgettext("number to fill in", "To the box lid")),
        )

    @property
    def drop(self) -> Drop:
        """Return what lands where."""
        pick = self.pick
        return Drop(pick.board, pick.color, pick.count, self.line, pick.has_marker)

    @property
    def truth(self) -> Fate:
        """Ask the engine."""
        return self.drop.truth

    def readings(self) -> Mapping[str, Fate]:
        """Return the two numbers that each misreading gives."""
        return self.drop.readings()

    def scene(self) -> Scene:
        """Draw the tiles in hand and the board."""
        board = self.pick.board
        view = board_view(board, parts=SHOWN, ghosts=not self.pick.position.grey)
        return Scene(board=view, position=self.pick.notation, hand=self.pick.hand)

    def read(self, values: Sequence[str]) -> Fate:
        """Read two numbers; raise UnreadableAnswer."""
        fallen, lid = read_numbers(values, len(self.fields))
        return fallen, lid

    def judge(self, answer: Fate) -> Feedback:
        """Compare the numbers with the engine's, and name a known mistake."""
        landed = self.pick.play(self.line)
        steps, total = fate_steps(landed.play), landing_sum(landed.play)
        rules, told = placing_rules(landed.play), in_fields(self.fields, self.truth)
        if answer == self.truth:
            return right(steps, rules, after(self.pick, landed), total, told)
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        said = [mistake_words(mistake)] if mistake else []
        if self.tells_all or not mistake:
            said += steps
        rules = [*(mistake.rules if mistake else ()), *rules]
        suspects = mistake.suspects if mistake else ()
        if self.tells_all:
            return wrong(said, rules, after(self.pick, landed), total, suspects, told)
        return wrong(said, rules, self.scene(), suspects=suspects)

    def choices(self) -> list[list[str]]:
        """List pairs of numbers that could be meant."""
        return each([[str(number) for number in range(MOST)]] * 2)

    def solutions(self) -> list[list[str]]:
        """List the one right pair."""
        return [[str(number) for number in self.truth]]


def fate(landing: Landing) -> Fate:
    """Return what falls and what goes to the lid."""
    return landing.fallen, landing.lid


def mistake_words(mistake: Mistake) -> str:
    """Say what a mistake is where tiles land, not what they cost."""
    if len(mistake.suspects) == 1 and mistake.suspects[0] in OWN_WORDS:
        return str(OWN_WORDS[mistake.suspects[0]])
    return mistake.sentence


def fate_steps(play: Play) -> list[str]:
    """Say where the marker and the tiles go, all three places named, also with no tile."""
    landed = [placed(play.placed), fallen(play.fallen), to_lid(play.lid)]
    return [*marker_steps(play), *landed]


def marker_steps(play: Play) -> list[str]:
    """Say where the marker goes, if it comes along."""
    if not play.marker:
        return []
    if play.marker_space is None:
        return [
            pgettext("marker", "The floor line is full, so the marker costs nothing: our ruling.")
        ]
    text = pgettext("marker", "The marker goes to floor space {number} first.")
    return [text.format(number=play.marker_space + 1)]


def landing_sum(play: Play) -> str:
    """Write where the tiles go as a sum: line, floor line, lid."""
    return f"{play.placed} + {play.fallen} + {play.lid} = {play.taken}"
