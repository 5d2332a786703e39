"""A request that claims an odd charset is read like any other."""

from io import BytesIO

import pytest

from rulesite.charset import without_charset
from rulesite.wsgi import application


def status(path: str, query: str, charset: str) -> str:
    """Ask the whole application for a page and return the status."""
    statuses: list[str] = []
    environ = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path,
        "QUERY_STRING": query,
        "CONTENT_TYPE": f"text/plain; charset={charset}",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "wsgi.input": BytesIO(),
        "wsgi.url_scheme": "http",
    }
    body = application(environ, lambda line, headers: statuses.append(line))
    assert b"".join(body)
    return statuses[0]


@pytest.mark.django_db
@pytest.mark.parametrize("charset", ["base64", "undefined", "punycode", "unicode_escape", "utf-7"])
def test_a_claimed_charset_changes_nothing(charset: str) -> None:
    """Neither a page to learn from nor a score breaks."""
    assert status("/tr/learn/", "with=QUJD", charset) == "200 OK"
    assert status("/sl/score/", "sA=%5Cud800", charset)[:1] in {"2", "4"}


def test_only_the_charset_is_dropped() -> None:
    """A form with files keeps its boundary."""
    kind = "multipart/form-data; charset=base64; boundary=x"
    assert without_charset(kind) == "multipart/form-data; boundary=x"
    assert without_charset("text/plain") == "text/plain"
    assert without_charset("") == ""
