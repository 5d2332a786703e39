"""L: wrong ends of the pattern lines, in words."""

from typing import Final

from django.utils.translation import pgettext_lazy

from rulesite.wording.misreadings.family import Family

LINES: Final = Family(
    words={
        "scores_unfinished": pgettext_lazy(
            "misreading",
            "This comes out when unfinished lines move to the wall too. Only full lines move; the"
            " others wait for the next round.",
        ),
        "clears_unfinished": pgettext_lazy(
            "misreading",
            "This comes out when unfinished lines are cleared. Their tiles stay and wait for the"
            " next round.",
        ),
    },
    shared=(
        (
            frozenset({"scores_unfinished", "clears_unfinished"}),
            pgettext_lazy(
                "misreading",
                "This comes out when unfinished lines do not stay as they are. They wait for the"
                " next round, with all their tiles.",
            ),
        ),
    ),
)
