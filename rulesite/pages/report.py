"""Report a problem with a rule or puzzle: a plain form, and thanks that promise nothing untrue."""

from dataclasses import replace
from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

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
from rulesite.subjects import Subject, find_subject
from rulesite.way_back import BACK, way_back

PER_HOUR = 5


def asked_subject(request: HttpRequest) -> Subject:
    """Return what a report is about, with the way back to where it was met, or refuse."""
    subject = find_subject(request.POST.get("unit") or request.GET.get("unit", ""))
    if subject is None:
        raise Refusal(
            _(
                "There is no rule and no puzzle with this name. Choose “Report a problem” next to a"
                " rule, or “Report this puzzle” after an answer."
            ),
            href=reverse("rules"),
            label=_("To the contents of the rules"),
        )
    return replace(subject, href=way_back(request, subject.pages, subject.href))


def fault_in(text: str) -> str:
    """Say what keeps a text from being a report, or nothing."""
    if not text:
        return _("Please write what is wrong.")
    if len(text) > Report.LONGEST:
        return _("That is too long. Please say it in {most} characters at most.").format(
            most=Report.LONGEST
        )
    return ""


def show_form(request: HttpRequest, subject: Subject, text: str, fault: str) -> HttpResponse:
    """Show the form, with what was written and what is wrong with it."""
    context: dict[str, Any] = {
        "subject": subject,
        "text": text[: Report.LONGEST],
        "fault": fault,
        "longest": Report.LONGEST,
        "kept_days": KEPT_DAYS,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK
    return render(request, "report/form.html", context, status=status)


def store(request: HttpRequest, subject: Subject, text: str) -> HttpResponse:
    """Keep a report and lead on to the thanks; refuse what comes too often."""
    back = {"href": subject.href, "label": subject.back_label}
    if not is_allowed(request, "report", PER_HOUR):
        message = _(
            "Only a few reports an hour are taken from one place. Nothing was stored this"
            " time; please try again in an hour."
        )
        raise Refusal(message, status=HTTPStatus.TOO_MANY_REQUESTS, **back)
    try:
        keep(subject.id, get_language() or "en", text)
    except TooManyReports:
        message = _("So many reports are waiting that no more can be kept. Nothing was stored.")
        raise Refusal(message, status=HTTPStatus.SERVICE_UNAVAILABLE, **back) from None
    asked = {"unit": subject.id, **({BACK: request.GET[BACK]} if BACK in request.GET else {})}
    return redirect(f"{reverse('report-thanks')}?{urlencode(asked)}")


@csrf_exempt  # the middleware would call a wrong method a forgery; the inner check is the same
@require_http_methods(["GET", "HEAD", "POST"])
@csrf_protect
@never_cache
def report(request: HttpRequest) -> HttpResponse:
    """Show the form, or keep what was sent."""
    subject = asked_subject(request)
    if request.method != "POST":
        return show_form(request, subject, "", "")
    text = cleaned(request.POST.get("text", ""))
    if fault := fault_in(text):
        return show_form(request, subject, text, fault)
    return store(request, subject, text)


@read_only
def thanks(request: HttpRequest) -> HttpResponse:
    """Say thanks, what happens now, and lead back to what the report is about."""
    context = {"subject": asked_subject(request), "kept_days": KEPT_DAYS}
    return render(request, "report/thanks.html", context)
