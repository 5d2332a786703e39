"""Lesson 9, only full lines move: one tile to the wall, the rest to the lid, the others wait."""

import pytest

from rulesite.wording.misreadings import misreading_words
from tests.tutorial.tasks.answering import answer
from tutorial.lessons.only_full_lines import BASE, COUNTED, ONLY_FULL_LINES

MARK, SPACES, FATES, COUNT, ANA, BEN, ALL = (step.task for step in ONLY_FULL_LINES.steps)


def test_the_position_of_the_syllabus() -> None:
    """Red goes to r1c3, a blue tile to r3c3, yellow stays, two blue tiles go to the lid."""
    assert BASE.text == "0:R,Y,BBB,-,-:...../...../...../...../.....:-"
    assert SPACES.solutions() == [["r1c3", "r3c3"]]
    assert FATES.solutions() == [["W", "S", "W"]]
    after = BASE.board_after
    assert after.lines[1] == BASE.board.lines[1]
    assert sum(BASE.board.tiles) - sum(after.tiles) == 2
    assert after.score == 2


def test_lines_that_are_not_full_do_not_move() -> None:
    """Whoever marks the third line is told that it waits, and the marks are kept."""
    feedback = answer(MARK, "2", "3", "5")
    assert feedback.reasons == ("Line 3 is not full: it waits for the next round.",)
    assert "lines-stay" in feedback.rules
    assert "tiled now" in answer(MARK, "5").reasons[0]


def test_the_second_line_sends_no_tile() -> None:
    """Whoever marks a space in row 2 is told that only full lines send a tile."""
    feedback = answer(SPACES, "r1c3", "r2c2", "r3c3")
    assert "Only full lines" in feedback.reasons[0]


@pytest.mark.parametrize(
    ("spaces", "words"),
    [
        (["r1c3", "r2c3", "r3c3"], "Only full lines"),
        (["r1c3", "r3c1"], "shift one space"),
        (["r1c3", "r3c3", "r3c4"], "shift one space"),
        (["r3c3"], "left out"),
    ],
)
def test_wrong_spaces_can_be_corrected(spaces: list[str], words: str) -> None:
    """What is wrong is named and the right spaces are not, so that the marks can be changed."""
    feedback = answer(SPACES, *spaces)
    (reason,) = feedback.reasons
    assert words in reason
    assert feedback.scene == SPACES.scene()


@pytest.mark.parametrize(
    ("given", "name"), [("WWW", "scores_unfinished"), ("WLW", "clears_unfinished")]
)
def test_unfinished_lines_neither_move_nor_empty(given: str, name: str) -> None:
    """Whoever moves or clears line 2 is told what becomes of unfinished lines."""
    feedback = answer(FATES, *given)
    assert feedback.reasons == (misreading_words(name),)
    assert feedback.suspects == (name,)


def test_the_blue_tiles_are_not_kept() -> None:
    """Whoever keeps the two blue tiles is told that the rest goes to the lid."""
    feedback = answer(FATES, *"WSR")
    assert "The rest does not stay" in feedback.reasons[0]
    assert "tile-rest" in feedback.rules


@pytest.mark.parametrize(
    ("number", "words"), [("7", "cleared"), ("6", "moved"), ("5", "all the tiles"), ("0", "rest")]
)
def test_each_wrong_count_is_named(number: str, words: str) -> None:
    """Three tiles go to the lid; each number that a mistake gives gets its own words."""
    assert answer(COUNT, "3").total == "1 + 2 = 3"
    feedback = answer(COUNT, number)
    assert words in feedback.reasons[0]
    assert len(feedback.reasons) == 1
    assert feedback.total == ""


def test_other_counts_are_told_line_by_line() -> None:
    """A number that no mistake gives is answered with what becomes of each line."""
    assert len(answer(COUNT, "9").reasons) == len(COUNTED.places)


def test_ana_may_not_keep_the_rest() -> None:
    """Ana has to empty line 3; Ben's lines wait."""
    agreed = answer(ANA, "yes")
    assert not agreed.is_right
    assert "tile-rest" in agreed.rules
    assert answer(ANA, "no").is_right
    assert answer(BEN, "yes").is_right
    assert not answer(BEN, "no").is_right


def test_nearly_full_lines_wait() -> None:
    """Of five lines three move; a line with four of five tiles stays."""
    assert ALL.solutions() == [["W", "S", "W", "W", "S"]]
    assert answer(ALL, *"WSWWR").reasons == ("Line 5 is not full: it waits for the next round.",)
