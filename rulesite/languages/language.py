"""What the site knows of a language beyond its catalogue."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """Hold a language's code (as in URLs and `lang`), own name and Open Graph locale."""

    code: str
    name: str
    og_locale: str
