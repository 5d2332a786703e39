"""Pages that are only read, and requests that are refused."""

from http import HTTPStatus

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from rulesite.reference import read_only, reference_page
from rulesite.refusal import Refusal


@reference_page
def page(request: HttpRequest, name: str = "nobody") -> HttpResponse:
    """Greet."""
    return HttpResponse(f"Hello {name}")


def test_a_reference_page_is_marked_as_finished(rf: RequestFactory) -> None:
    """What a reference page returns may be kept as it is."""
    response = page(rf.get("/"), name="Ana")
    assert response.content == b"Hello Ana"
    assert response.is_reference


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete", "options"])
def test_it_can_only_be_read(rf: RequestFactory, method: str) -> None:
    """Any method but GET and HEAD is refused, and not taken for a forgery."""
    response = page(getattr(rf, method)("/"))
    assert response.status_code == 405
    assert response.headers["Allow"] == "GET, HEAD"
    assert page.csrf_exempt


def test_a_page_that_is_only_read_need_not_be_finished(rf: RequestFactory) -> None:
    """A live page can be read only, too, without being kept."""
    response = read_only(lambda request: HttpResponse("now"))(rf.head("/"))
    assert response.status_code == 200
    assert not hasattr(response, "is_reference")


def test_the_view_keeps_its_name() -> None:
    """A wrapped view is still called what it is, for those who read a traceback."""
    assert page.__name__ == "page"
    assert page.__doc__ == "Greet."


def test_a_refusal_says_what_where_and_how() -> None:
    """A refusal holds its sentence, its link and its status, 404 if none is given."""
    refusal = Refusal("Not here.", href="/en/", label="Start")
    assert (str(refusal), refusal.message) == ("Not here.", "Not here.")
    assert (refusal.href, refusal.label) == ("/en/", "Start")
    assert refusal.status == HTTPStatus.NOT_FOUND
    assert Refusal("Gone.", status=HTTPStatus.GONE, href="/", label="x").status == 410
