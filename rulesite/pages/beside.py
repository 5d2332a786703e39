"""A second language beside the reader's own: `?with=<code>`."""

from dataclasses import dataclass
from http import HTTPStatus

from django.http import HttpRequest
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulesite.languages import OFFERED, Language
from rulesite.refusal import Refusal

PARAMETER = "with"


@dataclass(frozen=True, slots=True)
class Beside:
    """Hold the language chosen to read beside one's own, if any, and what can be chosen."""

    chosen: Language | None
    choices: tuple[Language, ...]

    @property
    def code(self) -> str | None:
        """Return the chosen language's code, or None."""
        return self.chosen.code if self.chosen else None

    def say(self, text: str | Promise) -> str:
        """Return a lazy text in the chosen language."""
        with translation.override(self.code):
            return str(text) if self.chosen else ""


def beside(request: HttpRequest) -> Beside:
    """Read the second language from an address; one's own is as good as none.

    Raises Refusal when the site is not offered in it.
    """
    code = request.GET.get(PARAMETER, "")
    offered = {language.code: language for language in OFFERED}
    if code and code not in offered:
        raise Refusal(
            _("The rules are not offered in this language."),
            status=HTTPStatus.NOT_FOUND,
            href=request.path,
            label=_("To this page in one language"),
        )
    here = get_language()
    choices = tuple(language for language in OFFERED if language.code != here)
    return Beside(offered.get(code) if code != here else None, choices)
