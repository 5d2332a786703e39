"""The languages that the site is offered in, one module each."""

from rulesite.languages.en import ENGLISH
from rulesite.languages.language import Language
from rulesite.languages.sl import SLOVENIAN
from rulesite.languages.sv import SWEDISH
from rulesite.languages.tr import TURKISH

OFFERED = (TURKISH, SLOVENIAN, SWEDISH, ENGLISH)
"""In the menu's order; English is the source of all texts."""

__all__ = ["OFFERED", "Language"]
