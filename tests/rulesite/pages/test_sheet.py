"""Score sheets through their public forms: whole games, corrections, sharing, deletion."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone

from engine import Game
from engine.notation import SEATS
from engine.tiles import FLOOR
from rulesite import models
from rulesite.score import keeping
from rulesite.sheet import Entry, Sheet, reckon
from rulesite.sheet.draft import Draft
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused
from tests.rulesite.reading import first, having, read_page, with_id, words
from tests.rulesite.sheet.played import played, sheet_of
from tests.rulesite.sheet.test_reckoning import every_kind, some

pytestmark = pytest.mark.django_db

HTMX = {"hx-request": "true"}


@pytest.fixture(autouse=True)
def _nobody_counted() -> Iterator[None]:
    """Begin with a reader who has sent nothing this hour."""
    cache.clear()
    yield
    cache.clear()


@dataclass
class Kept:
    """Hold a sheet as whoever began it has it: by its edit address."""

    edit: str
    browser: Client

    @property
    def shared(self) -> str:
        """Return the address to read it."""
        return self.edit.split("edit/")[0]

    def state(self) -> str:
        """Return the mark of its state that its forms send back."""
        found = re.search(r'data-state="(\w+)"', self.browser.get(self.edit).content.decode())
        assert found
        return found[1]

    def save(self, number: int, draft: object, **more: Any) -> HttpResponse:
        """Save a round as the form does."""
        fields = {
            "do": "save",
            "round": number,
            "seat": "A",
            "d": str(draft),
            "state": self.state(),
        }
        return self.browser.post(self.edit, fields | more)

    def do(self, what: str, **more: Any) -> HttpResponse:
        """Press one of the other buttons."""
        return self.browser.post(self.edit, {"do": what, "state": self.state(), **more})

    def page(self) -> HttpResponse:
        """Open what everybody can read."""
        return Client(enforce_csrf_checks=True).get(self.shared)


def begin(players: int = 2, side: str = "c", language: str = "en") -> Kept:
    """Begin a sheet with a browser that has no cookie."""
    browser = Client(enforce_csrf_checks=True)
    response = browser.post(f"/{language}/score/new/", {"players": players, "side": side})
    assert response.status_code == 303
    assert not response.cookies
    return Kept(response.headers["Location"], browser)


def told(sheet: Sheet) -> Kept:
    """Tell a whole sheet round by round."""
    kept = begin(sheet.players, "g" if sheet.grey else "c")
    for number, entries in enumerate(sheet.rounds):
        response = kept.save(number + 1, Draft.of(entries, sheet.grey))
        assert response.status_code == 303, words(read_page(response))
    return kept


def totals(response: HttpResponse) -> list[int]:
    """Read the totals from the table of sources."""
    (row,) = having(read_page(response), "is-total")
    return [int(words(cell)) for cell in row.iter("td")]


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


def test_the_shared_page_knows_no_way_to_change() -> None:
    """It has the totals and the record, but neither the edit key nor a form that changes."""
    kept = told(sheet_of(played(3, True, 2)))
    page = kept.page()
    secret = kept.edit.rstrip("/").rsplit("/", 1)[1]
    assert secret.encode() not in page.content
    assert not [form for form in read_page(page).iter("form") if form.get("method") == "post"]
    assert having(read_page(page), "chart")
    assert str(sheet_of(played(3, True, 2))) in words(with_id(read_page(page), "record"))


@pytest.mark.parametrize("which", ["edit", "shared"])
def test_addresses_are_kept_secret(which: str) -> None:
    """No search engine lists them, no cache keeps them, no other site is told."""
    response = Client().get(getattr(begin(), which))
    assert response.headers["X-Robots-Tag"] == "noindex, nofollow"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert "no-store" in response.headers["Cache-Control"]
    assert b'name="robots" content="noindex' in response.content
    assert b'rel="canonical"' not in response.content
    assert not response.cookies


def test_the_database_knows_no_key() -> None:
    """Only hashes of both keys are stored."""
    kept = begin()
    row = models.Sheet.objects.get()
    for key in kept.edit.split("/"):
        assert len(key) < 10 or key not in (row.key_hash, row.edit_hash, row.record)


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
    assert len(models.Sheet.objects.get().names) <= 2 * keeping.LONGEST_NAME + 1
    kept.do("names", name0="Ana")
    assert models.Sheet.objects.get().names == ""


def test_unused_sheets_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that is looked at stays; one that nobody uses goes."""
    used, unused = begin(), begin()
    old = timezone.now().date() - timedelta(days=keeping.KEPT_DAYS + 1)
    models.Sheet.objects.update(seen=old)
    assert Client().get(used.shared).status_code == 200
    monkeypatch.setattr(keeping.prune, "__defaults__", (1,))
    call_command("prune", stdout=StringIO())
    assert models.Sheet.objects.count() == 1
    refused(Client().get(unused.shared), 404, "en")


