"""What every test of the site starts from."""

from collections.abc import Iterator

import pytest
from django.test import Client
from django.utils import translation
from hypothesis import HealthCheck, settings

# A busy machine is no reason for a property to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Start in the source language, whatever the page before has left behind."""
    with translation.override("en"):
        yield


@pytest.fixture(scope="session")
def site() -> Client:
    """Give one running site, with a reader who has no cookies; a fault in it fails the test."""
    return Client(enforce_csrf_checks=True)
