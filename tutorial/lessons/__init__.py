"""The lessons, in the order of the syllabus."""

from tutorial.lessons.alone_or_in_a_row import ALONE_OR_IN_A_ROW
from tutorial.lessons.both_ways import BOTH_WAYS
from tutorial.lessons.center_and_marker import CENTER_AND_MARKER
from tutorial.lessons.end_and_bonuses import END_AND_BONUSES
from tutorial.lessons.feed_or_starve_heap import FEED_OR_STARVE_HEAP
from tutorial.lessons.finish_or_wait import FINISH_OR_WAIT
from tutorial.lessons.first_round import FIRST_ROUND
from tutorial.lessons.full_floor import FULL_FLOOR
from tutorial.lessons.gaps_and_corners import GAPS_AND_CORNERS
from tutorial.lessons.grey_side import GREY_SIDE
from tutorial.lessons.lesson import Lesson, Step
from tutorial.lessons.next_round import NEXT_ROUND
from tutorial.lessons.one_line import ONE_LINE
from tutorial.lessons.only_full_lines import ONLY_FULL_LINES
from tutorial.lessons.overflow import OVERFLOW
from tutorial.lessons.plan_a_column import PLAN_A_COLUMN
from tutorial.lessons.set_up import SET_UP
from tutorial.lessons.take_all import TAKE_ALL
from tutorial.lessons.then_the_floor import THEN_THE_FLOOR
from tutorial.lessons.top_to_bottom import TOP_TO_BOTTOM
from tutorial.lessons.what_a_line_accepts import WHAT_A_LINE_ACCEPTS
from tutorial.lessons.who_wins import WHO_WINS
from tutorial.lessons.your_board import YOUR_BOARD

LESSONS = (
    YOUR_BOARD,
    SET_UP,
    TAKE_ALL,
    CENTER_AND_MARKER,
    ONE_LINE,
    WHAT_A_LINE_ACCEPTS,
    OVERFLOW,
    FULL_FLOOR,
    ONLY_FULL_LINES,
    ALONE_OR_IN_A_ROW,
    BOTH_WAYS,
    GAPS_AND_CORNERS,
    TOP_TO_BOTTOM,
    THEN_THE_FLOOR,
    NEXT_ROUND,
    END_AND_BONUSES,
    WHO_WINS,
    GREY_SIDE,
    FINISH_OR_WAIT,
    FEED_OR_STARVE_HEAP,
    PLAN_A_COLUMN,
    FIRST_ROUND,
)


def find_lesson(lesson_id: str) -> Lesson | None:
    """Return the lesson with an id, or None."""
    return next((lesson for lesson in LESSONS if lesson.id == lesson_id), None)


__all__ = ["LESSONS", "Lesson", "Step", "find_lesson"]
