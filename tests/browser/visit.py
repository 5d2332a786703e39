"""A reader on the site."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.browser.reader import Reader
from tests.browser.watch import Watch


@dataclass(frozen=True, slots=True)
class Visit:
    """Hold a reader's page, with what watches over it."""

    reader: Reader
    page: Page
    watch: Watch
    origin: str

    def path(self, rest: str = "") -> str:
        """Return the path of a page in the reader's language."""
        return f"/{self.reader.language}/{rest}"

    def address(self, rest: str = "") -> str:
        """Return the whole address of a page in the reader's language."""
        return self.origin + self.path(rest)

    def open(self, rest: str = "") -> Page:
        """Open a page in the reader's language."""
        self.page.goto(self.address(rest))
        return self.page

    def link(self, rest: str, within: str = "main") -> Locator:
        """Find a link to a page in the reader's language."""
        return self.page.locator(f'{within} a[href="{self.path(rest)}"]')
