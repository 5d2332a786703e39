"""The pages of languages: how far each is, and each text with where it stands."""

from html import escape

import pytest
from django.test import Client

from rulesite.languages import OFFERED
from rulesite.pages import languages
from rulesite.pages.languages import area_of, areas, unit_of
from rulesite.rulebook import find_unit
from rulesite.texts import Text, all_texts, translated_count
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import refused, way_on
from tests.rulesite.reading import READER, first, having, hrefs, read_page, visit, visited, words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_language_is_listed(language: str) -> None:
    """Each language by its own name, with how much is translated and a way to all texts."""
    table = first(visited(f"/{language}/languages/"), "tbody")
    rows = list(table.iter("tr"))
    for row, offered in zip(rows, OFFERED, strict=True):
        assert offered.name in words(row)
        assert [words(cell) for cell in row.iter("td")] == [
            str(translated_count(offered.code)),
            str(len(all_texts())),
        ]
        assert list(hrefs(row)) == [f"/{language}/languages/{offered.code}/"]


@every_language
def test_every_text_is_shown(language: str) -> None:
    """Source, translation, context and files of every text are on the page."""
    html = visit(f"/en/languages/{language}/").content.decode()
    for text in all_texts():
        for part in (*text.forms, *text.translations(language), text.context, *text.places):
            assert escape(part).replace("&#x27;", "&#39;") in html or part in html


@every_language
def test_texts_say_their_language(language: str) -> None:
    """Sources are marked as English, translations with their language."""
    root = visited(f"/tr/languages/{language}/")
    cells = {cell.get("lang") for cell in root.iter("td") if cell.get("lang")}
    assert cells == {"en", language}


def test_a_missing_text_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing is shown in English, said to be English, and said to be missing."""
    text = Text("", "No such text at all", "", ("templates/base.html",))
    monkeypatch.setattr(languages, "all_texts", lambda: (text,))
    root = first(read_page(Client().get("/en/languages/sl/")), "tbody")
    (cell,) = having(root, "is-missing")
    assert words(first(cell, "span")) == text.source
    assert first(cell, "span").get("lang") == "en"
    assert words(first(cell, "strong"))


@every_language
@pytest.mark.parametrize("code", ["de", "si", "EN", "x" * 300, "all"])
def test_a_language_that_is_not_offered(language: str, code: str) -> None:
    """Other languages have no page; the way on leads to those that are offered."""
    root = refused(READER.get(f"/{language}/languages/{code}/"), 404, language)
    assert way_on(root) == f"/{language}/languages/"


@pytest.mark.parametrize(
    ("place", "area"),
    [
        ("rulesite/rulebook/drafting.py", "rules"),
        ("rulesite/rulings/grey.py", "rules"),
        ("rulesite/wording/tiles.py", "sentences"),
        ("tutorial/lessons/take_all.py", "lessons"),
        ("templates/stage/_stage.html", "lessons"),
        ("templates/base.html", "pages"),
        ("rulesite/frame.py", "pages"),
    ],
)
def test_texts_are_sorted_by_where_they_stand(place: str, area: str) -> None:
    """The first place of a text says which part of the site it belongs to."""
    assert area_of(Text("", "x", "", (place, "templates/base.html"))) == area


def test_no_text_is_lost_between_the_parts() -> None:
    """Every text is in exactly one part, also one that stands nowhere."""
    assert sum(len(area.texts) for area in areas("sl")) == len(all_texts())
    assert area_of(Text("", "x", "", ())) == "pages"


def test_a_rule_is_cited() -> None:
    """The text of a rule unit leads to the unit, other texts lead nowhere."""
    unit = find_unit("take-all").unit
    citation = unit_of(Text("take-all", unit.source, "", ()))
    assert citation is not None
    assert citation.href.endswith("#take-all")
    assert unit_of(Text("take-all", "something else", "", ())) is None
    assert unit_of(Text("door", "Rules", "", ())) is None
