"""The syllabus: five parts, and the learner's own wall with a space for each lesson."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from engine.tiles import SIZE, Cell
from tutorial.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Part:
    """Hold a part of the syllabus: its title and the numbers of its lessons."""

    title: Promise
    numbers: range

    def lessons(self, lessons: tuple[Lesson, ...]) -> tuple[Lesson, ...]:
        """Return its lessons."""
        return tuple(lesson for lesson in lessons if lesson.number in self.numbers)


SYLLABUS = (
    Part(pgettext_lazy("part of the syllabus", "The table"), range(1, 5)),
    Part(pgettext_lazy("part of the syllabus", "Placing tiles"), range(5, 9)),
    Part(pgettext_lazy("part of the syllabus", "Tiling and counting"), range(9, 15)),
    Part(pgettext_lazy("part of the syllabus", "The whole game"), range(15, 19)),
    Part(pgettext_lazy("part of the syllabus", "First decisions"), range(19, 23)),
)


def space_of(number: int) -> Cell:
    """Return the space of the learner's wall on which a lesson sets its tile."""
    return divmod(number - 1, SIZE)
