"""The right answer in a few words, for the verdict."""

from collections.abc import Collection, Iterable, Sequence

from django.utils.translation import pgettext

from rulesite.wording.rounds import correct_step
from tutorial.tasks.task import Field, Option


def in_fields(fields: Iterable[Field], numbers: Sequence[int]) -> str:
    """Write numbers, each with the label of the field it belongs in."""
    pairs = zip(fields, numbers, strict=True)
    return "; ".join(correct_step(field.label, str(number)) for field, number in pairs)


def chosen_label(options: Iterable[Option], value: str) -> str:
    """Return the words of an option by its form value."""
    return {option.value: option.label for option in options}[value]


def marked_labels(options: Iterable[Option], values: Collection[str]) -> str:
    """List the words of the options to be marked."""
    return "; ".join(option.label for option in options if option.value in values)


def beside(field: Field, value: str) -> str:
    """Name the right value of a field, to stand beside a wrong one."""
    label = chosen_label(field.options, value) if field.options else value
    # Translators: stands beside a field with a wrong value, for example: Right: 3
    return pgettext("beside a field", "Right: {value}").format(value=label)
