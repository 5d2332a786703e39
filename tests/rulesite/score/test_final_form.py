"""The form of a final score: what can be pressed and typed, and what only goes along."""

from typing import Any

import pytest

from engine.tiles import COLORS
from rulesite.score.final import COUNTED, PLAYERS, Finish
from rulesite.score.final_form import final_form


def form(**query: str) -> dict[str, Any]:
    """Prepare the form for what an address tells."""
    return final_form(Finish.read(query))


@pytest.mark.parametrize(
    ("group", "query", "on"),
    [
        ("players", {"players": "3"}, "players-3"),
        ("sides", {"side": "g"}, "side-g"),
        ("ways", {"by": "counts"}, "by-counts"),
        ("seats", {"seat": "B"}, "seat-B"),
        ("palette", {"brush": "K"}, "brush-K"),
    ],
)
def test_what_is_told_is_pressed(group: str, query: dict[str, str], on: str) -> None:
    """One button of each group is the one chosen."""
    assert [button.code for button in form(**query)[group] if button.is_on] == [on]


def test_everything_the_box_allows_is_offered() -> None:
    """Each number of players, and each color."""
    made = form()
    assert len(made["players"]) == len(PLAYERS)
    assert [button.color for button in made["palette"]] == list(COLORS)


def test_the_way_leads_to_the_next_player() -> None:
    """After the last player there is none."""
    assert form()["following"] == "seat-B"
    assert form(seat="B")["following"] == ""


def test_what_stands_in_a_field_does_not_go_along_twice() -> None:
    """The score of the player shown is typed; the other one's goes along."""
    made = form(sA="12", sB="7")
    assert made["score_field"].value == "12"
    assert made["fields"] == {"players": "2", "seat": "A", "sB": "7"}


def test_counts_are_typed_for_everybody_at_once() -> None:
    """Score and counts are fields of their own, with what was typed in them."""
    made = form(by="counts", sA="12", rowsB="1")
    assert [len(fields) for _name, fields in made["counted"]] == [1 + len(COUNTED)] * 2
    assert made["counted"][1][1][1].value == "1"
    assert made["fields"] == {"players": "2", "by": "counts", "seat": "A"}


def test_an_answer_is_not_asked_for_again_by_itself() -> None:
    """What is changed below an answer is not counted until that is asked for."""
    assert "part" not in form(part="result")["fields"]
