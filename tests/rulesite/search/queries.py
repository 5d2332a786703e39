"""Queries as people type them, each with the topic that it is about."""

import json
from pathlib import Path
from typing import NamedTuple

from rulesite.search.finding import find, searcher

DATA = Path(__file__).parents[2] / "data"
FIRST = 3


class Asked(NamedTuple):
    """A query: its words, the language of who asks, the topic expected."""

    query: str
    language: str
    topic: str


def read(name: str) -> list[Asked]:
    """Read queries from a file."""
    rows = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return [Asked(row["query"], row["lang"], row["expected_topic"]) for row in rows]


ACCEPTED = read("search_queries")
MORE = read("search_more")


def first_topics(query: str, language: str) -> list[list[str]]:
    """Return the topics of the first results, one list a result."""
    index = searcher(language).index
    hits = find(query, language).hits[:FIRST]
    return [[index["topics"][topic] for topic in index["entries"][hit.entry][7]] for hit in hits]  # type: ignore[attr-defined]


def first_ids(query: str, language: str) -> list[str]:
    """Return the ids of the first results."""
    index = searcher(language).index
    return [str(index["entries"][hit.entry][1]) for hit in find(query, language).hits[:FIRST]]


def share_first(asked: list[Asked], within: int) -> float:
    """Return the share of queries whose topic is among the first so many results."""
    met = [
        any(each.topic in topics for topics in first_topics(each.query, each.language)[:within])
        for each in asked
    ]
    return sum(met) / len(met)
