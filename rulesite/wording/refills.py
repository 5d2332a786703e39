"""Filling the displays, in words."""

from django.utils.translation import gettext as _

from engine.dealing import Deal


def refill_steps(bag: int, lid: int, deal: Deal) -> list[str]:
    """Say what was there, when the lid went into the bag, and what is left."""
    steps = [_("Before: bag {bag}, lid {lid}.").format(bag=bag, lid=lid)]
    if deal.refilled_after is not None:
        text = _("Tiles drawn before the lid goes into the bag: {n}.")
        steps.append(text.format(n=deal.refilled_after))
    after = _("Left over: bag {bag}, lid {lid}.")
    return [*steps, after.format(bag=sum(deal.bag), lid=sum(deal.lid))]
