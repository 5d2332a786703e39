"""What the start page offers of lessons and puzzles."""

from django.urls import reverse
from django.utils.translation import pgettext

from rulesite.pages.invitation import Invitation
from tutorial.lessons import LESSONS


def first_lesson() -> Invitation:
    """Invite a newcomer to the first lesson."""
    label = pgettext("invitation", "Never played? Start here")
    return Invitation(label, reverse("lesson", args=[LESSONS[0].id]), is_main=True)


def first_puzzle() -> Invitation:
    """Invite to count a tile."""
    label = pgettext("invitation", "How many points is this tile?")
    return Invitation(label, reverse("puzzle-new", args=["cross"]), is_main=False)


def pages() -> list[str]:
    """List the lessons and puzzles that are worth finding."""
    lessons = [reverse("lesson", args=[lesson.id]) for lesson in LESSONS]
    return [reverse("learn"), *lessons, reverse("practice")]
