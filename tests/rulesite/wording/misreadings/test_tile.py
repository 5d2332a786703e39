"""A wrong number named: the mistake that gives it, or what several have in common."""

import pytest
from django.utils import translation

from engine import Rule, score_tile
from engine.misreadings import TILE, fitting
from engine.scoring import TileScore
from rulesite.wording.misreadings import COMMON, diagnose_tile_score, tile_misreading
from rulesite.wording.misreadings.tile import GROUND
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.walls import placed_tiles

KEYS = ["one_run", "tile_left_out", "empty_direction", "outside_runs", "too_few", "too_many"]
CASES = list(placed_tiles(300))
ANSWERS = range(15)

LESSON = ("#....", "###..", "#####", "..#..", ".....")
"""The board of lesson 11, its new tile on row 3, column 1: eight points."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(key: str, answer: int) -> str:
    """Return a sentence with its number filled in."""
    return key.format(answer=answer)


def is_true(key: str, score: TileScore, answer: int) -> bool:
    """Tell whether what several wrong counts are said to have in common is so."""
    across, down, points = score.horizontal, score.vertical, score.points
    facts = {
        "one_run": min(across, down) > 1 and answer in (across, down),
        "tile_left_out": min(across, down) > 1 and answer < points,
        "empty_direction": min(across, down) == 1 and answer == across + down,
        "outside_runs": answer > points,
        "too_few": answer < points,
        "too_many": answer > points,
    }
    return facts[key]


@every_language
@pytest.mark.parametrize("misreading", TILE, ids=lambda misreading: misreading.code)
def test_every_wrong_count_has_its_sentence(language: str, misreading: object) -> None:
    """Each way to count a tile wrong is named, with the number that it gave."""
    with translation.override(language):
        sentence = tile_misreading(misreading.id)  # type: ignore[attr-defined]
    assert sentence.count("{answer}") == 1
    assert "7" in sentence.format(answer=7)
    assert sentence.endswith(".")


@every_language
def test_no_two_sentences_are_alike(language: str) -> None:
    """Twelve mistakes and six things in common: eighteen sentences."""
    with translation.override(language):
        sentences = [tile_misreading(wrong.id) for wrong in TILE]
        sentences += [str(GROUND[key]) for key in KEYS]
    assert len(set(sentences)) == len(TILE) + len(KEYS)


def test_there_is_no_sentence_for_nothing() -> None:
    """A mistake that is not in the catalogue has no name."""
    with pytest.raises(KeyError):
        tile_misreading("nope")


def test_groups_name_wrong_counts_that_exist() -> None:
    """What has something in common is in the catalogue, and is in one group only."""
    grouped = [name for group, _ in COMMON for name in group]
    assert set(grouped) <= {wrong.id for wrong in TILE}
    assert len(grouped) == len(set(grouped))
    assert [key for _, key in COMMON] == KEYS[:4]


def test_the_right_number_is_no_mistake() -> None:
    """Nothing is wrong with the right number, even where a wrong rule gives it too."""
    for wall, (row, col) in CASES:
        points = score_tile(wall, row, col).points
        assert diagnose_tile_score(wall, row, col, points) is None


def test_a_number_that_no_wrong_rule_gives_is_not_explained_away() -> None:
    """Without a wrong rule that fits, no mistake is made up."""
    unexplained = 0
    for wall, cell in CASES:
        for answer in ANSWERS:
            if not fitting(wall, *cell, answer):
                unexplained += 1
                assert diagnose_tile_score(wall, *cell, answer) is None
    assert unexplained > 300


def test_the_one_mistake_that_fits_is_named() -> None:
    """When a single wrong rule gives the number, its own sentence is said and its rule cited."""
    named = set()
    for wall, cell in CASES:
        for answer in ANSWERS:
            found = fitting(wall, *cell, answer)
            if len(found) == 1:
                (wrong,) = found
                named.add(wrong.id)
                mistake = diagnose_tile_score(wall, *cell, answer)
                assert mistake is not None
                assert mistake.sentence == said(tile_misreading(wrong.id), answer)
                assert mistake.rules == (wrong.rule,)
    assert len(named) >= 7


def test_what_several_mistakes_share_is_true_of_all() -> None:
    """When several wrong rules fit, none is picked: what is said is so for all of them."""
    shown = set()
    for wall, cell in CASES:
        score = score_tile(wall, *cell)
        for answer in ANSWERS:
            found = fitting(wall, *cell, answer)
            if len(found) < 2:
                continue
            mistake = diagnose_tile_score(wall, *cell, answer)
            assert mistake is not None
            (key,) = [key for key in KEYS if said(str(GROUND[key]), answer) == mistake.sentence]
            assert is_true(key, score, answer), (wall, cell, answer)
            assert set(mistake.rules) == {wrong.rule for wrong in found}
            assert len(mistake.rules) == len(set(mistake.rules))
            shown.add(key)
    assert shown >= {"one_run", "empty_direction", "outside_runs", "too_few", "too_many"}


@every_language
@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (7, "self_once"),
        (6, "forgets_self"),
        (4, "neighbors_only"),
        (10, "whole_cluster"),
        (9, "diagonals"),
        (3, "column_only"),
        (1, "always_1"),
    ],
)
def test_the_board_that_tells_mistakes_apart(language: str, answer: int, name: str) -> None:
    """On the board of lesson 11 each of these numbers shows one mistake."""
    with translation.override(language):
        mistake = diagnose_tile_score(LESSON, 2, 0, answer)
        assert mistake is not None
        assert mistake.sentence == said(tile_misreading(name), answer)


@every_language
def test_five_on_that_board_has_two_causes(language: str) -> None:
    """Five is the longer run and it is the row: only one run was counted, whichever thought."""
    with translation.override(language):
        mistake = diagnose_tile_score(LESSON, 2, 0, 5)
        assert mistake is not None
        assert mistake.sentence == said(str(GROUND["one_run"]), 5)
        assert mistake.rules == (Rule.SCORE_BOTH,)
