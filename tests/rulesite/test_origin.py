"""Forms from other sites are told apart, as far as the browser says."""

import pytest
from django.test import RequestFactory

from rulesite.origin import is_own


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({}, True),
        ({"origin": "http://testserver"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"origin": "https://elsewhere.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://testserver.elsewhere.example"}, False),
    ],
)
def test_where_a_form_is_from(headers: dict[str, str], own: bool) -> None:
    """A form of this site, or one that no browser sends, is its own; others are not."""
    assert is_own(RequestFactory(headers=headers).post("/en/")) == own
