"""Everything that must not happen while a page is open."""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

from tutorial.learners.keeper import COOKIE

LOCAL_SCHEMES = ("data", "blob", "about")


class Watch:
    """Note console messages, errors, requests to other hosts, loose policies and cookies."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context = context
        self.host = urlsplit(origin).netloc
        self.faults: list[str] = []
        self._expected: tuple[str, ...] = ()
        self._has_come = False
        self._has_answered = False
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("response", self._on_response)

    @contextmanager
    def expecting(self, *starts: str) -> Iterator[None]:
        """Allow console messages with one of these beginnings, and demand that there is one."""
        self._expected, self._has_come = starts, False
        yield
        self.settle()
        if not self._has_come:
            self.faults.append(f"console: nothing like {starts} came")
        self._expected = ()

    def settle(self) -> None:
        """Let events that are still under way arrive."""
        for page in self.context.pages:
            page.locator("html").wait_for(state="attached")

    def close(self) -> list[str]:
        """Stop watching and return what was seen, cookies included.

        The one cookie that may be there is the learner's key, and only after an answer.
        """
        self.settle()
        allowed = {COOKIE} if self._has_answered else set()
        kept = {cookie.get("name") for cookie in self.context.cookies()} - allowed
        return self.faults + [f"cookie: {name}" for name in kept]

    def _on_console(self, message: ConsoleMessage) -> None:
        if self._expected and message.text.startswith(self._expected):
            self._has_come = True
        else:
            self.faults.append(f"console {message.type}: {message.text}")

    def _on_error(self, error: WebError) -> None:
        self.faults.append(f"page error: {error.error}")

    def _on_request(self, request: Request) -> None:
        self._has_answered |= request.method == "POST"
        address = urlsplit(request.url)
        if address.netloc != self.host and address.scheme not in LOCAL_SCHEMES:
            self.faults.append(f"request to another host: {request.url}")

    def _on_response(self, response: Response) -> None:
        if response.request.resource_type == "document":
            policy = response.headers.get("content-security-policy", "")
            self.faults += [f"{flaw}: {response.url}" for flaw in policy_flaws(policy)]


def refused_load(status: int) -> str:
    """Return the beginning of the line that Chromium itself writes when a page is refused."""
    return f"Failed to load resource: the server responded with a status of {status} "


def policy_flaws(policy: str) -> list[str]:
    """List what makes a Content-Security-Policy too loose."""
    flaws = [f"policy has {word}" for word in ("unsafe-inline", "unsafe-eval") if word in policy]
    if "default-src 'none'" not in policy:
        flaws.append("policy does not start from nothing")
    return flaws
