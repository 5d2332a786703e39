"""Report a problem with a rule unit: a plain form, and thanks that promise nothing untrue."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods

from rulesite.models import Report
from rulesite.rate import is_allowed
from rulesite.reference import read_only
from rulesite.refusal import Refusal
from rulesite.reports import KEPT_DAYS, TooManyReports, cleaned, keep
from rulesite.rulebook import NumberedUnit, find_unit
from rulesite.rulebook.citation import cite

PER_HOUR = 5


def asked_unit(request: HttpRequest) -> NumberedUnit:
    """Return the unit that a report is about, or refuse."""
    unit_id = request.POST.get("unit") or request.GET.get("unit", "")
    try:
        return find_unit(unit_id)
    except KeyError:
        raise Refusal(
            _("There is no rule with this name. Choose “Report a problem” next to a rule."),
            href=reverse("rules"),
            label=_("To the contents of the rules"),
        ) from None


def fault_in(text: str) -> str:
    """Say what keeps a text from being a report, or nothing."""
    if not text:
        return _("Please write what is wrong.")
    if len(text) > Report.LONGEST:
        return _("That is too long. Please say it in {most} characters at most.").format(
            most=Report.LONGEST
        )
    return ""


def show_form(request: HttpRequest, entry: NumberedUnit, text: str, fault: str) -> HttpResponse:
    """Show the form, with what was written and what is wrong with it."""
    context: dict[str, Any] = {
        "unit": entry.unit,
        "citation": cite(entry.unit.id),
        "text": text[: Report.LONGEST],
        "fault": fault,
        "longest": Report.LONGEST,
        "kept_days": KEPT_DAYS,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK
    return render(request, "report/form.html", context, status=status)


def store(request: HttpRequest, entry: NumberedUnit, text: str) -> HttpResponse:
    """Keep a report and lead on to the thanks; refuse what comes too often."""
    back = {"href": cite(entry.unit.id).href, "label": _("Back to the rule")}
    if not is_allowed(request, "report", PER_HOUR):
        message = _(
            "Only a few reports an hour are taken from one place. Nothing was stored this"
            " time; please try again in an hour."
        )
        raise Refusal(message, status=HTTPStatus.TOO_MANY_REQUESTS, **back)
    try:
        keep(entry.unit.id, get_language() or "en", text)
    except TooManyReports:
        message = _("So many reports are waiting that no more can be kept. Nothing was stored.")
        raise Refusal(message, status=HTTPStatus.SERVICE_UNAVAILABLE, **back) from None
    return redirect(f"{reverse('report-thanks')}?unit={entry.unit.id}")


@csrf_exempt  # the middleware would call a wrong method a forgery; the inner check is the same
@require_http_methods(["GET", "HEAD", "POST"])
@csrf_protect
@never_cache
def report(request: HttpRequest) -> HttpResponse:
    """Show the form, or keep what was sent."""
    entry = asked_unit(request)
    if request.method != "POST":
        return show_form(request, entry, "", "")
    text = cleaned(request.POST.get("text", ""))
    if fault := fault_in(text):
        return show_form(request, entry, text, fault)
    return store(request, entry, text)


@read_only
def thanks(request: HttpRequest) -> HttpResponse:
    """Say thanks, what happens now, and lead back to the rule."""
    context = {"citation": cite(asked_unit(request).unit.id), "kept_days": KEPT_DAYS}
    return render(request, "report/thanks.html", context)
