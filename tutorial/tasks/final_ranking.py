"""In what order do the players finish?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from django.utils.translation import gettext as _

from rulesite.wording.endings import place_name
from rulesite.wording.misreadings import diagnose_readings
from tutorial.answers import UnreadableAnswer, read_each
from tutorial.choices import each
from tutorial.feedback import Feedback, right, wrong
from tutorial.people import names
from tutorial.scene import Scene
from tutorial.tasks.final_standing import FinalStanding, Places
from tutorial.tasks.task import Field, Option

FIRST = "1"


@dataclass(frozen=True, slots=True)
class FinalRankingTask:
    """Ask for each player's place; who shares a place gets the same.

    After a shared place the next one may be left out or not: only the order counts.
    """

    final: FinalStanding
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    @property
    def codes(self) -> list[str]:
        """List the places there are."""
        return [str(place) for place in range(1, len(self.final.scores) + 1)]

    @property
    def fields(self) -> list[Field]:
        """Ask for a place for each player."""
        options = tuple(Option(code, place_name(int(code))) for code in self.codes)
        return [Field(name, options) for name in names(len(self.final.scores))]

    @property
    def truth(self) -> Places:
        """Let the engine rank."""
        return self.final.places

    def readings(self) -> Mapping[str, Places]:
        """Return the places that each misreading gives."""
        return self.final.wrong_places()

    def scene(self) -> Scene:
        """Draw walls and scores."""
        return self.final.scene()

    def read(self, values: Sequence[str]) -> Places:
        """Read a place for each player; raise UnreadableAnswer, also where nobody is first."""
        chosen = read_each(values, [self.codes] * len(self.codes))
        if FIRST not in chosen:
            raise UnreadableAnswer(_("Please give the first place to at least one player."))
        order = sorted(set(chosen))
        return tuple(order.index(code) + 1 for code in chosen)

    def judge(self, answer: Places) -> Feedback:
        """Compare the order with the engine's, and name a known mistake."""
        final = self.final
        steps, after = final.steps(), final.scene(solved=True)
        if answer == self.truth:
            return right(steps, final.rules, after)
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        if mistake is None:
            return wrong(steps, final.rules, after, tells_fields=self.tells_all)
        reasons = [mistake.sentence, *(steps if self.tells_all else ())]
        rules = [*mistake.rules, *final.rules]
        scene = after if self.tells_all else final.scene()
        suspects = mistake.suspects
        return wrong(reasons, rules, scene, suspects=suspects, tells_fields=self.tells_all)

    def choices(self) -> list[list[str]]:
        """List all places that can be given."""
        count = len(self.codes)
        return [values for values in each([self.codes] * count) if FIRST in values]

    def solutions(self) -> list[list[str]]:
        """List every way to write the right order."""
        return [values for values in self.choices() if self.read(values) == self.truth]
