"""What axe-core finds on a page, on a phone and on a wide screen, in light and in dark."""

from collections.abc import Mapping, Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.reader import PHONE, WIDE, Size

Look = tuple[Size, str, Mapping[str, Any]]

SCRIPT = Axe().axe_script
RUN = """
  async (options) => {
    const { violations } = await axe.run({ resultTypes: ["violations"], ...options });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
  }
"""
# Light and dark differ in colors only.
COLORS = {"runOnly": ["color-contrast", "link-in-text-block"]}
LOOKS = [(PHONE, "light", {}), (WIDE, "dark", COLORS)]
EVERY_LOOK = [*LOOKS, (PHONE, "dark", COLORS), (WIDE, "light", {})]


def violations(page: Page, looks: Sequence[Look] = LOOKS) -> list[str]:
    """List what axe-core finds, on small and large screens, in light and dark."""
    page.evaluate(SCRIPT)
    found = []
    for size, scheme, options in looks:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.emulate_media(color_scheme=scheme)
        found += [f"{flaw} ({size.width}, {scheme})" for flaw in page.evaluate(RUN, options)]
    return found
