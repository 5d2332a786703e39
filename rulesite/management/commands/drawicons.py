"""Draw the icons of the installed site as pictures, from the drawn one."""

from pathlib import Path
from typing import Any, Final, NamedTuple

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

FOLDER: Final = Path(settings.BASE_DIR) / "rulesite" / "static" / "rulesite"


class Icon(NamedTuple):
    """A picture to draw: its name, its side in pixels, and how much of that the drawing takes.

    A maskable icon is cut to a circle or another form by the system: its ground reaches all edges,
    and what matters lies within the middle four fifths.
    """

    name: str
    side: int
    is_maskable: bool


ICONS: Final = (
    Icon("icon-192.png", 192, False),
    Icon("icon-512.png", 512, False),
    Icon("icon-maskable-192.png", 192, True),
    Icon("icon-maskable-512.png", 512, True),
)
SAFE: Final = 0.8
PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: {side}px; height: {side}px; display: grid; place-content: center;
  background: {ground}; }}
svg {{ display: block; width: {drawn}px; height: {drawn}px; }}
</style>{drawing}"""
GROUND: Final = "#1d4fa3"


def page_for(icon: Icon, drawing: str) -> str:
    """Lay out an icon on a page of its size."""
    drawn = round(icon.side * SAFE) if icon.is_maskable else icon.side
    ground = GROUND if icon.is_maskable else "transparent"
    return PAGE.format(side=icon.side, drawn=drawn, ground=ground, drawing=drawing)


class Command(BaseCommand):
    """Write the icons; needs Playwright and Chromium, as the browser tests do."""

    help = "Draw the icons of the installed site anew."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the browser to draw with."""
        parser.add_argument("--browser", default="/usr/bin/chromium")

    def handle(self, *args: Any, **options: Any) -> None:
        """Lay each icon out in a browser and keep what it shows."""
        from playwright.sync_api import sync_playwright

        drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=options["browser"], args=["--no-sandbox"]
            )
            for icon in ICONS:
                page = browser.new_page(viewport={"width": icon.side, "height": icon.side})
                page.set_content(page_for(icon, drawing))
                page.screenshot(path=FOLDER / icon.name, omit_background=not icon.is_maskable)
                self.stdout.write(f"{icon.name}: {(FOLDER / icon.name).stat().st_size} bytes")
            browser.close()
