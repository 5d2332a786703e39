"""The right answer in a few words, for the verdict."""

from collections.abc import Iterable, Sequence

from rulesite.wording.rounds import correct_step
from tutorial.tasks.task import Field, Option


def in_fields(fields: Iterable[Field], numbers: Sequence[int]) -> str:
    """Write numbers, each with the label of the field it belongs in."""
    pairs = zip(fields, numbers, strict=True)
    return "; ".join(correct_step(field.label, str(number)) for field, number in pairs)


def chosen_label(options: Iterable[Option], value: str) -> str:
    """Return the words of an option by its form value."""
    return {option.value: option.label for option in options}[value]
