"""What nobody sets up by hand: where the other tiles are, and whose turn it must be."""

from dataclasses import replace

from engine import Position
from engine.errors import Reason
from engine.reachability import blockers, reasons
from engine.tiles import Counts, five


def put_away(position: Position) -> Position:
    """Put the tiles that lie nowhere into bag and lid, and give the turn to whom it is due.

    The bag gets what it should hold in this round, as far as the engine knows it.
    """
    if position.is_figure:
        return position
    whole = _with_turn(position.completed())
    wrong = _found(reasons(whole), "bag-total")
    if wrong is None:
        return whole
    moved = _moved(whole, int(str(wrong.facts["count"])) - int(str(wrong.facts["right"])))
    return moved if _found(reasons(moved), "lid-too-early") is None else whole


def _with_turn(position: Position) -> Position:
    """Give the turn to the player whose line is due; in drafting the reader says whose it is."""
    wrong = _found(blockers(position), "other-turn")
    return position if wrong is None else replace(position, turn=int(str(wrong.facts["right"])))


def _found(found: tuple[Reason, ...], code: str) -> Reason | None:
    return next((reason for reason in found if reason.code == code), None)


def _moved(position: Position, surplus: int) -> Position:
    """Move tiles from the bag to the lid, or back when fewer than none are to be moved."""
    if surplus > 0:
        bag, lid = _poured(position.bag, position.lid, surplus)
    else:
        lid, bag = _poured(position.lid, position.bag, -surplus)
    return replace(position, bag=bag, lid=lid)


def _poured(full: Counts, other: Counts, amount: int) -> tuple[Counts, Counts]:
    """Move tiles one by one, each time of the color of which there are most."""
    here, there = list(full), list(other)
    for _ in range(min(amount, sum(here))):
        most = here.index(max(here))
        here[most] -= 1
        there[most] += 1
    return five(here), five(there)
