"""Reference pages: the same bytes for every reader of a language."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

View = Callable[..., HttpResponse]


def reference_page(view: View) -> View:
    """Mark what a view returns as finished bytes that may be kept until the next start."""

    @require_safe
    @wraps(view)
    def page(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        response.is_reference = True  # type: ignore[attr-defined]
        return response

    return page
