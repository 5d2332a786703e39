"""Moving about with the keyboard alone."""

from playwright.sync_api import Page

MOST_STOPS = 80
IS_FOCUSED = "(selector) => document.activeElement.matches(selector)"


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
