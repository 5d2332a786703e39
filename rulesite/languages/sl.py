"""Slovenian."""

from rulesite.languages.language import Language

SLOVENIAN = Language(code="sl", name="Slovenščina", og_locale="sl_SI")
