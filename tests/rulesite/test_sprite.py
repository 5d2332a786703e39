"""The drawings: five tiles, their ghosts, the marker, the mark, the frieze and the icons."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "rulesite" / "static" / "rulesite"
SPRITE = (FOLDER / "tiles.svg").read_text(encoding="utf-8")
ICON = (FOLDER / "icon.svg").read_text(encoding="utf-8")
SYMBOLS = {
    match[1]: match[0] for match in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', SPRITE, re.S)
}

COLORS = "BYRKW"
TILES = [f"tile-{color}" for color in COLORS]
GHOSTS = [f"ghost-{color}" for color in COLORS]
ICONS = ["icon-check", "icon-cross", "icon-link", "icon-arrow", "icon-menu"]
OTHERS = ["tile-marker", "mark", "frieze"]
SHAPES = {"svg", "symbol", "rect", "circle", "path"}
RECOLORABLE = {"glaze", "motif", "tint", "rim", "bare", *GHOSTS}
WASH = ".16"


def tags(text: str) -> set[str]:
    """Return the element names of a drawing, without their namespace."""
    return {element.tag.rpartition("}")[2] for element in ET.fromstring(text).iter()}


def attributes(text: str) -> set[str]:
    """Return the attribute names of a drawing."""
    return {name for element in ET.fromstring(text).iter() for name in element.attrib}


def channels(digits: str) -> tuple[int, ...]:
    """Return red, green and blue, 0 to 255, of three or six hex digits."""
    pairs = [digit * 2 for digit in digits] if len(digits) == 3 else re.findall("..", digits)
    return tuple(int(pair, 16) for pair in pairs)


def paints(symbol: str) -> dict[str, list[tuple[int, ...]]]:
    """Return the colors that a symbol has where the page sets none, by variable, as drawn."""
    found: dict[str, list[tuple[int, ...]]] = {}
    for name, digits in re.findall(r"var\(--([\w-]+),#([0-9a-f]+)\)", SYMBOLS[symbol]):
        found.setdefault(name, []).append(channels(digits))
    return found


def luminance(color: tuple[float, ...]) -> float:
    """Return the relative luminance of an sRGB color, as WCAG defines it."""
    parts = [part / 255 for part in color]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return the contrast ratio of two colors, 1 to 21."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_greatest_contrast() -> None:
    """The measure of contrast runs from 1 to 21."""
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


def test_sprite_holds_every_drawing_once() -> None:
    """Five tiles, five ghosts, marker, mark, frieze and five icons; no id twice."""
    ids = re.findall(r'\bid="([^"]+)"', SPRITE)
    assert sorted(ids) == sorted(TILES + GHOSTS + ICONS + OTHERS)


@pytest.mark.parametrize("symbol", [*TILES, *GHOSTS, "tile-marker", "mark"])
def test_a_tile_is_a_square_under_500_bytes(symbol: str) -> None:
    """Every tile is one small square drawing."""
    assert 'viewBox="0 0 48 48"' in SYMBOLS[symbol]
    assert len(SYMBOLS[symbol].encode()) < 500


def test_the_whole_sprite_is_under_6000_bytes() -> None:
    """All drawings together travel in a handful of packets."""
    assert len(SPRITE.encode()) < 6000


@pytest.mark.parametrize("drawing", [SPRITE, ICON], ids=["sprite", "icon"])
def test_drawings_are_flat_shapes_only(drawing: str) -> None:
    """No letters, gradients, filters, scripts or style sheets: only shapes."""
    assert tags(drawing) <= SHAPES


@pytest.mark.parametrize("drawing", [SPRITE, ICON], ids=["sprite", "icon"])
def test_drawings_obey_the_content_security_policy(drawing: str) -> None:
    """Colors are presentation attributes: no style, no handler, no reference."""
    names = attributes(drawing)
    assert not {"style", "class", "href"} & names
    assert not [name for name in names if name.startswith("on")]
    assert "url(" not in drawing


def test_icon_stands_alone() -> None:
    """A browser tab sets no variables and inherits no color."""
    assert "var(" not in ICON
    assert "currentColor" not in ICON


def test_every_variable_has_a_color_to_fall_back_on() -> None:
    """A page that sets no variable shows the tiles in their own glazes."""
    named = re.findall(r"var\(--([\w-]+)", SPRITE)
    assert set(named) == RECOLORABLE
    assert len(named) == len(re.findall(r"var\(--[\w-]+,#[0-9a-f]{3,6}\)", SPRITE))


@pytest.mark.parametrize("symbol", [*TILES, "tile-marker"])
def test_system_colors_reach_the_whole_tile(symbol: str) -> None:
    """With forced colors nothing of a tile keeps a color of ours."""
    assert not re.search(r'(?:fill|stroke)="#', SYMBOLS[symbol])


@pytest.mark.parametrize("symbol", ICONS)
def test_icons_take_the_color_of_the_text(symbol: str) -> None:
    """An icon is drawn in the color of the words beside it."""
    assert 'stroke="currentColor"' in SYMBOLS[symbol]
    assert "#" not in SYMBOLS[symbol]


@pytest.mark.parametrize("color", COLORS)
def test_the_motif_stands_out_from_the_glaze(color: str) -> None:
    """A tile can be told by its motif: 3:1 against the ground."""
    paint = paints(f"tile-{color}")
    marks = paint["motif"] + paint.get("tint", [])
    assert max(contrast(mark, paint["glaze"][0]) for mark in marks) >= 3


@pytest.mark.parametrize("color", COLORS)
def test_a_ghost_can_be_read(color: str) -> None:
    """The line of a ghost has 3:1 against the bare wall and against its own wash."""
    paint = paints(f"ghost-{color}")
    (line,), (bare,) = set(paint[f"ghost-{color}"]), set(paint["bare"])
    wash = tuple(b + float(WASH) * (a - b) for a, b in zip(line, bare, strict=True))
    assert f'fill-opacity="{WASH}"' in SYMBOLS[f"ghost-{color}"]
    assert contrast(line, bare) >= 3
    assert contrast(line, wash) >= 3


def test_no_two_ghosts_share_a_drawing() -> None:
    """Ghosts differ by motif, not by color alone."""
    lines = {re.findall(r' d="([^"]+)"', SYMBOLS[ghost])[0] for ghost in GHOSTS}
    assert len(lines) == len(GHOSTS)
