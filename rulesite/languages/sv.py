"""Swedish."""

from rulesite.languages.language import Language

SWEDISH = Language(code="sv", name="Svenska", og_locale="sv_SE")
