"""The watch over every browser test sees what it is there to see."""

import pytest
from playwright.sync_api import Browser, Page
from pytest_django.live_server_helper import LiveServer

from tests.browser.conftest import NO_WORKER
from tests.browser.reader import Reader
from tests.browser.watch import Watch, policy_flaws, refused_load

BROKEN = """
  () => { setTimeout(() => { throw Error("oops") }); return new Promise((r) => setTimeout(r, 50)); }
"""
STRAY = '<img src="http://127.0.0.1:9/stray.png">'


@pytest.fixture
def watched(browser: Browser, live_server: LiveServer) -> tuple[Page, Watch]:
    """Open the about page with a watch of its own."""
    context = browser.new_context(**Reader().context_options())
    context.add_init_script(NO_WORKER)
    watch = Watch(context, live_server.url)
    page = context.new_page()
    page.goto(f"{live_server.url}/en/about/")
    return page, watch


def test_quiet_page_has_no_faults(watched: tuple[Page, Watch]) -> None:
    """A page that says nothing, asks nobody and keeps nothing is clean."""
    _, watch = watched
    assert watch.close() == []


def test_every_console_message_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """Nothing is written to the console, not even a friendly word."""
    page, watch = watched
    for kind in ("log", "info", "debug", "warn", "error"):
        page.evaluate(f"console.{kind}('hello')")
    kinds = ("log", "info", "debug", "warning", "error")
    assert watch.close() == [f"console {kind}: hello" for kind in kinds]


def test_error_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """A script that breaks is noticed."""
    page, watch = watched
    page.evaluate(BROKEN)
    assert watch.close() == ["page error: oops"]


def test_request_elsewhere_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """The same machine under another name is another host already."""
    page, watch = watched
    page.route("**/about/", lambda route: route.fulfill(body=STRAY, content_type="text/html"))
    page.reload()
    assert "request to another host: http://127.0.0.1:9/stray.png" in watch.close()


def test_page_without_policy_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """A page that comes without its policy is noticed."""
    page, watch = watched
    page.route("**/about/", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    page.reload()
    assert watch.close() == [f"policy does not start from nothing: {page.url}"]


def test_inline_style_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """What the policy forbids shows up as a console message."""
    page, watch = watched
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert any("Content Security Policy" in fault for fault in watch.close())


def test_cookie_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """A cookie left behind is noticed."""
    page, watch = watched
    page.evaluate("document.cookie = 'taste=sweet'")
    assert watch.close() == ["cookie: taste"]


def test_only_expected_refusal_is_allowed(
    watched: tuple[Page, Watch], live_server: LiveServer
) -> None:
    """A page that is refused is a fault unless the test says that it will be."""
    page, watch = watched
    with watch.expecting(refused_load(404)):
        page.goto(f"{live_server.url}/en/nowhere/")
    assert watch.faults == []
    page.goto(f"{live_server.url}/en/nowhere/")
    assert [fault.partition(":")[0] for fault in watch.close()] == ["console error"]


def test_missing_refusal_is_a_fault(watched: tuple[Page, Watch]) -> None:
    """A message that a test waits for and that does not come is noticed."""
    page, watch = watched
    with watch.expecting(refused_load(404)):
        page.reload()
    assert len(watch.close()) == 1


@pytest.mark.parametrize(
    ("policy", "flaws"),
    [
        ("default-src 'none'; style-src 'self'", 0),
        ("default-src 'none'; style-src 'self' 'unsafe-inline'", 1),
        ("default-src 'none'; script-src 'unsafe-eval' 'unsafe-inline'", 2),
        ("default-src 'self'", 1),
        ("", 1),
    ],
)
def test_loose_policy_is_a_fault(policy: str, flaws: int) -> None:
    """A policy starts from nothing and allows nothing unsafe."""
    assert len(policy_flaws(policy)) == flaws
