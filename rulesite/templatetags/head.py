"""What the head of a page says twice: to readers, and to those who list or share the page."""

import json
from typing import Final

from django import template
from django.template.context import Context
from django.template.loader_tags import BLOCK_CONTEXT_KEY
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from rulesite.structured import Structured

ESCAPES: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&"}

register = template.Library()


@register.simple_tag(takes_context=True)
def block_text(context: Context, name: str) -> str:
    """Return the text of a block of the page once more."""
    block = context.render_context[BLOCK_CONTEXT_KEY].get_block(name)
    return str(block.render(context)).strip() if block else ""


@register.simple_tag
def structured_data(data: Structured) -> SafeString:
    """Write structured data into a page; nothing in it can end the element early."""
    text = json.dumps(data, ensure_ascii=False).translate(ESCAPES)
    return format_html('<script type="application/ld+json">{}</script>', mark_safe(text))
