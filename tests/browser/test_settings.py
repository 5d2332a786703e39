"""Readers' own settings are respected: forced colors, motion, light and dark."""

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.reader import PHONE, WIDE, Reader

TILES = ("B", "Y", "R", "K", "W")
EXCHANGE = """
  (use, tile) => use.setAttribute("href", use.getAttribute("href").replace(/.$/, tile))
"""
DRAWN = """
  (svgs) => svgs.map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return svg.checkVisibility() && width >= 20 && height >= 20
      && svg.querySelector("use").getBBox().width > 0;
  })
"""


def picture(page: Page, tile: str) -> bytes:
    """Return what a tile looks like, drawn in the place of the first one on the page."""
    place = page.locator(".board svg.tile").first
    place.locator("use").evaluate(EXCHANGE, tile)
    return place.screenshot()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tiles_are_drawn_in_forced_colors(visitor: Visitor, scheme: str) -> None:
    """In forced colors every tile and ghost of a board is still there."""
    reader = Reader("tr", PHONE, scheme=scheme, forced_colors="active")
    page = visitor(reader).open("learn/both-ways/4/")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    drawn = page.locator(".board .space svg").evaluate_all(DRAWN)
    assert len(drawn) == 25
    assert all(drawn)


@pytest.mark.parametrize("forced", ["none", "active"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_two_tiles_look_alike(visitor: Visitor, scheme: str, forced: str) -> None:
    """The five tiles differ, also where the system takes their colors away."""
    reader = Reader("en", WIDE, scheme=scheme, forced_colors=forced)
    page = visitor(reader).open("learn/both-ways/4/")
    pictures = {tile: picture(page, tile) for tile in TILES}
    alike = [pair for pair in combinations(TILES, 2) if pictures[pair[0]] == pictures[pair[1]]]
    assert alike == []


@pytest.mark.parametrize(("motion", "moving"), [("reduce", "none"), ("no-preference", "settle")])
def test_tile_slides_only_where_reader_allows(visitor: Visitor, motion: str, moving: str) -> None:
    """The tile just placed slides into its place, unless the reader wants no motion."""
    page = visitor(Reader("en", PHONE, motion=motion)).open("learn/both-ways/4/")
    expect(page.locator(".space.is-placed > svg")).to_have_css("animation-name", moving)
