"""Score sheets through the forms of their edit address: whole games, corrections, deletion."""

import re
from dataclasses import replace

import pytest
from django.test import Client

from engine import Game
from engine.notation import SEATS
from engine.tiles import FLOOR
from rulesite import models
from rulesite.score import storage
from rulesite.sheet import Entry, Sheet, reckon
from rulesite.sheet.draft import Draft
from tests.rulesite.pages.kept_sheet import HTMX, begin, told, totals
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import having, hrefs, read_page, with_id, words
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind, some

pytestmark = pytest.mark.django_db


def check_games(players: int, grey: bool, count: int) -> None:
    """Tell many games and compare the totals with the engine's."""
    for seed in some(players, grey, count):
        game = played(players, grey, seed)
        kept = told(sheet_of(game))
        assert totals(kept.page()) == list(game.result().scores)


@every_kind
def test_a_played_game_comes_out_right(players: int, grey: bool) -> None:
    """A game of two to four on either side, told through the forms, has the engine's totals."""
    check_games(players, grey, 1)


@pytest.mark.proof
@every_kind
def test_fifty_played_games_come_out_right(players: int, grey: bool) -> None:
    """Fifty games of each of the six kinds: three hundred."""
    check_games(players, grey, 50)


def spoilt(game: Game, seed: int) -> tuple[Sheet, int, tuple[Entry, ...]]:
    """Return the rounds before a round that can't have been so, and that round."""
    sheet = sheet_of(game)
    number = 1 + seed % (len(sheet.rounds) - 1)
    entries = list(sheet.rounds[number])
    seat = seed % sheet.players
    earlier = [
        placement
        for past in sheet.rounds[:number]
        for placement in past[seat].placements
        if placement.col != FLOOR
    ]
    kind = seed % 3
    if kind == 0 and earlier:
        taken = earlier[0]
        kept = [one for one in entries[seat].placements if one.row != taken.row]
        lines = tuple(sorted([*kept, taken], key=lambda one: one.row))
        entries[seat] = replace(entries[seat], placements=lines)
    elif kind == 1:
        entries[seat] = replace(entries[seat], floor=8)
    else:
        entries = [replace(entry, has_marker=True) for entry in entries]
    return replace(sheet, rounds=sheet.rounds[:number]), number, tuple(entries)


def check_spoilt(players: int, grey: bool, count: int) -> None:
    """Send many rounds that can't have been; none is stored."""
    for seed in some(players, grey, count):
        before, number, entries = spoilt(played(players, grey, seed), seed)
        kept = told(before)
        response = kept.save(number + 1, Draft.of(entries, grey))
        assert response.status_code == 422
        assert words(with_id(read_page(response), "fault"))
        assert models.Sheet.objects.latest("id").record == str(before)


@every_kind
def test_a_spoilt_round_is_refused(players: int, grey: bool) -> None:
    """A color twice in a row, too long a floor, two markers: refused with the reason."""
    check_spoilt(players, grey, 3)


@pytest.mark.proof
@every_kind
def test_fifty_spoilt_rounds_are_refused(players: int, grey: bool) -> None:
    """Fifty games of each of the six kinds: three hundred."""
    check_spoilt(players, grey, 50)


def test_two_markers_can_not_be_told() -> None:
    """There is one marker: taking it for one player takes it from the other."""
    kept = begin()
    address = f"{kept.edit}?round=1&seat=B&d=.....0M,.....0&tap=marker"
    assert "d=.....0,.....0M" in kept.browser.get(address).headers["Location"]
    assert kept.save(1, ".....7M,.....7M").status_code == 422


@pytest.mark.parametrize("side", ["c", "g"])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_round_is_told_by_taps(side: str, headers: dict[str, str]) -> None:
    """Every tap leads to an address that holds all that was told; then the round is saved."""
    kept = begin(2, side)
    codes = ["r1c1", "floor-2"] if side == "c" else ["B1", "put-B11", "floor-2"]
    address = f"{kept.edit}?round=1"
    for code in [*codes, "marker", "seat-B", "floor-7"]:
        joined = "&" if "?" in address else "?"
        response = kept.browser.get(f"{address}{joined}tap={code}", headers=headers)
        assert response.status_code == (200 if headers else 302)
        location = response.headers["HX-Replace-Url" if headers else "Location"]
        address = location.split("#")[0]
    draft = re.search(r"[?&]d=([^&]+)", address)
    assert draft
    assert kept.save(1, draft[1]).status_code == 303
    sheet = Sheet.parse(models.Sheet.objects.get().record)
    assert str(sheet) == f"{side}2 | B1{'1' if side == 'g' else ''} f2 M, f7"


def test_a_missing_choice_is_asked_for() -> None:
    """On the grey side a line without its space is not saved yet."""
    kept = begin(2, "g")
    response = kept.save(1, "B....7M,.....7")
    assert response.status_code == 422
    assert b'id="put-B15"' in response.content


