"""What the start page offers of lessons and puzzles."""

from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.pages.invitation import Invitation
from rulesite.table_tools.card import ToolCard
from tutorial.lessons import LESSONS


def first_lesson() -> Invitation:
    """Invite a newcomer to the first lesson."""
    label = pgettext("invitation", "Never played? 15 minutes")
    return Invitation(label, reverse("lesson", args=[LESSONS[0].id]), is_main=True)


def daily_set() -> Invitation:
    """Invite to the puzzles of the day."""
    label = pgettext("invitation", "Today’s five puzzles")
    return Invitation(label, reverse("daily-today"), is_main=False)


def pages() -> list[str]:
    """List the lessons and puzzles that are worth finding."""
    lessons = [reverse("lesson", args=[lesson.id]) for lesson in LESSONS]
    modes = [
        reverse(name) for name in ("coach", "practice", "streak", "duel", "worksheet", "teachers")
    ]
    return [reverse("learn"), *lessons, *modes]


def coach_card() -> ToolCard:
    """Offer the coach on the page for the table."""
    return ToolCard(
        pgettext("table tool", "Coach"),
        pgettext("table tool", "For a first game, stage by stage"),
        reverse("coach"),
    )
