"""Where sheets are kept: found by key, changed by the right key only, gone after long disuse."""

from datetime import timedelta

import pytest
from django.test import RequestFactory
from django.utils import timezone

from rulesite import models
from rulesite.score import storage
from rulesite.score.storage import (
    KEPT_DAYS,
    LONGEST_NAME,
    Kept,
    Keys,
    NoRoom,
    Stale,
    TooOften,
    change,
    delete,
    find,
    keep,
    share_names,
    state_of,
    tidy_name,
)
from rulesite.sheet import Sheet

pytestmark = pytest.mark.django_db

EMPTY = Sheet(2)
TOLD = Sheet.parse("c2 | B1 f7 M, f7")
POST = RequestFactory().post("/")


@pytest.fixture
def keys() -> Keys:
    """Keep an empty sheet."""
    return keep(POST, EMPTY)


def kept(keys: Keys) -> Kept:
    """Find a sheet that must be there."""
    found = find(*keys)
    assert found
    return found


def test_a_kept_sheet_is_found_by_its_key(keys: Keys) -> None:
    """With the edit key or without one, as it was kept and without names."""
    assert find(keys.key) == find(*keys) == Kept(EMPTY, (), state_of(EMPTY))


def test_each_sheet_has_keys_of_its_own(keys: Keys) -> None:
    """Nobody comes from one sheet to another."""
    assert len({*keys, *keep(POST, EMPTY)}) == 4


def test_a_wrong_key_finds_nothing(keys: Keys) -> None:
    """Neither does one that no sheet can have."""
    assert find(keys.key, keys.key) is None
    for key in (keys.edit, "", "x" * 22, "x" * 5000, f"{keys.key}\n", "é" * 22):
        assert find(key) is None


def test_a_sheet_is_changed_from_the_state_that_was_seen(keys: Keys) -> None:
    """Then it is the new one, in another state."""
    change(POST, keys, state_of(EMPTY), TOLD)
    assert (kept(keys).sheet, kept(keys).state) == (TOLD, state_of(TOLD))
    assert state_of(TOLD) != state_of(EMPTY)


def test_nobody_overwrites_what_was_not_seen(keys: Keys) -> None:
    """From another state, or with a wrong key, nothing is changed."""
    for wrong, state in ((keys, state_of(TOLD)), (Keys(keys.key, "x" * 22), state_of(EMPTY))):
        with pytest.raises(Stale):
            change(POST, wrong, state, TOLD)
    assert kept(keys).sheet == EMPTY


def test_names_are_shared_and_forgotten(keys: Keys) -> None:
    """Only with the edit key; without names none stay."""
    share_names(POST, keys, ["Ana", "Bo"])
    share_names(POST, Keys(keys.key, "x" * 22), ["Eve", "Eve"])
    assert kept(keys).names == ("Ana", "Bo")
    share_names(POST, keys, [])
    assert kept(keys).names == ()


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        (" Ana  Marija ", "Ana Marija"),
        ("Ana\nBo", "Ana Bo"),
        ("x" * 5000, "x" * LONGEST_NAME),
        ("", ""),
    ],
)
def test_a_name_is_one_short_line(typed: str, stored: str) -> None:
    """So it can't run into the next player's."""
    assert tidy_name(typed) == stored


def test_a_sheet_is_deleted_with_the_right_key(keys: Keys) -> None:
    """Who may only read it deletes nothing."""
    delete(Keys(keys.key, "x" * 22))
    assert find(keys.key)
    delete(keys)
    assert find(keys.key) is None


def test_the_longest_unused_go_first(keys: Keys) -> None:
    """Only those that nobody has used for long, so many at once."""
    others = [keep(POST, EMPTY) for _ in range(2)]
    for days, one in enumerate(others, 1):
        unused = timezone.now().date() - timedelta(days=KEPT_DAYS + days)
        models.Sheet.objects.filter(key_hash=storage.hashed(one.key)).update(seen=unused)
    assert storage.prune(at_most=1) == 1
    assert not models.Sheet.objects.filter(key_hash=storage.hashed(others[1].key)).exists()
    assert storage.prune() == 1
    assert storage.prune() == 0
    assert find(keys.key)


def test_there_is_an_end_to_room(keys: Keys, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that can't be kept is refused; the others stay."""
    monkeypatch.setattr(storage, "MOST_KEPT", 1)
    with pytest.raises(NoRoom):
        keep(POST, EMPTY)
    assert find(keys.key)


def test_one_place_keeps_and_changes_so_much_an_hour(
    keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More is refused before anything is changed."""
    monkeypatch.setattr(storage, "NEW_PER_HOUR", 1)
    monkeypatch.setattr(storage, "WRITES_PER_HOUR", 0)
    with pytest.raises(TooOften):
        keep(POST, EMPTY)
    with pytest.raises(TooOften):
        change(POST, keys, state_of(EMPTY), TOLD)
    with pytest.raises(TooOften):
        share_names(POST, keys, ["Ana"])
    assert kept(keys) == Kept(EMPTY, (), state_of(EMPTY))
