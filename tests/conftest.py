"""What every test of the site starts from."""

from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils import translation


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Start in the source language, whatever the page before has left behind."""
    with translation.override("en"):
        yield


@pytest.fixture(scope="session")
def site() -> Client:
    """Give one running site, with a reader who has no cookies; a fault in it fails the test."""
    return Client(enforce_csrf_checks=True)
