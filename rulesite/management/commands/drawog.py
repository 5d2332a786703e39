"""Draw the picture that is shown with links to the site, from our own tiles."""

import struct
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

FOLDER: Final = Path(settings.BASE_DIR) / "rulesite" / "static" / "rulesite"
WIDTH, HEIGHT = 1200, 630
ROWS: Final = ("BYrk", "WbYr", "kWBy", "rKwB")
"""The wall that is shown: a capital is a tile, a small letter the ghost of one."""
PLACED: Final = (1, 5)
COLORS: Final = 128

PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: 1200px; height: 630px; display: grid; place-content: center;
  grid-template-columns: repeat({columns}, 116px); gap: 22px; background: #f7f2e8; }}
svg {{ display: block; width: 116px; height: 116px; }}
.placed {{ outline: 7px solid #1d4fa3; outline-offset: 7px; border-radius: 14px; }}
</style>{sprite}{tiles}"""


def wall() -> str:
    """Return the tiles and ghosts row by row, twice as wide as the rows; one is just placed."""
    drawn = []
    for row, letters in enumerate(ROWS):
        for col, letter in enumerate(letters + letters.swapcase()):
            kind = "tile" if letter.isupper() else "ghost"
            placed = ' class="placed"' if (row, col) == PLACED else ""
            drawn.append(f'<svg{placed}><use href="#{kind}-{letter.upper()}"/></svg>')
    return "".join(drawn)


PIXELS: Final = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height).data;
  let text = "";
  for (let at = 0; at < data.length; at += 8192)
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(text);
}"""
"""Return the red, green, blue and alpha of every pixel of a picture."""


def with_palette(pixels: bytes) -> bytes:
    """Write pixels as a PNG of the colors used most; others become the nearest of them."""
    colors = [pixels[at : at + 3] for at in range(0, len(pixels), 4)]
    palette = [color for color, _ in Counter(colors).most_common(COLORS)]
    index = {color: place for place, color in enumerate(palette)}
    for color in set(colors) - set(index):
        index[color] = index[min(palette, key=lambda other: distance(color, other))]
    rows = bytes(index[color] for color in colors)
    lines = b"".join(b"\0" + rows[at : at + WIDTH] for at in range(0, len(rows), WIDTH))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(lines, 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*one) for one in [*chunks, (b"IEND", b"")])


def distance(one: bytes, other: bytes) -> int:
    """Return how far two colors are apart, squared."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def chunk(name: bytes, data: bytes) -> bytes:
    """Write one chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


class Command(BaseCommand):
    """Write `og.png`; needs Playwright and Chromium, as the browser tests do."""

    help = "Draw the Open Graph picture anew."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the browser to draw with."""
        parser.add_argument("--browser", default="/usr/bin/chromium")

    def handle(self, *args: Any, **options: Any) -> None:
        """Lay the page out in a browser and keep what it shows."""
        from playwright.sync_api import sync_playwright

        sprite = (FOLDER / "tiles.svg").read_text(encoding="utf-8")
        sprite = sprite.replace("<svg ", '<svg style="display:none" ', 1)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=options["browser"], args=["--no-sandbox"]
            )
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
            page.set_content(PAGE.format(columns=2 * len(ROWS[0]), sprite=sprite, tiles=wall()))
            picture = "data:image/png;base64," + b64encode(page.screenshot()).decode()
            pixels = b64decode(page.evaluate(PIXELS, picture))
            browser.close()
        (FOLDER / "og.png").write_bytes(with_palette(pixels))
        self.stdout.write(f"{(FOLDER / 'og.png').stat().st_size} bytes")
