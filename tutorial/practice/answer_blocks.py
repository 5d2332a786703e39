"""Room on paper for the answers to several fields: those that share options make one table."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutorial.tasks.task import Field, Option

SHARED = 2
"""Options that a field has in common with one of a table to be a row of it."""


@dataclass(frozen=True, slots=True)
class AnswerBlock:
    """Hold fields that are answered in one place: a single one, or the rows of a table."""

    fields: tuple[Field, ...]

    @property
    def field(self) -> Field:
        """Return its first field."""
        return self.fields[0]

    @property
    def is_table(self) -> bool:
        """Tell whether it has rows."""
        return len(self.fields) > 1

    @property
    def columns(self) -> list[Option]:
        """List the options of all its fields, each once."""
        return list(dict.fromkeys(option for field in self.fields for option in offered(field)))

    @property
    def rows(self) -> list[tuple[str, list[bool]]]:
        """Pair the label of each field with whether it has the option of each column."""
        columns = self.columns
        return [
            (field.label, [column in field.options for column in columns]) for field in self.fields
        ]

    def takes(self, field: Field) -> bool:
        """Tell whether a field belongs to it."""
        options = set(offered(field))
        return any(len(options.intersection(offered(own))) >= SHARED for own in self.fields)


def offered(field: Field) -> list[Option]:
    """List the options of a field that are an answer."""
    return [option for option in field.options if option.value]


def answer_blocks(fields: Sequence[Field]) -> list[AnswerBlock]:
    """Put fields that follow each other and share options together."""
    blocks: list[AnswerBlock] = []
    for field in fields:
        if blocks and blocks[-1].takes(field):
            blocks[-1] = AnswerBlock((*blocks[-1].fields, field))
        else:
            blocks.append(AnswerBlock((field,)))
    return blocks
