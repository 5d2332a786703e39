"""What becomes of lines, floor line and marker, and the words for each wrong choice."""

import pytest

from tests.tutorial.tasks.answering import answer
from tutorial.tasks.round_end import RoundEnd
from tutorial.tasks.what_stays import WhatStaysTask

BASE = "0:R,Y,BBB,-,-:...../...../...../...../.....:-"
LESSON = WhatStaysTask(RoundEnd(BASE))
FLOOR = WhatStaysTask(RoundEnd(f"{BASE[:-1]}RM", with_floor=True))
GREY = WhatStaysTask(RoundEnd("0:R,-,KKK,WW,-:..K../...../RY.WB/...../.....:-", grey=True))


def test_full_lines_move_and_the_other_waits() -> None:
    """Lines 1 and 3 move, line 2 stays; two blue tiles go to the lid."""
    assert LESSON.solutions() == [["W", "S", "W"]]
    feedback = answer(LESSON, *"WSW")
    assert feedback.is_right
    assert "2 tiles to the box lid" in feedback.reasons[2]
    assert {"tile-full-lines", "tile-rest", "lines-stay"} <= set(feedback.rules)


def test_the_first_line_has_no_rest() -> None:
    """What stays of line 1 can't be asked, since it has one tile only."""
    assert [len(field.options) for field in LESSON.fields] == [3, 4, 4]


@pytest.mark.parametrize(
    ("given", "words", "rule"),
    [
        ("WWW", "unfinished lines move", "tile-full-lines"),
        ("WLW", "unfinished lines are cleared", "lines-stay"),
        ("WRW", "waits for the next round", "lines-stay"),
        ("WSR", "The rest does not stay", "tile-rest"),
        ("WSS", "so it does not wait", "tile-full-lines"),
        ("WSL", "one of its tiles goes to the wall", "tile-full-lines"),
    ],
)
def test_each_mistake_gets_its_own_words(given: str, words: str, rule: str) -> None:
    """A lesson names the one thing that is wrong, and lets the learner try again."""
    feedback = answer(LESSON, *given)
    assert len(feedback.reasons) == 1
    assert words in feedback.reasons[0]
    assert rule in feedback.rules
    assert feedback.scene == LESSON.scene()


def test_several_mistakes_are_told_one_by_one() -> None:
    """Where no single misreading fits, each wrong choice gets its sentence."""
    feedback = answer(LESSON, *"SLR")
    assert len(feedback.reasons) == 3
    assert feedback.suspects == ()


def test_the_floor_line_is_cleared_but_for_the_marker() -> None:
    """Tiles of the floor line go to the lid, the marker stays with its player."""
    assert FLOOR.solutions() == [["W", "S", "W", "L", "K"]]
    assert "go to the box lid" in answer(FLOOR, *"WSWSK").reasons[0]
    assert "never goes to the lid" in answer(FLOOR, *"WSWLL").reasons[0]
    board = answer(FLOOR, *"WSWLK").scene.board
    assert board is not None
    assert not any(space.thing for space in board.floor)


def test_a_line_without_a_space_falls() -> None:
    """On the grey side the third line has no space: all of it falls."""
    assert GREY.solutions() == [["W", "F", "S"]]
    feedback = answer(GREY, *"WWS")
    assert "no space for this colour" in feedback.reasons[0]
    assert "grey-no-space" in feedback.rules
    board = answer(GREY, *"WFS").scene.board
    assert board is not None
    assert sum(space.is_new for space in board.floor) == 3


def test_a_line_with_a_space_does_not_fall() -> None:
    """Whoever lets a line fall that has a space is told so."""
    assert "still has a space" in answer(GREY, *"FFS").reasons[0]
