"""English."""

from rulesite.languages.language import Language

ENGLISH = Language(code="en", name="English", og_locale="en_GB")
