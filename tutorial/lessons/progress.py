"""What the contents of the lessons show of a learner's way."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import Board
from engine.tiles import SIZE, color_at
from rulesite.board import BoardView
from rulesite.board.player import Parts, board_view
from tutorial.learners import Record
from tutorial.lessons import LESSONS
from tutorial.lessons.lesson import Lesson
from tutorial.lessons.syllabus import SYLLABUS, Part, space_of


@dataclass(frozen=True, slots=True)
class LessonLine:
    """Hold a lesson as the contents list it."""

    lesson: Lesson
    color: str
    is_done: bool
    is_begun: bool


@dataclass(frozen=True, slots=True)
class PartLines:
    """Hold a part of the syllabus with its lessons."""

    part: Part
    lines: tuple[LessonLine, ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """Hold the contents: the parts, the learner's wall, and where to go on."""

    parts: tuple[PartLines, ...]
    wall: BoardView | None
    count: str
    going_on: Lesson | None
    going_on_step: int
    is_solved: bool
    is_new: bool


def overview(record: Record) -> Overview:
    """Prepare the contents for a learner."""
    done = [lesson for lesson in LESSONS if record.lesson(lesson.id).is_done]
    going_on = next_lesson(record)
    return Overview(
        parts=tuple(
            PartLines(part, tuple(_line(lesson, record) for lesson in part.lessons(LESSONS)))
            for part in SYLLABUS
        ),
        wall=own_wall(record) if record.lessons else None,
        count=_("{done} of {count}").format(done=len(done), count=len(LESSONS)),
        going_on=going_on,
        going_on_step=step_to_take(record, going_on) if going_on else 1,
        is_solved=bool(going_on and is_solved(record, going_on)),
        is_new=not record.lessons,
    )


def next_lesson(record: Record) -> Lesson | None:
    """Return the lesson to go on with: the latest if it is not done, else the first open one."""
    open_lessons = [lesson for lesson in LESSONS if not record.lesson(lesson.id).is_done]
    latest = next((lesson for lesson in open_lessons if lesson.id == record.latest), None)
    return latest or next(iter(open_lessons), None)


def step_to_take(record: Record, lesson: Lesson) -> int:
    """Return the first step not solved after the one answered last, or that one itself."""
    known = record.lesson(lesson.id)
    steps = range(known.at, len(lesson.steps) + 1)
    return next((step for step in steps if step not in known.solved), len(lesson.steps))


def is_solved(record: Record, lesson: Lesson) -> bool:
    """Tell whether all steps are solved, so that only the questions at the end are left."""
    steps = set(range(1, len(lesson.steps) + 1))
    return bool(lesson.check) and steps <= record.lesson(lesson.id).solved


def own_wall(record: Record) -> BoardView:
    """Draw the learner's wall: one tile for each finished lesson."""
    done = {space_of(lesson.number) for lesson in LESSONS if record.lesson(lesson.id).is_done}
    wall = tuple(
        tuple(color_at(row, col) if (row, col) in done else None for col in range(SIZE))
        for row in range(SIZE)
    )
    caption = ngettext(
        "Your wall: {n} lesson finished", "Your wall: {n} lessons finished", len(done)
    ).format(n=len(done))
    return board_view(Board(wall=wall), parts=Parts.WALL, caption=caption)


def _line(lesson: Lesson, record: Record) -> LessonLine:
    known = record.lesson(lesson.id)
    is_begun = bool(known.solved or known.marks) and not known.is_done
    return LessonLine(lesson, color_at(*space_of(lesson.number)), known.is_done, is_begun)
