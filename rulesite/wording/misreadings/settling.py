"""F: wrong ways to settle a round, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

SETTLING: Final = Family(
    words={
        "goes_negative": pgettext_lazy(
            "misreading",
            "{answer} is what you get when the score goes below zero. It stops at zero, and"
            " nothing is owed.",
        ),
        "floor_first": pgettext_lazy(
            "misreading",
            "{answer} is what you get when the floor line is subtracted before the tiles score."
            " The tiles come first, the floor line last.",
        ),
    },
)
