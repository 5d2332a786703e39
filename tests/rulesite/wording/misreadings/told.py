"""What a diagnosis says, held against the catalogue."""

from rulesite.wording.misreadings import FAMILIES, Mistake, misreading_words
from rulesite.wording.misreadings.family import Family


def names_one(mistake: Mistake | None, name: str, shown: str = "") -> bool:
    """Tell whether a diagnosis names one misreading, with the answer as it is shown."""
    assert mistake is not None
    sentence = misreading_words(name).format(answer=shown)
    return mistake.suspects == (name,) and mistake.sentence == sentence


def shared_words(family: Family, *names: str) -> str:
    """Return what a family says that these misreadings have in common."""
    (words,) = [words for ids, words in family.shared if ids == frozenset(names)]
    return str(words)


def every_sentence() -> list[str]:
    """List all sentences: of each misreading, and of what several have in common."""
    families = FAMILIES.values()
    told = [words for family in families for words in family.words.values()]
    told += [words for family in families for _, words in family.shared]
    told += [w for f in families for w in (f.too_low, f.too_high, f.unclear)]
    return list(dict.fromkeys(map(str, told)))
