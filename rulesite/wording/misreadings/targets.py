"""P: wrong lines for a color, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

TARGETS: Final = Family(
    words={
        "wall_row_ignored": pgettext_lazy(
            "misreading",
            "This comes out when you leave the wall out. A line takes no colour that its wall row"
            " already has.",
        ),
        "line_color_ignored": pgettext_lazy(
            "misreading",
            "This comes out when a line may mix colours. A line that holds tiles takes only their"
            " colour.",
        ),
        "column_locks": pgettext_lazy(
            "misreading",
            "This comes out when you look at the columns of the wall. What counts is the wall row"
            " next to the line.",
        ),
    },
    shared=(
        (
            frozenset({"wall_row_ignored", "column_locks"}),
            pgettext_lazy(
                "misreading",
                "This comes out when a line is not checked against its wall row. It takes no"
                " colour that this row already has.",
            ),
        ),
    ),
    unclear=pgettext_lazy(
        "misreading",
        "More than one misunderstanding leads to this answer. Check each line: the colour that it"
        " holds, its free spaces and its wall row.",
    ),
)
