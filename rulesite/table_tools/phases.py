"""The phases of a round to tick off, and what is easily forgotten in each."""

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from rulesite.rulebook import checklist
from rulesite.rulebook.checklist import Item, Stage


@dataclass(frozen=True, slots=True)
class RoundPhase:
    """Hold a phase: what is done in it, and what people forget."""

    stage: Stage
    forgotten: tuple[Item, ...]


def _item(source: Promise, *units: str) -> Item:
    return Item(source, units)


PHASES: Final = (
    RoundPhase(
        checklist.DRAFTING,
        (
            _item(
                pgettext_lazy(
                    "easily forgotten", "The marker goes down first, then the tiles that fall."
                ),
                "marker-cost",
            ),
            _item(
                pgettext_lazy(
                    "easily forgotten",
                    "Tiles that the floor line has no space for go to the box lid.",
                ),
                "floor-full",
            ),
        ),
    ),
    RoundPhase(
        checklist.TILING,
        (
            _item(
                pgettext_lazy(
                    "easily forgotten",
                    "A new tile with neighbours both ways counts in its row and again in its"
                    " column.",
                ),
                "score-both",
            ),
            _item(
                pgettext_lazy("easily forgotten", "Bonuses wait until the end of the game."),
                "bonus-late",
            ),
        ),
    ),
    RoundPhase(
        checklist.NEXT_ROUND,
        (
            _item(
                pgettext_lazy(
                    "easily forgotten",
                    "Look at every wall before you fill the displays: a full row ends the game, a"
                    " full column does not.",
                ),
                "end-trigger",
            ),
            _item(
                pgettext_lazy(
                    "easily forgotten", "Nobody took the marker: the same player starts again."
                ),
                "marker-unclaimed",
            ),
        ),
    ),
)
"""A round, phase by phase."""
