"""What goes to the wall, what to the lid, and what stays?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.misreadings import LINES
from engine.rules import Rule
from engine.tiles import FLOOR, MARKER
from rulesite.board.player import Parts, board_view
from rulesite.wording import fates as words
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.misreadings import diagnose_readings
from rulesite.wording.spaces import Mark
from tutorial.answers import read_each
from tutorial.choices import each
from tutorial.feedback import Feedback, right, wrong
from tutorial.scene import Scene
from tutorial.tasks.round_end import RULES, Fate, RoundEnd
from tutorial.tasks.task import Field, Option

Fates = tuple[Fate, ...]
WRONG_FATES = {"scores_unfinished": Fate.WALL, "clears_unfinished": Fate.LID}
"""What each misreading makes of a line that is not full."""


@dataclass(frozen=True, slots=True)
class WhatStaysTask:
    """Ask what becomes of each line, and of what lies on the floor line if it is cleared too.

    With `tells_all`, a wrong answer is told everything; without, it may try again.
    """

    end: RoundEnd
    tells_all: bool = False

    form: ClassVar[str] = "fields"

    def offered(self, place: str) -> Fates:
        """List what can be chosen for a place."""
        if place == MARKER:
            return Fate.KEPT, Fate.LID
        if place == FLOOR:
            return Fate.STAYS, Fate.LID
        rest = (Fate.REST_STAYS,) if place != "1" else ()
        falls = (Fate.FLOOR,) if self.end.grey else ()
        return (Fate.WALL, *rest, Fate.STAYS, Fate.LID, *falls)

    @property
    def fields(self) -> tuple[Field, ...]:
        """Ask for one choice for each place."""
        return tuple(Field(words.fate_of_what(place), self.options(place)) for place in self.places)

    def options(self, place: str) -> tuple[Option, ...]:
        """Name what can be chosen for a place."""
        row = int(place) - 1 if place.isdigit() else None
        return tuple(Option(fate, words.fate_label(fate, row)) for fate in self.offered(place))

    @property
    def places(self) -> tuple[str, ...]:
        """List what is asked about."""
        return self.end.places

    @property
    def truth(self) -> Fates:
        """Ask the engine."""
        return self.end.fates

    def readings(self) -> Mapping[str, Fates]:
        """Return what each misreading makes of it: it errs on lines that are not full."""
        pairs = [*zip(self.places, self.truth, strict=True)]
        return {
            wrong.id: tuple(
                WRONG_FATES[wrong.id] if place.isdigit() and fate is Fate.STAYS else fate
                for place, fate in pairs
            )
            for wrong in LINES
        }

    @property
    def parts(self) -> Parts:
        """Choose what is shown of the board."""
        has_floor = self.end.with_floor or bool(self.end.board.floor)
        return Parts.LINES | Parts.WALL | (Parts.FLOOR if has_floor else Parts.LINES)

    def scene(self) -> Scene:
        """Draw the board before wall-tiling."""
        end = self.end
        view = board_view(end.board, parts=self.parts, ghosts=not end.grey)
        return Scene(board=view, position=end.text)

    def scene_after(self) -> Scene:
        """Draw the board after it; on the grey side one way to do it."""
        end = self.end
        after = end.board_after
        parts = self.parts | (Parts.FLOOR if after.floor else self.parts)
        marks = {cell: {Mark.PLACED} for cell in end.placed}
        since = None if end.with_floor else end.board
        view = board_view(after, parts=parts, marks=marks, ghosts=not end.grey, since=since)
        return Scene(board=view, position=str(after))

    def read(self, values: Sequence[str]) -> Fates:
        """Read one choice for each place; raise UnreadableAnswer."""
        allowed = [self.offered(place) for place in self.places]
        return tuple(map(Fate, read_each(values, allowed)))

    def judge(self, answer: Fates) -> Feedback:
        """Compare each choice with what the engine does, and name a known mistake."""
        if answer == self.truth:
            steps = [step for place in self.places for step in self.told(place)]
            return right(steps, self.rules(self.places), self.scene_after())
        mistake = diagnose_readings(self.readings(), answer, self.truth)
        missed = [place for place in self.places if self.is_missed(place, answer)]
        said = [mistake.sentence] if mistake else []
        if self.tells_all or not mistake:
            said += self.steps(answer, self.places if self.tells_all else missed)
        rules = [*(mistake.rules if mistake else ()), *self.rules(missed)]
        scene = self.scene_after() if self.tells_all else self.scene()
        suspects = mistake.suspects if mistake else ()
        return wrong(said, rules, scene, suspects=suspects, tells_fields=self.tells_all)

    def is_missed(self, place: str, answer: Fates) -> bool:
        """Tell whether the choice for a place is wrong."""
        at = self.places.index(place)
        return answer[at] != self.truth[at]

    def steps(self, answer: Fates, places: Sequence[str]) -> list[str]:
        """Say what becomes of some places, and where the choice is wrong why it is."""
        given = dict(zip(self.places, answer, strict=True))
        fates = dict(zip(self.places, self.truth, strict=True))
        return [
            step
            for place in places
            for step in self.slip(place, given[place], fates[place]) or self.told(place)
        ]

    def rules(self, places: Sequence[str]) -> list[Rule]:
        """Name the rules by which some places end as they do."""
        fates = dict(zip(self.places, self.truth, strict=True))
        return [*dict.fromkeys(rule for place in places for rule in RULES[fates[place]])]

    def told(self, place: str) -> list[str]:
        """Say what becomes of a place."""
        if place == MARKER:
            return [words.marker_kept()]
        if place == FLOOR:
            return [words.floor_emptied()]
        row, end = int(place) - 1, self.end
        if row not in end.board.full_lines:
            return [words.waits(row)]
        color = end.board.lines[row][0]
        if row in end.fallen:
            return [grey_choice_sentence(color, row, ())]
        if end.grey:
            return [words.moves(row), grey_choice_sentence(color, row, end.open_cells(row))]
        return [words.moves(row)]

    def slip(self, place: str, given: Fate, fate: Fate) -> list[str]:
        """Answer a wrong choice for a line; nothing where what becomes of it says enough."""
        if given == fate or not place.isdigit() or fate is Fate.FLOOR:
            return []
        row = int(place) - 1
        if fate is Fate.STAYS:
            return [words.is_not_emptied(row)] if given is Fate.LID else []
        answers = {
            Fate.REST_STAYS: words.keeps_none,
            Fate.STAYS: words.must_move,
            Fate.LID: words.sends_one,
            Fate.FLOOR: words.has_space,
        }
        return [answers[given](row)]

    def choices(self) -> list[list[str]]:
        """List rows of choices, the right one among them."""
        some, solutions = each([self.offered(place) for place in self.places]), self.solutions()
        return [values for values in some if values not in solutions] + solutions

    def solutions(self) -> list[list[str]]:
        """List the one right row of choices."""
        return [[str(fate) for fate in self.truth]]
