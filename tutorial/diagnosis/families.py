"""The misreadings of which one belief is held: those of one kind of rule."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from engine.misreadings import MISREADINGS


def _by_letter() -> Mapping[str, tuple[str, ...]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for wrong in MISREADINGS.values():
        found[wrong.code[0]].append(wrong.id)
    return MappingProxyType({letter: tuple(ids) for letter, ids in found.items()})


FAMILIES: Final = _by_letter()
"""S tiles, O order, F floor line, L lines, P placing, B bonuses, E ends: letter to ids."""


def families_of(ids: Iterable[str]) -> tuple[str, ...]:
    """Return the letters of the families that misreadings are from, each once."""
    return tuple(dict.fromkeys(MISREADINGS[name].code[0] for name in ids))
