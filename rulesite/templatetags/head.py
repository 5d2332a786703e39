"""What the head of a page says twice: to readers, and to those who list or share the page."""

from django import template
from django.template.context import Context
from django.template.loader_tags import BLOCK_CONTEXT_KEY

register = template.Library()


@register.simple_tag(takes_context=True)
def block_text(context: Context, name: str) -> str:
    """Return the text of a block of the page once more."""
    block = context.render_context[BLOCK_CONTEXT_KEY].get_block(name)
    return str(block.render(context)).strip() if block else ""
