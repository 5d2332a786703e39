"""What a problem can be reported about: rule units, and what other parts of the site register."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from rulesite.rulebook import find_unit
from rulesite.rulebook.citation import cite


@dataclass(frozen=True, slots=True)
class Subject:
    """Hold a subject: its id, its name and address, its text where it has one, words for links.

    `pages` are the names of the pages that one may have come from, and may go back to.
    """

    id: str
    name: str
    href: str
    text: str = ""
    is_translated: bool = True
    back: str = gettext_noop("Back to the rule")
    lead: str = gettext_noop(
        "Is this rule wrong, unclear or badly put? Tell those who look after the site."
    )
    pages: Collection[str] = ()

    @property
    def back_label(self) -> str:
        """Return the words of the link back."""
        return _(self.back)

    @property
    def lead_text(self) -> str:
        """Return what the form asks for."""
        return _(self.lead)


FindSubject = Callable[[str], Subject | None]


def rule_unit(subject_id: str) -> Subject | None:
    """Find a rule unit."""
    try:
        unit = find_unit(subject_id).unit
    except KeyError:
        return None
    citation = cite(unit.id)
    name = f"{citation.number} {citation.title}"
    return Subject(unit.id, name, citation.href, unit.text, unit.is_translated)


FINDERS: list[FindSubject] = [rule_unit]


def find_subject(subject_id: str) -> Subject | None:
    """Return the subject with an id, or None."""
    return next(filter(None, (find(subject_id) for find in FINDERS)), None)


def report_on(find: FindSubject) -> None:
    """Register subjects by their finder; call it from an app's `ready`."""
    FINDERS.append(find)
