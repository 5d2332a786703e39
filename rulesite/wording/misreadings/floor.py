"""F: wrong sums of the floor line, in words, for the score after it and for its cost alone."""

from dataclasses import replace
from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

FLOOR_SUM: Final = Family(
    words={
        "floor_1_each": pgettext_lazy(
            "misreading",
            "{answer} is what you get when everything on the floor line costs one point. Each"
            " covered space costs its own value.",
        ),
        "off_by_one": pgettext_lazy(
            "misreading",
            "{answer} is what you get when one covered space of the floor line is left out. Every"
            " covered space counts, the first one too.",
        ),
        "last_space_only": pgettext_lazy(
            "misreading",
            "{answer} is what you get when you subtract only the last covered space of the floor"
            " line. The values of all covered spaces add up.",
        ),
        "forgets_floor": pgettext_lazy(
            "misreading",
            "{answer} is what you get when the floor line costs nothing. Every covered space is"
            " subtracted.",
        ),
        "marker_free": pgettext_lazy(
            "misreading",
            "{answer} is what you get when the starting player marker costs nothing. It covers a"
            " space of the floor line and costs what that space says.",
        ),
        "marker_always_1": pgettext_lazy(
            "misreading",
            "{answer} is what you get when the starting player marker costs one point wherever it"
            " lies. It covers a space of the floor line and costs what that space says.",
        ),
        "no_cap": pgettext_lazy(
            "misreading",
            "{answer} is what you get when tiles cost points even past the last space of the floor"
            " line. Once it is full, more tiles cost nothing.",
        ),
    },
    shared=(
        (
            frozenset({"off_by_one", "marker_free", "forgets_floor"}),
            pgettext_lazy(
                "misreading",
                "{answer} is what you get when something on the floor line is left out. Every tile"
                " there counts, and so does the starting player marker.",
            ),
        ),
        (
            frozenset({"floor_1_each", "last_space_only", "marker_always_1"}),
            pgettext_lazy(
                "misreading",
                "{answer} is what you get when not every covered space costs its own value. Add"
                " the values of all covered spaces, from the left.",
            ),
        ),
    ),
    too_low=pgettext_lazy(
        "misreading",
        "{answer} is too low: the floor line costs less. Add the values of the covered spaces"
        " once, from the left.",
    ),
    too_high=pgettext_lazy(
        "misreading",
        "{answer} is too high: the floor line costs more. Add the values of all covered spaces,"
        " from the left.",
    ),
)

FLOOR_COST: Final = replace(
    FLOOR_SUM,
    too_low=pgettext_lazy(
        "misreading",
        "{answer} is too low: the floor line costs more. Add the values of all covered spaces,"
        " from the left.",
    ),
    too_high=pgettext_lazy(
        "misreading",
        "{answer} is too high: the floor line costs less. Add the values of the covered spaces"
        " once, from the left.",
    ),
)
"""The same for points lost, which are written without a sign: more is worse."""
