"""The catalogues of the translated languages: complete, current, and true to their sources."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import polib
import pytest
from django.conf import settings
from django.utils import translation
from django.utils.translation import ngettext, trans_real

from rulesite.catalogs import PLURAL_FORMS, catalog_path, plural_count, translated_languages
from rulesite.rulebook import numbered_units

ROOT = Path(__file__).parents[1]
SOURCES = ("engine", "rulesite", "tutorial", "templates", "locale", "manage.py")
Key = tuple[str | None, str, str]

COUNTS = (0, 1, 2, 3, 4, 5, 11, 101, 102, 103, 105)
POINTS = {
    "sl": [
        *("točk", "točka", "točki", "točke", "točke", "točk"),
        *("točk", "točka", "točki", "točke", "točk"),
    ],
    "tr": ["puan"] * len(COUNTS),
    "sv": ["poäng"] * len(COUNTS),
    "en": ["point" if count == 1 else "points" for count in COUNTS],
}
"""The word for points after each of the counts."""

SLOT = re.compile(r"\{\w*\}|%\(\w+\)[sd]|%%")
HYPHEN_AS_MINUS = re.compile(r"-(?=\d|\{|%\()")
SUFFIX = re.compile(r"(?:\}|\)[sd])(?:['’]|[^\W\d_])")

every_language = pytest.mark.parametrize("language", translated_languages())


@cache
def catalog(language: str) -> polib.POFile:
    """Read a catalogue."""
    return polib.pofile(str(catalog_path(language)), wrapwidth=0)


def key(entry: polib.POEntry) -> Key:
    """Return what identifies an entry."""
    return entry.msgctxt, entry.msgid, entry.msgid_plural


def forms(entry: polib.POEntry) -> list[str]:
    """List the translations of an entry: one, or every plural form in order."""
    if not entry.msgid_plural:
        return [entry.msgstr]
    return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)]


def source(entry: polib.POEntry) -> str:
    """Return the English text with all slots that a translation must have."""
    return str(entry.msgid_plural or entry.msgid)


def filled(language: str) -> dict[Key, list[str]]:
    """Return what a compiled catalogue must hold."""
    return {key(entry): forms(entry) for entry in catalog(language).translated_entries()}


def names(entries: list[polib.POEntry]) -> list[str]:
    """Return entries in short, for messages of failed tests."""
    return [entry.msgid[:60] for entry in entries]


def plain(header: str) -> str:
    """Return a plural rule without what may differ in it."""
    return re.sub(r"[\s();]", "", header)


def slots(text: str) -> set[str]:
    """Return the slots of a text."""
    return set(SLOT.findall(text))


def numbers(text: str) -> Counter[str]:
    """Count the numbers that are typed in a text."""
    return Counter(re.findall(r"\d+", SLOT.sub(" ", text)))


@pytest.fixture(scope="session")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[Key]:
    """Extract all texts anew, in a copy of the sources; without gettext, the rule units only."""
    if shutil.which("xgettext") is None:
        return {(entry.unit.id, entry.unit.source, "") for entry in numbered_units()}
    copy = tmp_path_factory.mktemp("extraction")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.pyc"))
        else:
            shutil.copy(ROOT / name, copy / name)
    command = [sys.executable, "manage.py", "makemessages", "--verbosity", "0"]
    environment = {**os.environ, "VAR_DIR": str(copy / "var"), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True)
    language = translated_languages()[0]
    found = polib.pofile(str(copy / "locale" / language / "LC_MESSAGES" / "django.po"))
    return {key(entry) for entry in found if not entry.obsolete}


@every_language
def test_plural_rule_is_that_of_django(language: str) -> None:
    """The header has the plural rule that Django's own catalogue has."""
    path = Path(trans_real.__file__).parents[2] / "conf" / "locale" / language
    theirs = polib.pofile(str(path / "LC_MESSAGES" / "django.po")).metadata["Plural-Forms"]
    assert plain(catalog(language).metadata["Plural-Forms"]) == plain(theirs)
    assert plain(PLURAL_FORMS[language]) == plain(theirs)
    assert plain(theirs).startswith(f"nplurals={plural_count(language)}")


@every_language
def test_nothing_is_missing(language: str) -> None:
    """Every text has a translation, with no form of it empty."""
    entries = [entry for entry in catalog(language) if not entry.obsolete]
    assert entries
    assert not names([entry for entry in entries if not all(map(str.strip, forms(entry)))])


