"""What a page comes to on paper: a real PDF, and where on it the parts of the page lie."""

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from playwright.sync_api import Page

FORMATS = ("A4", "Letter")
MARGIN = 14 / 25.4 * 72
"""The margin that the site gives a page, in points."""
HOST = "http://mark/"
# A link that covers a part is written into the PDF with its place, once for each piece of it.
MARK = """
  ([parts, host]) => Object.entries(parts).forEach(([name, selector]) => {
    document.querySelectorAll(selector).forEach((part, place) => {
      const link = document.createElement("a");
      link.href = `${host}${name}/${place + 1}`;
      link.textContent = "\\u00a0";
      Object.assign(link.style, { position: "absolute", inset: "0" });
      part.style.position = "relative";
      part.append(link);
    });
  })
"""
PAGE = re.compile(r"/Type /Page\b.*?/MediaBox \[0 0 [\d.]+ ([\d.]+)\](.*?)endobj", re.DOTALL)
LINK = re.compile(
    rf"(\d+) 0 obj\n<<[^>]*?/Subtype /Link[^>]*?/Rect \[([^]]+)\][^>]*?/URI \({HOST}(\w+)/(\d+)\)"
)


class Piece(NamedTuple):
    """Hold where a part of a page, or what a page break left of it, lies: in points from above."""

    page: int
    top: float
    bottom: float

    @property
    def height(self) -> float:
        """Return how high it is."""
        return self.bottom - self.top


Part = tuple[str, int]


class Print(NamedTuple):
    """Hold the heights of the pages in points, and the pieces of every part by name and number."""

    pages: list[float]
    parts: dict[Part, list[Piece]]

    def of(self, name: str) -> dict[Part, list[Piece]]:
        """Return the parts of one name."""
        return {part: pieces for part, pieces in self.parts.items() if part[0] == name}

    def room(self, page: int = 0) -> float:
        """Return the height of a page without its margins."""
        return self.pages[page] - 2 * MARGIN


def printed(page: Page, parts: Mapping[str, str], form: str = "A4") -> Print:
    """Print a page and find its parts, given as name and selector."""
    page.evaluate(MARK, [dict(parts), HOST])
    return read(page.pdf(format=form).decode("latin-1"))


def read(pdf: str) -> Print:
    """Read a PDF as Chromium writes it."""
    links = {number: (rect, name, place) for number, rect, name, place in LINK.findall(pdf)}
    pages, parts = [], defaultdict(list)
    for page, (height, rest) in enumerate(PAGE.findall(pdf)):
        pages.append(float(height))
        listed = re.search(r"/Annots \[([^]]*)\]", rest)
        for number in re.findall(r"(\d+) 0 R", listed.group(1)) if listed else ():
            if number in links:
                rect, name, place = links[number]
                _, low, _, high = map(float, rect.split())
                parts[name, int(place)].append(Piece(page, pages[-1] - high, pages[-1] - low))
    return Print(pages, dict(parts))
