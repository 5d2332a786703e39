"""The addresses of lessons and puzzles."""

from django.urls import path, register_converter
from django.urls.converters import IntConverter

from tutorial.pages import (
    check,
    coach,
    daily,
    duel,
    first_round,
    learn,
    lines,
    placement,
    practice,
    streak,
    worksheet,
)
from tutorial.puzzles.seed import base36


class StepNumber(IntConverter):
    """Take a step's number in its one form, of at most three digits."""

    regex = "0|[1-9][0-9]{0,2}"


class RunNumber:
    """Take the number that a run of items is made from, in base 36."""

    regex = "0|[1-9a-z][0-9a-z]{0,5}"

    def to_python(self, value: str) -> int:
        """Read it."""
        return int(value, 36)

    def to_url(self, value: int) -> str:
        """Write it."""
        return base36(value)


register_converter(StepNumber, "step")
register_converter(RunNumber, "run")

urlpatterns = [
    path("learn/", learn.contents, name="learn"),
    path("learn/forget/", learn.forget_me, name="forget"),
    path("learn/placement/", placement.start, name="placement"),
    path("learn/placement/done/", placement.done, name="placement-done"),
    path("learn/placement/<run:run>/<step:number>/", placement.item, name="placement-item"),
    path("learn/table/", coach.cover, name="coach"),
    path("learn/table/<slug:stage_id>/", coach.stage, name="coach-stage"),
    path("learn/first-round/", first_round.cover, name="first-round"),
    path("learn/first-round/start/", first_round.start, name="first-round-start"),
    path("learn/first-round/<run:run>/", first_round.table, name="first-round-table"),
    path("learn/first-round/<run:run>/finish/", first_round.finish, name="first-round-finish"),
    path("learn/<slug:lesson_id>/check/", check.start, name="check-start"),
    path("learn/<slug:lesson_id>/check/<run:run>/<step:number>/", check.item, name="check"),
    path("learn/<slug:lesson_id>/", learn.lesson, name="lesson"),
    path("learn/<slug:lesson_id>/<step:number>/", learn.step, name="step"),
    path("practice/", practice.contents, name="practice"),
    path("practice/daily/", daily.current, name="daily-today"),
    path("practice/daily/<str:day>/", daily.day_set, name="daily"),
    path("practice/daily/<str:day>/<step:number>/", daily.item, name="daily-item"),
    path("practice/streak/", streak.cover, name="streak"),
    path("practice/streak/start/", streak.start, name="streak-start"),
    path("practice/streak/<run:run>/<step:number>/", streak.item, name="streak-item"),
    path("practice/duel/", duel.cover, name="duel"),
    path("practice/duel/start/", duel.start, name="duel-start"),
    path("practice/duel/<run:run>/", duel.turn, name="duel-turn"),
    path("practice/worksheet/", worksheet.chooser, name="worksheet"),
    path("practice/worksheet/sheet/", worksheet.sheet, name="worksheet-sheet"),
    path("practice/worksheet/<slug:name>/", worksheet.fixed, name="worksheet-fixed"),
    path("practice/teachers/", worksheet.teachers, name="teachers"),
    path("practice/mix/", practice.mix, name="practice-mix"),
    path("practice/<slug:type_id>/", practice.new, name="puzzle-new"),
    path("practice/<slug:type_id>/<str:seed>/", practice.puzzle, name="puzzle"),
    path("practice/<slug:type_id>/<str:seed>/lines/", lines.lines, name="lines"),
]
