"""Wrong bonuses named."""

import pytest

from engine import end_bonuses, score_tile
from engine.misreadings import BONUS, BONUS_NOW
from rulesite.wording.misreadings import Mistake, diagnose
from rulesite.wording.misreadings.bonus import BONUS as WORDS
from tests.engine.build import wall
from tests.rulesite.wording.misreadings.told import names_one, shared_words

ALL = "#####/##.../#.#../#..#./#...#"
ROWS = "#####/#####"
FOUR = "#..../.#.../..#../...#."


def said(filled: str, answer: int) -> Mistake | None:
    """Diagnose the bonuses of a final wall."""
    rows = wall(filled).split("/")
    return diagnose(BONUS, answer, end_bonuses(rows).points, rows)


@pytest.mark.parametrize(
    ("filled", "answer", "name"),
    [
        (ROWS, 14, "swaps_row_and_column"),
        (FOUR, 10, "four_of_a_color"),
        (ROWS, 24, "row_of_colors"),
        (ALL, 10, "best_bonus_only"),
    ],
)
def test_the_bonus_is_named(filled: str, answer: int, name: str) -> None:
    """Swapped, too early, for the wrong thing, or the best alone: each gives its number."""
    assert names_one(said(filled, answer), name, str(answer))


def test_what_two_share() -> None:
    """A row and four of a color both bring ten too many: neither is five of one color."""
    mistake = said("#####/.#.../..#../...#.", 12)
    assert mistake is not None
    assert mistake.suspects == ("four_of_a_color", "row_of_colors")
    assert mistake.sentence == shared_words(WORDS, *mistake.suspects).format(answer=12)


@pytest.mark.parametrize("answer", [19, 0, 18])
def test_right_or_unexplained(answer: int) -> None:
    """A row, a column and a color are nineteen; other numbers show no known mistake."""
    assert said(ALL, answer) is None


def test_a_bonus_at_once_is_named() -> None:
    """Who adds the bonus of a row to the tile that completes it is told so."""
    rows = wall(".####").split("/")
    truth = score_tile(rows, 0, 0).points
    assert names_one(diagnose(BONUS_NOW, 7, truth, rows, 0, 0), "bonus_during_play", "7")
    assert diagnose(BONUS_NOW, 5, truth, rows, 0, 0) is None
    assert diagnose(BONUS_NOW, 6, truth, rows, 0, 0) is None