def test_there_is_an_end_to_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """When too many are kept, a new one is refused and nothing is lost."""
    monkeypatch.setattr(keeping, "MOST_KEPT", 1)
    begin()
    refused(Client().post("/en/score/new/", {"players": "2", "side": "c"}), 503, "en")


def test_one_place_can_not_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many new sheets and changes an hour, then a clear word."""
    monkeypatch.setattr(keeping, "NEW_PER_HOUR", 1)
    monkeypatch.setattr(keeping, "WRITES_PER_HOUR", 1)
    kept = begin()
    refused(Client().post("/en/score/new/", {"players": "2", "side": "c"}), 429, "en")
    kept.save(1, ".....7M,.....7")
    refused(kept.do("undo"), 429, "en")


def test_another_site_begins_no_sheet() -> None:
    """A form from elsewhere stores nothing."""
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        response = Client().post("/en/score/new/", {"players": "2", "side": "c"}, headers=headers)
        refused(response, 403, "en")
    assert not models.Sheet.objects.exists()


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"players": "5", "side": "c"},
        {"players": "1"},
        {"players": "²"},
        {"players": "2", "side": "x"},
        {"players": "2" * 5000},
        {"s": "c9"},
        {"s": "x" * 9000},
        {"s": "\x00"},
    ],
)
def test_strange_beginnings(fields: dict[str, str]) -> None:
    """What is no beginning of a sheet is refused."""
    refused(Client().post("/sl/score/new/", fields), 400, "sl")
    assert not models.Sheet.objects.exists()


@pytest.mark.parametrize(
    "query",
    [
        "round=0",
        "round=2",
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
        {"do": "save", "round": "9"},
        {"do": "save", "d": "x"},
        {"do": "save", "seat": "Z"},
    ],
)
def test_strange_forms(fields: dict[str, str]) -> None:
    """A form that asks for nothing that there is changes nothing."""
    kept = begin()
    refused(kept.browser.post(kept.edit, fields), 400, "en")
    assert models.Sheet.objects.get().record == "c2"


@pytest.mark.parametrize("key", ["x", "x" * 22, "%00", "é" * 22, "x" * 5000, "..", "new%20"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_keys(language: str, key: str) -> None:
    """An address that nobody has been given has no sheet."""
    response = Client().get(f"/{language}/score/{key}/", follow=True)
    refused(response, 404, language)


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "trace"])
def test_other_methods(method: str) -> None:
    """Sheets are read or sent to, nothing else."""
    kept = begin()
    for address in (kept.edit, kept.shared, "/en/score/new/", "/en/score/record/"):
        refused(getattr(Client(enforce_csrf_checks=True), method)(address), 405, "en")


def test_a_record_is_shown_without_storing() -> None:
    """The record alone is enough for the whole sheet; it can be gone on with."""
    game = played(4, True, 3)
    sheet = sheet_of(game)
    page = Client().get("/en/score/record/", {"s": sheet.slug})
    assert totals(page) == list(game.result().scores)
    assert not models.Sheet.objects.exists()
    response = Client().post("/en/score/new/", {"s": str(sheet)})
    assert response.status_code == 303
    assert models.Sheet.objects.get().record == str(sheet)


@pytest.mark.parametrize("text", ["x", "c2 | B9, -", "c2 | -", "\x00", "<script>", "c2" * 4000])
def test_what_is_no_record(text: str) -> None:
    """The form comes again and says where the text goes wrong."""
    response = Client().get("/en/score/record/", {"s": text})
    assert response.status_code == 422
    assert words(with_id(read_page(response), "fault"))
    assert b"<script>alert" not in response.content
    assert words(first(read_page(response), "h1"))


def test_every_player_has_a_button() -> None:
    """Two to four players, each with the own wall."""
    for players in (2, 3, 4):
        page = begin(players).browser.get(begin(players).edit).content.decode()
        assert [letter for letter in SEATS if f'id="seat-{letter}"' in page] == list(
            SEATS[:players]
        )
