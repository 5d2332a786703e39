"""Who reads the site in a browser test: language, screen, scripts and settings."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Size(NamedTuple):
    """A screen in CSS pixels."""

    width: int
    height: int


PHONE = Size(360, 640)
NARROW = Size(320, 640)
WIDE = Size(1280, 800)


@dataclass(frozen=True, slots=True)
class Reader:
    """Hold what a browser context is opened with."""

    language: str = "en"
    size: Size = PHONE
    has_scripts: bool = True
    scheme: str = "light"
    forced_colors: str = "none"
    motion: str = "reduce"
    permissions: tuple[str, ...] = ()
    has_touch: bool = False
    keeps_copy: bool = False
    """Whether the browser may store pages for reading with no network; that takes seconds."""

    def __str__(self) -> str:
        scripts = "scripts" if self.has_scripts else "plain"
        return f"{self.language}-{self.size.width}-{scripts}"

    def context_options(self) -> dict[str, Any]:
        """Return the options of the reader's browser context."""
        return {
            "viewport": self.size._asdict(),
            "locale": self.language,
            "java_script_enabled": self.has_scripts,
            "color_scheme": self.scheme,
            "forced_colors": self.forced_colors,
            "reduced_motion": self.motion,
            "permissions": list(self.permissions),
            "has_touch": self.has_touch,
            "is_mobile": self.has_touch,
        }


# Each half has every language once, and each screen once with scripts and once without.
FIRST_HALF = (
    Reader("en", PHONE),
    Reader("tr", WIDE),
    Reader("sl", WIDE, has_scripts=False),
    Reader("sv", PHONE, has_scripts=False),
)
SECOND_HALF = (
    Reader("en", WIDE, has_scripts=False),
    Reader("tr", PHONE, has_scripts=False),
    Reader("sl", PHONE),
    Reader("sv", WIDE),
)
READERS = FIRST_HALF + SECOND_HALF
