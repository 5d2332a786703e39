"""Invitations on the start page, registered by the parts of the site that offer them."""

from collections.abc import Callable
from typing import NamedTuple


class Invitation(NamedTuple):
    """A first step that the start page offers: its words and where it leads."""

    label: str
    href: str
    is_main: bool


INVITATIONS: list[Callable[[], Invitation]] = []
"""Called when the page is rendered, in the reader's language."""


def invite(make: Callable[[], Invitation]) -> None:
    """Register an invitation; call it from an app's `ready`."""
    INVITATIONS.append(make)
