"""The page of the sheets on the reader's device, and the file that it counts with."""

import json
from gzip import compress

import pytest
from django.utils import translation

from rulesite.offline.stored import addresses
from rulesite.score.sheet_offline import blanks, frame, texts
from rulesite.sheet.tables import tables
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.reading import visit, visited, with_id

every_language = pytest.mark.parametrize("language", LANGUAGES)
LIGHT = 12_000


@every_language
def test_the_file_holds_tables_sentences_and_pieces(language: str) -> None:
    """It is made by the engine and the server's templates, in the language of its address."""
    found = json.loads(visit(f"/{language}/score/tables.json").content)
    with translation.override(language):
        expected = {"tables": tables(), "texts": texts(), "blanks": blanks(), "chart": frame()}
    assert found == json.loads(json.dumps(expected))


@every_language
def test_page_and_file_are_stored_for_reading_offline(language: str) -> None:
    """Both are the same bytes for everybody; sheets themselves are in no copy."""
    with translation.override(language):
        stored = addresses()
    own = [path for path in stored if path.startswith(f"/{language}/score/")]
    names = ("final/", "here/", "tables.json")
    assert own == [f"/{language}/score/{name}" for name in names]
    for path in own:
        assert "ETag" in visit(path).headers
        assert not visit(path).cookies


def test_the_page_is_not_listed() -> None:
    """It is empty for everybody else, so search engines leave it alone."""
    robots = [node.get("content") for node in visited("/en/score/here/").iter("meta")]
    assert "noindex" in robots


def test_the_page_is_read_without_scripts() -> None:
    """Its form begins a sheet on the server."""
    begin = with_id(visited("/en/score/here/"), "begin")
    (form,) = begin.iter("form")
    assert form.get("method") == "post"
    assert form.get("action") == "/en/score/new/"
    assert {node.get("name") for node in form.iter("input")} == {"players", "side"}


@every_language
def test_the_file_is_light(language: str) -> None:
    """What a phone loads once weighs little on the wire."""
    assert len(compress(visit(f"/{language}/score/tables.json").content)) < LIGHT
