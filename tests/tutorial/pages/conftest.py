"""What tests of answered pages start from."""

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def _no_rates_left() -> None:
    """Forget how often this address has answered before."""
    cache.clear()
