"""Scores told in words, on random positions in every language: the numbers make the score."""

from collections.abc import Iterator

import pytest
from django.utils import translation

from engine import end_bonuses, score_floor, score_tile
from engine.outcomes import SeatRound
from engine.scoring import BonusScore, FloorScore, TileScore
from engine.tiles import SIZE
from rulesite.wording.bonuses import bonus_steps, bonus_sum
from rulesite.wording.rounds import (
    ledger_steps,
    round_steps,
    round_total,
    tile_runs,
    tiled_total,
    tiles_total,
)
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from tests.rulesite.walls import placed_tiles
from tests.rulesite.wording.sound import (
    LANGUAGES,
    is_whole,
    numbers,
    result_of,
    sums_come_out,
)
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.round_draws import Load, draw_round
from tutorial.tasks.rounds import Round

SOME, MANY = 100, 10_000
LOAD = Load(density=0.35, full=(1, 2, 3, 4), fallen=(0, 1, 3, 5, 7), marker=0.5)
MOST_FALLEN = 12

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rounds(count: int) -> Iterator[Round]:
    """Draw boards of all kinds whose lines are to be tiled, some of them near zero points."""
    chance = Chance("adding-up")
    return (draw_round(chance, LOAD, lowest=at % 3 == 0) for at in range(count))


def lengths(score: TileScore) -> int:
    """Add up the runs that count, as the engine has them."""
    return sum(run for run in (score.horizontal, score.vertical) if run > 1)


def check_tile(score: TileScore, language: str) -> None:
    """Check that the runs told make the points, whole and in the language."""
    steps, total = tile_score_steps(score), tile_score_sum(score)
    runs, row = tile_runs(score), score.row + 1
    assert all(is_whole(text, language) for text in (*steps, total, runs))
    assert sums_come_out(total)
    assert numbers(total)[-1] == score.points
    places = [row] * (score.horizontal > 1) + [(score.col or 0) + 1] * (score.vertical > 1)
    assert sum(sum(numbers(step)) for step in steps) - sum(places) == lengths(score)
    both = min(score.horizontal, score.vertical) > 1
    assert sum(numbers(runs)) - row == score.points * (2 if both else 1)


def check_bonuses(bonus: BonusScore, language: str) -> None:
    """Check that each bonus is told, and what is told makes their sum."""
    steps, total = bonus_steps(bonus), bonus_sum(bonus)
    assert all(is_whole(text, language) for text in (*steps, total))
    assert len(steps) == max(1, len(bonus.parts))
    assert sums_come_out(total)
    assert result_of(total) == bonus.points
    assert sum(result_of(step) for step in steps if numbers(step)) == bonus.points


def check_round(told: SeatRound, language: str) -> None:
    """Check that tiles, floor line and score before make the score after."""
    tiles, floor = len(told.tiles), told.floor
    steps = [*round_steps(told), *ledger_steps(told)]
    totals = round_total(told), tiles_total(told), tiled_total(told)
    assert all(is_whole(text, language) and sums_come_out(text) for text in (*steps, *totals))
    assert [result_of(total) for total in totals] == [
        told.after,
        told.points,
        told.before + told.points,
    ]
    assert sum(map(result_of, round_steps(told)[:tiles])) == told.points
    assert len(round_steps(told)) == tiles + bool(floor and floor.parts) + bool(told.forgiven)


def check_floor(floor: FloorScore) -> None:
    """Check that the covered spaces make the penalty."""
    assert sums_come_out(floor_sum(floor))
    assert result_of(floor_sum(floor)) == floor.penalty


def final_walls(count: int) -> Iterator[list[list[object]]]:
    """Give walls, a row of every other and a column of every third full."""
    for at, (wall, _) in enumerate(placed_tiles(count)):
        rows: list[list[object]] = [list(row) for row in wall]
        full = [(at % SIZE, place) for place in range(SIZE)] * (at % 2)
        full += [(place, at % SIZE) for place in range(SIZE)] * (at % 3 == 0)
        for row, col in full:
            rows[row][col] = rows[row][col] or "#"
        yield rows


def check(language: str, count: int) -> None:
    """Tell so many tiles, final walls and rounds in a language."""
    with translation.override(language):
        for wall, cell in placed_tiles(count):
            check_tile(score_tile(wall, *cell), language)
        for final in final_walls(count):
            check_bonuses(end_bonuses(final), language)
        for drawn in rounds(count):
            check_round(drawn.told, language)
        for fallen in range(MOST_FALLEN):
            check_floor(score_floor(fallen))


@every_language
def test_what_is_told_adds_up(language: str) -> None:
    """Tiles, bonuses, floor lines and rounds: the numbers told are those that make the score."""
    check(language, SOME)


@pytest.mark.proof
@every_language
def test_what_is_told_always_adds_up(language: str) -> None:
    """Ten thousand tiles, final walls and rounds in each language."""
    check(language, MANY)
