"""Measure what a page costs: CPU milliseconds per request, without a network.

Each figure is the median of several batches of whole requests through the WSGI application.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from wsgiref.util import setup_testing_defaults

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["DJANGO_SETTINGS_MODULE"] = "rulesite.settings"

from rulesite.charset import Application

os.environ["DEBUG"] = "0"

BATCHES = 5
WARM_UP = 5
FORM = "application/x-www-form-urlencoded"

PAGES = {
    "rules page": ("/sl/rules/tile-scoring/", b"", 400),
    "rules page, two languages": ("/sl/rules/complete/?with=tr", b"", 400),
    "lesson step, read": ("/sl/learn/both-ways/4/", b"", 40),
    "lesson step, answered": ("/sl/learn/both-ways/4/", b"answer=7", 40),
    "quiz, read": ("/sl/practice/cross/1-2-ab1/", b"", 40),
    "quiz, answered": ("/sl/practice/cross/1-2-ab1/", b"answer=7", 40),
    "quiz, answered by htmx": ("/sl/practice/cross/1-2-ab1/", b"answer=7", 40),
}
"""Name to address, body of the form (if any) and requests in a batch."""


def environ(address: str, body: bytes, is_htmx: bool) -> dict[str, Any]:
    """Build a request as a server hands it on; with a body it is a POST."""
    path, _, query = address.partition("?")
    request: dict[str, Any] = {"PATH_INFO": path, "QUERY_STRING": query}
    setup_testing_defaults(request)
    request |= {"HTTP_HOST": "127.0.0.1", "HTTP_ACCEPT_ENCODING": "gzip"}
    if is_htmx:
        request["HTTP_HX_REQUEST"] = "true"
    if body:
        request |= {
            "REQUEST_METHOD": "POST",
            "CONTENT_TYPE": FORM,
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.input": BytesIO(body),
        }
    return request


class Ear:
    """Hear the status of an answer, as a server does."""

    def __init__(self) -> None:
        self.status = ""

    def __call__(self, status: str, *_: object) -> Callable[[bytes], object]:
        """Keep the status; nothing is written this way."""
        self.status = status
        return bytes


def ask(application: Application, address: str, body: bytes, is_htmx: bool) -> None:
    """Send one request and read the whole answer; anything but 200 ends the program."""
    ear = Ear()
    response = application(environ(address, body, is_htmx), ear)
    b"".join(response)
    response.close()
    if ear.status != "200 OK":
        raise SystemExit(f"{address}: {ear.status}")


def milliseconds(act: Callable[[], None], times: int) -> float:
    """Return the CPU milliseconds of one act: the median of batches of so many."""
    for _ in range(WARM_UP):
        act()
    batches = []
    for _ in range(BATCHES):
        start = process_time()
        for _ in range(times):
            act()
        batches.append((process_time() - start) * 1000 / times)
    return median(batches)


def main() -> None:
    """Print a line for each kind of request."""
    from rulesite.wsgi import application

    print("CPU ms per request")
    for name, (address, body, times) in PAGES.items():
        is_htmx = name.endswith("htmx")
        spent = milliseconds(partial(ask, application, address, body, is_htmx), times)
        print(f"  {name:24} {spent:7.2f}")


if __name__ == "__main__":
    main()
