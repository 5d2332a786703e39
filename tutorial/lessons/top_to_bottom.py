"""Lesson 13: from top to bottom, each tile counted as it comes."""

from django.utils.translation import pgettext_lazy

from engine import Rule
from tutorial.lessons.lesson import Lesson, Step
from tutorial.tasks.next_step import NextStepTask
from tutorial.tasks.round_claim import RoundClaimTask
from tutorial.tasks.round_score import Asked, RoundScoreTask, TilePointsTask
from tutorial.tasks.rounds import round_on

EMPTY = "...../...../...../...../....."
FIRST = round_on(".#.../...../...../....#/.....", "-,R,KKK,-,YYYYY")
SIMPLE = round_on(EMPTY, "R,YY,-,-,-")
EXAMPLE = round_on("..#../...../.#.../...../.....", "-,YY,BBB,-,-")
APART = round_on("...../#..../...../...../.....", "B,BB,-,-,-")
COLUMN = round_on("..#../...../...../...../.....", "-,YY,BBB,-,-")
LONG = round_on(".#.../...../..#../...../..#..", "-,BB,WWW,KK,RRRRR")

TOP_TO_BOTTOM = Lesson(
    id="top-to-bottom",
    number=13,
    title=pgettext_lazy("lesson top-to-bottom", "From top to bottom"),
    objective=pgettext_lazy(
        "lesson top-to-bottom", "Tile several lines in order, and count each tile as it comes."
    ),
    rules=(Rule.TILE_ORDER, Rule.SCORE_NOW),
    steps=(
        Step(
            question=pgettext_lazy("lesson top-to-bottom", "Which line comes first?"),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "All tiles are taken. Tap the line that is the first to send a tile to the wall.",
            ),
            task=NextStepTask(FIRST),
        ),
        Step(
            question=pgettext_lazy("lesson top-to-bottom", "How many points does each tile score?"),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "Tile from top to bottom. Each tile scores at once, before the next one comes.",
            ),
            task=TilePointsTask(SIMPLE),
        ),
        Step(
            question=pgettext_lazy(
                "lesson top-to-bottom", "How many points do both tiles score together?"
            ),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "Two tiles are on the wall already. Work out what the two full lines add.",
            ),
            task=RoundScoreTask(EXAMPLE, Asked.POINTS),
        ),
        Step(
            question=pgettext_lazy("lesson top-to-bottom", "Is Ana right?"),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "Ana counts two points for the upper tile and two for the lower one: four points.",
            ),
            task=RoundClaimTask(RoundScoreTask(APART, Asked.POINTS), claimed=4),
        ),
        Step(
            question=pgettext_lazy("lesson top-to-bottom", "Is Ben right?"),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "Ben puts both tiles on the wall and then counts three points for each:"
                " six points.",
            ),
            task=RoundClaimTask(RoundScoreTask(COLUMN, Asked.POINTS), claimed=6),
        ),
        Step(
            question=pgettext_lazy(
                "lesson top-to-bottom", "How many points do the tiles score together?"
            ),
            text=pgettext_lazy(
                "lesson top-to-bottom",
                "Look closely: not every line is full. Count from top to bottom.",
            ),
            task=RoundScoreTask(LONG, Asked.POINTS),
        ),
    ),
    check=(("round", 1), ("round", 2)),
)
