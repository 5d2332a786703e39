"""Filling the displays, in words."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.dealing import Deal


def refill_steps(bag: int, lid: int, deal: Deal) -> list[str]:
    """Say what was there, when the lid went into the bag, and what is left."""
    steps = [_("Before: bag {bag}, lid {lid}.").format(bag=bag, lid=lid)]
    if deal.refilled_after is not None:
        text = _("Tiles drawn before the lid goes into the bag: {n}.")
        steps.append(text.format(n=deal.refilled_after))
    return [*steps, left_over(sum(deal.bag), sum(deal.lid))]


def from_bag(count: int) -> str:
    """Say how many tiles are drawn from the bag."""
    text = ngettext("Draw {n} tile from the bag.", "Draw {n} tiles from the bag.", count)
    return text.format(n=count)


def lid_into_bag(count: int) -> str:
    """Say that the lid goes into the bag now."""
    text = ngettext(
        "The bag is empty: put the {n} tile from the box lid into it.",
        "The bag is empty: put all {n} tiles from the box lid into it.",
        count,
    )
    return text.format(n=count)


def drawn_on(count: int) -> str:
    """Say how many tiles are drawn once the lid is in the bag."""
    text = ngettext(
        "Go on filling: draw {n} more tile.", "Go on filling: draw {n} more tiles.", count
    )
    return text.format(n=count)


def refill_verdict(*, is_full: bool, has_lid_returned: bool, dealt: int) -> str:
    """Say in a line how filling the displays goes."""
    if not dealt:
        return _("There is nothing to lay out: the game is over.")
    if not is_full:
        return _("There are too few tiles for all displays.")
    if has_lid_returned:
        return _("The tiles in the box lid go into the bag.")
    return _("The bag is enough; the box lid stays as it is.")


def short_display(number: int, tiles: int) -> str:
    """Say how many tiles a display has that is not full."""
    text = ngettext(
        "Display {number} gets only {n} tile.", "Display {number} gets only {n} tiles.", tiles
    )
    return text.format(number=number, n=tiles)


def empty_displays(numbers: Sequence[int]) -> str:
    """Name the displays that stay empty."""
    return _("Displays that stay empty: {numbers}.").format(numbers=", ".join(map(str, numbers)))


def left_over(bag: int, lid: int) -> str:
    """Say what is left in bag and lid."""
    return _("Left over: bag {bag}, lid {lid}.").format(bag=bag, lid=lid)


def impossible_stock(total: int, least: int, most: int) -> str:
    """Say why bag and lid can't hold so many tiles when the displays are to be filled."""
    if total > most:
        text = _("That makes {total}, but there are only {most} tiles. Please count again.")
        return text.format(total=total, most=most)
    text = _(
        "That makes {total}, but there must be at least {least} tiles in bag and box lid: the"
        " boards can’t hold all the others. Please count again."
    )
    return text.format(total=total, least=least)
