"""B: wrong bonuses, at the end and during play, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

BONUS: Final = Family(
    words={
        "swaps_row_and_column": pgettext_lazy(
            "misreading",
            "{answer} is what you get when rows and columns swap their bonuses. A full column"
            " brings more than a full row.",
        ),
        "four_of_a_color": pgettext_lazy(
            "misreading",
            "{answer} is what you get when four tiles of a colour earn the colour bonus. It takes"
            " all five.",
        ),
        "row_of_colors": pgettext_lazy(
            "misreading",
            "{answer} is what you get when a full row earns the colour bonus for its five colours."
            " That bonus is for all five tiles of one colour.",
        ),
        "best_bonus_only": pgettext_lazy(
            "misreading",
            "{answer} is what you get when only the highest bonus counts. All bonuses add up.",
        ),
    },
    shared=(
        (
            frozenset({"four_of_a_color", "row_of_colors"}),
            pgettext_lazy(
                "misreading",
                "{answer} is what you get when the colour bonus is given for something else. It is"
                " for all five tiles of one colour.",
            ),
        ),
    ),
    too_low=pgettext_lazy(
        "misreading",
        "{answer} is too low. Count the full rows, the full columns and the complete colours, each"
        " with its own bonus.",
    ),
    too_high=pgettext_lazy(
        "misreading",
        "{answer} is too high. Count the full rows, the full columns and the complete colours, each"
        " with its own bonus.",
    ),
)

BONUS_NOW: Final = Family(
    words={
        "bonus_during_play": pgettext_lazy(
            "misreading",
            "{answer} is what you get when a bonus is added at once. Bonuses are counted only when"
            " the game is over.",
        ),
    },
)