@every_language
def test_nothing_is_guessed_or_left_over(language: str) -> None:
    """No entry is fuzzy, none obsolete, and none is there twice."""
    entries = catalog(language)
    assert not entries.metadata_is_fuzzy
    assert not names(entries.fuzzy_entries())
    assert not names(entries.obsolete_entries())
    assert len({key(entry) for entry in entries}) == len(entries)


@every_language
def test_every_plural_form_is_there(language: str) -> None:
    """Slovenian has four forms, Turkish and Swedish two."""
    plurals = [entry for entry in catalog(language) if entry.msgid_plural]
    wanted = set(range(plural_count(language)))
    assert plurals
    assert not names([entry for entry in plurals if set(entry.msgstr_plural) != wanted])


@every_language
def test_slots_are_kept_in_every_form(language: str) -> None:
    """A translation has the slots of its source, no more and no fewer."""
    changed = [
        entry
        for entry in catalog(language).translated_entries()
        if any(slots(form) != slots(source(entry)) for form in forms(entry))
    ]
    assert not names(changed)


@every_language
def test_no_number_is_made_up(language: str) -> None:
    """The numbers typed in a translation are those typed in its source."""
    changed = [
        entry
        for entry in catalog(language).translated_entries()
        if any(numbers(form) != numbers(source(entry)) for form in forms(entry))
    ]
    assert not names(changed)


@every_language
def test_no_hyphen_stands_for_a_minus(language: str) -> None:
    """Before a number stands a real minus or a dash, never a hyphen."""
    entries = catalog(language).translated_entries()
    found = [entry for entry in entries if any(map(HYPHEN_AS_MINUS.search, forms(entry)))]
    assert not names(found)


def test_turkish_counts_in_one_form() -> None:
    """After a numeral a Turkish noun does not change: both forms are the same."""
    plurals = [entry for entry in catalog("tr").translated_entries() if entry.msgid_plural]
    assert not names([entry for entry in plurals if len(set(forms(entry))) > 1])


def test_turkish_puts_no_suffix_on_a_slot() -> None:
    """What fills a slot is not known, so no suffix can agree with it."""
    entries = catalog("tr").translated_entries()
    assert not names([entry for entry in entries if any(map(SUFFIX.search, forms(entry)))])


@pytest.mark.parametrize("text", ["{n}'den", "{n}’e", "{color}yi", "%(n)s'i"])
def test_a_suffix_on_a_slot_is_seen(text: str) -> None:
    """The check above can fail."""
    assert SUFFIX.search(text)
    assert not SUFFIX.search("{n}. satır, {n} puan: {color}, %(n)s satır")


@every_language
def test_compiled_catalog_holds_the_same(language: str) -> None:
    """The .mo file that readers get says what the .po file says."""
    compiled = polib.mofile(str(catalog_path(language, "mo")))
    assert {key(entry): forms(entry) for entry in compiled} == filled(language)


@every_language
def test_every_rule_unit_is_in_the_catalog(language: str) -> None:
    """Each rule unit is an entry, with its id as context."""
    there = {key(entry) for entry in catalog(language)}
    units = {(entry.unit.id, entry.unit.source, "") for entry in numbered_units()}
    assert units <= there


@every_language
def test_rule_units_type_no_digit(language: str) -> None:
    """The numbers of a rule come from the engine, in every language."""
    units = {entry.unit.id for entry in numbered_units()}
    typed = [
        entry for entry in catalog(language) if entry.msgctxt in units and numbers(entry.msgstr)
    ]
    assert not names(typed)


@every_language
def test_catalog_is_what_extraction_finds(language: str, extracted: set[Key]) -> None:
    """No text was added or changed since the texts were extracted."""
    there = {key(entry) for entry in catalog(language)}
    if shutil.which("xgettext") is None:
        there &= extracted
    assert extracted - there == set()
    assert there - extracted == set()


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_points_are_counted_as_the_language_counts(language: str) -> None:
    """0 točk, 1 točka, 2 točki, 3 točke: at run time every count gets its form."""
    with translation.override(language):
        said = [ngettext("{n} point", "{n} points", count).format(n=count) for count in COUNTS]
    words = zip(COUNTS, POINTS[language], strict=True)
    assert said == [f"{count} {word}" for count, word in words]
