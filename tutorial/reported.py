"""Puzzles as subjects of reports: a type and a seed say which puzzle is meant."""

from django.urls import reverse
from django.utils.translation import gettext_noop

from rulesite.subjects import Subject
from tutorial.puzzles import find_type
from tutorial.puzzles.seed import BadSeed, Seed

PREFIX = "puzzle:"
PAGES = frozenset({"puzzle", "daily-item", "streak-item", "duel-turn", "check", "placement-item"})
"""Names of the pages that a puzzle is met on."""


def subject_id(type_id: str, seed: Seed) -> str:
    """Name a puzzle as reports do."""
    return f"{PREFIX}{type_id}/{seed}"


def reported_puzzle(subject: str) -> Subject | None:
    """Find the puzzle that a subject names; one that is made no more can be reported still."""
    type_id, _, text = subject.removeprefix(PREFIX).partition("/")
    kind = find_type(type_id)
    if not subject.startswith(PREFIX) or kind is None:
        return None
    try:
        seed = Seed.parse(text)
    except BadSeed:
        return None
    if seed.level > kind.levels or seed.version > kind.version:
        return None
    return Subject(
        id=subject_id(kind.id, seed),
        name=f"{kind.title} · {seed}",
        href=reverse("puzzle", args=[kind.id, str(seed)]),
        back=gettext_noop("Back to the puzzle"),
        lead=gettext_noop(
            "Is this puzzle wrong, unclear or dull? Tell those who look after the site."
        ),
        pages=PAGES,
    )
