"""How readers answer a step or a puzzle with mouse and fingers."""

from collections.abc import Sequence

from playwright.sync_api import Page, Response, expect

CHECK = ".answer .field button"
FIELDS = '.fields [name="answer"]'
NUMBER = 'input[name="answer"][type="text"]'

SEND = """
  () => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  }
"""


def field(value: str) -> str:
    """Return the selector of the button or box that stands for a form value."""
    return f'[name="answer"][value="{value}"]'


def give(page: Page, form: str, values: Sequence[str]) -> None:
    """Give an answer and wait for what the site says to it."""
    if form == "number":
        page.locator(NUMBER).fill(values[0])
        page.locator(CHECK).click()
    elif form == "fields":
        for box, value in zip(page.locator(FIELDS).all(), values, strict=True):
            is_choice = box.evaluate("box => box.matches('select')")
            box.select_option(value) if is_choice else box.fill(value)
        page.locator(CHECK).last.click()
    elif form in {"mark", "checks"}:
        for value in values:
            page.locator(field(value)).check()
        page.locator(CHECK).click()
    elif form == "move":
        page.locator(f"button{field(values[0][:-1])}").click()
        page.locator(f"button{field(values[0])}").click()
        page.wait_for_selector(".verdict:not(.is-asked)")
    else:
        page.locator(f"button{field(values[0])}").click()
    expect(page.locator(".verdict")).to_be_visible()


def send_form(page: Page) -> Response:
    """Send an empty form to the page that is open, and return what comes back."""
    with page.expect_response(lambda response: response.request.method == "POST") as sent:
        page.evaluate(SEND)
    return sent.value
