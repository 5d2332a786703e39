"""What happens around every view: finished pages, and refusals in clear words."""

import gzip
import logging
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from django.conf import settings
from django.core.exceptions import SuspiciousOperation
from django.db import InternalError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, resolve
from django.utils import translation
from django.utils.cache import add_never_cache_headers, get_conditional_response

from rulesite.languages import OFFERED
from rulesite.pages.errors import database_fault, refusal_page, wrong_method
from rulesite.private import is_private
from rulesite.refusal import Refusal

GetResponse = Callable[[HttpRequest], HttpResponse]

LOG = logging.getLogger(__name__)

REFUSES_METHOD = 405
OUT_OF_ORDER = (OperationalError, InternalError)
"""What a database that is busy, read-only or away raises: SQLite the first, PostgreSQL both."""
FINISHED = (200, 304)
QUERIES = {"", *(f"with={language.code}" for language in OFFERED)}
"""What may follow the address of a finished page: nothing, or a language to read beside."""


@dataclass(frozen=True, slots=True)
class BakedPage:
    """Hold a reference page as it goes over the wire."""

    body: bytes
    gzipped: bytes
    etag: str
    headers: dict[str, str]


def bake(response: HttpResponse) -> BakedPage:
    """Keep a response's body, plain and compressed, with its headers and an ETag."""
    response.headers["Vary"] = "Accept-Encoding"  # for everyone the same, whatever they speak
    body = response.content
    # Weak, since it names the page and not its bytes: plain and compressed share it.
    etag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'
    response.headers["ETag"] = etag
    headers = dict(response.items())
    return BakedPage(body, gzip.compress(body, 9, mtime=0), etag, headers)


def serve(request: HttpRequest, page: BakedPage) -> HttpResponse:
    """Answer with a baked page: 304 for a known ETag, compressed where that is accepted."""
    is_small = "gzip" in request.headers.get("Accept-Encoding", "")
    body = page.gzipped if is_small else page.body
    response = HttpResponse(body, headers=page.headers | {"Content-Length": str(len(body))})
    if is_small:
        response.headers["Content-Encoding"] = "gzip"
    return get_conditional_response(request, etag=page.etag, response=response) or response


def is_refused(request: HttpRequest) -> bool:
    """Tell whether a request asks for a host that is not this site, or for too much at once."""
    try:
        request.get_host()
        query_that_counts(request)
    except SuspiciousOperation:
        return True
    return False


def query_that_counts(request: HttpRequest) -> str:
    """Return what a reference page takes from the query: `with`; the rest changes nothing."""
    beside = request.GET.get("with")
    return "" if beside is None else f"with={beside}"


def with_query(request: HttpRequest, query: str) -> HttpRequest:
    """Give a request another query, so that its page holds nothing of the old one."""
    request.META["QUERY_STRING"] = query
    request.__dict__.pop("GET", None)
    return request


def baked_pages(get_response: GetResponse) -> GetResponse:
    """Render each reference page once, then serve its bytes."""
    pages: dict[str, BakedPage] = {}

    def middleware(request: HttpRequest) -> HttpResponse:
        if is_refused(request):
            return get_response(request)  # refused further in, in the reader's language
        query = query_that_counts(request)
        address = f"{request.path_info}?{query}"
        is_read = request.method in ("GET", "HEAD")
        if not is_read or query not in QUERIES or settings.DEBUG:
            return get_response(request)
        if address not in pages:
            response = get_response(request)
            if response.status_code != 200 or not getattr(response, "is_reference", False):
                return response
            if request.META.get("QUERY_STRING", "") != query:
                response = get_response(with_query(request, query))
            pages[address] = bake(response)
        return serve(request, pages[address])

    return middleware


def is_secret(request: HttpRequest, response: HttpResponse) -> bool:
    """Tell whether an address is that of a private view, also without its language or slash."""
    if request.resolver_match:
        return is_private(request.resolver_match.func)
    # Led on or refused before any view was found; finished pages and files need no second look.
    return response.status_code not in FINISHED and _leads_to_secret(request.path_info)


def _leads_to_secret(path: str) -> bool:
    language = translation.get_language_from_path(path)
    address = path if language else f"/{settings.LANGUAGE_CODE}{path}"
    try:
        with translation.override(language or settings.LANGUAGE_CODE):
            return is_private(resolve(f"{address.removesuffix('/')}/").func)
    except Resolver404:
        return False


def secret_addresses(get_response: GetResponse) -> GetResponse:
    """Keep whatever a private view's address answers to its reader, redirects and refusals too."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if is_secret(request, response):
            response.headers["X-Robots-Tag"] = "noindex, nofollow"
            response.headers["Referrer-Policy"] = "no-referrer"
            add_never_cache_headers(response)
        return response

    return middleware


def clear_refusals(get_response: GetResponse) -> GetResponse:
    """Turn a refused request into a page in the reader's language."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.status_code == REFUSES_METHOD and not response.content:
            response.content = wrong_method(request, response.headers["Allow"]).content
            response.headers["Content-Length"] = str(len(response.content))
        return response

    def process_view(request: HttpRequest, *view: object) -> None:
        query_that_counts(request)  # too many fields are refused here, before any view

    def process_exception(request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, OUT_OF_ORDER):
            LOG.error("The database did not do what a page needs", exc_info=exception)
            return database_fault(request)
        return refusal_page(request, exception) if isinstance(exception, Refusal) else None

    middleware.process_view = process_view  # type: ignore[attr-defined]
    middleware.process_exception = process_exception  # type: ignore[attr-defined]
    return middleware
