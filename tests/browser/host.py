"""A host that serves one version of the site after the other, and can go silent."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import NamedTuple

from django.conf import settings
from django.test import Client

from rulesite.offline.listing import listing, mark_of
from rulesite.offline.stored import static_content

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png"}


class Answer(NamedTuple):
    """What an address answers with."""

    content: bytes
    headers: dict[str, str]


Version = dict[str, Answer]


def answer(address: str) -> Answer:
    """Take what the site answers to an address."""
    if address.startswith(settings.STATIC_URL):
        headers = {"Content-Type": KINDS[address.rpartition(".")[2]]}
        return Answer(static_content(address), headers)
    response = Client().get(address)
    assert response.status_code == 200, address
    headers = {
        name: response.headers[name]
        for name in ("Content-Type", "Content-Security-Policy")
        if name in response.headers
    }
    return Answer(response.content, headers)


def version(language: str) -> Version:
    """Take all that is stored of a language, its list, and the worker."""
    addresses = [part.address for part in listing(language).parts]
    return {
        address: answer(address) for address in [*addresses, f"/{language}/offline.json", "/sw.js"]
    }


def changed(old: Version, language: str, mark: str) -> Version:
    """Make another version, in which every page and every script says so in a comment."""
    new = dict(old)
    for address, (content, headers) in old.items():
        if "text/html" in headers["Content-Type"]:
            new[address] = Answer(content + f"<!-- {mark} -->".encode(), headers)
        if address.endswith(".js") and address != "/sw.js":
            new[address] = Answer(content + f"\n// {mark}\n".encode(), headers)
    listed = f"/{language}/offline.json"
    parts = [(address, mark_of(new[address].content)) for address, _ in list_of(old, listed)]
    content = json.dumps({"version": mark_of(mark.encode()), "parts": parts}).encode()
    new[listed] = Answer(content, old[listed].headers)
    return new


def list_of(version: Version, listed: str) -> list[tuple[str, str]]:
    """Return the parts in the list of a version."""
    return list(json.loads(version[listed].content)["parts"])


class Host:
    """Serve what is set as `version`; `asked` notes the addresses."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.asked: list[str] = []
        self.silent = Event()
        self.released = Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def handler(self) -> type[BaseHTTPRequestHandler]:
        """Make what answers requests."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                """Answer, or take the call and say nothing."""
                path = self.path.partition("?")[0]
                host.asked.append(path)
                if host.silent.is_set():
                    host.released.wait()
                    return
                found = host.version.get(path)
                self.send_response(200 if found else 404)
                for name, value in (found.headers if found else {}).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(found.content if found else b"")

            def log_message(self, format: str, *args: object) -> None:
                """Keep the test's output clean."""

        return Handler


@contextmanager
def hosting(version: Version) -> Iterator[Host]:
    """Run a host while a test goes on."""
    host = Host(version)
    Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.released.set()
    host.server.shutdown()
    host.server.server_close()
