"""Which numbers for several tiles show which way of counting wrong."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.misreadings import TILE
from rulesite.wording.misreadings import tile_misreading
from tutorial.tasks.tile_score import TileScoreTask


class Number(NamedTuple):
    """Hold what somebody writes for one tile, and whether it is wrong."""

    points: int
    is_wrong: bool


class TileMistake(NamedTuple):
    """Hold what somebody with a misreading writes, tile by tile, and what the misreading is."""

    numbers: tuple[Number, ...]
    sentence: str


def tile_mistakes(tasks: Sequence[TileScoreTask]) -> list[TileMistake]:
    """Tie wrong numbers to the misreadings that give them, in the order of the numbers.

    A misreading that gets every tile right is left out.
    """
    return sorted(_mistakes(tasks))


def _mistakes(tasks: Sequence[TileScoreTask]) -> Iterator[TileMistake]:
    for misreading in TILE:
        numbers = tuple(_number(task, misreading.id) for task in tasks)
        shown = next((number.points for number in numbers if number.is_wrong), None)
        if shown is not None:
            yield TileMistake(numbers, tile_misreading(misreading.id).format(answer=shown))


def _number(task: TileScoreTask, misreading: str) -> Number:
    points = task.readings()[misreading]
    return Number(points, points != task.truth)
