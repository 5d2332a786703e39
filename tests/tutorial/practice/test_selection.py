"""What somebody wants to practise is read strictly and written in one form."""

import pytest
from django.http import QueryDict

from tutorial.practice.selection import BadSelection, Selection, examined
from tutorial.puzzles import PUZZLE_TYPES, Unit

ALL = PUZZLE_TYPES


@pytest.mark.parametrize(
    "query",
    [
        *("", "type=cross", "type=cross&level=2", "rule=score-both&side=grey&players=3", "level=3"),
        *("level=1&level=2", "side=colored&side=grey", "type=cross&level=3&players=2&players=4"),
    ],
)
def test_a_selection_round_trips(query: str) -> None:
    """What is written is read back, in one order."""
    selection = Selection.read(QueryDict(query))
    assert selection.query == query
    assert Selection.read(QueryDict(selection.query)) == selection


@pytest.mark.parametrize(
    "query",
    [
        "type=nope",
        "rule=nope",
        "level=9",
        "level=1&level=2&level=4",
        "side=blue",
        "players=5",
        "type=%00",
    ],
)
def test_what_is_not_on_offer_is_refused(query: str) -> None:
    """A value that the menu does not have is not guessed at."""
    with pytest.raises(BadSelection):
        Selection.read(QueryDict(query))


def test_what_is_on_offer_is_kept() -> None:
    """What is not on offer is left out, and the rest is what was chosen."""
    query = QueryDict("type=nope&type=cross&level=9&level=2&side=blue&rule=%00&players=")
    assert Selection.read_known(query) == Selection(types=("cross",), levels=(2,))


def test_empty_values_leave_open() -> None:
    """A form that sends a name with nothing is one that leaves it open."""
    assert Selection.read(QueryDict("type=&rule=&level=&side=&players=")) == Selection()


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
    assert all(True in kind.sides for kind in Selection(sides=("grey",)).kinds())
    assert all(3 in kind.players for kind in Selection(players=(3,)).kinds())


def test_decisions_come_when_nothing_else_does() -> None:
    """With a side and a number of players that only decisions have, they are found."""
    basic = Selection(players=(4,)).kinds()
    assert all(kind.unit is not Unit.DECISIONS for kind in basic)
    grey = Selection(sides=("grey",), players=(4,)).kinds()
    assert grey
    assert all(kind.unit is Unit.DECISIONS for kind in grey)


def test_levels_left_open() -> None:
    """With nothing chosen it is the first level; as soon as something is, it is all of them."""
    (cross,) = Selection(types=("cross",)).kinds()
    assert Selection().levels_of(cross) == (1,)
    assert Selection(rules=("score-both",)).levels_of(cross) == (1, 2, 3)
    assert Selection(levels=(1, 3)).levels_of(cross) == (1, 3)


def test_what_can_not_be_together() -> None:
    """A rule that does not come up at such a table leaves no type, though the type has each."""
    for impossible in (
        Selection(rules=("no-tiles",), players=(2,)),
        Selection(rules=("grey-no-space",), sides=("colored",)),
        Selection(rules=("grey-no-space",), levels=(1, 2)),
        Selection(types=("final-ranking",), levels=(1,), players=(4,)),
    ):
        assert impossible.kinds() == ()
