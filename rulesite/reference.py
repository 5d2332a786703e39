"""Reference pages: the same bytes for every reader of a language."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from rulesite.languages import OFFERED

View = Callable[..., HttpResponse]


def read_only(view: View) -> View:
    """Let a view be read and nothing else; other methods are refused as such, not as forgeries."""
    return csrf_exempt(require_safe(view))


def reference_page(view: View) -> View:
    """Mark what a view returns as finished bytes that may be kept until the next start."""

    @read_only
    @wraps(view)
    def page(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response.is_reference = True  # type: ignore[attr-defined]
        return response

    return page


def in_all_languages(response: HttpResponse) -> HttpResponse:
    """Say of an answer outside the languages that it serves all of them alike."""
    response.headers["Content-Language"] = ", ".join(language.code for language in OFFERED)
    return response
