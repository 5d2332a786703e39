"""What readers send is UTF-8, whatever charset their request claims."""

from collections.abc import Callable
from typing import Any

Application = Callable[[dict[str, Any], Callable[..., Any]], Any]


def read_as_utf8(application: Application) -> Application:
    """Drop the charset that a request claims: a few, like base64, break what decodes by them.

    Django decodes the query by it before any middleware runs.
    """

    def reading(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        kind = without_charset(str(environ.get("CONTENT_TYPE", "")))
        return application(environ | {"CONTENT_TYPE": kind}, start_response)

    return reading


def without_charset(kind: str) -> str:
    """Return a content type without its charset; the rest, like a boundary, stays."""
    parts = kind.split(";")
    return ";".join(part for part in parts if not part.strip().lower().startswith("charset"))
