"""O: wrong orders of wall-tiling, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

ORDER: Final = Family(
    words={
        "bottom_up": pgettext_lazy(
            "misreading",
            "{answer} is what you get when you tile from bottom to top. Tile from top to bottom:"
            " each tile sees only those that are there before it.",
        ),
        "all_then_count": pgettext_lazy(
            "misreading",
            "{answer} is what you get when you put all tiles on the wall first and count"
            " afterwards. Each tile scores as it comes, before the next one.",
        ),
    },
    shared=(
        (
            frozenset({"bottom_up", "all_then_count"}),
            pgettext_lazy(
                "misreading",
                "{answer} is what you get when the tiles do not score one by one from the top."
                " Each scores as it comes, before the next one.",
            ),
        ),
    ),
)
