"""A kept score sheet in the hands of a test: begun, told and read through its public forms."""

import re
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.test import Client

from rulesite.sheet import Sheet
from rulesite.sheet.draft import Draft
from tests.rulesite.reading import having, read_page, words

HTMX = {"hx-request": "true"}


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

    def follow(self, response: HttpResponse) -> HttpResponse:
        """Go where a response leads."""
        return self.browser.get(response.headers["Location"])

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
