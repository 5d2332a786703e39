"""The copy that a browser stores: waiting for it, and looking into it."""

from playwright.sync_api import Page

STORED = """async ([language, version]) => {
  const copies = async () => (await caches.keys()).filter((name) => name.startsWith("copy "));
  for (let tries = 0; tries < 600; tries += 1) {
    for (const name of await copies()) {
      const isFinished = await caches.match(`/${language}/offline.json`, { cacheName: name });
      const isAlone = (await copies()).length === 1;
      if (isFinished && isAlone && name.endsWith(` ${version}`.trimEnd())) return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw Error("no copy: " + (await copies()).join());
}"""
HELD = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("copy "));
  return (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
}"""
NAMES = "async () => (await caches.keys()).filter((name) => name.startsWith('copy '))"


def wait_for_copy(page: Page, language: str, version: str = "") -> None:
    """Wait until a language is stored (in a certain version, if one is given) and nothing else."""
    page.evaluate(STORED, [language, version])


def held(page: Page) -> set[str]:
    """Return the addresses in the copy."""
    return set(page.evaluate(HELD))


def copies(page: Page) -> list[str]:
    """List the copies, finished or not."""
    return list(page.evaluate(NAMES))
