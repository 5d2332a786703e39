"""Measure search: how fast an index is built, what it weighs, what a query costs."""

import gzip
import json
import os
import sys
import tracemalloc
from pathlib import Path

import django

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ["DJANGO_SETTINGS_MODULE"] = "rulesite.settings"

from benchmarks.measure import seconds, spread

DATA = Path(__file__).parents[1] / "tests" / "data"
RUNS = 5
GOAL = 5
"""Milliseconds for a query, the slowest included."""
HARD = {
    "unknown words": "qwertyuio asdfghjkl zxcvbnm poiuytrew lkjhgfds mnbvcxz " * 4,
    "slips in every word": "factroy pattren centrr monsterard golvlinjje ploscicca torabdan " * 3,
    "one endless word": "golvlinjemonsterrad" * 11,
}
"""Queries as long as they may be, made to be slow."""


def queries(name: str) -> list[tuple[str, str]]:
    """Read queries, each with its language."""
    rows = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return [(row["query"], row["lang"]) for row in rows]


def building() -> None:
    """Print what building costs, for every language."""
    from rulesite.languages import OFFERED
    from rulesite.search.finding import searcher
    from rulesite.search.index import build

    for language in OFFERED:
        spent = seconds(lambda: build(language.code))  # noqa: B023
        body = json.dumps(build(language.code), ensure_ascii=False, separators=(",", ":"))
        size, small = len(body.encode()) / 1000, len(gzip.compress(body.encode(), 9)) / 1000
        print(
            f"  {language.code}: built in {spent * 1000:.0f} ms, {size:.0f} kB, {small:.0f} kB gzip"
        )
    tracemalloc.start()
    for language in OFFERED:
        searcher(language.code)
    print(f"  memory of all: {tracemalloc.get_traced_memory()[0] / 1e6:.1f} MB")
    tracemalloc.stop()


def asking(name: str, asked: list[tuple[str, str]]) -> None:
    """Print what queries cost, each the least of some runs."""
    from rulesite.search.results import results

    times = [
        min(seconds(lambda: results(text, language)) for _ in range(RUNS))  # noqa: B023
        for text, language in asked
    ]
    print(f"  {name}: {spread(times)}")


def main() -> None:
    """Print all figures."""
    django.setup()
    from rulesite.languages import OFFERED
    from rulesite.search.finding import LONGEST

    print("search index")
    building()
    print(f"CPU of a query, results and marks included (goal: {GOAL} ms)")
    for name in ("search_queries", "search_more"):
        asking(name, queries(name))
    elsewhere = [(text, other.code) for text, _ in queries("search_queries") for other in OFFERED]
    asking("search_queries in every language", elsewhere)
    for name, text in HARD.items():
        asking(name, [(text[:LONGEST], other.code) for other in OFFERED])


if __name__ == "__main__":
    main()
