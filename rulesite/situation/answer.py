"""What every answer is made of: a verdict, reasons with their rules, and units to read."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.errors import Reason
from engine.tiles import TILES_PER_COLOR
from rulesite.board.offer import OfferView
from rulesite.board.player import BoardView, FloorSpaceView
from rulesite.rulebook.citation import Citation, cite
from rulesite.wording.reasons import reason_sentence, whose


@dataclass(frozen=True, slots=True)
class Finding:
    """Hold a reason in words: about whose board, and the rule."""

    whose: str
    sentence: str
    citation: Citation


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a part of a reckoning: its heading, its steps, its total and a drawing."""

    heading: str
    steps: tuple[str, ...]
    total: str
    board: BoardView | None = None
    floor: tuple[FloorSpaceView, ...] = ()
    is_alone: bool = True


@dataclass(frozen=True, slots=True)
class Group:
    """Hold what can be done with one take: the lines it can go to, as codes and words."""

    words: str
    color: str
    count: range
    targets: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold an answer ready to be shown; `is_good` is None where there is no right and wrong."""

    verdict: str
    is_good: bool | None = None
    notes: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    pieces: tuple[Piece, ...] = ()
    groups: tuple[Group, ...] = ()
    offer: OfferView | None = None
    board: BoardView | None = None
    hint: str = ""
    floor_code: str = ""
    can_restart: bool = False
    can_fill: bool = False
    citations: tuple[Citation, ...] = ()


def findings(reasons: Iterable[Reason], is_alone: bool) -> tuple[Finding, ...]:
    """Say reasons in words, each with its rule; one board alone needs no name."""
    return tuple(
        Finding("" if is_alone else whose(reason), reason_sentence(reason), cite(reason.rule))
        for reason in reasons
    )


def are_missing(reasons: Iterable[Reason]) -> bool:
    """Tell whether tiles are missing that can be put into the bag."""
    return any(
        reason.code == "color-count" and int(str(reason.facts["count"])) < TILES_PER_COLOR
        for reason in reasons
    )


def citations(rules: Iterable[str]) -> tuple[Citation, ...]:
    """Cite rules, each once, in order."""
    return tuple(cite(rule) for rule in dict.fromkeys(rules))
