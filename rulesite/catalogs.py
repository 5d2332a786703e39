"""Where the catalogues are and what each must hold."""

from pathlib import Path

from django.conf import settings

from rulesite.languages import OFFERED

PLURAL_FORMS = {
    "sl": "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "tr": "nplurals=2; plural=(n > 1);",
    "sv": "nplurals=2; plural=(n != 1);",
}
"""The plural rule of each translated language, as Django has it."""


def translated_languages() -> list[str]:
    """List the offered languages that have a catalogue: all but the source."""
    return [language.code for language in OFFERED if language.code != settings.LANGUAGE_CODE]


def catalog_path(language: str, suffix: str = "po") -> Path:
    """Return where a language's catalogue is kept."""
    return Path(settings.LOCALE_PATHS[0]) / language / "LC_MESSAGES" / f"django.{suffix}"


def plural_count(language: str) -> int:
    """Return how many plural forms a language has."""
    return int(PLURAL_FORMS[language].removeprefix("nplurals=")[0])
