"""What every test of the site starts from."""

from collections.abc import Callable, Iterator

import pytest
from django.db import connection
from django.test import Client
from django.utils import translation
from hypothesis import HealthCheck, settings

# A busy machine is no reason for a property to fail, and one running site serves all examples.
settings.register_profile(
    "patient",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Start in the source language, whatever the page before has left behind."""
    with translation.override("en"):
        yield


@pytest.fixture(scope="session")
def running_site() -> Client:
    """Start the site once; a fault in it fails the test."""
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def site(running_site: Client) -> Client:
    """Give the running site with a reader who has no cookies."""
    running_site.cookies.clear()
    return running_site


@pytest.fixture
def stop_writing(db: None) -> Iterator[Callable[[], None]]:
    """Give a way to make the database read-only for the rest of a test."""

    def set_to(state: str) -> None:
        connection.ensure_connection()
        connection.connection.execute(f"PRAGMA query_only = {state}")

    yield lambda: set_to("ON")
    set_to("OFF")
