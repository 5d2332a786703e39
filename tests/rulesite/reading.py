"""Pages read as a tree, with nothing repaired that a browser would have to repair."""

import gc
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder

from django.http import HttpResponse
from django.test import Client

VOID = {"br", "hr", "img", "input", "link", "meta"}
READER = Client()


class _Reader(HTMLParser):
    """Build the tree; every element is closed by its own end tag."""

    def __init__(self) -> None:
        super().__init__()
        self.builder = TreeBuilder()
        self.open: list[str] = []
        self.builder.start("all", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element; no attribute is given twice."""
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice in <{tag}>: {names}"
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)
        else:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the element opened last."""
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> out of order"
        self.builder.end(tag)

    def handle_data(self, data: str) -> None:
        """Keep text."""
        self.builder.data(data)


def read(html: str) -> Element:
    """Read HTML; the result holds all of it."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"never closed: {reader.open}"
    reader.builder.end("all")
    return reader.builder.close()


def read_page(response: HttpResponse) -> Element:
    """Read the page that a response carries."""
    return read(response.content.decode())


@cache
def visit(address: str) -> HttpResponse:
    """Get a page, once for all tests that only look at it."""
    return READER.get(address)


@cache
def visited(address: str) -> Element:
    """Get a page and read it, once for all tests that only look at it."""
    root = read_page(visit(address))
    gc.freeze()  # the collector need not go through all kept pages again and again
    return root


def words(element: Element) -> str:
    """Return all text in an element, spaces collapsed as a browser does; others stay."""
    return re.sub(r"[ \t\r\n\f]+", " ", "".join(element.itertext())).strip(" ")


def having(root: Element, name: str) -> list[Element]:
    """List the elements of a class."""
    return [element for element in root.iter() if name in element.get("class", "").split()]


def with_id(root: Element, id: str) -> Element:
    """Return the one element with an id."""
    (found,) = [element for element in root.iter() if element.get("id") == id]
    return found


def first(root: Element, tag: str) -> Element:
    """Return the first element of a tag."""
    return next(root.iter(tag))


def hrefs(root: Element) -> Iterator[str]:
    """Go through the addresses that a reader can follow."""
    return (link.get("href", "") for link in root.iter("a"))
