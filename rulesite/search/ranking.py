"""Ranking: what a query finds in one index, the best first.

Three things speak for an entry: the words that it has itself, how much the query is like its title,
and how much it is like the ways in which people ask about its topics. Sums are taken in the order
of the query's words, so that the script that searches offline comes to the very same numbers.
"""

from collections import defaultdict
from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

from rulesite.search.index import TITLE, Index
from rulesite.search.query import Token
from rulesite.search.vocabulary import Vocabulary

UNKNOWN: Final = 250
"""What a word says that nobody knows (in hundredths, as other words)."""
ASKED: Final = 1.5
"""What being asked about a topic speaks for an entry; having all words speaks with 1."""
NAMED: Final = 1.0
"""What being the title of an entry speaks for it; being like it speaks much less."""
SECOND: Final = 0.25
"""What the second way of asking adds to the best one."""
TOPIC_SHARES: Final = (1.0, 0.85, 0.75)
"""What the topics of an entry count for: the first most."""
KINDS: Final = {"rule": 1.0, "dispute": 1.0, "term": 0.97, "lesson": 0.9, "tool": 0.8}
AGAIN: Final = 0.8
"""What an entry counts for when one before it has the same first topic."""
AT_HEAD: Final = 16


class Hit(NamedTuple):
    """An entry that was found: its place in the index, and how well it fits."""

    entry: int
    score: float


class Searcher:
    """Search one index; made once, then only read."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.known = Vocabulary(index)
        self.weights = index["weights"]
        self.topics: list[list[int]] = [row[7] for row in index["entries"]]  # type: ignore[misc]
        self.kinds = [KINDS[str(row[0])] for row in index["entries"]]
        self.named: dict[int, list[int]] = defaultdict(list)
        title_norms: dict[int, float] = defaultdict(float)
        for word, there in enumerate(index["found"]):
            for at in range(0, len(there), 2):
                if there[at + 1] == TITLE:
                    self.named[word].append(there[at])
                    title_norms[there[at]] += self.weights[word] ** 2
        self.title_norms = {entry: sqrt(norm) for entry, norm in title_norms.items()}
        self.ways: dict[int, list[int]] = defaultdict(list)
        self.norms: dict[int, float] = {}
        for way, (said, _) in enumerate(index["asked"]):
            for word in said:
                self.ways[word].append(way)
            self.norms[way] = sqrt(sum(self.weights[word] ** 2 for word in said))

    def weight(self, token: Token) -> float:
        """Tell what a word of a query says: what the likeliest word says that it may mean."""
        best, likeliest = 0.0, -1
        for place, likeness in token.meant.items():
            if likeness > best or (likeness == best and place < likeliest):
                best, likeliest = likeness, place
        if likeliest >= 0:
            return token.share * self.weights[likeliest]
        return token.share * UNKNOWN

    def hits(self, tokens: list[Token]) -> list[Hit]:
        """Return what the words of a query find, the best first."""
        said = [self.weight(token) for token in tokens]
        own = self.own(tokens, said)
        asked = self.asked(tokens, said)
        named = self.likenesses(tokens, said, self.named, self.title_norms)
        found = []
        for entry, topics in enumerate(self.topics):
            meant = 0.0
            for topic, share in zip(topics, TOPIC_SHARES, strict=False):
                meant = max(meant, asked.get(topic, 0.0) * share)
            name = named.get(entry, 0.0) * named.get(entry, 0.0)
            meant = max(meant, name * name)
            score = own.get(entry, 0.0) + NAMED * (name * name) + ASKED * meant
            score *= self.kinds[entry]
            if score > 0:
                found.append(Hit(entry, score))
        found.sort(key=lambda hit: (-hit.score, hit.entry))
        return self.varied(found)

    def own(self, tokens: list[Token], said: list[float]) -> dict[int, float]:
        """Return how much of the query each entry has itself, from 0 to 1."""
        total = sum(said)
        sums: dict[int, float] = defaultdict(float)
        for token, weight in zip(tokens, said, strict=True):
            best: dict[int, float] = {}
            for word, likeness in token.meant.items():
                there = self.index["found"][word]
                for at in range(0, len(there), 2):
                    worth = likeness * there[at + 1]
                    if worth > best.get(there[at], 0.0):
                        best[there[at]] = worth
            for entry, worth in best.items():
                sums[entry] += weight * worth
        return {entry: worth / (10 * total) for entry, worth in sums.items()}

    def asked(self, tokens: list[Token], said: list[float]) -> dict[int, float]:
        """Return how much the query is like asking about each topic."""
        return self.by_topic(self.likenesses(tokens, said, self.ways, self.norms))

    def likenesses(
        self,
        tokens: list[Token],
        said: list[float],
        having: Mapping[int, list[int]],
        norms: Mapping[int, float],
    ) -> dict[int, float]:
        """Return how like the query is to each phrase, 1 for the same words.

        `having` tells which phrases have a word, `norms` how much each phrase says.
        """
        sums: dict[int, float] = defaultdict(float)
        for token, weight in zip(tokens, said, strict=True):
            best: dict[int, float] = {}
            for word, likeness in token.meant.items():
                worth = likeness * self.weights[word]
                for phrase in having.get(word, ()):
                    if worth > best.get(phrase, 0.0):
                        best[phrase] = worth
            for phrase, worth in best.items():
                sums[phrase] += weight * worth
        norm = sqrt(sum(weight * weight for weight in said))
        return {phrase: worth / (norm * norms[phrase]) for phrase, worth in sums.items()}

    def by_topic(self, likenesses: dict[int, float]) -> dict[int, float]:
        """Sum up ways of asking by their topics: the best one, and a share of the second."""
        best: dict[int, float] = {}
        second: dict[int, float] = {}
        for way, likeness in likenesses.items():
            for topic in self.index["asked"][way][1]:
                if likeness > best.get(topic, 0.0):
                    second[topic] = best.get(topic, 0.0)
                    best[topic] = likeness
                elif likeness > second.get(topic, 0.0):
                    second[topic] = likeness
        return {topic: likeness + SECOND * second[topic] for topic, likeness in best.items()}

    def varied(self, found: list[Hit]) -> list[Hit]:
        """Let other topics come up among the first, where they fit nearly as well."""
        head, rest, chosen = found[:AT_HEAD], found[AT_HEAD:], []
        shares: dict[int, float] = defaultdict(lambda: 1.0)
        while head:
            best = max(head, key=lambda hit: (hit.score * shares[self.first(hit)], -hit.entry))
            head.remove(best)
            chosen.append(best)
            shares[self.first(best)] *= AGAIN
        return chosen + rest

    def first(self, hit: Hit) -> int:
        """Return the first topic of what was found."""
        return self.topics[hit.entry][0]