def test_an_earlier_round_is_corrected() -> None:
    """Its form begins with what was told; everything after it is counted anew."""
    sheet = sheet_of(played(2, False, 1))
    kept = told(replace(sheet, rounds=sheet.rounds[:3]))
    before = totals(kept.page())
    page = kept.browser.get(f"{kept.edit}?round=1").content.decode()
    assert f'value="{Draft.of(sheet.rounds[0], False)}"' in page
    first_player, other = sheet.rounds[0]
    changed = (replace(first_player, floor=first_player.floor + 5), other)
    assert kept.save(1, Draft.of(changed, False)).status_code == 303
    now = reckon(sheet.with_round(0, changed))
    assert totals(kept.page()) == list(
        reckon(replace(now.sheet, rounds=now.sheet.rounds[:3])).scores
    )
    assert totals(kept.page()) != before


def test_a_correction_can_make_a_later_round_impossible() -> None:
    """It is kept, and what does not fit any more is said on every page."""
    kept = begin()
    assert kept.save(1, "B....7M,.....7").status_code == 303
    assert kept.save(2, "Y....7M,.....7").status_code == 303
    assert kept.save(1, "Y....7M,.....7").status_code == 303
    for address in (kept.edit, kept.shared):
        assert with_id(read_page(kept.browser.get(address)), "faults") is not None
    assert kept.save(2, "B....7M,.....7").status_code == 303
    assert b'id="faults"' not in kept.page().content


def test_the_last_round_is_taken_back() -> None:
    """It goes, and its entries stand in the form again."""
    kept = begin()
    kept.save(1, "B....7M,.....7")
    response = kept.do("undo")
    assert models.Sheet.objects.get().record == "c2"
    assert "d=B....7M,.....7" in response.headers["Location"]
    assert kept.do("undo").status_code == 303


def test_nothing_is_told_after_the_end() -> None:
    """When a row is full the game is over; a further round is refused."""
    sheet = sheet_of(played(2, False, 1))
    kept = told(sheet)
    assert b'name="do" value="save"' not in kept.browser.get(kept.edit).content
    response = kept.save(len(sheet.rounds) + 1, ".....7M,.....7")
    assert response.status_code == 422
    assert models.Sheet.objects.get().record == str(sheet)


def test_two_tabs_do_not_overwrite_each_other() -> None:
    """A form of an older state changes nothing, and keeps what was told in it."""
    kept = begin()
    old = kept.state()
    kept.save(1, "B....7M,.....7")
    response = kept.save(1, "Y....7M,.....7", state=old)
    assert response.status_code == 409
    assert b"Y....7M,.....7" in response.content
    assert models.Sheet.objects.get().record == "c2 | B1 f7 M, f7"


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_round_that_was_taken_back_elsewhere(headers: dict[str, str]) -> None:
    """Taps on a page of an older state lead to the sheet as it is, with what was told."""
    kept = begin()
    kept.save(1, "B....7M,.....7")
    kept.do("undo")
    address = f"{kept.edit}?round=2&seat=B&d=Y....7M,.....7&tap=floor-3"
    response = kept.browser.get(address, headers=headers)
    if headers:
        response = kept.browser.get(response.headers["HX-Redirect"])
    assert response.status_code == 409
    page = response.content.decode()
    assert 'name="round" value="1"' in page
    assert 'name="d" value="Y....7M,.....7"' in page


def test_a_round_saved_after_an_undo_elsewhere() -> None:
    """It is not saved but stands in the form of the round that is next now."""
    kept = begin()
    kept.save(1, "B....7M,.....7")
    old = kept.state()
    kept.do("undo")
    response = kept.save(2, "Y....7M,.....7", state=old)
    assert response.status_code == 409
    assert 'name="d" value="Y....7M,.....7"' in response.content.decode()
    assert models.Sheet.objects.get().record == "c2"


def test_refusals_lead_back_to_the_sheet() -> None:
    """Whoever sends what can't be read does not lose the way."""
    kept = begin()
    refused(kept.browser.get(f"{kept.edit}?round=2&d=x"), 400, "en")
    for fields in ({"do": "send", "s": "x"}, {"do": "save", "d": "x"}):
        response = kept.browser.post(kept.edit, fields)
        assert kept.edit in set(hrefs(read_page(response)))


def test_a_sheet_is_deleted() -> None:
    """With the box ticked it is gone for everybody; without, nothing happens."""
    kept = begin()
    refused(kept.do("delete"), 422, "en")
    assert kept.do("delete", sure="on").status_code == 200
    assert not models.Sheet.objects.exists()
    refused(Client().get(kept.shared), 404, "en")
    refused(kept.browser.get(kept.edit), 404, "en")


