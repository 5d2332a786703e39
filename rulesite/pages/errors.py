"""Pages for requests that can't be met."""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _

from rulesite.refusal import Refusal

RETRY_AFTER = 10
"""Seconds after which a browser or a machine may try again what the database did not do."""


def error_page(
    request: HttpRequest, status: int, title: str, message: str, href: str = "", label: str = ""
) -> HttpResponse:
    """Render a refusal: a title, one sentence and where to go on (the start page by default)."""
    context = {
        "title": title,
        "message": message,
        "href": href or reverse("start"),
        "label": label or _("To the start page"),
    }
    return render(request, "errors/error.html", context, status=status)


def refusal_page(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    """Show a `Refusal` raised by a view."""
    titles = {
        HTTPStatus.NOT_FOUND: _("There is nothing here"),
        HTTPStatus.GONE: _("That is no longer here"),
        HTTPStatus.TOO_MANY_REQUESTS: _("Please wait a little"),
        HTTPStatus.SERVICE_UNAVAILABLE: _("Not possible right now"),
    }
    title = titles.get(refusal.status, _("That can’t be read"))
    return error_page(request, refusal.status, title, refusal.message, refusal.href, refusal.label)


def wrong_method(request: HttpRequest, allowed: str) -> HttpResponse:
    """Say which methods an address takes."""
    response = error_page(
        request,
        HTTPStatus.METHOD_NOT_ALLOWED,
        _("That does not work here"),
        _("This address only answers to {methods}.").format(methods=allowed),
    )
    response.headers["Allow"] = allowed
    return response


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer a request that can't be read at all."""
    message = _("What was sent is too long or can’t be read. Nothing was changed.")
    return error_page(request, HTTPStatus.BAD_REQUEST, _("That can’t be read"), message)


def forbidden(
    request: HttpRequest, exception: Exception | None = None, reason: str = ""
) -> HttpResponse:
    """Answer a request that is not allowed."""
    message = _("This request is not allowed. Nothing was changed.")
    return error_page(request, HTTPStatus.FORBIDDEN, _("That does not work here"), message)


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form that came without its token: from elsewhere, or with cookies refused."""
    message = _(
        "The form came without its token. Allow cookies for this site, load the form anew and"
        " send it again. Nothing was stored."
    )
    return error_page(request, HTTPStatus.FORBIDDEN, _("That does not work here"), message)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer an address that leads nowhere."""
    message = _("This address has no page. It may be mistyped, or the page has moved.")
    return error_page(request, HTTPStatus.NOT_FOUND, _("There is nothing here"), message)


def database_fault(request: HttpRequest) -> HttpResponse:
    """Answer when the database is busy, read-only or away."""
    message = _("The fault is ours, not yours. Please try again in a moment.")
    title = _("Not possible right now")
    response = error_page(request, HTTPStatus.SERVICE_UNAVAILABLE, title, message)
    response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer when the site itself has failed."""
    message = _("The fault is ours, not yours. Please try again in a moment.")
    return error_page(request, HTTPStatus.INTERNAL_SERVER_ERROR, _("Something broke"), message)
