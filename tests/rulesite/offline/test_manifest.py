"""The site as an app: name, icons, where it starts."""

import json
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles.finders import find
from django.test import Client

from rulesite.management.commands.drawicons import ICONS
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import visit, visited

every_language = pytest.mark.parametrize("language", LANGUAGES)
MOST_BYTES = 40_000


def manifest(language: str) -> dict[str, Any]:
    """Return the manifest of a language."""
    return json.loads(visit(f"/{language}/manifest.webmanifest").content)


def icon_file(address: str) -> bytes:
    """Return the bytes of an icon."""
    path = find(address.removeprefix("/static/"))
    assert isinstance(path, str), address
    return Path(path).read_bytes()


@every_language
def test_the_app_is_in_its_language(language: str) -> None:
    """Name, start and shortcuts are those of the language, and each leads to a page."""
    found = manifest(language)
    assert visit(f"/{language}/manifest.webmanifest").headers["Content-Type"] == (
        "application/manifest+json"
    )
    assert found["name"]
    assert found["short_name"]
    assert found["lang"] == language
    assert found["start_url"] == found["id"] == f"/{language}/"
    assert (found["scope"], found["display"]) == ("/", "standalone")
    for shortcut in found["shortcuts"]:
        assert shortcut["name"]
        assert visit(shortcut["url"]).status_code == 200


@every_language
def test_every_page_names_the_manifest(language: str) -> None:
    """A browser finds it in the head, of a live page too."""
    for page in ("", "learn/"):
        links = {
            link.get("rel"): link.get("href")
            for link in visited(f"/{language}/{page}").iter("link")
        }
        assert links["manifest"] == f"/{language}/manifest.webmanifest"
        assert icon_file(links["apple-touch-icon"] or "").startswith(b"\x89PNG")


def test_without_a_language_the_browser_s_decides(site: Client) -> None:
    """The address at the root leads to the reader's language."""
    response = site.get("/manifest.webmanifest", headers={"accept-language": "sl"})
    assert response.headers["Location"] == "/sl/manifest.webmanifest"


def test_icons_are_as_large_as_they_say() -> None:
    """Drawn and as pictures of 192 and 512 pixels, each also to be cut to a circle."""
    found = manifest("en")["icons"]
    pictures = [icon for icon in found if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in pictures} == {
        (f"{side}x{side}", purpose) for side in (192, 512) for purpose in ("any", "maskable")
    }
    for icon in pictures:
        content = icon_file(icon["src"])
        width, height = struct.unpack(">II", content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        assert len(content) <= MOST_BYTES
    assert icon_file(found[0]["src"]).startswith(b"<svg")


@pytest.mark.parametrize("icon", ICONS)
def test_the_ground_of_a_maskable_icon_reaches_all_edges(icon: Any) -> None:
    """Where the system cuts, there is ground; other icons have corners that show what is behind."""
    content = icon_file(f"/static/rulesite/{icon.name}")
    has_alpha = content[25] == 6
    assert has_alpha != icon.is_maskable
    at, data = 8, b""
    while at < len(content):
        (length,) = struct.unpack(">I", content[at : at + 4])
        if content[at + 4 : at + 8] == b"IDAT":
            data += content[at + 8 : at + 8 + length]
        at += length + 12
    corner = zlib.decompress(data)[1 : 1 + (4 if has_alpha else 3)]
    assert corner[-1] == 0 if has_alpha else corner == bytes.fromhex("1d4fa3")


def test_colors_are_those_of_the_style() -> None:
    """The app opens on the paper of the pages."""
    style = Path(str(find("rulesite/site.css"))).read_text(encoding="utf-8")
    assert f"--paper: {manifest('en')['background_color']};" in style
