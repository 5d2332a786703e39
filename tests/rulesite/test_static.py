"""Style sheet and script: nothing from elsewhere, no text of their own, kind to settings."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "rulesite" / "static" / "rulesite"
STYLE = (FOLDER / "site.css").read_text(encoding="utf-8")
SCRIPT = (FOLDER / "site.js").read_text(encoding="utf-8")


def code(text: str) -> str:
    """Drop comments."""
    return re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", text, flags=re.S)


@pytest.mark.parametrize("text", [STYLE, SCRIPT], ids=["style", "script"])
def test_nothing_comes_from_elsewhere(text: str) -> None:
    """No address of another host, no import, no data that hides one."""
    assert not re.search(r"https?:|url\(\s*[\"']?//|@import|data:", code(text))


def test_letters_keep_their_case() -> None:
    """Style changes no letter: Turkish i and ı have capitals of their own."""
    assert not re.search(r"text-transform\s*:\s*(?!none)", code(STYLE))
    assert "small-caps" not in STYLE


@pytest.mark.parametrize(
    "setting", ["prefers-reduced-motion", "prefers-color-scheme", "forced-colors", "print"]
)
def test_readers_settings_are_obeyed(setting: str) -> None:
    """Less motion, dark, forced colors and paper are each provided for."""
    assert setting in code(STYLE)


def test_focus_is_never_hidden() -> None:
    """Who uses keys sees where they are."""
    assert ":focus-visible" in STYLE
    for rule in re.findall(r"([^{}]+)\{[^{}]*outline\s*:\s*(?:none|0)\b[^{}]*\}", code(STYLE)):
        assert re.search(r"main|tabindex|autofocus|\bh2\b", rule), rule


@pytest.mark.parametrize(
    "danger",
    ["eval(", "Function(", "innerHTML", "outerHTML", "document.write", "insertAdjacentHTML"],
)
def test_the_script_makes_no_markup(danger: str) -> None:
    """The script puts text into the page as text."""
    assert danger not in code(SCRIPT)


def test_the_script_says_nothing_of_its_own() -> None:
    """What the script says it reads from the page, where it is translated."""
    found = re.findall(r"[\"'`]([^\"'`\n]*)[\"'`]", code(SCRIPT).replace('"use strict"', ""))
    sentences = [text for text in found if re.search(r"[A-Za-z]{2} [A-Za-z]", text)]
    assert not [text for text in sentences if not text.startswith((".", "[", "#"))]


def test_the_script_counts_no_points() -> None:
    """Scripts do not know the rules."""
    assert not re.search(r"\b(score|points|penalt|bonus)", code(SCRIPT), re.IGNORECASE)
