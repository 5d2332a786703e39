"""What a final score comes to: an answer with reasons, or every reason why there is none."""

from collections.abc import Sequence

import pytest

from engine import Rule, bounds, end_bonuses
from engine.bounds import score_bounds
from rulesite.score.final import Finish, read_wall
from rulesite.score.final_answer import Answer, answered, sentences

ROW = "BYRKW/...../...../...../....."


def answer(**query: str) -> Answer:
    """Count what an address tells."""
    return answered(Finish.read(query))


def test_totals_are_scores_and_bonuses() -> None:
    """A full row and a lower score: who has won, and what everybody has."""
    found = answer(wA=ROW, sA="15", sB="0")
    bonus = end_bonuses(read_wall(ROW)).points
    assert found.verdict == "Winner: Player A"
    assert [line.total for line in found.lines] == [15 + bonus, 0]
    assert [line.place for line in found.lines] == [1, 2]


def test_each_wall_is_shown_with_its_reasons() -> None:
    """Its bonuses one by one, and what its tiles can have given."""
    line = answer(wA=ROW, sA="15", sB="0").lines[0]
    assert line.steps == ("Row 1: +2",)
    assert str(score_bounds(read_wall(ROW)).most) in line.notes[0]
    assert line.board


def test_each_wall_is_bounded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its tiles can have given is asked twice and worked out once."""
    worked_out: list[Sequence[bounds.Space]] = []
    whole = bounds._in_any_order

    def counted(spaces: Sequence[bounds.Space]) -> tuple[bounds.Points, bounds.Points]:
        worked_out.append(spaces)
        return whole(spaces)

    monkeypatch.setattr(bounds, "_in_any_order", counted)
    bounds._exactly.cache_clear()
    assert answer(wA=ROW, sA="15", wB="BY.../...../...../...../.....", sB="3").lines
    assert len(worked_out) == 2


def test_counts_show_no_wall() -> None:
    """Who types counts has no wall to be drawn."""
    line = answer(by="counts", sA="20", sB="0", rowsA="1").lines[0]
    assert (line.steps, line.notes, line.board) == ((), (), None)
    assert line.total == 22


def test_who_is_level_shares_the_place() -> None:
    """Level on points and rows: one place for both, and the next one is left out."""
    found = answer(players="3", by="counts", sA="5", sB="10", sC="10", rowsB="1", rowsC="1")
    assert [line.place for line in found.lines] == [3, 1, 1]
    assert found.why == "Level on points and on complete rows: the victory is shared."


def test_a_game_without_a_full_row_is_noted() -> None:
    """It is counted all the same."""
    assert answer(sA="0", sB="0").notes
    assert not answer(wA=ROW, sA="15", sB="0").notes


def test_a_total_that_only_floor_lines_explain_is_noted() -> None:
    """Less than the tiles give at least."""
    assert len(answer(wA=ROW, sA="3", sB="0").lines[0].notes) == 2


def test_what_is_no_number_is_named_before_all_else() -> None:
    """Of every player; what is not a number can't be judged."""
    found = answer(wA="Y..../...../...../...../.....", sB="-1")
    assert found.verdict == sentences()["trouble"]
    assert [one.whose for one in found.troubles] == ["Player A", "Player B"]
    assert {one.sentence for one in found.troubles} == {sentences()["score"]}
    assert not found.lines


@pytest.mark.parametrize(
    ("query", "rule"),
    [
        ({"wA": "Y..../...../...../...../.....", "sA": "1"}, Rule.WALL_PATTERN),
        ({"wA": ROW, "sA": "900"}, Rule.SCORE_NOW),
        ({"by": "counts", "sA": "1", "rowsA": "5"}, Rule.BONUS_ADD_UP),
    ],
)
def test_what_cannot_be_cites_its_rule(query: dict[str, str], rule: Rule) -> None:
    """Walls, totals and counts that no game comes to."""
    (trouble,) = answer(sB="0", **query).troubles
    assert trouble.whose == "Player A"
    assert trouble.citation
    assert trouble.citation.href.endswith(f"#{rule}")
