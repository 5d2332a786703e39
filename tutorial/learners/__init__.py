"""How far a learner has come: the record, and where it is kept."""

from tutorial.learners.keeper import forget, record_of, remember
from tutorial.learners.lesson_record import LessonRecord
from tutorial.learners.record import Record

__all__ = ["LessonRecord", "Record", "forget", "record_of", "remember"]
