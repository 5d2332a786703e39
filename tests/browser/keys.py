"""Moving about with the keyboard alone."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.answering import CHECK, FIELDS, NUMBER, field

MOST_STOPS = 120
IS_FOCUSED = "(selector) => document.activeElement?.matches(selector)"


def is_focused(page: Page, selector: str) -> bool:
    """Tell whether what has the focus fits a selector."""
    return bool(page.evaluate(IS_FOCUSED, selector))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits a selector has the focus."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if is_focused(page, selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def press(page: Page, selector: str, key: str) -> None:
    """Go to something and press a key on it."""
    tab_to(page, selector)
    page.keyboard.press(key)


def answer_by_keys(page: Page, form: str, values: Sequence[str]) -> None:
    """Answer a step or a puzzle with Tab, Space, Enter, arrows and digits."""
    if form == "number":
        tab_to(page, NUMBER)
        page.keyboard.type(values[0])
        page.keyboard.press("Enter")
    elif form in {"mark", "checks"}:
        tick_by_keys(page, values)
    elif form == "fields":
        fill_by_keys(page, values)
    elif form == "move":
        press(page, f"button{field(values[0][:-1])}", "Enter")
        page.wait_for_selector(f"button{field(values[0])}")
        press(page, f"button{field(values[0])}", "Enter")
        page.wait_for_selector(".verdict:not(.is-asked)")
    else:
        press(page, f"button{field(values[0])}", "Space" if form == "choose" else "Enter")
    expect(page.locator(".verdict h2")).to_be_focused()


def tick_by_keys(page: Page, values: Sequence[str]) -> None:
    """Tick boxes with Space, or untick them, in the order in which Tab comes to them; check."""
    for box in page.locator('[name="answer"][type="checkbox"]').all():
        value = box.get_attribute("value") or ""
        if box.is_checked() != (value in values):
            press(page, field(value), "Space")
    press(page, CHECK, "Enter")


def fill_by_keys(page: Page, values: Sequence[str]) -> None:
    """Fill in numbers with digits and choices with arrows, and check."""
    for number, value in enumerate(values, 1):
        box = page.locator(FIELDS).nth(number - 1)
        tab_to(page, f"#answer-{number}")
        if not box.evaluate("box => box.matches('select')"):
            page.keyboard.type(value)
            continue
        options = box.evaluate("box => [...box.options].map(option => option.value)")
        page.keyboard.press("Home")
        for _ in range(options.index(value)):
            page.keyboard.press("ArrowDown")
    press(page, CHECK, "Enter")
