"""Where the site is to be found: absolute addresses that no request can change."""

from typing import NamedTuple

from django.conf import settings
from django.templatetags.static import static
from django.utils.translation import get_language

from rulesite.languages import OFFERED, Language

DEFAULT = "en"
"""The language for readers of none that is offered."""

LONGEST_PATH = 1000
"""No page has a longer address; a longer one is not repeated in the language menu."""


class Alternate(NamedTuple):
    """A page in one language; `hreflang` is its code, or x-default."""

    hreflang: str
    href: str


class Head(NamedTuple):
    """Hold what search engines and those who show links are told about a page."""

    canonical: str
    alternates: tuple[Alternate, ...]
    og_locale: str
    og_others: tuple[str, ...]
    og_image: str


def public_url(path: str) -> str:
    """Return the address of a path for use outside the site."""
    return f"{settings.SITE_URL}{path}"


def in_language(path: str, code: str) -> str:
    """Return the address of the same page in another language."""
    _, _, rest = path.removeprefix("/").partition("/")
    known = any(path.startswith(f"/{language.code}/") for language in OFFERED)
    return f"/{code}/{rest}" if known and len(path) <= LONGEST_PATH else f"/{code}/"


def alternates(path: str) -> tuple[Alternate, ...]:
    """List a page in all offered languages, and the one for everybody else."""
    pairs = [(language.code, language.code) for language in OFFERED]
    return tuple(
        Alternate(hreflang, public_url(in_language(path, code)))
        for hreflang, code in [*pairs, ("x-default", DEFAULT)]
    )


def head(path: str) -> Head:
    """Describe the page at a path in the current language; a query makes no other page."""
    current = current_language()
    others = tuple(other.og_locale for other in OFFERED if other is not current)
    image = public_url(static("rulesite/og.png"))
    return Head(public_url(path), alternates(path), current.og_locale, others, image)


def current_language() -> Language:
    """Return the language that is being read."""
    languages = {language.code: language for language in OFFERED}
    return languages.get(get_language() or DEFAULT, languages[DEFAULT])
