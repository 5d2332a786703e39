"""What somebody wants to practise is read strictly and written in one form."""

import pytest
from django.http import QueryDict

from tutorial.practice.selection import BadSelection, Selection, examined
from tutorial.puzzles import PUZZLE_TYPES, Unit

ALL = PUZZLE_TYPES


@pytest.mark.parametrize(
    "query",
    ["", "type=cross", "type=cross&level=2", "rule=score-both&side=grey&players=3", "level=3"],
)
def test_a_selection_round_trips(query: str) -> None:
    """What is written is read back, in one order."""
    selection = Selection.read(QueryDict(query))
    assert selection.query == query
    assert Selection.read(QueryDict(selection.query)) == selection


@pytest.mark.parametrize(
    "query",
    ["type=nope", "rule=nope", "level=9", "level=1&level=2", "side=blue", "players=5", "type=%00"],
)
def test_what_is_not_on_offer_is_refused(query: str) -> None:
    """A value that the menu does not have is not guessed at."""
    with pytest.raises(BadSelection):
        Selection.read(QueryDict(query))
    assert Selection.read_or_open(QueryDict(query)) == Selection()


def test_nothing_chosen_is_everything_but_decisions() -> None:
    """A newcomer gets every kind of puzzle about the rules."""
    assert Selection().kinds() == tuple(kind for kind in ALL if kind.unit is not Unit.DECISIONS)


def test_types_and_rules_narrow_down() -> None:
    """Only types that are chosen, and about one of the rules chosen, are left."""
    assert [kind.id for kind in Selection(types=("cross",)).kinds()] == ["cross"]
    for rule in examined():
        kinds = Selection(rules=(rule.value,)).kinds()
        assert kinds
        assert all(rule in kind.rules for kind in kinds)


def test_side_and_players_narrow_down() -> None:
    """Only types that can have the side and the number of players are left."""
    assert all(True in kind.sides for kind in Selection(side="grey").kinds())
    assert all(3 in kind.players for kind in Selection(players=3).kinds())
