"""A stored copy is replaced whole: one version or the other, never a mixture."""

import json
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE
from tests.browser.copying import copies, wait_for_copy
from tests.browser.host import Host, Version, changed, hosting, version
from tests.browser.reader import PHONE, Reader
from tests.browser.watch import Watch

MARKED = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("copy "));
  const cache = await caches.open(name);
  const marks = new Set();
  for (const request of await cache.keys()) {
    const kind = (await cache.match(request)).headers.get("Content-Type");
    if (!/html|javascript/.test(kind)) continue;
    const text = await (await cache.match(request)).text();
    marks.add(text.match(/(?:<!--|[/][/]) (\\w+)(?: -->|\\n)$/)?.[1]);
  }
  return [...marks];
}"""
SHOWN = """async () => {
  const script = await (await fetch(document.querySelector("script[src]").src)).text();
  return [document.lastChild.data ?? document.documentElement.outerHTML, script];
}"""


@pytest.fixture(scope="module")
def first() -> Version:
    """Take the site as it is, marked as the first version."""
    return changed(version("en"), "en", "first")


@pytest.fixture(scope="module")
def second(first: Version) -> Version:
    """Make another version of it."""
    return changed(version("en"), "en", "second")


@pytest.fixture
def host(first: Version) -> Iterator[Host]:
    """Serve the first version."""
    with hosting(first) as host:
        yield host


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    """Open a page and let the copy be stored; at the end nothing may have gone wrong."""
    context = browser.new_context(**Reader("en", PHONE).context_options())
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, host.origin)
    page = context.new_page()
    page.goto(f"{host.origin}/en/rules/")
    wait_for_copy(page, "en")
    yield page
    faults = watch.close()
    context.close()
    assert faults == []


def is_from(page: Page, mark: str) -> bool:
    """Tell whether a page and its script are both of a version."""
    comment, script = page.evaluate(SHOWN)
    return f" {mark} " in comment[-30:] and script.endswith(f"// {mark}\n")


def update(page: Page, host: Host, new: Version) -> None:
    """Bring out a new version, open a page, and wait until it is stored."""
    host.version = new
    page.goto(f"{host.origin}/en/glossary/")
    wait_for_copy(page, "en", json.loads(new["/en/offline.json"].content)["version"])


def test_only_the_new_version_is_left(page: Page, host: Host, second: Version) -> None:
    """After an update every page and script that is stored is the new one, the old copy is gone."""
    assert page.evaluate(MARKED) == ["first"]
    update(page, host, second)
    assert len(copies(page)) == 1
    assert page.evaluate(MARKED) == ["second"]
    page.context.set_offline(True)
    page.goto(f"{host.origin}/en/disputes/pass/")
    assert is_from(page, "second")


def test_what_is_the_same_is_not_fetched_again(page: Page, host: Host, second: Version) -> None:
    """An update asks for what has changed, and takes the rest from the old copy."""
    host.asked.clear()
    update(page, host, second)
    assert "/en/rules/drafting/" in host.asked
    assert "/en/search/index.json" not in host.asked


def test_a_broken_update_leaves_the_old_version_whole(
    page: Page, host: Host, second: Version
) -> None:
    """While part of a new version can't be had, the old one is shown, page and script alike."""
    host.version = {path: each for path, each in second.items() if path != "/en/rulings/"}
    page.goto(f"{host.origin}/en/glossary/")
    page.wait_for_timeout(3000)
    assert len(copies(page)) == 2, "the old copy, and the new one so far"
    page.context.set_offline(True)
    page.goto(f"{host.origin}/en/disputes/pass/")
    assert is_from(page, "first")
    page.context.set_offline(False)
    update(page, host, second)
    assert page.evaluate(MARKED) == ["second"]


def test_pages_of_two_versions_are_not_stored_as_one(
    page: Page, host: Host, first: Version, second: Version
) -> None:
    """A list of the new version with pages of the old one, as while it starts, is refused."""
    host.version = first | {"/en/offline.json": second["/en/offline.json"]}
    page.goto(f"{host.origin}/en/glossary/")
    page.wait_for_timeout(2000)
    assert len(copies(page)) == 2, "the old copy, and a new one that was not finished"
    page.context.set_offline(True)
    page.goto(f"{host.origin}/en/rules/")
    assert is_from(page, "first")


def test_a_silent_network_is_not_waited_for(page: Page, host: Host) -> None:
    """In a cellar the first page comes after two seconds, and those after it at once."""
    host.silent.set()
    began = monotonic()
    page.goto(f"{host.origin}/en/disputes/")
    first_took = monotonic() - began
    began = monotonic()
    page.goto(f"{host.origin}/en/disputes/pass/")
    next_took = monotonic() - began
    assert is_from(page, "first")
    assert 1.9 < first_took < 4
    assert next_took < 1.5
