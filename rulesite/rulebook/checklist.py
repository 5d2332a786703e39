"""The whole game as a checklist for the table, phase by phase; each item leads to its rules."""

from dataclasses import dataclass
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from rulesite.rulebook.citation import Citation, cite
from rulesite.rulebook.slots import SLOTS


@dataclass(frozen=True, slots=True)
class Item:
    """Hold something to do or to look at, with slots for numbers, and the units behind it."""

    source: Promise
    units: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return the sentence in the current language, its numbers filled in."""
        return str(self.source).format_map(SLOTS)

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Cite the units behind it."""
        return tuple(cite(unit_id) for unit_id in self.units)


@dataclass(frozen=True, slots=True)
class Stage:
    """Hold a stage of the game: its id, its heading and its items in order."""

    id: str
    title: Promise
    items: tuple[Item, ...]


def _item(source: Promise, *units: str) -> Item:
    return Item(source, units)


SETUP: Final = Stage(
    "setup",
    pgettext_lazy("quick reference", "Setup"),
    (
        _item(
            pgettext_lazy("quick reference", "Everybody takes a board; all have the same side up."),
            "same-side",
        ),
        _item(
            pgettext_lazy(
                "quick reference", "Draw {tiles_per_display} tiles blind for each display."
            ),
            "fill-displays",
            "draw-blind",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Whoever was in Portugal last starts, and puts the starting player marker in the"
                " centre.",
            ),
            "first-starter",
            "marker-center",
        ),
    ),
)
EDITIONS: Final = (
    (
        "Azul",
        _item(
            pgettext_lazy(
                "quick reference",
                "The scoring marker starts at zero on the score track. At its end, go round again.",
            ),
            "score-track",
        ),
    ),
    (
        "Azul Mini",
        _item(
            pgettext_lazy(
                "quick reference",
                "Both sliders start at zero. After {mini_track_end}, go on from zero and remember"
                " the hundred.",
            ),
            "mini-score",
        ),
    ),
)
"""How the score is kept, by the name of the edition."""
DRAFTING: Final = Stage(
    "drafting",
    pgettext_lazy("quick reference", "Drafting"),
    (
        _item(
            pgettext_lazy(
                "quick reference",
                "In turn, take all tiles of one colour from one display or from the centre.",
            ),
            "take-all",
        ),
        _item(
            pgettext_lazy("quick reference", "From a display: its other tiles go to the centre."),
            "take-rest",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "First from the centre: the starting player marker comes too, onto your floor"
                " line.",
            ),
            "marker-take",
            "marker-cost",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Put them all in one pattern line: one colour, and not one that its wall row has.",
            ),
            "one-line",
            "line-wall-row",
        ),
        _item(
            pgettext_lazy("quick reference", "What doesn’t fit falls to your floor line."),
            "overflow",
        ),
        _item(
            pgettext_lazy("quick reference", "No passing. It ends when every tile is taken."),
            "must-take",
            "drafting-ends",
        ),
    ),
)
TILING: Final = Stage(
    "wall-tiling",
    pgettext_lazy("quick reference", "Wall-tiling"),
    (
        _item(
            pgettext_lazy(
                "quick reference",
                "From top to bottom, move one tile of each full line to the wall.",
            ),
            "tile-full-lines",
            "tile-order",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Score each at once: add its run in the row and its run in the column. Without a"
                " neighbour it scores one.",
            ),
            "score-both",
            "score-lone",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "The rest of a full line goes to the box lid; other lines stay.",
            ),
            "tile-rest",
            "lines-stay",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Then subtract the floor line: {floor_values}. Never below zero.",
            ),
            "floor-penalties",
            "score-min",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Its tiles go to the box lid; the marker stays with its holder.",
            ),
            "floor-emptied",
            "marker-keep",
        ),
    ),
)
NEXT_ROUND: Final = Stage(
    "next-round",
    pgettext_lazy("quick reference", "Next round"),
    (
        _item(
            pgettext_lazy(
                "quick reference", "Somebody has a full horizontal row: the game is over."
            ),
            "end-trigger",
            "end-after-tiling",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Otherwise put {tiles_per_display} tiles from the bag on each display.",
            ),
            "refill",
        ),
        _item(
            pgettext_lazy(
                "quick reference",
                "Only when the bag is empty: put all tiles from the box lid into it and go on.",
            ),
            "lid-return",
        ),
        _item(
            pgettext_lazy(
                "quick reference", "The holder of the marker puts it in the centre and starts."
            ),
            "marker-starts",
            "marker-center",
        ),
    ),
)
WINNER: Final = Stage(
    "winner",
    pgettext_lazy("quick reference", "Winner"),
    (
        _item(pgettext_lazy("quick reference", "The most points win."), "winner"),
        _item(
            pgettext_lazy("quick reference", "A tie: more full horizontal rows win."), "tie-rows"
        ),
        _item(
            pgettext_lazy("quick reference", "Still a tie: the victory is shared."), "tie-shared"
        ),
    ),
)
