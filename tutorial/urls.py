"""The addresses of lessons and puzzles."""

from django.urls import path, register_converter
from django.urls.converters import IntConverter

from tutorial.pages import learn, practice


class StepNumber(IntConverter):
    """Take a step's number in its one form, of at most three digits."""

    regex = "0|[1-9][0-9]{0,2}"


register_converter(StepNumber, "step")

urlpatterns = [
    path("learn/", learn.contents, name="learn"),
    path("learn/<slug:lesson_id>/", learn.lesson, name="lesson"),
    path("learn/<slug:lesson_id>/<step:number>/", learn.step, name="step"),
    path("practice/", practice.contents, name="practice"),
    path("practice/<slug:type_id>/", practice.new, name="puzzle-new"),
    path("practice/<slug:type_id>/<str:seed>/", practice.puzzle, name="puzzle"),
]