def test_another_key_changes_nothing() -> None:
    """The key to read is not the key to change, nor is the key of another sheet."""
    kept, other = begin(), begin()
    shared_key = kept.shared.rstrip("/").rsplit("/", 1)[1]
    other_secret = other.edit.rstrip("/").rsplit("/", 1)[1]
    for secret in (shared_key, other_secret, "x" * 22, "x", "é" * 22):
        address = f"{kept.shared}edit/{secret}/"
        refused(kept.browser.post(address, {"do": "delete", "sure": "on"}), 404, "en")
    assert models.Sheet.objects.count() == 2


def test_names_are_shared_only_when_asked() -> None:
    """Without the tick no name is stored; taking the tick away forgets them."""
    kept = begin()
    kept.save(1, ".....7M,.....7")
    kept.do("names", name0="Ana", name1="Bo")
    assert models.Sheet.objects.get().names == ""
    kept.do("names", name0="  Ana\u202e\n ", name1="<b>" + "x" * 100, share="on")
    page = kept.page().content.decode()
    assert "Ana" in page
    assert "<b>" not in page
    assert len(models.Sheet.objects.get().names) <= 2 * storage.LONGEST_NAME + 1
    kept.do("names", name0="Ana")
    assert models.Sheet.objects.get().names == ""


@pytest.mark.parametrize(
    "query",
    [
        "round=0",
        "round=-1",
        "round=٣",
        "round=1e1",
        "round=" + "9" * 5000,
        "seat=C",
        "seat=",
        "seat=AB",
        "d=",
        "d=x",
        "d=.....0",
        "d=.....0,.....0,.....0",
        "d=B....0:B16,.....0",
        "d=" + ".....0," * 900,
        "d=%00",
        "tap=",
        "tap=nope",
        "tap=r6c1",
        "tap=floor-8",
        "tap=seat-D",
        "tap=put-X11",
        "tap=" + "x" * 5000,
    ],
)
def test_strange_addresses_of_a_round(query: str) -> None:
    """Whatever stands in the address, it is a round or refused."""
    kept = begin()
    for headers in ({}, HTMX):
        refused(kept.browser.get(f"{kept.edit}?{query}", headers=headers), 400, "en")


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("d=BB...0,.....0", 200),
        ("d=B....9M,.....9M", 200),
        ("d=.....0:Y55,.....0", 200),
        ("d=.....0:B11Y11R11K11W11,.....0", 200),
        ("tap=put-Y11", 200),
    ],
)
def test_odd_rounds_are_only_odd(query: str, status: int) -> None:
    """What can be read but not be so is shown with its reasons."""
    for side in ("c", "g"):
        kept = begin(2, side)
        assert kept.browser.get(f"{kept.edit}?{query}", headers=HTMX).status_code == status


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"do": ""},
        {"do": "nope"},
        {"do": "save", "d": "x"},
        {"do": "save", "seat": "Z"},
    ],
)
def test_strange_forms(fields: dict[str, str]) -> None:
    """A form that asks for nothing that there is changes nothing."""
    kept = begin()
    refused(kept.browser.post(kept.edit, fields), 400, "en")
    assert models.Sheet.objects.get().record == "c2"


def test_every_player_has_a_button() -> None:
    """Two to four players, each with the own wall."""
    for players in (2, 3, 4):
        page = begin(players).browser.get(begin(players).edit).content.decode()
        assert [letter for letter in SEATS if f'id="seat-{letter}"' in page] == list(
            SEATS[:players]
        )


@pytest.mark.parametrize("side", ["c", "g"])
def test_no_list_is_empty(side: str) -> None:
    """Where nothing has been told there is no list of it; told and saved, there are some."""
    kept = begin(2, side)
    for draft, is_listed in ((".....0,.....0", False), (".....7,.....0", True)):
        page = read_page(kept.browser.get(f"{kept.edit}?d={draft}"))
        lists = [one for tag in ("ol", "ul") for one in page.iter(tag)]
        assert all(len(one) for one in lists)
        assert bool(having(page, "ledger")) == is_listed
    kept.save(1, ".....0M,.....0")
    assert all(len(one) for one in read_page(kept.page()).iter("ol"))


def test_who_starts_is_said_with_the_round() -> None:
    """While round 2 is told it can't be mistaken for the one after; in the past it is the next."""
    kept = begin()
    kept.save(1, ".....7,.....7M")
    for address in (kept.edit, kept.shared):
        page = read_page(kept.browser.get(address))
        assert words(having(page, "starts")[0]) == "Starts round 2: Player B"
        assert "Starts the next round: Player B" in words(with_id(page, "rounds"))


def test_what_is_copied_is_told_apart() -> None:
    """No two buttons that copy bear the same name."""
    page = read_page(begin().browser.get(begin().edit))
    names = [words(one) for one in page.iter("button") if one.get("data-copy")]
    assert len(names) == len(set(names)) == 2
