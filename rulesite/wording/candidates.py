"""Spaces to choose from, named by letters, in words."""

from django.utils.translation import pgettext


def candidate(letter: str) -> str:
    """Name a space as the heading of a row or a wall."""
    return pgettext("candidates", "Space {letter}").format(letter=letter)
