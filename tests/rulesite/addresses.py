"""Every address of the site, without its language."""

from rulesite.disputes import DISPUTES
from rulesite.languages import OFFERED
from rulesite.live import KINDS
from rulesite.rulebook import BOOK
from tests.turns import by_turns
from tutorial.lessons import LESSONS
from tutorial.puzzles import PUZZLE_TYPES
from tutorial.puzzles.puzzle_type import Unit

LANGUAGES = [language.code for language in OFFERED]

TEXTS = [f"languages/{language}/" for language in LANGUAGES]
"""What translators read; heavy, and not stored for reading with no network."""

REFERENCE = [
    "",
    "rules/",
    *(f"rules/{section.id}/" for section in BOOK),
    "rules/complete/",
    "rules/proof/",
    "glossary/",
    "quick-reference/",
    "table/",
    "rulings/",
    "disputes/",
    *(f"disputes/{dispute.id}/" for dispute in DISPUTES),
    "languages/",
    *TEXTS,
    "about/",
]
"""The same bytes for everyone."""

OFFLINE = ["offline/", "offline/search/", "score/here/", "score/final/"]
"""What is shown when there is no network; finished too, but nothing to be found or linked to."""

STEPS = [
    f"learn/{lesson.id}/{number}/"
    for lesson in LESSONS
    for number in range(1, len(lesson.steps) + 1)
]
PUZZLES = [
    f"practice/{kind.id}/{kind.version}-{level}-ab1/"
    for kind in PUZZLE_TYPES
    for level in range(1, kind.levels + 1)
]
ANSWERABLE = STEPS + PUZZLES
"""Where an answer can be sent."""

DECISIONS = [
    f"practice/{kind.id}/{kind.version}-2-ab1/lines/"
    for kind in PUZZLE_TYPES
    if kind.unit is Unit.DECISIONS
]
"""Where lines of play are stepped through."""

FIRST_ROUND = "learn/first-round/a/"
"""A round against the computer."""

TRIES = [f"rules/try/{kind}/" for kind in KINDS]
"""Figures that can be changed."""

TABLE_TOOLS = ["table/start/", "table/checklist/", "table/refill/"]
"""Tools for a game on a real table."""

LIVE = [
    "search/",
    *TRIES,
    "board/",
    "score/",
    "score/new/",
    "score/record/",
    *TABLE_TOOLS,
    "learn/",
    *(f"learn/{lesson.id}/" for lesson in LESSONS),
    FIRST_ROUND,
    "practice/",
    *ANSWERABLE,
    *DECISIONS,
]
PAGES = REFERENCE + OFFLINE + LIVE

SHARED_OUT = by_turns(PAGES, LANGUAGES)
"""Every page in one language, by turns; in the others as proofs."""
