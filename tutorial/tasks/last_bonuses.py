"""What is told of the bonuses when a round that was played out ends the game."""

from collections.abc import Sequence

from django.utils.translation import pgettext

from engine.scoring import BonusScore
from engine.tiles import Cell
from rulesite.rulebook.slots import MINUS, signed
from rulesite.wording import moves as words
from rulesite.wording.bonuses import bonus_sum, bonuses_told
from rulesite.wording.rounds import round_total
from rulesite.wording.spaces import Mark
from tutorial.tasks.played_out import Account, Frame


def difference(own: int, other: int) -> str:
    """Write the lead as a difference."""
    return f"{own} {MINUS} {other} = {signed(own - other)}"


def total_of(account: Account) -> str:
    """Write an own round as a sum."""
    total = round_total(account.told)
    return f"{total}; {with_bonuses(account)}" if account.bonus.parts else total


def with_bonuses(account: Account) -> str:
    """Write the score and the bonuses as a sum."""
    return f"{account.told.after} + {account.bonus.points} = {account.score}"


def is_over(accounts: Sequence[Account]) -> bool:
    """Tell whether a round has brought bonuses, so that the game is over."""
    return any(account.bonus.parts for account in accounts)


def last_frame(accounts: Sequence[Account], total: str) -> list[Frame]:
    """Show the bonuses, if there are any."""
    if not is_over(accounts):
        return []
    boards = tuple(account.last_board for account in accounts)
    return [Frame(boards, total=total, bonuses=tuple(one.bonus for one in accounts))]


def both_bonuses(own: BonusScore, other: BonusScore) -> list[str]:
    """Say what bonuses each of two players gets, if any."""
    said = [words.own_bonuses(bonus_sum(own))] if own.parts else []
    return [*said, words.other_bonuses(bonus_sum(other))] if other.parts else said


def bonus_notes(bonuses: Sequence[BonusScore]) -> list[str]:
    """Name the bonuses of one player, or add up those of two."""
    if len(bonuses) == 1:
        return bonuses_told(bonuses[0])
    return both_bonuses(*bonuses) if bonuses else []


def net_bonus(own: BonusScore, other: BonusScore) -> str:
    """Write what bonuses add to the lead, as a difference where both players get some."""
    if own.parts and other.parts:
        return f"{own.points} {MINUS} {other.points}"
    return signed(own.points - other.points)


def bonus_marks(bonus: BonusScore) -> dict[Cell, set[Mark]]:
    """Mark the spaces that earn bonuses."""
    return {cell: {Mark.BONUS} for part in bonus.parts for cell in part.cells}


def bonuses_head() -> str:
    """Head the column of bonuses."""
    return pgettext("sheet of moves", "Bonuses")
