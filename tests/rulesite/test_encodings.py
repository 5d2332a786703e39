"""A client that refuses gzip gets plain pages and plain files."""

import gzip
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.http import HttpResponse
from django.test import Client, RequestFactory
from hypothesis import given
from hypothesis import strategies as st
from whitenoise.middleware import WhiteNoiseMiddleware  # type: ignore[import-untyped]

from rulesite.encodings import accepted_encodings, refused_encodings

REFUSALS = ["gzip;q=0", "gzip; q=0.0", "GZIP ;q=0", "gzip;q=0, identity", "deflate, gzip;Q=0.000"]
PAGES = ["rules/drafting/", "learn/take-all/1/", "practice/", "no-such-page/"]
LEAST_BYTES = 200


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip, deflate, br, zstd", "gzip, deflate, br, zstd"),
        ("gzip;q=0", ""),
        ("gzip;q=0, br", "br"),
        ("br;q=1.0, gzip;q=0.001, *;q=0", "br, gzip"),
        ("identity;q=0.5, gzip;q=0.0", "identity"),
        ("gzip;q=much", ""),
        ("gzip;q=nan", ""),
        ("gzip;level=9", ""),
        ("", ""),
    ],
)
def test_what_has_no_quality_is_not_accepted(header: str, accepted: str) -> None:
    """Quality 0 refuses an encoding; so does a quality that can't be read, for plain is safe."""
    assert accepted_encodings(header) == accepted


@given(st.text())
def test_any_header_can_be_read(header: str) -> None:
    """Whatever is sent, what comes out names encodings alone."""
    assert ";" not in accepted_encodings(header)


@pytest.mark.parametrize("header", REFUSALS)
@pytest.mark.parametrize("page", PAGES)
def test_who_refuses_gzip_gets_plain_pages(site: Client, page: str, header: str) -> None:
    """Finished pages, live ones and refusals go out as they are."""
    refusing = site.get(f"/sl/{page}", headers={"accept-encoding": header})
    assert "Content-Encoding" not in refusing.headers
    assert refusing.content.lstrip().lower().startswith(b"<!doctype html>")
    assert "Accept-Encoding" in refusing.headers["Vary"]


@pytest.mark.parametrize("page", PAGES)
def test_a_low_quality_is_none_the_less_accepted(site: Client, page: str) -> None:
    """Who takes gzip gets it, however little it is liked."""
    small = site.get(f"/sl/{page}", headers={"accept-encoding": "gzip;q=0.1, br;q=0"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.content) == site.get(f"/sl/{page}").content


@pytest.mark.parametrize(("header", "encoding"), [("gzip;q=0", None), ("gzip;q=0.5", "gzip")])
def test_files_are_refused_alike(
    tmp_path: Path, settings: LazySettings, header: str, encoding: str | None
) -> None:
    """A file that lies there compressed too is sent plain to who refuses that."""
    settings.STATIC_ROOT, settings.WHITENOISE_AUTOREFRESH = tmp_path, False
    (tmp_path / "a.css").write_bytes(b"a {} " * LEAST_BYTES)
    (tmp_path / "a.css.gz").write_bytes(gzip.compress(b"a {} " * LEAST_BYTES))
    files = refused_encodings(WhiteNoiseMiddleware(lambda _: HttpResponse(status=404)))
    request = RequestFactory().get("/static/a.css", headers={"accept-encoding": header})
    assert files(request).headers.get("Content-Encoding") == encoding
