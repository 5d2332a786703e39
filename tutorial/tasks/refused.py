"""What the engine has against a line: in words, in rules, and on the wall."""

from collections.abc import Sequence

from engine.errors import Reason
from engine.tiles import Cell
from rulesite.rulebook.citation import Citation, cite
from rulesite.wording.refusals import decisive, refusal
from rulesite.wording.spaces import Mark


class Refused:
    """Say what is against the line that was tapped; `reasons` are none if it may be."""

    __slots__ = ()

    reasons: tuple[Reason, ...]

    @property
    def refusals(self) -> list[str]:
        """Say what is against the line that was tapped."""
        return [refusal(reason) for reason in decisive(self.reasons)]

    @property
    def citations(self) -> list[Citation]:
        """Cite the rules that are against it."""
        return [cite(reason.rule) for reason in decisive(self.reasons)]


def blocking(reasons: Sequence[Reason]) -> dict[Cell, set[Mark]]:
    """Mark the tiles of the wall that refuse a color."""
    marks: dict[Cell, set[Mark]] = {}
    for reason in reasons:
        match reason.facts.get("cell"):
            case (int(row), int(col)):
                marks[row, col] = {Mark.AGAINST}
    return marks
