"""Is anything wrong with it? Every reason that the engine finds against a position."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import Position
from engine.errors import Reason
from engine.reachability import reasons
from rulesite.situation.answer import Answer, are_missing, findings


def wrong(position: Position) -> Answer:
    """List everything that speaks against a position."""
    found = reasons(position)
    if not found:
        note = _("That does not prove that it can come about; but no rule speaks against it.")
        return Answer(_("Nothing is wrong with it"), True, notes=(note,))
    text = ngettext("{n} thing is wrong", "{n} things are wrong", len(found))
    return Answer(
        text.format(n=len(found)),
        False,
        findings=findings(found, position.is_figure),
        can_fill=are_missing(found),
    )


def stuck(position: Position, against: tuple[Reason, ...]) -> Answer:
    """Say politely why a position can't be asked about: it can't be carried on."""
    return Answer(
        _("Something has to be put right first"),
        False,
        notes=(_("The rules give no answer for a position like this one."),),
        findings=findings(against, position.is_figure),
        can_fill=are_missing(against),
    )


def needs_table() -> Answer:
    """Say that one board alone is not enough."""
    note = _(
        "What is allowed depends on displays, centre and whose turn it is. Choose the number of"
        " players under “Game”, then set them up."
    )
    return Answer(_("This needs a whole table"), notes=(note,))
