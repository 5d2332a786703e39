"""What an installed site is called, how it looks and where it starts."""

from typing import Any, Final

from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

GROUND: Final = "#f7f2e8"
"""The paper of the light scheme, as in the style sheet."""


def icon(name: str, sizes: str, kind: str, purpose: str = "any") -> dict[str, str]:
    """Describe an icon."""
    return {"src": static(f"rulesite/{name}"), "sizes": sizes, "type": kind, "purpose": purpose}


def icons() -> list[dict[str, str]]:
    """List the icons: drawn, and as pictures for those who can't draw."""
    return [
        icon("icon.svg", "any", "image/svg+xml"),
        icon("icon-192.png", "192x192", "image/png"),
        icon("icon-512.png", "512x512", "image/png"),
        icon("icon-maskable-192.png", "192x192", "image/png", "maskable"),
        icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
    ]


def shortcuts() -> list[dict[str, str]]:
    """List where one may want to start at once: what is needed at a table."""
    return [
        {"name": pgettext("shortcut", "Settle a dispute"), "url": reverse("disputes")},
        {"name": pgettext("shortcut", "Search"), "url": reverse("search")},
        {"name": pgettext("shortcut", "Quick reference"), "url": reverse("quick-reference")},
    ]


def manifest() -> dict[str, Any]:
    """Describe the site as an app in the current language."""
    return {
        "id": reverse("start"),
        "name": _("Tile School"),
        "short_name": _("Tile School"),
        "description": _(
            "Learn the board game Azul: rules, lessons and puzzles, checked by a real rules engine."
        ),
        "lang": get_language(),
        "dir": "ltr",
        "start_url": reverse("start"),
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": icons(),
        "shortcuts": shortcuts(),
    }
