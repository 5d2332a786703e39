"""Who wins? One player or several, or is somebody right who says so?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from django.utils.functional import Promise
from django.utils.translation import pgettext

from engine.rules import Rule
from rulesite.wording.misreadings import Mistake, diagnose_readings
from tutorial.answers import read_many, read_one
from tutorial.choices import singles, subsets
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names, seats
from tutorial.scene import Scene
from tutorial.tasks.claim import Claim
from tutorial.tasks.final_standing import FinalStanding
from tutorial.tasks.task import Option

SHARED = "shared"
Winners = tuple[int, ...]


def diagnosed(final: FinalStanding, winners: Winners) -> Mistake | None:
    """Name the mistake behind wrong winners, if it is a known one."""
    return diagnose_readings(final.wrong_winners(), winners, final.verdict.winners)


def judged(final: FinalStanding, winners: Winners, slip: Promise | None = None) -> Feedback:
    """Compare winners with the engine's; a known mistake is named, else all is told."""
    if winners == final.verdict.winners:
        return right(final.steps(), [final.verdict.decided_by], final.scene(solved=True))
    mistake = diagnosed(final, winners)
    if slip is not None:
        rules = [*(mistake.rules if mistake else ()), final.verdict.decided_by]
        return wrong([str(slip)], rules, final.scene(solved=True))
    if mistake is None:
        return wrong(final.steps(), [final.verdict.decided_by], final.scene(solved=True))
    rules = [*mistake.rules, final.verdict.decided_by]
    scene = final.scene(solved=True)
    return wrong([mistake.sentence], rules, scene, suspects=mistake.suspects)


@dataclass(frozen=True, slots=True)
class WhoWinsTask:
    """Ask which of two players wins, or whether they share the victory.

    `slips` are what a lesson says to a wrong answer, by its code.
    """

    final: FinalStanding
    slips: Mapping[str, Promise] = field(default_factory=dict, hash=False)

    form: ClassVar[str] = "options"

    @property
    def codes(self) -> dict[str, Winners]:
        """Return the winners that each answer means."""
        both = tuple(range(len(self.final.scores)))
        return {**{seat: (at,) for at, seat in enumerate(seats(len(both)))}, SHARED: both}

    @property
    def options(self) -> list[Option]:
        """Name the players, and the shared victory."""
        count = len(self.final.scores)
        players = [Option(*pair) for pair in zip(seats(count), names(count), strict=True)]
        return [*players, Option(SHARED, pgettext("who wins", "They share the victory"))]

    def scene(self) -> Scene:
        """Draw walls and scores."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> str:
        """Read a player or the shared victory; raise UnreadableAnswer."""
        return read_one(values, self.codes)

    def judge(self, answer: str) -> Feedback:
        """Let the engine decide."""
        return judged(self.final, self.codes[answer], self.slips.get(answer))

    def choices(self) -> list[list[str]]:
        """List the answers."""
        return singles(self.codes)

    def solutions(self) -> list[list[str]]:
        """List the one right answer."""
        truth = self.final.verdict.winners
        return [[code] for code, winners in self.codes.items() if winners == truth]


@dataclass(frozen=True, slots=True)
class WinnersTask:
    """Ask to mark everybody who wins."""

    final: FinalStanding

    form: ClassVar[str] = "checks"

    @property
    def options(self) -> list[Option]:
        """Name the players."""
        count = len(self.final.scores)
        return [Option(*pair) for pair in zip(seats(count), names(count), strict=True)]

    def scene(self) -> Scene:
        """Draw walls and scores."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> Winners:
        """Read the seats marked; raise UnreadableAnswer."""
        codes = seats(len(self.final.scores))
        marked = read_many(values, codes)
        return tuple(at for at, code in enumerate(codes) if code in marked)

    def judge(self, answer: Winners) -> Feedback:
        """Let the engine decide."""
        return judged(self.final, answer)

    def choices(self) -> list[list[str]]:
        """List sets of players."""
        return subsets(seats(len(self.final.scores)))

    def solutions(self) -> list[list[str]]:
        """List the one right set."""
        codes = seats(len(self.final.scores))
        return [[codes[at] for at in self.final.verdict.winners]]


@dataclass(frozen=True, slots=True)
class WinClaimTask(Claim):
    """Ask whether somebody is right who names the winners, as seats."""

    final: FinalStanding
    claimed: Winners

    form: ClassVar[str] = "claim"

    @property
    def is_true(self) -> bool:
        """Ask the engine."""
        return self.claimed == self.final.verdict.winners

    def scene(self) -> Scene:
        """Draw walls and scores."""
        return self.final.scene()

    def judge(self, answer: str) -> Feedback:
        """Compare the judgement with the engine's, and name the mistake in a wrong claim."""
        final = self.final
        mistake = diagnosed(final, self.claimed)
        reasons = [*([mistake.sentence] if mistake else []), *final.steps()]
        rules: list[Rule] = [*(mistake.rules if mistake else ()), final.verdict.decided_by]
        verdict = right if self.agrees_with(answer) else wrong
        return verdict(reasons, rules, final.scene(solved=True))
