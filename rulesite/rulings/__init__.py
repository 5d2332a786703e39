"""The rulings register: where the rulebook is silent or can be read in two ways."""

from rulesite.rulings.register import RULINGS, find
from rulesite.rulings.ruling import Confidence, Ruling
from rulesite.rulings.sources import OFFICIAL_PAGE, SOURCES, Source

__all__ = ["OFFICIAL_PAGE", "RULINGS", "SOURCES", "Confidence", "Ruling", "Source", "find"]
