"""P: wrong ways to lay taken tiles down, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

PLACING: Final = Family(
    words={
        "split": pgettext_lazy(
            "misreading",
            "This comes out when the tiles are spread over several lines. All tiles of one take go"
            " to one line, and what does not fit falls to the floor line.",
        ),
        "partial_take": pgettext_lazy(
            "misreading",
            "This comes out when you take only as many tiles as fit. You always take all tiles of"
            " the colour, and what does not fit falls to the floor line.",
        ),
        "overflow_to_line": pgettext_lazy(
            "misreading",
            "This comes out when tiles that do not fit go to another line of their colour. They"
            " fall to the floor line.",
        ),
    },
    shared=(
        (
            frozenset({"split", "overflow_to_line"}),
            pgettext_lazy(
                "misreading",
                "This comes out when the tiles of one take go to more than one line. They all go"
                " to one line, and what does not fit falls to the floor line.",
            ),
        ),
        (
            frozenset({"split", "partial_take", "overflow_to_line"}),
            pgettext_lazy(
                "misreading",
                "This comes out when not every tile that does not fit falls. All of them fall to"
                " the floor line.",
            ),
        ),
    ),
)
