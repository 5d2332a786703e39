"""The whole site with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.answering import field
from tests.browser.conftest import Visitor
from tests.browser.keys import answer_by_keys, is_focused, press, tab_to
from tests.browser.reader import PHONE, WIDE, Reader, Size
from tests.browser.visit import Visit
from tutorial.lessons import find_lesson

BY_SCRIPTS = pytest.mark.parametrize(
    "reader", [Reader("sl", PHONE), Reader("tr", PHONE, has_scripts=False)], ids=str
)
STEPS = {
    "number": ("both-ways", 4),
    "mark": ("both-ways", 1),
    "claim": ("both-ways", 5),
    "choose": ("take-all", 1),
    "judge": ("take-all", 4),
}
"""Form of an answer to a step that asks for it."""
FOCUS_RING = """
  () => {
    const here = document.activeElement;
    const seen = here.matches("label input[type=checkbox]") ? here.closest("label") : here;
    const style = getComputedStyle(seen);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  }
"""
MANY = 8
IS_LAST = "document.activeElement === document.body"


@BY_SCRIPTS
def test_skip_link_comes_first(visitor: Visitor, reader: Reader) -> None:
    """The first stop on a page leads past its header, into the content."""
    visit = visitor(reader)
    for rest in ("", "rules/", "learn/take-all/1/", "practice/"):
        page = visit.open(rest)
        page.keyboard.press("Tab")
        expect(page.locator(".skip")).to_be_focused()
        expect(page.locator(".skip")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        page.keyboard.press("Tab")
        assert is_focused(page, "main *")


@BY_SCRIPTS
def test_menu_opens_and_closes(visitor: Visitor, reader: Reader) -> None:
    """On a phone the menu opens with Enter, leads everywhere and closes again."""
    visit = visitor(reader)
    page = visit.open()
    menu, door = page.locator(".menu"), visit.link("learn/", ".menu")
    expect(door).to_be_hidden()
    press(page, ".menu summary", "Enter")
    expect(door).to_be_visible()
    expect(menu.locator("a[hreflang]")).to_have_count(4)
    page.keyboard.press("Space")
    expect(door).to_be_hidden()
    page.keyboard.press("Space")
    press(page, f'.menu a[href="{visit.path("learn/")}"]', "Enter")
    expect(page).to_have_url(visit.address("learn/"))


def test_escape_closes_menu(visitor: Visitor) -> None:
    """Escape closes the menu from anywhere in it, and the focus returns to its button."""
    page = visitor(Reader("sv", PHONE)).open("rules/")
    press(page, ".menu summary", "Enter")
    tab_to(page, ".menu a[hreflang]")
    page.keyboard.press("Escape")
    expect(page.locator(".menu > div")).to_be_hidden()
    expect(page.locator(".menu summary")).to_be_focused()


def solve(visit: Visit, lesson_id: str, number: int, form: str) -> None:
    """Solve a step and go on to the next one."""
    lesson = find_lesson(lesson_id)
    assert lesson is not None
    task = lesson.steps[number - 1].task
    assert task.form == form
    page = visit.open(f"learn/{lesson_id}/{number}/")
    answer_by_keys(page, form, task.solutions()[0])
    expect(page.locator(".verdict")).to_have_class("verdict is-right")
    press(page, ".answer .actions a.button", "Enter")
    expect(page).to_have_url(visit.address(f"learn/{lesson_id}/{number + 1}/"))


@BY_SCRIPTS
def test_steps_are_solved_by_keyboard(visitor: Visitor, reader: Reader) -> None:
    """Every kind of answer can be given with keys; then the focus is on the verdict."""
    visit = visitor(reader)
    for form, (lesson_id, number) in STEPS.items():
        solve(visit, lesson_id, number, form)


@BY_SCRIPTS
@pytest.mark.parametrize("again", [False, True], ids=["at-once", "again"])
def test_marks_are_corrected_by_keyboard(visitor: Visitor, reader: Reader, again: bool) -> None:
    """A wrong mark is still there, beside the verdict or when tried again, and can be taken off."""
    visit = visitor(reader)
    page = visit.open("learn/only-full-lines/2/")
    answer_by_keys(page, "mark", ["r1c3", "r2c2"])
    expect(page.locator(".verdict")).to_have_class("verdict is-wrong")
    if again:
        press(page, '.actions a[href*="?answer="]', "Enter")
        expect(page.locator(".verdict")).to_have_count(0)
    for value in ("r1c3", "r2c2"):
        expect(page.locator(field(value))).to_be_checked()
    answer_by_keys(page, "mark", ["r1c3", "r3c3"])
    expect(page.locator(".verdict")).to_have_class("verdict is-right")


@BY_SCRIPTS
def test_puzzle_is_answered_by_keyboard(visitor: Visitor, reader: Reader) -> None:
    """After a wrong number the verdict has the focus, and another puzzle is a few keys away."""
    visit = visitor(reader)
    page = visit.open("practice/cross/1-1-school/")
    answer_by_keys(page, "number", ["99"])
    expect(page.locator(".verdict")).to_have_class("verdict is-wrong")
    press(page, f'a[href^="{visit.path("practice/cross/?")}"]', "Enter")
    expect(page.locator(".verdict")).to_have_count(0)
    assert "/practice/cross/1-1-school/" not in page.url


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_focus_is_always_seen(visitor: Visitor, size: Size) -> None:
    """Wherever Tab leads there is a ring to see."""
    visit = visitor(Reader("en", size))
    for rest in ("", "rules/tile-scoring/", "learn/both-ways/1/", "learn/take-all/6/"):
        page = visit.open(rest)
        stops = 0
        page.keyboard.press("Tab")
        while not page.evaluate(IS_LAST):
            assert page.evaluate(FOCUS_RING), page.evaluate("document.activeElement.outerHTML")
            page.keyboard.press("Tab")
            stops += 1
        assert stops > MANY


def test_arrows_move_over_the_board(visitor: Visitor) -> None:
    """On a board arrow keys go to the next space that can be chosen, in all four directions."""
    page = visitor(Reader("tr", PHONE)).open("learn/your-board/4/")
    spaces = page.locator(".show button")
    spaces.first.focus()
    start = page.evaluate("document.activeElement.value")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = page.evaluate("document.activeElement.value")
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.value") != before
    assert page.evaluate("document.activeElement.value") == start
