"""Catalogues are compiled and tidied without gettext on the machine."""

import shutil
from pathlib import Path

import polib
import pytest
from django.conf import LazySettings
from django.core.management import call_command

from rulesite.catalogs import catalog_path, plural_count, translated_languages
from rulesite.management.commands.makemessages import tidy

FRESH = """#, fuzzy
msgid ""
msgstr "POT-Creation-Date: 2026-01-01 00:00+0000\\nContent-Type: text/plain; charset=UTF-8\\n"

msgid "{n} tile"
msgid_plural "{n} tiles"
msgstr[0] ""
msgstr[1] ""
"""

every_language = pytest.mark.parametrize("language", translated_languages())


@pytest.fixture
def _copy(settings: LazySettings, tmp_path: Path) -> None:
    """Work on a copy of the catalogues."""
    shutil.copytree(settings.LOCALE_PATHS[0], tmp_path / "locale")
    settings.LOCALE_PATHS = [tmp_path / "locale"]


@pytest.mark.usefixtures("_copy")
@every_language
def test_compiling_again_changes_nothing(language: str, capsys: pytest.CaptureFixture) -> None:
    """The compiled catalogues are those that the command writes, byte for byte."""
    path = catalog_path(language, "mo")
    before = path.read_bytes()
    path.unlink()
    call_command("compilecatalogs")
    assert path.read_bytes() == before
    assert f"{language}: 100 % translated" in capsys.readouterr().out


@pytest.mark.usefixtures("_copy")
@every_language
def test_guesses_are_not_compiled(language: str) -> None:
    """What is fuzzy stays out of what readers get."""
    catalog = polib.pofile(str(catalog_path(language)), wrapwidth=0)
    entry = next(entry for entry in catalog if entry.msgctxt == "take-all")
    entry.flags.append("fuzzy")
    catalog.save()
    call_command("compilecatalogs", verbosity=0)
    compiled = polib.mofile(str(catalog_path(language, "mo")))
    assert "take-all" not in {entry.msgctxt for entry in compiled}


@pytest.mark.usefixtures("_copy")
@every_language
def test_a_fresh_catalog_is_tidied(language: str) -> None:
    """A fresh catalogue gets a plain header and a slot for every plural form."""
    catalog_path(language).write_text(FRESH, encoding="utf-8")
    tidy(language)
    catalog = polib.pofile(str(catalog_path(language)))
    (entry,) = catalog
    assert not catalog.metadata_is_fuzzy
    assert catalog.metadata["Language"] == language
    assert "POT-Creation-Date" not in catalog.metadata
    assert sorted(entry.msgstr_plural) == list(range(plural_count(language)))


@pytest.mark.usefixtures("_copy")
@every_language
def test_tidying_changes_no_text(language: str) -> None:
    """Tidying a finished catalogue leaves it as it is."""
    before = catalog_path(language).read_text(encoding="utf-8")
    tidy(language)
    assert catalog_path(language).read_text(encoding="utf-8") == before
