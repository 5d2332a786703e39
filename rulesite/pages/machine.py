"""The whole rulebook for programs: `/rules.json`."""

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import translation

from rulesite.languages import OFFERED
from rulesite.public import public_url
from rulesite.reference import in_all_languages, reference_page
from rulesite.rulebook import NumberedUnit, numbered_units
from rulesite.rulebook.citation import cite
from rulesite.rulebook.facts import FACTS


def in_each_language(entry: NumberedUnit) -> dict[str, dict[str, str]]:
    """Say a unit's title, text and address in every offered language."""
    said: dict[str, dict[str, str]] = {"title": {}, "text": {}, "url": {}}
    for language in OFFERED:
        with translation.override(language.code):
            said["title"][language.code] = str(entry.unit.title)
            said["text"][language.code] = entry.unit.text
            said["url"][language.code] = public_url(cite(entry.unit.id).href)
    return said


def unit_data(entry: NumberedUnit) -> dict[str, Any]:
    """Return a unit as data."""
    number, section, unit = entry
    return {
        "id": unit.id,
        "number": number,
        "section": section.id,
        "authority": unit.authority,
        "topics": unit.topics,
        "related": unit.related,
        **in_each_language(entry),
    }


@reference_page
def rules(request: HttpRequest) -> HttpResponse:
    """Give every rule unit and every fact."""
    data = {
        "units": [unit_data(entry) for entry in numbered_units()],
        "facts": [fact._asdict() for fact in FACTS],
    }
    response = JsonResponse(data, json_dumps_params={"ensure_ascii": False})
    return in_all_languages(response)
