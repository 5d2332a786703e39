"""What is stored for reading with no network: addresses of pages and of the files they load."""

from collections.abc import Iterator
from typing import Final

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.templatetags.static import static
from django.urls import reverse
from django.utils import translation

from rulesite.disputes import DISPUTES
from rulesite.languages import OFFERED
from rulesite.rulebook import BOOK

PAGES: Final = (
    *("start", "rules", "rules-complete", "rules-proof", "glossary", "quick-reference", "table"),
    *("rulings", "disputes", "languages", "about", "offline", "offline-search", "manifest"),
    *("score-final", "score-here", "score-tables"),
)
"""The names of the pages that stand alone."""

FILES: Final = (
    *("site.css", "site.js", "awake.js", "search.js", "offline.js", "offline-search.js"),
    *("sheet.js", "sheet-audit.js", "sheet-count.js", "sheet-words.js"),
    *("sheet-chart.js", "sheet-standing.js", "sheet-here.js", "sheet-final.js"),
    *("tiles.svg", "things.svg", "parts.svg", "icon.svg", "icon-192.png"),
)
"""What these pages load."""


def addresses() -> list[str]:
    """List what is stored in the current language, each address once."""
    return list(dict.fromkeys([*pages(), *files()]))


def pages() -> Iterator[str]:
    """Go through what is looked up at a table, and the index of every language asked in."""
    yield from (reverse(name) for name in PAGES)
    yield from (reverse("rules-section", args=[section.id]) for section in BOOK)
    yield from (reverse("dispute", args=[dispute.id]) for dispute in DISPUTES)
    yield from indexes()


def indexes() -> list[str]:
    """List where the search indexes are, the one of the current language first."""
    own = reverse("search-index")
    others = []
    for language in OFFERED:
        with translation.override(language.code):
            others.append(reverse("search-index"))
    return [own, *(other for other in others if other != own)]


def files() -> Iterator[str]:
    """Go through the static files that reference pages load."""
    yield from (static(f"rulesite/{name}") for name in FILES)


def static_content(address: str) -> bytes:
    """Return the bytes of a static file by its address."""
    name = address.removeprefix(settings.STATIC_URL)
    if settings.STATIC_MANIFEST:
        with staticfiles_storage.open(name) as file:
            return bytes(file.read())
    path = finders.find(name)
    if not path:
        raise FileNotFoundError(address)
    with open(path, "rb") as file:
        return file.read()
