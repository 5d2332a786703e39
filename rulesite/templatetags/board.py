"""Links from anything that shows a position to the page where it can be asked about."""

from urllib.parse import quote

from django import template
from django.urls import reverse

register = template.Library()


@register.simple_tag
def board_address(position: str) -> str:
    """Return the address of a position on the board page; nothing for no position."""
    slug = quote(position.replace(" ", "_"), safe="/,:")
    return f"{reverse('board')}?p={slug}" if position else ""
