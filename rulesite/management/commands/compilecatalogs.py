"""Compile the catalogues without gettext on the machine."""

from typing import Any

import polib  # type: ignore[import-untyped]
from django.core.management.base import BaseCommand

from rulesite.catalogs import catalog_path, translated_languages


class Command(BaseCommand):
    """Write each `.mo` file from its `.po` file."""

    help = "Compile every catalogue; needs no gettext."

    def handle(self, *args: Any, **options: Any) -> None:
        """Compile all languages."""
        for language in translated_languages():
            catalog = polib.pofile(str(catalog_path(language)))
            catalog.save_as_mofile(str(catalog_path(language, "mo")))
            self.stdout.write(f"{language}: {catalog.percent_translated()} % translated")
