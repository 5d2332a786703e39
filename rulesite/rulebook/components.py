"""Components: what is in the box, and what Azul Mini changes."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.figure import ComponentsFigure
from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

COMPONENTS = Section(
    id="components",
    title=pgettext_lazy("section title", "Components"),
    summary=pgettext_lazy("section summary", "What is in the box, with counts."),
    units=(
        unit(
            "tile-count",
            "There are {tiles} tiles: {tiles_per_color} each of blue, yellow, red, black and"
            " white."
            " The starting player marker is not one of them.",
            title=pgettext_lazy("rule title", "Tiles"),
            topics=["components"],
            related=["fill-displays", "lid-return"],
            figure=ComponentsFigure(),
        ),
        unit(
            "component-bag",
            "The tiles are drawn from a cloth bag. The box lid takes the tiles that leave the"
            " boards, until the bag is empty.",
            title=pgettext_lazy("rule title", "Bag and box lid"),
            topics=["components", "bag-refill"],
            related=["draw-blind", "lid-return"],
        ),
        unit(
            "component-displays",
            "The tiles on offer lie on round factory displays; the box has {displays_4} of them.",
            title=pgettext_lazy("rule title", "Factory displays"),
            topics=["components"],
            related=["displays-count"],
        ),
        unit(
            "component-boards",
            "There are {boards} player boards. On the left are five pattern lines for one to five"
            " tiles, on the right the wall with five rows of five spaces, below them the floor"
            " line"
            " with {floor_spaces} spaces.",
            title=pgettext_lazy("rule title", "Player boards"),
            topics=["components"],
            related=["same-side", "wall-pattern"],
        ),
        unit(
            "component-sides",
            "One side of each board shows the colours of the wall, the other has a grey wall.",
            title=pgettext_lazy("rule title", "Two sides"),
            topics=["components", "grey-wall"],
            related=["same-side", "grey-choice"],
        ),
        unit(
            "component-markers",
            "Each player has a scoring marker for the score track on the board. One starting"
            " player"
            " marker, with a one on it, belongs to everybody.",
            title=pgettext_lazy("rule title", "Markers"),
            topics=["components", "starting-marker"],
            related=["score-start", "marker-center"],
        ),
        unit(
            "mini-same",
            "Azul Mini is played by the same rules as Azul. Only the components differ.",
            title=pgettext_lazy("rule title", "Azul Mini: the same rules"),
            topics=["mini-edition", "components"],
            follows=True,
            related=["mini-parts", "mini-score"],
        ),
        unit(
            "mini-parts",
            "In Azul Mini everything is smaller, and a plastic tray over each board keeps the"
            " tiles"
            " in place. Don’t mix its tiles with those of the large game.",
            title=pgettext_lazy("rule title", "Azul Mini: parts"),
            topics=["mini-edition", "components"],
            follows=True,
            related=["mini-same"],
            figure=ComponentsFigure(is_mini=True),
        ),
        unit(
            "mini-score",
            "Azul Mini has no track for the score. Two sliders show tens and ones, up to"
            " {mini_track_end}.",
            title=pgettext_lazy("rule title", "Azul Mini: the score"),
            topics=["mini-edition"],
            follows=True,
            related=["score-track"],
        ),
    ),
)
