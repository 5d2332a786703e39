"""The addresses of lessons and puzzles."""

from django.urls import path

from tutorial.pages import learn, practice

urlpatterns = [
    path("learn/", learn.contents, name="learn"),
    path("learn/<slug:lesson_id>/", learn.lesson, name="lesson"),
    path("learn/<slug:lesson_id>/<int:number>/", learn.step, name="step"),
    path("practice/", practice.contents, name="practice"),
    path("practice/<slug:type_id>/", practice.new, name="puzzle-new"),
    path("practice/<slug:type_id>/<str:seed>/", practice.puzzle, name="puzzle"),
]
