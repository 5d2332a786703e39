"""Worksheets and the plan for teachers as pages."""

import pytest
from django.test import Client

from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.pages.test_errors import way_on
from tests.rulesite.reading import having, hrefs, read_page, visited, with_id, words
from tutorial.practice.fixed_sheet import FIXED

SHEET = "practice/worksheet/sheet/"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_a_sheet_has_its_key_on_a_page_of_its_own(language: str) -> None:
    """Every exercise has its place in the key, which begins a new page in print."""
    root = visited(f"/{language}/{SHEET}?n=6&seed=abc")
    assert len(list(having(root, "exercises")[0])) == 6
    key = with_id(root, "key")
    assert "key" in key.get("class", "")
    assert len(next(iter(key.iter("ol")))) == 6


def test_nothing_on_a_sheet_can_be_sent(site: Client) -> None:
    """A sheet is paper: it has no form and no live button."""
    root = read_page(site.get(f"/en/{SHEET}?n=12&seed=abc"))
    (main,) = root.iter("main")
    assert not list(main.iter("form"))
    fields = having(main, "on-paper")
    assert fields
    assert all(field.get("disabled") is not None for field in fields)


def test_a_sheet_without_a_number_is_a_fresh_one(site: Client) -> None:
    """Choosing leads to a sheet with an address to share."""
    response = site.get(f"/sl/{SHEET}?n=4&type=cross&level=2")
    assert response.status_code == 302
    address = response.headers["Location"]
    assert "type=cross" in address
    assert "n=4" in address
    assert site.get(address).content == site.get(address).content


@pytest.mark.parametrize(
    ("query", "status"),
    [("n=5", 400), ("n=1000000", 400), ("seed=A", 400), ("seed=" + "9" * 99, 400),
     ("type=x", 400), ("level=7", 400), ("type=cross&side=grey&seed=1", 404)],
)  # fmt: skip
def test_what_can_not_be_a_sheet(site: Client, query: str, status: int) -> None:
    """What is not on offer is refused in words, with a way back."""
    response = site.get(f"/tr/{SHEET}?{query}")
    assert response.status_code == status
    assert way_on(read_page(response)).startswith("/tr/practice/worksheet/?")


def test_another_sheet_keeps_what_was_chosen(site: Client) -> None:
    """From a sheet one goes back to the form with the selection and the number of puzzles."""
    chosen = "type=cross&level=2&n=8"
    root = read_page(site.get(f"/en/{SHEET}?{chosen}&seed=1"))
    assert f"/en/practice/worksheet/?{chosen}" in hrefs(having(root, "actions")[0])
    root = read_page(site.get("/en/practice/worksheet/entry/"))
    assert "/en/practice/worksheet/" in hrefs(having(root, "actions")[0])


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("level=1", "Of this selection only 1 puzzle was found"),
        ("level=3", "Of this selection only 3 different puzzles were found"),
    ],
)
def test_a_sheet_says_when_there_are_no_more(query: str, said: str) -> None:
    """A sheet shorter than wanted says why, and its key is as long as the sheet."""
    asked = f"type=least-harm&side=grey&players=4&{query}&n=12&seed=abc"
    root = visited(f"/en/{SHEET}?{asked}")
    assert said in words(with_id(root, "main"))
    count = len(list(having(root, "exercises")[0]))
    assert said.split()[4] == str(count) == str(len(list(having(root, "answers")[0])))


def test_a_full_sheet_says_nothing_of_more() -> None:
    """Where as many puzzles came as were wanted, nothing is said."""
    root = visited(f"/en/{SHEET}?type=cross&n=12&seed=abc")
    assert "different puzzle" not in words(with_id(root, "main"))


@every_language
def test_the_key_to_a_decision(language: str) -> None:
    """The key says in bold which take is best and to which line, as a table of takes does."""
    root = visited(f"/{language}/{SHEET}?n=4&type=least-harm&seed=3")
    for answer in having(root, "answers")[0]:
        (bold,) = answer.iter("strong")
        best = next(row for row in answer.iter("tr") if row.get("class") == "is-marked")
        assert " → " in words(bold)
        assert words(next(best.iter("th"))) == words(bold)


@every_language
def test_no_colon_after_a_question(language: str) -> None:
    """A field of the key that asks where the marker is has no colon after its question mark."""
    root = visited(f"/{language}/{SHEET}?n=4&type=after-the-take&seed=3")
    for answer in having(root, "answers")[0]:
        assert "? " in words(answer)
        assert "?:" not in words(answer)


def test_a_refusal_keeps_what_was_chosen(site: Client) -> None:
    """From a refusal one goes back to the form with the selection and the number of puzzles."""
    chosen = "type=cross&level=1&level=2&side=grey&n=8"
    back = way_on(read_page(site.get(f"/en/{SHEET}?{chosen}&seed=1")))
    assert back == f"/en/practice/worksheet/?{chosen}"
    root = read_page(site.get(back))
    ticked = [field.get("value") for field in root.iter("input") if "checked" in field.attrib]
    assert ticked == ["cross", "1", "2", "grey"]
    picked = [option.get("value") for option in root.iter("option") if "selected" in option.attrib]
    assert "8" in picked


@every_language
@pytest.mark.parametrize("name", FIXED)
def test_fixed_sheets(name: str, language: str) -> None:
    """Entry sheet and exit sheet have three exercises each, and a key with all mistakes."""
    root = visited(f"/{language}/practice/worksheet/{name}/")
    assert len(list(having(root, "exercises")[0])) == 3
    (table,) = having(with_id(root, "key"), "mistakes")
    rows = [[words(cell) for cell in row.iter("td")] for row in table.iter("tr")][1:]
    assert [row[-1] for row in rows] == [one.sentence for one in FIXED[name].mistakes()]
    for row, mistake in zip(rows, FIXED[name].mistakes(), strict=True):
        assert row[:-1] == [str(number.points) for number in mistake.numbers]


def test_wrong_numbers_of_the_key_stand_out() -> None:
    """In the key of the entry sheet wrong numbers are marked, right ones are not."""
    (table,) = having(visited("/en/practice/worksheet/entry/"), "mistakes")
    marked = [words(cell) for cell in table.iter("strong")]
    numbers = [number for one in FIXED["entry"].mistakes() for number in one.numbers]
    assert marked == [str(number.points) for number in numbers if number.is_wrong]


def test_no_such_fixed_sheet(site: Client) -> None:
    """A made-up name is refused."""
    assert site.get("/sv/practice/worksheet/nope/").status_code == 404


@every_language
def test_the_plan_leads_everywhere(site: Client, language: str) -> None:
    """Every link of the plan leads to a page, large views among them."""
    page = f"/{language}/practice/teachers/"
    (main,) = visited(page).iter("main")
    links = set(hrefs(main))
    assert any("large=1" in href for href in links)
    for href in links:
        assert site.get(href, follow=True).status_code == 200
