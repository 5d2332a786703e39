"""Editions, and what is not covered."""

from django.utils.translation import pgettext_lazy

from rulesite.rulebook.section import Section
from rulesite.rulebook.unit import unit

EDITIONS = Section(
    id="printings",
    title=pgettext_lazy("section title", "Editions, and what is not covered"),
    summary=pgettext_lazy("section summary", "Solo play, printings and extras."),
    units=(
        unit(
            "no-solo",
            "The rulebook has no rules for one player. Solo rules found elsewhere are made up by"
            " players.",
            title=pgettext_lazy("rule title", "No solo game"),
            topics=["player-count"],
            related=["player-count"],
        ),
        unit(
            "editions",
            "The first printings were published by {first_publisher}, later ones by {publisher}."
            " We know of no difference between their rules.",
            title=pgettext_lazy("rule title", "Printings"),
            topics=["components"],
            follows=True,
            related=["quick-facts", "mini-same"],
        ),
        unit(
            "promos",
            "Small extras such as joker tiles and special factories have rules of their own,"
            " which are not part of this site.",
            title=pgettext_lazy("rule title", "Promos"),
            topics=["components"],
            related=["editions"],
        ),
        unit(
            "other-games",
            "Crystal Mosaic brings boards with other values, and the later games of the series"
            " have other rules: a starting score of five, wild colours or a fixed number of"
            " rounds do not belong to Azul.",
            title=pgettext_lazy("rule title", "Other games with Azul in their name"),
            topics=["components"],
            related=["editions"],
        ),
    ),
)
