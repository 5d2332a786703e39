"""Tools for the table are found by their names, and stand in no rule's way."""

import re
from pathlib import Path

import pytest
from django.utils import translation

from rulesite.search.entry import Kind
from rulesite.search.finding import find, searcher
from rulesite.search.parts import tools
from rulesite.search.ranking import KINDS
from tests.rulesite.addresses import LANGUAGES

SCRIPT = Path(__file__).parents[3] / "rulesite" / "static" / "rulesite" / "search.js"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tool_is_found_by_its_name(language: str) -> None:
    """Score sheet, final score and the page of the table are among the first three."""
    rows = searcher(language).index["entries"]
    with translation.override(language):
        own = list(tools())
    for tool in own:
        hrefs = [rows[hit.entry][4] for hit in find(tool.title, language).hits[:3]]
        assert tool.href in hrefs, tool.title


def test_every_kind_has_its_share_in_the_script_too() -> None:
    """Server and script rank alike."""
    text = SCRIPT.read_text(encoding="utf-8")
    found = re.search(r"KINDS = \{(.*?)\}", text)
    assert found
    shares = {name: float(share) for name, share in re.findall(r"(\w+): ([\d.]+)", found[1])}
    assert shares == KINDS
    assert set(KINDS) == set(Kind)
