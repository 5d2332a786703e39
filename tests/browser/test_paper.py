"""Worksheets and the plan on paper: nothing torn apart, no page left empty, no web on it."""

from itertools import pairwise, product

import pytest

from tests.browser.conftest import Visitor
from tests.browser.paper import FORMATS, Print, printed
from tests.browser.reader import NARROW, Reader
from tests.turns import by_turns, some_now
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType

LANGUAGES = ["en", "tr", "sl", "sv"]
PAPERS = list(product(FORMATS, LANGUAGES))
PUZZLES = [
    (kind, language)
    for place, kind in enumerate(PUZZLE_TYPES)
    for language in LANGUAGES[place // 4 % 4 :] + LANGUAGES[: place // 4 % 4]
]
"""All types in all languages; of every fourth type the first language is another."""
SHEET = "practice/worksheet/sheet/"
PARTS = {
    "exercise": ".exercises > li",
    "answer": ".answers > li",
    "board": ".on-paper .board-frame",
    "boxes": ".boxes",
    "choice": ".choice",
}
LETTER_ROOM = (11 - 28 / 25.4) * 72
"""Points that a page of the lower format has between its margins."""
BOX_PLACES = """
  (lines) => lines.map((line) => {
    const { left, width } = getComputedStyle(line, "::after");
    const edge = line.closest(".on-paper").getBoundingClientRect().left;
    const of_line = line.getBoundingClientRect().left - edge;
    const start = of_line + parseFloat(left);
    return [start, start + parseFloat(width), of_line];
  })
"""
"""Where the box of each line begins and ends, and where the line begins."""
SLOW = 30_000
"""Milliseconds that a sheet may take: how fast puzzles are made is measured elsewhere."""
VISIBLE = "(all) => all.filter((one) => one.checkVisibility()).length"


def torn(found: Print) -> list[tuple[str, int]]:
    """List the parts that a page break goes through."""
    return [part for part, pieces in found.parts.items() if len(pieces) > 1]


def filled(found: Print, name: str) -> list[float]:
    """Tell how far down the pages of a part are filled, as shares, without its last page."""
    pieces = [piece for pieces in found.of(name).values() for piece in pieces]
    last = max(piece.page for piece in pieces)
    lowest: dict[int, float] = {}
    for piece in pieces:
        lowest[piece.page] = max(lowest.get(piece.page, 0), piece.bottom)
    return [low / found.pages[page] for page, low in sorted(lowest.items()) if page < last]


def check(found: Print, count: int) -> None:
    """Check that all is there, whole, in its order, and with the key on pages of its own."""
    exercises, answers = found.of("exercise"), found.of("answer")
    assert len(exercises) == len(answers) == count
    assert torn(found) == []
    order = [exercises["exercise", number][0] for number in range(1, count + 1)]
    assert all(one < other for one, other in pairwise(order))
    last, first = (max(order).page, min(pieces[0].page for pieces in answers.values()))
    assert first == last + 1
    assert min(filled(found, "exercise"), default=1) > 0.5
    assert min(filled(found, "answer"), default=1) > 0.4


@pytest.mark.parametrize(
    "case", some_now(PUZZLES, 4 * len(LANGUAGES)), ids=lambda case: f"{case[0].id}-{case[1]}"
)
def test_puzzles_stay_whole(visitor: Visitor, case: tuple[PuzzleType, str]) -> None:
    """A puzzle of any type and level is at most half a page, so no page is left half empty."""
    kind, language = case
    visit = visitor(Reader(language))
    visit.page.set_default_timeout(SLOW)
    for level in range(1, kind.levels + 1):
        page = visit.open(f"{SHEET}?n=4&type={kind.id}&level={level}&seed=p4")
        found = printed(page, PARTS)
        check(found, 4)
        heights = [pieces[0].height for pieces in found.of("exercise").values()]
        assert max(heights) < LETTER_ROOM / 2


@pytest.mark.parametrize("paper", some_now(PAPERS, len(PAPERS)), ids="-".join)
def test_a_mixed_sheet(visitor: Visitor, paper: tuple[str, str]) -> None:
    """Twelve puzzles of all kinds take five pages at most, whatever the paper."""
    form, language = paper
    page = visitor(Reader(language)).open(f"{SHEET}?n=12&seed=abc")
    found = printed(page, PARTS, form)
    check(found, 12)
    assert max(pieces[0].page for pieces in found.of("exercise").values()) < 5


def test_small_puzzles_share_a_page(visitor: Visitor) -> None:
    """Twelve walls with one tile to count take three pages."""
    page = visitor(Reader()).open(f"{SHEET}?n=12&type=cross&seed=abc")
    found = printed(page, PARTS)
    assert max(pieces[0].page for pieces in found.of("exercise").values()) == 2


@pytest.mark.parametrize(("name", "form"), by_turns(["entry", "exit"], FORMATS))
def test_fixed_sheets_are_one_page_and_a_key(visitor: Visitor, name: str, form: str) -> None:
    """Three tiles to count take one page, and all of the key the next."""
    page = visitor(Reader("sl")).open(f"practice/worksheet/{name}/")
    found = printed(page, {**PARTS, "mistakes": ".mistakes"}, form)
    assert len(found.pages) == 2
    assert [piece.page for piece in found.parts["mistakes", 1]] == [1]
    check(found, 3)


def test_one_box_for_each_line(visitor: Visitor) -> None:
    """Lines to mark have one box each, drawn left of the line and within the drawing."""
    page = visitor(Reader()).open(f"{SHEET}?n=4&type=legal-lines&seed=9")
    page.emulate_media(media="print")
    for part in ("exercises", "key"):
        drawings = page.locator(f".{part} .on-paper")
        assert drawings.locator("input").evaluate_all(VISIBLE) == 0
        for drawing in drawings.all():
            boxes = drawing.locator(".many.spaces").evaluate_all(BOX_PLACES)
            assert len(boxes) == 5
            assert all(0 <= start < end <= line for start, end, line in boxes)


def test_lines_of_a_score_sheet_are_ticked(visitor: Visitor) -> None:
    """What is a button on the screen is a box with words on paper, in ink."""
    page = visitor(Reader()).open(f"{SHEET}?n=4&type=find-the-mistake&seed=9")
    page.emulate_media(media="print")
    buttons = page.locator(".exercises .sheet .button")
    assert buttons.count() >= 12
    looks = buttons.evaluate_all(
        """(all) => all.map((one) => {
          const { backgroundColor, borderTopWidth, color } = getComputedStyle(one);
          return [backgroundColor, borderTopWidth, color, getComputedStyle(one, "::before").width];
        })"""
    )
    for background, border, color, box in looks:
        assert (background, border, color) == ("rgba(0, 0, 0, 0)", "0px", "rgb(0, 0, 0)")
        assert float(box.removesuffix("px")) > 10


@pytest.mark.parametrize("paper", some_now(reversed(PAPERS), len(PAPERS)), ids="-".join)
def test_the_plan_is_one_page_with_addresses(visitor: Visitor, paper: tuple[str, str]) -> None:
    """Printed, each link of the plan is followed by the address it leads to; on screen not."""
    form, language = paper
    visit = visitor(Reader(language))
    page = visit.open("practice/teachers/")
    assert page.locator(".address").evaluate_all(VISIBLE) == 0
    page.emulate_media(media="print")
    links = page.locator("main a").all()
    assert len(links) > 20
    for link in links:
        after = link.locator("xpath=following-sibling::*[1]")
        assert after.is_visible()
        assert f"http://{after.inner_text()}" == visit.origin + str(link.get_attribute("href"))
    assert len(printed(page, {}, form).pages) == 1


@pytest.mark.parametrize("language", some_now(LANGUAGES, 2))
def test_a_sheet_fits_a_phone(visitor: Visitor, language: str) -> None:
    """A sheet is read on the smallest phone without scrolling sideways: tables, boxes and key."""
    names = "what-stays final-ranking legal-lines find-the-mistake best-move best-finish"
    kinds = "".join(f"&type={name}" for name in names.split())
    page = visitor(Reader(language, NARROW)).open(f"{SHEET}?n=6{kinds}&level=3&seed=p4")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= NARROW.width


def test_a_torn_puzzle_would_be_seen(visitor: Visitor) -> None:
    """Where breaks are allowed within puzzles, the tests above find what they tear."""
    page = visitor(Reader()).open(f"{SHEET}?n=12&seed=abc")
    page.locator(".exercises > li").evaluate_all(
        "(all) => all.forEach((one) => { one.style.breakInside = 'auto'; })"
    )
    assert any(name == "exercise" for name, _ in torn(printed(page, PARTS)))
