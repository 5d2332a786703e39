"""The list that a stored copy is made from: every address with a mark of its contents."""

from functools import cache
from hashlib import sha256
from io import BytesIO
from threading import Lock
from typing import Final, NamedTuple

from django.conf import settings
from django.core.handlers.wsgi import WSGIRequest
from django.urls import resolve
from django.utils import translation

from rulesite.offline.stored import addresses, static_content

MARK_LENGTH: Final = 16
"""Hexadecimal digits of a mark: enough to tell contents apart, short on the wire."""

_MAKING = Lock()


class Part(NamedTuple):
    """An address and the mark of what it answers with."""

    address: str
    mark: str


class Listing(NamedTuple):
    """What a copy of a language holds; another version as soon as any part is another."""

    version: str
    parts: tuple[Part, ...]


def mark_of(content: bytes) -> str:
    """Return the mark of some contents; the worker computes the same."""
    return sha256(content).hexdigest()[:MARK_LENGTH]


def content_of(address: str) -> bytes:
    """Return what an address answers with, in the current language."""
    if address.startswith(settings.STATIC_URL):
        return static_content(address)
    view, args, kwargs = resolve(address)
    return bytes(view(plain_request(address), *args, **kwargs).content)


def plain_request(path: str) -> WSGIRequest:
    """Return a request as a reader without any wishes sends it."""
    environ = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path,
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "wsgi.input": BytesIO(),
    }
    return WSGIRequest(environ)


def make_listing(language: str) -> Listing:
    """Render everything that is stored in a language and mark it; takes seconds."""
    parts = []
    for address in for_language(language):
        with translation.override(language_of(address) or language):
            parts.append(Part(address, mark_of(content_of(address))))
    lines = "".join(f"{address} {mark}\n" for address, mark in parts)
    return Listing(mark_of(lines.encode()), tuple(parts))


def for_language(language: str) -> list[str]:
    """List what is stored in a language."""
    with translation.override(language):
        return addresses()


def language_of(address: str) -> str | None:
    """Tell in which language an address answers, None when it has none."""
    return translation.get_language_from_path(address)


@cache
def kept_listing(language: str) -> Listing:
    """Make the listing of a language once."""
    return make_listing(language)


def listing(language: str) -> Listing:
    """Return the listing of a language: made once, while developing each time."""
    if settings.DEBUG:
        return make_listing(language)
    with _MAKING:  # two readers who come at once need not both wait for their own
        return kept_listing(language)
