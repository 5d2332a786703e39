"""The game in a minute, and quick facts."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

OVERVIEW = Section(
    id="overview",
    title=pgettext_lazy("section title", "The game in a minute"),
    summary=pgettext_lazy("section summary", "What it is about, before the details."),
    units=(
        unit(
            "goal",
            "Each player covers a wall with tiles and scores for every tile placed. Whoever has"
            " the most points at the end wins.",
            title=pgettext_lazy("rule title", "The goal"),
            topics=["goal"],
            related=["winner", "score-now"],
        ),
        unit(
            "minute-draft",
            "In turn, you take all tiles of one colour from a factory display or from the centre,"
            " and put them in one pattern line of your board.",
            title=pgettext_lazy("rule title", "Take and place"),
            topics=["goal", "drafting-factory"],
            related=["take-all", "one-line"],
        ),
        unit(
            "minute-tile",
            "When all tiles are taken, one tile of each full line moves to the wall and scores."
            " Tiles that find no room fall to the floor line and cost points.",
            title=pgettext_lazy("rule title", "Tile and score"),
            topics=["goal", "tile-scoring", "floor-penalties"],
            related=["tile-full-lines", "floor-penalties"],
        ),
        unit(
            "minute-end",
            "Rounds go on until somebody has a full horizontal row on the wall. Then rows, columns"
            " and colours that are complete earn bonuses.",
            title=pgettext_lazy("rule title", "The end"),
            topics=["goal", "game-end", "end-bonuses"],
            related=["end-trigger", "bonus-row"],
        ),
        unit(
            "quick-facts",
            "Azul is for {least_players} to {most_players} players from age {age} and takes"
            " {minutes_least} to {minutes_most} minutes. It was designed by {designer} and first"
            " published in {year} by {first_publisher}; today it is published by {publisher}.",
            title=pgettext_lazy("rule title", "Quick facts"),
            topics=["player-count", "goal"],
            related=["player-count", "editions"],
        ),
        unit(
            "weight",
            "Many players find it best with two. It is easy to learn: on a scale of difficulty"
            " from one to five, players put it at just under two.",
            title=pgettext_lazy("rule title", "How hard it is"),
            topics=["goal"],
            related=["quick-facts"],
        ),
    ),
)
