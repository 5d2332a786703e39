"""What a page says of itself to search engines, in the words of schema.org."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from django.utils.translation import get_language

from rulesite.public import public_url

Structured = dict[str, Any]

CONTEXT: Final = "https://schema.org"
GAME: Final = {"@type": "Game", "name": "Azul"}
LICENSE: Final = "https://creativecommons.org/licenses/by/4.0/"


class Part(NamedTuple):
    """A statement on a page that can be pointed to: its address, title and text."""

    href: str
    title: str
    text: str


class Question(NamedTuple):
    """A question that a page asks and answers in the open."""

    text: str
    answer: str


def article(title: str, summary: str, path: str, parts: Iterable[Part]) -> Structured:
    """Describe a page of rules; each rule is a part of it, not a question."""
    return {
        "@context": CONTEXT,
        "@type": "Article",
        "headline": title,
        "description": summary,
        "url": public_url(path),
        "inLanguage": get_language(),
        "license": LICENSE,
        "about": GAME,
        "hasPart": [
            {
                "@type": "WebPageElement",
                "url": public_url(part.href),
                "name": part.title,
                "text": part.text,
            }
            for part in parts
        ],
    }


def faq(questions: Iterable[Question], path: str) -> Structured:
    """Describe a page of questions that are asked and answered on it."""
    return {
        "@context": CONTEXT,
        "@type": "FAQPage",
        "url": public_url(path),
        "inLanguage": get_language(),
        "about": GAME,
        "mainEntity": [
            {
                "@type": "Question",
                "name": question.text,
                "acceptedAnswer": {"@type": "Answer", "text": question.answer},
            }
            for question in questions
        ],
    }
