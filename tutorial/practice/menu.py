"""The menu of the practice page: one button, and behind it everything that can be chosen."""

from dataclasses import dataclass

from django.utils.translation import ngettext, pgettext

from engine.tiles import DISPLAYS
from rulesite.rulebook.citation import cite
from tutorial.lessons.syllabus import SYLLABUS
from tutorial.practice.selection import LEVELS, SIDES, Selection, examined
from tutorial.puzzles import PUZZLE_TYPES, PuzzleType, Unit


@dataclass(frozen=True, slots=True)
class Offer:
    """Hold one thing that can be chosen: its value, its label, whether it is chosen."""

    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class KindOffer:
    """Hold a type that can be chosen, with its levels."""

    kind: PuzzleType
    levels: range
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class UnitOffer:
    """Hold a part of the syllabus with its types."""

    title: str
    kinds: tuple[KindOffer, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Hold everything that can be chosen."""

    units: tuple[UnitOffer, ...]
    rules: tuple[Offer, ...]
    levels: tuple[Offer, ...]
    sides: tuple[Offer, ...]
    players: tuple[Offer, ...]
    is_open: bool
    has_rules: bool


def menu(selection: Selection) -> Menu:
    """Prepare the menu with what a selection has chosen."""
    titles = [str(part.title) for part in SYLLABUS]
    units = [
        UnitOffer(
            title, tuple(_kind(kind, selection) for kind in PUZZLE_TYPES if kind.unit is unit)
        )
        for title, unit in zip(titles, Unit, strict=True)
    ]
    return Menu(
        units=tuple(unit for unit in units if unit.kinds),
        rules=tuple(
            Offer(rule.value, cite(rule).title, rule.value in selection.rules)
            for rule in examined()
        ),
        levels=tuple(
            Offer(level, level_name(int(level)), int(level) in selection.levels) for level in LEVELS
        ),
        sides=tuple(Offer(side, side_name(side), side in selection.sides) for side in SIDES),
        players=tuple(
            Offer(str(count), player_count(count), count in selection.players) for count in DISPLAYS
        ),
        is_open=bool(selection.query),
        has_rules=bool(selection.rules),
    )


def level_name(level: int) -> str:
    """Name a level."""
    names = {
        1: pgettext("level", "Easy"),
        2: pgettext("level", "Medium"),
        3: pgettext("level", "Hard"),
    }
    return names[level]


def side_name(side: str) -> str:
    """Name a side of the player boards."""
    names = {
        "colored": pgettext("side of the boards", "Coloured side"),
        "grey": pgettext("side of the boards", "Grey side"),
    }
    return names[side]


def player_count(count: int) -> str:
    """Count players as a label."""
    return ngettext("{n} player", "{n} players", count).format(n=count)


def _kind(kind: PuzzleType, selection: Selection) -> KindOffer:
    return KindOffer(kind, range(1, kind.levels + 1), kind.id in selection.types)
