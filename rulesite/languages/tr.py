"""Turkish."""

from rulesite.languages.language import Language

TURKISH = Language(code="tr", name="Türkçe", og_locale="tr_TR")
