"""Wrong ends and wrong winners named."""

from engine.misreadings import ENDING, ENDING_ROUND, TIE
from rulesite.wording.misreadings import diagnose
from tests.engine.build import figure, wall
from tests.rulesite.wording.misreadings.told import names_one

COLUMN = wall("/".join(["#...."] * 5)).split("/")
ROW = wall("#####").split("/")
BOTH = wall("####./##.../#.#../#..#./#...#").split("/")
COLOR = wall("#..../.#.../..#../...#./....#").split("/")


def test_a_column_that_ends_the_game() -> None:
    """Who ends the game with a full column is told so; who goes on is right."""
    assert names_one(diagnose(ENDING, True, False, COLUMN), "column_ends")
    assert diagnose(ENDING, False, False, COLUMN) is None
    assert diagnose(ENDING, False, True, ROW) is None


def test_a_color_that_ends_the_game() -> None:
    """Who ends the game with a complete color is told so."""
    assert names_one(diagnose(ENDING, True, False, COLOR), "color_ends")


def test_an_end_at_once() -> None:
    """Who stops with the first full row leaves points out, which shows it."""
    boards = (figure("-,BB,-,-,-", "#...."), figure("W,-,KKK,-,-", "####."), figure("B,-,-,-,-"))
    assert names_one(diagnose(ENDING_ROUND, (1, 5, 0), (1, 6, 1), boards), "ends_at_once")
    assert diagnose(ENDING_ROUND, (1, 6, 1), (1, 6, 1), boards) is None
    assert diagnose(ENDING_ROUND, (0, 0, 0), (1, 6, 1), boards) is None


def test_a_tie_by_columns() -> None:
    """Who looks at columns in a tie names the other player."""
    case = ((40, 40), [COLUMN, ROW])
    assert names_one(diagnose(TIE, (0,), (1,), *case), "tie_by_columns")
    assert diagnose(TIE, (1,), (1,), *case) is None


def test_a_tie_by_colors() -> None:
    """Who looks at complete colors in a tie names the player who has one."""
    case = ((40, 40), [COLOR, ROW])
    assert names_one(diagnose(TIE, (0,), (1,), *case), "tie_by_colors")


def test_what_ties_have_in_common() -> None:
    """Where columns and colors point to the same player, the sentence names neither alone."""
    case = ((40, 40), [BOTH, ROW])
    assert names_one(diagnose(TIE, (0, 1), (1,), *case), "tie_always_shared")
    mistake = diagnose(TIE, (0,), (1,), *case)
    assert mistake is not None
    assert mistake.suspects == ("tie_by_columns", "tie_by_colors")
    assert "other than full rows" in mistake.sentence
