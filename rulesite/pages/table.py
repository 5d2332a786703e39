"""The fourth door: help for a game on a real table."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.pages.quick_reference import setup_rows
from rulesite.reference import reference_page
from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import cite
from rulesite.table_tools.asking import PLAYERS
from rulesite.table_tools.card import ToolCard, offer_tool, offered_tools

__all__ = ["ToolCard", "offer_tool", "table"]

STARTER_RULE = "first-starter"
LOOKED_UP = ("take-all", "marker-cost", "marker-full-floor", "score-both")


def own_tools() -> list[ToolCard]:
    """List the tools of the reference, what is wanted most often first."""
    return [*_counting(), *_helping()]


def _counting() -> list[ToolCard]:
    return [
        ToolCard(
            pgettext("table tool", "Score sheet"),
            pgettext("table tool", "Round by round, counted and checked"),
            reverse("score-new"),
        ),
        ToolCard(
            pgettext("table tool", "Final score"),
            pgettext("table tool", "Bonuses, winner and ties"),
            reverse("score"),
        ),
        ToolCard(
            pgettext("table tool", "Ask about a board"),
            pgettext("table tool", "What it scores, what is allowed"),
            reverse("board"),
        ),
    ]


def _helping() -> list[ToolCard]:
    return [
        ToolCard(
            pgettext("table tool", "Quick reference"),
            pgettext("table tool", "The whole game on one page"),
            reverse("quick-reference"),
        ),
        ToolCard(
            pgettext("table tool", "Round checklist"),
            pgettext("table tool", "Phase by phase, to tick off"),
            reverse("table-checklist"),
        ),
        ToolCard(
            pgettext("table tool", "Fill the displays"),
            pgettext("table tool", "Bag, box lid, and too few tiles"),
            reverse("table-refill"),
        ),
    ]


@reference_page
def table(request: HttpRequest) -> HttpResponse:
    """Show the tools for a game in play, what to lay out, and the rules looked up most."""
    context = {
        "tools": [*own_tools(), *offered_tools()],
        "starter": find_unit(STARTER_RULE).unit,
        "starter_rule": cite(STARTER_RULE),
        "players": list(PLAYERS),
        "setup": setup_rows(),
        "setup_rule": cite("displays-count"),
        "asked": [cite(unit_id) for unit_id in LOOKED_UP],
    }
    return render(request, "table.html", context)
