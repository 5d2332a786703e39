"""End bonuses: rows, columns and colors."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import BonusFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

END_BONUSES = Section(
    id="end-bonuses",
    title=pgettext_lazy("section title", "End bonuses"),
    summary=pgettext_lazy("section summary", "Rows, columns and colours that are complete."),
    units=(
        unit(
            "bonus-row",
            "At the end of the game each full horizontal row is worth {bonus_row}.",
            title=pgettext_lazy("rule title", "Rows"),
            topics=["end-bonuses"],
            related=["bonus-column", "bonus-add-up"],
        ),
        unit(
            "bonus-column",
            "Each full vertical column is worth {bonus_column}.",
            title=pgettext_lazy("rule title", "Columns"),
            topics=["end-bonuses"],
            related=["bonus-row", "bonus-add-up"],
        ),
        unit(
            "bonus-color",
            "Each colour of which all five tiles are on the wall is worth {bonus_color}. Four of"
            " a colour don’t earn it, and neither does a row of five different colours.",
            title=pgettext_lazy("rule title", "Colours"),
            topics=["end-bonuses"],
            related=["bonus-row", "bonus-add-up"],
        ),
        unit(
            "bonus-add-up",
            "All bonuses add up, for every player and every row, column and colour. A tile can"
            " count for several of them.",
            title=pgettext_lazy("rule title", "They add up"),
            topics=["end-bonuses"],
            related=["bonus-row", "bonus-column", "bonus-color"],
            figure=BonusFigure("#####/##.../#.#../#..#./#...#"),
        ),
        unit(
            "bonus-late",
            "When a row or column is completed, only its tile scores. The bonus comes at the end"
            " of the game, after the floor lines of the last round.",
            title=pgettext_lazy("rule title", "Not during the game"),
            topics=["end-bonuses", "tile-scoring"],
            follows=True,
            related=["score-both", "score-floor"],
        ),
        unit(
            "score-track",
            "Points beyond the end of the score track count. Go round again and remember the"
            " first lap.",
            title=pgettext_lazy("rule title", "Beyond the end of the score track"),
            topics=["end-bonuses", "mini-edition"],
            related=["mini-score", "highest-score"],
        ),
        unit(
            "highest-score",
            "The highest possible score is {highest_score}. It takes a full wall and no penalty"
            " points.",
            title=pgettext_lazy("rule title", "The highest score"),
            topics=["end-bonuses", "tile-scoring"],
            follows=True,
            related=["bonus-add-up", "score-now"],
        ),
    ),
)
