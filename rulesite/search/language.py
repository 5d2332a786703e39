"""What search knows of each language: words that say little, and how people ask."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulesite.search.folding import words

SOURCE: Final = Path(__file__).with_name("words")


@dataclass(frozen=True, slots=True)
class Asked:
    """Hold a way of asking, as folded words, and the topics that it means."""

    words: tuple[str, ...]
    topics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Speech:
    """Hold what people say in a language: small words, ways of asking, forms of each concept.

    `alike` are everyday words that people use for one another.
    """

    small: frozenset[str]
    asked: tuple[Asked, ...]
    concepts: dict[str, tuple[str, ...]]
    alike: tuple[tuple[str, ...], ...]


def _read(name: str) -> dict[str, Any]:
    path = SOURCE / f"{name}.json"
    if not path.exists():
        return {}
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def concept_topics() -> dict[str, tuple[str, ...]]:
    """Return the topics of each concept."""
    return {concept: tuple(topics) for concept, topics in _read("topics").items()}


@cache
def speech(code: str) -> Speech:
    """Read what people say in a language; without such a file its texts alone are searched."""
    data = _read(code)
    asked = [
        Asked(tuple(words(phrase)), (topic,))
        for topic, phrases in data.get("asked", {}).items()
        for phrase in phrases
    ]
    concepts = {name: tuple(forms) for name, forms in data.get("concepts", {}).items()}
    for name, forms in concepts.items():
        topics = concept_topics()[name]
        asked += [Asked(tuple(words(form)), topics) for form in forms if topics]
    alike = tuple(tuple(group.split()) for group in data.get("alike", ()))
    return Speech(frozenset(data.get("stop", "").split()), tuple(asked), concepts, alike)
