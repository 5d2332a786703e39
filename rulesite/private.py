"""Views whose address is a secret: it is the key to what they show."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse

View = Callable[..., HttpResponse]
MARK = "is_private"


def private(view: View) -> View:
    """Mark a view; all its answers stay out of caches and lists, and out of other sites' logs."""

    @wraps(view)
    def page(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        return view(request, *args, **kwargs)

    setattr(page, MARK, True)
    return page


def is_private(view: object) -> bool:
    """Tell whether a view is marked."""
    return getattr(view, MARK, False)
