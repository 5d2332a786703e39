"""S: wrong ways to count one tile, in words."""

from typing import Final

from django.utils.translation import gettext_lazy as _

from rulesite.wording.misreadings.family import Family

WORDS: Final = {
    "lone_is_2": _(
        "{answer} is what you get when you count a lone tile for its row and again for its"
        " column. Alone, it scores one point in all."
    ),
    "both_always": _(
        "{answer} is what you get when you add a point for a direction in which nothing"
        " touches the tile. A run needs at least two tiles."
    ),
    "longest_only": _(
        "{answer} is what you get when you count the longer run only. Both runs count."
    ),
    "forgets_self": _(
        "{answer} is what you get when you leave out the new tile. It is part of its runs and"
        " counts in each."
    ),
    "self_once": _(
        "{answer} is what you get when you count the new tile only once. It belongs to its row"
        " and to its column, so it counts in both."
    ),
    "jumps_gaps": _(
        "{answer} is what you get when you count across a gap. A run ends at the first empty space."
    ),
    "neighbors_only": _(
        "{answer} is what you get when you count only the tiles that touch the new one. Follow"
        " each run to its end."
    ),
    "whole_cluster": _(
        "{answer} is what you get when you count everything that hangs together. Only the"
        " straight runs through the new tile count."
    ),
    "diagonals": _(
        "{answer} is what you get when you count tiles that touch at a corner. Only left,"
        " right, up and down count."
    ),
    "row_only": _("{answer} is what you get when you count the row only. The column counts too."),
    "column_only": _(
        "{answer} is what you get when you count the column only. The row counts too."
    ),
    "always_1": _(
        "{answer} is what you get when you give every new tile one point. With neighbours, the"
        " whole run counts."
    ),
}

COMMON: Final = (
    (frozenset({"longest_only", "row_only", "column_only"}), "one_run"),
    (frozenset({"forgets_self", "self_once"}), "tile_left_out"),
    (frozenset({"lone_is_2", "both_always"}), "empty_direction"),
    (frozenset({"jumps_gaps", "whole_cluster", "diagonals"}), "outside_runs"),
)
GROUND: Final = {
    "one_run": _("{answer} is what you get when you count one of the two runs only. Both count."),
    "tile_left_out": _(
        "{answer} is what you get when the new tile is not counted in both runs. It belongs to"
        " its row and to its column."
    ),
    "empty_direction": _(
        "{answer} is what you get when a direction without neighbours is counted too. It adds"
        " nothing."
    ),
    "outside_runs": _(
        "{answer} is what you get when tiles are counted that are not in a straight,"
        " unbroken run"
        " with the new one."
    ),
    "too_few": _("{answer} is too few: something that counts was left out."),
    "too_many": _("{answer} is too many: something was counted that does not count."),
}

TILE: Final = Family(
    words=WORDS,
    shared=tuple((ids, GROUND[key]) for ids, key in COMMON),
    too_low=GROUND["too_few"],
    too_high=GROUND["too_many"],
)


def tile_misreading(misreading_id: str) -> str:
    """Say what a wrong way of counting one tile does; the slot is the number it gives."""
    return str(WORDS[misreading_id])
