"""What no template may hold: inline code and style, texts outside gettext, changes of case."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "templates"
TEMPLATES = {
    str(path.relative_to(FOLDER)): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*.html"))
}

BANNED = {
    "a script without src": r"<script(?![^>]*\ssrc=)",
    "a style sheet in the page": r"<style\b",
    "a style attribute": r"\sstyle\s*=",
    "a handler": r"\son[a-z]+\s*=",
    "hx-on": r"\s(data-)?hx-on\b",
    "a script as value": r"hx-(vals|vars|headers|request)\s*=\s*.?\s*(js|javascript):",
    "an address that is a script": r"javascript:",
    "a filter on an event": r"hx-trigger\s*=\s*\"[^\"]*\[",
    "a change of case": r"\|\s*(upper|lower|title|capfirst)\b",
    "text taken as safe": r"\|\s*safe\b|autoescape\s+off",
    "a token that makes a cookie": r"csrf_token",
    "an address outside": r"(?:src|href|action|hx-\w+)\s*=\s*.(?:https?:)?//",
}
"""Patterns that break the security policy, the Turkish language or the caches."""

CAUGHT = {
    "a script without src": "<script>alert(1)</script>",
    "a style sheet in the page": "<style>p{}</style>",
    "a style attribute": '<p style="color:red">',
    "a handler": '<p onclick="go()">',
    "hx-on": '<p hx-on:click="go()">',
    "a script as value": "<p hx-vals='js:{a: 1}'>",
    "an address that is a script": '<a href="javascript:go()">',
    "a filter on an event": '<p hx-trigger="click[ctrlKey]">',
    "a change of case": "{{ name|title }}",
    "text taken as safe": "{{ name|safe }}",
    "a token that makes a cookie": "{% csrf_token %}",
    "an address outside": '<img src="https://example.org/a.png">',
}
SPOKEN = ("aria-label", "aria-description", "alt", "title", "placeholder", "data-copied")
"""Attributes that are read out or shown."""

READERS = [
    path
    for pattern in ("rulesite/static/**/*.css", "rulesite/static/**/*.js", "tests/**/*.py")
    for path in ROOT.glob(pattern)
    if path != Path(__file__)
]
"""What can read a class name: style, scripts and tests."""

every_template = pytest.mark.parametrize("text", TEMPLATES.values(), ids=TEMPLATES.keys())


def without_code(text: str) -> str:
    """Drop comments, translated blocks, class names, tags and variables of the language."""
    text = re.sub(r"\{#.*?#\}|\{% comment.*?endcomment %\}", "", text, flags=re.S)
    text = re.sub(r"\{% blocktranslate.*?endblocktranslate %\}", "", text, flags=re.S)
    text = re.sub(r"\{% block main_class %\}[\w -]*", "", text)
    return re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.S)


def bare_text(text: str) -> list[str]:
    """List the words between tags that no translation can reach."""
    shown = re.sub(r"<[^>]*>|&#?\w+;", " ", without_code(text))
    return re.findall(r"[^\W\d_]+", shown)


def bare_attributes(text: str) -> list[str]:
    """List the spoken attributes with words that no translation can reach."""
    pairs = re.findall(r'\s([\w-]+)="([^"]*)"', without_code(text))
    return [name for name, value in pairs if name in SPOKEN and re.search(r"[^\W\d_]", value)]


def class_names(text: str) -> set[str]:
    """List the class names of a template that are written out."""
    found = re.findall(r'\sclass="((?:\{%.*?%\}|\{\{.*?\}\}|[^"])*)"', text)
    plain = (re.sub(r"\S*\{\{.*?\}\}\S*|\{%.*?%\}", " ", value) for value in found)
    return {name for value in plain for name in value.split()}


def test_class_names_are_found() -> None:
    """Those written out are seen, those made by the language are not."""
    text = '<p class="card{% if a == "b" %} is-wide{% endif %} tile-{{ color }} {{ more }}">'
    assert class_names(text) == {"card", "is-wide"}


@pytest.fixture(scope="module")
def words_read() -> set[str]:
    """Return every word that style, scripts and tests have."""
    return {
        word for path in READERS for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))
    }


@every_template
def test_every_class_name_is_read(text: str, words_read: set[str]) -> None:
    """A class name that neither style nor scripts nor tests know is for nobody."""
    assert class_names(text) <= words_read


def test_there_are_templates() -> None:
    """The folder is where it is looked for."""
    assert {"base.html", "start.html", "rules/section.html"} <= TEMPLATES.keys()


@pytest.mark.parametrize(("name", "example"), CAUGHT.items(), ids=CAUGHT.keys())
def test_every_ban_catches_its_example(name: str, example: str) -> None:
    """A ban that lets its own example pass is none."""
    assert re.search(BANNED[name], example)


MAY_SET_A_COOKIE = {"report/form.html"}
"""Forms of which what is sent is stored; they need a token against forgeries."""


@pytest.mark.parametrize("name", TEMPLATES)
def test_nothing_banned(name: str) -> None:
    """No inline script or style, no cookie, no case filter, nothing from elsewhere."""
    allowed = {"a token that makes a cookie"} if name in MAY_SET_A_COOKIE else set()
    found = {ban for ban, pattern in BANNED.items() if re.search(pattern, TEMPLATES[name])}
    assert not found - allowed


@pytest.mark.parametrize("search", [bare_text, bare_attributes])
def test_bare_words_are_found(search: Callable[[str], list[str]]) -> None:
    """Words outside translate tags are seen, those inside are not."""
    assert search('<p title="Tile School">Tile School</p>')
    inside = '{% translate "Tile School" %}'
    assert not search(f'<p class="lead" title="{inside}">{inside} · {{{{ name }}}}</p>')


@every_template
def test_every_text_can_be_translated(text: str) -> None:
    """No visible or spoken letter stands outside the translate tags."""
    assert not bare_text(text)
    assert not bare_attributes(text)
