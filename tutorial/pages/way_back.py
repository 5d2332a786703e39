"""The way back to a page where one chooses, with what was chosen."""

from django.http import QueryDict
from django.urls import reverse

from tutorial.practice.selection import Selection


def back_to(page: str, query: QueryDict, **more: object) -> str:
    """Return the address of a page with what a query chose, as far as it is on offer."""
    chosen = [Selection.read_known(query).query, *(f"{key}={more[key]}" for key in more)]
    asked = "&".join(filter(None, chosen))
    return f"{reverse(page)}?{asked}" if asked else reverse(page)
