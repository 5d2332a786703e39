"""A wrong answer diagnosed: which misreadings give it, and what is to be said."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine import misreadings
from engine.misreadings import MISREADINGS, AnyMisreading
from rulesite.rulebook.slots import MINUS
from rulesite.wording.misreadings.bonus import BONUS, BONUS_NOW
from rulesite.wording.misreadings.ending import ENDING, ENDING_ROUND, TIE
from rulesite.wording.misreadings.family import Family, is_number
from rulesite.wording.misreadings.floor import FLOOR_SUM
from rulesite.wording.misreadings.lines import LINES
from rulesite.wording.misreadings.mistake import Mistake
from rulesite.wording.misreadings.order import ORDER
from rulesite.wording.misreadings.placing import PLACING
from rulesite.wording.misreadings.settling import SETTLING
from rulesite.wording.misreadings.targets import TARGETS
from rulesite.wording.misreadings.tile import TILE

FAMILIES: Final[Mapping[tuple[AnyMisreading, ...], Family]] = {
    misreadings.TILE: TILE,
    misreadings.ORDER: ORDER,
    misreadings.FLOOR_SUM: FLOOR_SUM,
    misreadings.SETTLING: SETTLING,
    misreadings.LINES: LINES,
    misreadings.TARGETS: TARGETS,
    misreadings.PLACING: PLACING,
    misreadings.BONUS: BONUS,
    misreadings.BONUS_NOW: BONUS_NOW,
    misreadings.ENDING: ENDING,
    misreadings.ENDING_ROUND: ENDING_ROUND,
    misreadings.TIE: TIE,
}
"""The words of each group of misreadings."""
MIXED: Final = Family(words={})
"""What is said of suspects from several groups."""
FAMILY_OF: Final = {wrong.id: family for group, family in FAMILIES.items() for wrong in group}


def diagnose(
    group: Iterable[AnyMisreading],
    answer: object,
    truth: object,
    *case: object,
    shown: str | None = None,
) -> Mistake | None:
    """Name what gives a wrong answer in a case; None when it is right or nothing gives it.

    `shown` is how the answer is written in the sentence, if not as the number that it is.
    """
    readings = {wrong.id: wrong.apply(*case) for wrong in group}
    return diagnose_readings(readings, answer, truth, shown=shown)


def diagnose_readings(
    readings: Mapping[str, object],
    answer: object,
    truth: object,
    *,
    shown: str | None = None,
    family: Family | None = None,
) -> Mistake | None:
    """Name what gives a wrong answer, from the answers that misreadings give by their ids.

    `family` are the words, if not those that all suspects have in common.
    """
    if answer == truth:
        return None
    suspects = tuple(name for name, given in readings.items() if given == answer)
    if not suspects:
        return None
    sentence = (family or family_of(suspects)).sentence(suspects, answer, truth)
    rules = dict.fromkeys(MISREADINGS[name].rule for name in suspects)
    return Mistake(sentence.format(answer=shown or written(answer)), tuple(rules), suspects)


def family_of(suspects: Iterable[str]) -> Family:
    """Return the words for suspects: those of their family, if they have one in common."""
    families = {id(FAMILY_OF[name]): FAMILY_OF[name] for name in suspects}
    return next(iter(families.values())) if len(families) == 1 else MIXED


def misreading_words(misreading_id: str) -> str:
    """Say what somebody does who holds a misreading; {answer} may stand for what it gives."""
    return str(FAMILY_OF[misreading_id].words[misreading_id])


def written(answer: object) -> str:
    """Write an answer as a sentence shows it: a number below zero with a true minus sign."""
    text = str(answer)
    return text.replace("-", MINUS) if is_number(answer) else text
