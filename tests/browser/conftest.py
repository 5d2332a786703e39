"""Real Chromium for the tests in this folder; where there is none they are skipped, loudly."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from pytest_django.live_server_helper import LiveServer

from tests.browser.reader import Reader
from tests.browser.visit import Visit
from tests.browser.watch import Watch

# Playwright's sync API keeps a loop running in this thread, which Django takes for async code.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
MISSING = "no chromium found"
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 5_000
NO_WORKER = "delete Navigator.prototype.serviceWorker"

Visitor = Callable[[Reader], Visit]


def is_required() -> bool:
    """Tell whether tests without a browser shall fail rather than be skipped."""
    return os.environ.get("REQUIRE_BROWSER") == "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests here where there is no browser, unless one is required."""
    here = [item for item in items if HERE in item.path.parents]
    if CHROMIUM or not here:
        return
    if is_required():
        raise pytest.UsageError(f"REQUIRE_BROWSER is set, but {MISSING}")
    for item in here:
        item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that nothing was tested in a browser."""
    if CHROMIUM is None and not is_required():
        line = f"BROWSER TESTS SKIPPED: {MISSING}"
        terminalreporter.write_sep("!", line, red=True, bold=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Run one Chromium for the whole session."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser, live_server: LiveServer) -> Iterator[Visitor]:
    """Send readers to the site; at the end nothing may have gone wrong on any of their pages."""
    visits: list[Visit] = []

    def send(reader: Reader) -> Visit:
        context = browser.new_context(**reader.context_options())
        context.set_default_timeout(PATIENCE)
        if not reader.keeps_copy:
            context.add_init_script(NO_WORKER)
        watch = Watch(context, live_server.url)
        visits.append(Visit(reader, context.new_page(), watch, live_server.url))
        return visits[-1]

    yield send
    faults = [fault for visit in visits for fault in visit.watch.close()]
    for visit in visits:
        visit.page.context.close()
    assert faults == []
