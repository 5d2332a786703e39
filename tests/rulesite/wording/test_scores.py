"""A score explained: what is said adds up to what the engine gives."""

import re

import pytest
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import score_floor, score_tile
from engine.board import Wall
from engine.scoring import TileScore
from engine.tiles import Cell
from rulesite.wording.scores import (
    column_step,
    floor_sum,
    lone_points,
    row_step,
    spoken_penalty,
    tile_score_steps,
    tile_score_sum,
)
from rulesite.wording.tiles import points
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.walls import cells, wall_of, walls

QUICK = settings(deadline=None, max_examples=150)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> list[int]:
    """List the numbers in a text."""
    return [int(digits) for digits in re.findall(r"\d+", text)]


def explained(score: TileScore, language: str) -> tuple[list[str], str]:
    """Return the steps and the sum in a language."""
    with translation.override(language):
        return tile_score_steps(score), tile_score_sum(score)


@every_language
@QUICK
@given(wall=walls(), cell=cells)
def test_the_sum_is_right(language: str, wall: Wall, cell: Cell) -> None:
    """Where both runs count, they add up to the points; otherwise the points stand alone."""
    score = score_tile(wall, *cell)
    _, total = explained(score, language)
    *parts, result = numbers(total)
    assert result == score.points
    assert sum(parts) in (0, result)
    assert bool(parts) == (score.horizontal > 1 and score.vertical > 1)


@every_language
@QUICK
@given(wall=walls(), cell=cells)
def test_the_steps_say_each_run(language: str, wall: Wall, cell: Cell) -> None:
    """A run is said with its row or column and its length; the lengths make the points."""
    score = score_tile(wall, *cell)
    steps, _ = explained(score, language)
    lengths = [numbers(step) for step in steps]
    runs = [(cell[0] + 1, score.horizontal), (cell[1] + 1, score.vertical)]
    if score.points == 1:
        assert lengths == [[], []]
        return
    assert [pair for pair in lengths if pair] == [list(run) for run in runs if run[1] > 1]
    assert sum(pair[-1] for pair in lengths if pair) == score.points


@every_language
def test_every_kind_of_tile_gets_its_own_words(language: str) -> None:
    """Alone, in a row, in a column, in both: four explanations, all different."""
    middle = 12
    masks = [1 << middle, 0b11 << middle, 1 << middle | 1 << 17, 0b11 << middle | 1 << 17]
    scores = [score_tile(wall_of(mask), 2, 2) for mask in masks]
    said = {" ".join(explained(score, language)[0]) for score in scores}
    assert len(said) == len(masks)


@every_language
def test_steps_are_row_then_column(language: str) -> None:
    """The row is explained first, the column second; a lone tile is said to be alone."""
    cross = score_tile(["..#..", "..#..", "####.", ".....", "....."], 2, 2)
    alone = score_tile(["....."] * 5, 2, 2)
    with translation.override(language):
        assert tile_score_steps(cross) == [row_step(cross), column_step(cross)]
        assert tile_score_steps(alone)[-1] == lone_points()
        assert tile_score_sum(cross) == "4 + 3 = 7"
        assert tile_score_sum(alone) == points(1)


@every_language
@given(length=st.integers(2, 5))
def test_every_length_has_its_plural_form(language: str, length: int) -> None:
    """Runs of two to five are said in every language, row and column."""
    text = "#" * length + "." * (5 - length)
    across = score_tile([text, *["....."] * 4], 0, 0)
    down = score_tile([char + "...." for char in text], 0, 0)
    with translation.override(language):
        assert numbers(row_step(across)) == [1, length]
        assert numbers(column_step(down)) == [1, length]


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0"),
        (1, "−1"),
        (3, "−1 −1 −2 = −4"),
        (7, "−1 −1 −2 −2 −2 −3 −3 = −14"),
        (9, "−1 −1 −2 −2 −2 −3 −3 = −14"),
    ],
)
def test_a_floor_line_as_a_sum(count: int, text: str) -> None:
    """Each covered space is written with its value, then what they make together."""
    assert floor_sum(score_floor(count)) == text


@given(count=st.integers(0, 30))
def test_floor_sums_are_right(count: int) -> None:
    """What is written on the left of a floor sum makes what is written on the right."""
    left, _, right = floor_sum(score_floor(count)).partition(" = ")
    assert sum(numbers(left)) == sum(numbers(right or left)) == -score_floor(count).penalty


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["minus 1 point", "minus 2 points", "minus 3 points"]),
        ("tr", ["eksi 1 puan", "eksi 2 puan", "eksi 3 puan"]),
        ("sl", ["minus 1 točka", "minus 2 točki", "minus 3 točke"]),
        ("sv", ["minus 1 poäng", "minus 2 poäng", "minus 3 poäng"]),
    ],
)
def test_penalties_are_said_in_words(language: str, said: list[str]) -> None:
    """A minus sign is often not read out, so a penalty has words too."""
    with translation.override(language):
        assert [spoken_penalty(value) for value in (-1, -2, -3)] == said
