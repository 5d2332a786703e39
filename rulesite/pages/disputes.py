"""Disputes: the verdict first, then why, the rules, and a board to see it on."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulesite.board.figures import FigureView, figure_view
from rulesite.disputes import Dispute, Phase, find_dispute, of_phase
from rulesite.disputes.qr import Code, code
from rulesite.pages.units import Asked, asked, authority_note
from rulesite.public import public_url
from rulesite.reference import reference_page
from rulesite.refusal import Refusal
from rulesite.rulebook.citation import Citation, cite
from rulesite.structured import Question, faq

LONGEST_DESCRIPTION = 160
"""What search engines show of a description, in characters."""


class Cited(NamedTuple):
    """Hold a cited rule: its unit's id and the link to it."""

    id: str
    citation: Citation


class DisputeView(NamedTuple):
    """Hold a dispute ready to be shown."""

    dispute: Dispute
    address: str
    note: str
    ruling: str
    cites: list[Cited]
    figure: FigureView | None
    related: list[Asked]
    code: Code
    report: str

    @property
    def public(self) -> str:
        """Return the address for use outside the site, as the QR code holds it."""
        return public_url(self.address)

    @property
    def description(self) -> str:
        """Tell the verdict in a line: with its reason, or with the question if that is too long."""
        settled = f"{self.dispute.verdict} {self.dispute.reason}"
        asked_and_settled = f"{self.dispute.question} {self.dispute.verdict}"
        return settled if len(settled) <= LONGEST_DESCRIPTION else asked_and_settled


class Group(NamedTuple):
    """Hold the disputes of a phase, under its title."""

    id: str
    title: str
    disputes: list[tuple[Dispute, str]]


def phase_words() -> dict[Phase, str]:
    """Return the title of each phase, in the order of a game."""
    return {
        Phase.SETUP: pgettext("dispute phase", "Setting up"),
        Phase.TAKING: pgettext("dispute phase", "Taking tiles"),
        Phase.MARKER: pgettext("dispute phase", "The starting player marker"),
        Phase.LINES: pgettext("dispute phase", "Pattern lines"),
        Phase.FLOOR: pgettext("dispute phase", "The floor line"),
        Phase.TILING: pgettext("dispute phase", "Moving tiles to the wall"),
        Phase.SCORING: pgettext("dispute phase", "Scoring a tile"),
        Phase.REFILL: pgettext("dispute phase", "Bag, lid and the next round"),
        Phase.ENDING: pgettext("dispute phase", "The end of the game"),
        Phase.WINNING: pgettext("dispute phase", "Bonuses and the winner"),
        Phase.GREY: pgettext("dispute phase", "The grey side"),
    }


def address(dispute: Dispute) -> str:
    """Return the address of a dispute in the current language."""
    return reverse("dispute", args=[dispute.id])


def groups() -> list[Group]:
    """List all disputes with their addresses, phase by phase."""
    return [
        Group(phase, title, [(dispute, address(dispute)) for dispute in of_phase(phase)])
        for phase, title in phase_words().items()
    ]


def dispute_view(dispute: Dispute) -> DisputeView:
    """Prepare a dispute with its rules, its figure and its links."""
    decisive = dispute.units[0]
    here = address(dispute)
    related = filter(None, map(find_dispute, dispute.related))
    return DisputeView(
        dispute,
        here,
        "" if dispute.is_our_choice else authority_note(dispute.authority),
        f"{reverse('rulings')}#{decisive}" if dispute.is_our_choice else "",
        [Cited(unit_id, cite(unit_id)) for unit_id in dispute.units],
        figure_view(dispute.figure) if dispute.figure else None,
        [asked(other) for other in related],
        code(public_url(here)),
        f"{reverse('report')}?unit={decisive}",
    )


@reference_page
def contents(request: HttpRequest) -> HttpResponse:
    """List all disputes, each with its verdict."""
    return render(request, "disputes/contents.html", {"groups": groups()})


@reference_page
def dispute(request: HttpRequest, dispute_id: str) -> HttpResponse:
    """Settle one dispute."""
    found = find_dispute(dispute_id)
    if found is None:
        raise Refusal(
            _("There is no dispute with this name."),
            href=reverse("disputes"),
            label=_("To all disputes"),
        )
    question = Question(str(found.question), f"{found.verdict} {found.reason}")
    context = {
        "view": dispute_view(found),
        "dispute": found,
        "phase": phase_words()[found.phase],
        "structured": faq([question], request.path),
    }
    return render(request, "disputes/dispute.html", context)
