"""E: wrong ends of the game and wrong winners, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

ENDING: Final = Family(
    words={
        "column_ends": pgettext_lazy(
            "misreading",
            "This comes out when a full column ends the game. Only a full row ends it.",
        ),
        "color_ends": pgettext_lazy(
            "misreading",
            "This comes out when a complete colour ends the game. Only a full row ends it.",
        ),
    },
    shared=(
        (
            frozenset({"column_ends", "color_ends"}),
            pgettext_lazy(
                "misreading",
                "This comes out when something other than a full row ends the game. Columns and"
                " colours don’t end it.",
            ),
        ),
    ),
)

ENDING_ROUND: Final = Family(
    words={
        "ends_at_once": pgettext_lazy(
            "misreading",
            "This comes out when the game stops with the tile that fills a row. All players still"
            " move all their full lines to the wall.",
        ),
    },
)

TIE: Final = Family(
    words={
        "tie_by_columns": pgettext_lazy(
            "misreading",
            "This comes out when full columns decide a tie. Full rows decide it; where they are"
            " equal too, the victory is shared.",
        ),
        "tie_by_colors": pgettext_lazy(
            "misreading",
            "This comes out when complete colours decide a tie. Full rows decide it; where they"
            " are equal too, the victory is shared.",
        ),
        "tie_always_shared": pgettext_lazy(
            "misreading",
            "This comes out when every tie is shared. First compare the full rows: more of them"
            " wins the tie.",
        ),
    },
    shared=(
        (
            frozenset({"tie_by_columns", "tie_by_colors"}),
            pgettext_lazy(
                "misreading",
                "This comes out when something other than full rows decides a tie. Where the full"
                " rows are equal too, the victory is shared.",
            ),
        ),
        (
            frozenset({"tie_by_columns", "tie_by_colors", "tie_always_shared"}),
            pgettext_lazy(
                "misreading",
                "This comes out when full rows are left out of a tie. With equal points, more full"
                " rows win.",
            ),
        ),
    ),
)
