"""All texts of the site: source, context, places, and what the catalogues have for them."""

import gettext
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings

from rulesite.catalogs import catalog_path

INDEX = Path(settings.LOCALE_PATHS[0]) / "texts.json"
"""Written by `makemessages`, so that pages can list texts without any tool."""

COUNTS = (1, 2, 3, 5)
"""Numbers that bring out every plural form of every language here."""


class _Missing(gettext.NullTranslations):
    """Answer for texts that a catalogue does not have: with nothing."""

    def gettext(self, message: str) -> str:
        """Have no translation."""
        return ""

    def pgettext(self, context: str, message: str) -> str:
        """Have no translation."""
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Have no translation."""
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """Have no translation."""
        return ""


@dataclass(frozen=True, slots=True)
class Text:
    """Hold a source text: its context and plural ("" for none) and the files it stands in."""

    context: str
    source: str
    plural: str
    places: tuple[str, ...]

    @property
    def forms(self) -> tuple[str, ...]:
        """Return the source, and its plural if there is one."""
        return (self.source, self.plural) if self.plural else (self.source,)

    def translations(self, language: str) -> tuple[str, ...]:
        """Return the text in a language, every plural form once; empty where it is missing."""
        if language == settings.LANGUAGE_CODE:
            return self.forms
        forms = dict.fromkeys(self._in(catalog(language)))
        return tuple(form for form in forms if form)

    def _in(self, found: gettext.NullTranslations) -> Iterator[str]:
        for count in COUNTS if self.plural else COUNTS[:1]:
            if self.plural and self.context:
                yield found.npgettext(self.context, self.source, self.plural, count)
            elif self.plural:
                yield found.ngettext(self.source, self.plural, count)
            elif self.context:
                yield found.pgettext(self.context, self.source)
            else:
                yield found.gettext(self.source)


@cache
def catalog(language: str) -> gettext.GNUTranslations:
    """Open a language's compiled catalogue, once."""
    with catalog_path(language, "mo").open("rb") as file:
        found = gettext.GNUTranslations(file)
    found.add_fallback(_Missing())
    return found


@cache
def all_texts() -> tuple[Text, ...]:
    """Read the index of all texts, once."""
    rows = json.loads(INDEX.read_text(encoding="utf-8"))
    return tuple(
        Text(row["context"], row["source"], row["plural"], tuple(row["places"])) for row in rows
    )


@cache
def translated_count(language: str) -> int:
    """Count the texts that a language has."""
    return sum(1 for text in all_texts() if text.translations(language))
