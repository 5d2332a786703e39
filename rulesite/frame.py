"""The frame of every page: the four doors and the language menu."""

from typing import Any, NamedTuple

from django.conf import settings
from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, pgettext

from rulesite.languages import OFFERED, Language
from rulesite.public import head, in_language
from rulesite.rulings import OFFICIAL_PAGE


class Door(NamedTuple):
    """A door of the site as the header shows it."""

    id: str
    label: str
    href: str
    is_current: bool


class LanguageLink(NamedTuple):
    """A language as the menu shows it: the same place in that language."""

    language: Language
    href: str
    is_current: bool


def doors(path: str) -> list[Door]:
    """Return the four doors, the one that `path` lies behind marked."""
    labels = {
        "rules": pgettext("door", "Rules"),
        "learn": pgettext("door", "Learn"),
        "practice": pgettext("door", "Practise"),
        "table": pgettext("door", "At the table"),
    }
    hrefs = {name: reverse(name) for name in labels}
    return [
        Door(name, label, hrefs[name], path.startswith(hrefs[name]))
        for name, label in labels.items()
    ]


def language_links(full_path: str) -> list[LanguageLink]:
    """Return the language menu for the page at `full_path` (with its query)."""
    current = get_language() or ""
    return [
        LanguageLink(
            language,
            in_language(swapped(full_path, language.code, current), language.code),
            language.code == current,
        )
        for language in OFFERED
    ]


def swapped(full_path: str, there: str, here: str) -> str:
    """Let a language read beside change places with the one it is read beside."""
    return full_path.removesuffix(f"?with={there}") + (
        f"?with={here}" if full_path.endswith(f"?with={there}") else ""
    )


def frame(request: HttpRequest) -> dict[str, Any]:
    """Give every template what its header and head need."""
    return {
        "doors": doors(request.path),
        "language_links": language_links(request.get_full_path()),
        "head": head(request.path),
        "sprite": static("rulesite/tiles.svg"),
        "official_page": OFFICIAL_PAGE,
        "is_kept_offline": settings.OFFLINE,
    }
