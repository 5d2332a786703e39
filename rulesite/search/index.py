"""The index of a language: a compact form that the server and the offline script both search."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log
from typing import Final, TypedDict

from django.utils import translation

from rulesite.search.entry import Entry, entries
from rulesite.search.folding import words
from rulesite.search.language import Asked, Speech, speech
from rulesite.search.likeness import as_forms

TITLE, MORE, TEXT, PLACE = 10, 8, 6, 3
"""What a word counts for, by where it stands; in long texts less."""
LONG_TEXT = 25
SMALL_SHARE: Final = 6
"""How much less a small word (the, is, how) counts."""
FORMS: Final = 0.7
"""Words this alike are counted together when telling how common a word is."""


class Index(TypedDict):
    """Hold all that searching needs, as plain lists; places in them stand for things.

    Of each word: `weights` (in hundredths), `found` (flat: entry, weight, entry, weight …). `kin`
    are groups of words that mean the same, `parts` pairs of a compound and a word it ends or
    begins with, `asked` ways of asking (words, topics).
    """

    language: str
    small: list[str]
    topics: list[str]
    words: list[str]
    weights: list[int]
    kin: list[list[int]]
    parts: list[list[int]]
    asked: list[list[list[int]]]
    entries: list[list[object]]
    found: list[list[int]]


def fields(entry: Entry) -> Iterable[tuple[list[str], int]]:
    """Return the words of an entry by where they stand, with what they count for."""
    text = words(entry.text) if entry.is_translated else []
    yield words(entry.title) if entry.is_translated else [], TITLE
    yield words(" ".join(entry.more)), MORE
    yield text, TEXT - (len(text) > LONG_TEXT) - (len(text) > 2 * LONG_TEXT)
    yield words(entry.place), PLACE


def postings(things: Sequence[Entry]) -> dict[str, dict[int, int]]:
    """Return for every word the entries that have it, with what it counts for there."""
    found: dict[str, dict[int, int]] = {}
    for place, entry in enumerate(things):
        for run, weight in fields(entry):
            for word in run:
                there = found.setdefault(word, {})
                there[place] = max(there.get(place, 0), weight)
    return found


def vocabulary(found: dict[str, dict[int, int]], spoken: Speech) -> list[str]:
    """List all words of a language in order: those of texts, of ways of asking, of concepts."""
    said = {word for asked in spoken.asked for word in asked.words}
    groups = (*spoken.concepts.values(), *spoken.alike)
    said |= {form for forms in groups for form in forms if " " not in form}
    return sorted(said | set(found))


def kin(said: Iterable[Sequence[str]], at: dict[str, int]) -> list[list[int]]:
    """Group words that mean the same."""
    groups = [sorted({at[form] for form in forms if " " not in form}) for forms in said]
    return [group for group in groups if len(group) > 1]


def parts(known: list[str], at: dict[str, int]) -> list[list[int]]:
    """Find the compounds: each with the words that it begins and ends with."""
    pairs = []
    for word in known:
        for cut in range(4, len(word) - 2):
            head, tail = word[:cut], word[cut:]
            if tail in at and (head in at or head.removesuffix("s") in at):
                first = at.get(head, at.get(head.removesuffix("s"), 0))
                pairs += [[at[word], first], [at[word], at[tail]]]
    return pairs


def families(known: list[str], groups: list[list[int]]) -> list[set[int]]:
    """Return for each word the words that are forms of it or mean the same, itself included."""
    near: list[set[int]] = [{place} for place in range(len(known))]
    starts: dict[str, list[int]] = {}
    for place, word in enumerate(known):
        for other in starts.setdefault(word[:3], []):
            if as_forms(word, known[other]) >= FORMS:
                near[place].add(other)
                near[other].add(place)
        starts[word[:3]].append(place)
    for group in groups:
        for place in group:
            near[place].update(group)
    return near


def weights(
    known: list[str],
    near: list[set[int]],
    holders: list[set[int]],
    total: int,
    small: frozenset[str],
) -> list[int]:
    """Return what each word says, in hundredths: the rarer it and its forms are, the more."""
    result = []
    for place, word in enumerate(known):
        count = len(set().union(*(holders[other] for other in near[place])))
        weight = round(100 * log(1 + total / max(1, count)))
        result.append(weight // SMALL_SHARE if word in small else weight)
    return result


def _holders(
    found: Mapping[str, Mapping[int, int]], known: list[str], asked: Sequence[Asked], first: int
) -> list[set[int]]:
    """Return for each word what holds it: things, and ways of asking, which are counted after."""
    at = {word: place for place, word in enumerate(known)}
    holders = [set(found.get(word, ())) for word in known]
    for number, way in enumerate(asked, start=first):
        for word in way.words:
            holders[at[word]].add(number)
    return holders


def build(language: str) -> Index:
    """Build the index of a language."""
    with translation.override(language):
        things = entries()
    spoken = speech(language)
    found = postings(things)
    known = vocabulary(found, spoken)
    at = {word: place for place, word in enumerate(known)}
    named, alike = kin(spoken.concepts.values(), at), kin(spoken.alike, at)
    holders = _holders(found, known, spoken.asked, len(things))
    total = len(things) + len(spoken.asked)
    topics = topics_of(things, spoken.asked)
    return Index(
        language=language,
        small=sorted(spoken.small),
        topics=topics,
        words=known,
        weights=weights(known, families(known, named), holders, total, spoken.small),
        kin=named + alike,
        parts=parts(known, at),
        asked=[
            [sorted({at[word] for word in asked.words}), [topics.index(t) for t in asked.topics]]
            for asked in spoken.asked
        ],
        entries=[packed(entry, topics) for entry in things],
        found=[
            [number for pair in sorted(found.get(word, {}).items()) for number in pair]
            for word in known
        ],
    )


def topics_of(things: Iterable[Entry], asked: Iterable[Asked]) -> list[str]:
    """List all topics, in order."""
    named = {topic for entry in things for topic in entry.topics}
    return sorted(named.union(*(way.topics for way in asked)))


def packed(entry: Entry, topics: list[str]) -> list[object]:
    """Pack what is shown of an entry, and its topics as places."""
    shown = [str(entry.kind), entry.id, entry.title, entry.text, entry.href]
    named = [topics.index(topic) for topic in entry.topics]
    return [*shown, entry.number, entry.place, named, "" if entry.is_translated else "en"]


@cache
def index(language: str) -> Index:
    """Return the index of a language, built once."""
    return build(language)
