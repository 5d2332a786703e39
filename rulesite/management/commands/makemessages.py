"""Extract texts, rule units included, into every catalogue."""

import json
from typing import Any

import polib  # type: ignore[import-untyped]
from django.core.management.base import CommandParser
from django.core.management.commands.makemessages import Command as MakeMessages

from rulesite.catalogs import PLURAL_FORMS, catalog_path, plural_count, translated_languages
from rulesite.texts import INDEX


class Command(MakeMessages):
    """Extract as Django does, units and definitions too, with a slot for every plural form."""

    xgettext_options = [
        *MakeMessages.xgettext_options,
        "--keyword=unit:1c,2",
        "--keyword=definition:1c,2",
    ]
    # A guess is worse than a gap: the gate shows gaps.
    msgmerge_options = [*MakeMessages.msgmerge_options, "--no-fuzzy-matching"]

    def add_arguments(self, parser: CommandParser) -> None:
        """Take Django's arguments, with this project's defaults."""
        super().add_arguments(parser)
        parser.set_defaults(
            locale=translated_languages(),
            add_location="file",
            no_wrap=True,
            no_obsolete=True,
            ignore_patterns=["tests/*", "benchmarks/*", "var/*"],
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Extract, then tidy each catalogue."""
        super().handle(*args, **options)
        for language in translated_languages():
            tidy(language)
        write_index(translated_languages()[0])


def tidy(language: str) -> None:
    """Write a plain header, and add the plural slots that xgettext leaves out."""
    catalog = polib.pofile(str(catalog_path(language)), wrapwidth=0)
    catalog.header = ""
    catalog.metadata_is_fuzzy = False
    catalog.metadata = {
        "Project-Id-Version": "tile-school",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURAL_FORMS[language],
    }
    for entry in catalog:
        if entry.msgid_plural:
            for form in range(plural_count(language)):
                entry.msgstr_plural.setdefault(form, "")
    catalog.save()


def write_index(language: str) -> None:
    """List all texts and where they stand; the catalogues of all languages hold the same."""
    catalog = polib.pofile(str(catalog_path(language)))
    rows = [
        {
            "context": entry.msgctxt or "",
            "source": entry.msgid,
            "plural": entry.msgid_plural,
            "places": [place for place, _ in entry.occurrences],
        }
        for entry in catalog
    ]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    INDEX.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
