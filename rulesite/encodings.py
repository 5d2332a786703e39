"""Encodings that a client refuses, taken out of what it accepts before anything else reads it."""

import re
from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponse

GetResponse = Callable[[HttpRequest], HttpResponse]
HEADER: Final = "HTTP_ACCEPT_ENCODING"
ITEM: Final = re.compile(r"\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([0-9]+(?:\.[0-9]*)?)\s*)?", re.IGNORECASE)
"""An encoding and its quality."""


def accepted_encodings(header: str) -> str:
    """List the encodings of an Accept-Encoding header that are not refused, without qualities.

    What can't be read is left out: plain is always right.
    """
    items = map(ITEM.fullmatch, header.split(","))
    return ", ".join(item[1].lower() for item in items if item and float(item[2] or 1) > 0)


def refused_encodings(get_response: GetResponse) -> GetResponse:
    """Send nothing in an encoding of quality 0: what compresses looks for names alone."""

    def middleware(request: HttpRequest) -> HttpResponse:
        header = request.META.get(HEADER, "")
        if ";" in header:
            request.META[HEADER] = accepted_encodings(header)
        return get_response(request)

    return middleware
