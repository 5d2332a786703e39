"""The admin: maintainers read reports, readers never notice it."""

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from rulesite.models import Report
from tests.rulesite.addresses import PAGES
from tests.rulesite.pages.test_every_page import POLICY, policy_of
from tests.turns import some_now

pytestmark = pytest.mark.django_db

LIST = "/admin/rulesite/report/"


@pytest.fixture
def maintainer() -> Client:
    """Give a browser in which a maintainer has signed in."""
    browser = Client()
    browser.force_login(
        User.objects.create(username="maintainer", is_staff=True, is_superuser=True)
    )
    return browser


@pytest.fixture
def report() -> Report:
    """Give one report."""
    return Report.objects.create(unit="take-all", language="sl", text="<b>Napaka</b>")


def test_a_maintainer_reads_reports(maintainer: Client, report: Report) -> None:
    """Day, rule, language and text are listed, the text as text."""
    page = maintainer.get(LIST).content.decode()
    assert "take-all" in page
    assert "&lt;b&gt;Napaka&lt;/b&gt;" in page
    assert "<b>Napaka" not in page


def test_a_maintainer_opens_and_deletes_a_report(maintainer: Client, report: Report) -> None:
    """What is dealt with is deleted."""
    assert "Napaka" in maintainer.get(f"{LIST}{report.id}/change/").content.decode()
    maintainer.post(f"{LIST}{report.id}/delete/", {"post": "yes"})
    assert not Report.objects.exists()


def test_several_are_deleted_together(maintainer: Client, report: Report) -> None:
    """Ticked reports go at once."""
    fields = {"action": "delete_selected", "_selected_action": [report.id], "post": "yes"}
    maintainer.post(LIST, fields)
    assert not Report.objects.exists()


def test_nobody_rewrites_a_report(maintainer: Client, report: Report) -> None:
    """Reports are neither written nor changed here."""
    assert maintainer.get(f"{LIST}add/").status_code == 403
    assert maintainer.post(f"{LIST}{report.id}/change/", {"text": "x"}).status_code == 403
    report.refresh_from_db()
    assert report.text == "<b>Napaka</b>"


@pytest.mark.parametrize("query", ["?q=napaka", "?language__exact=sl", "?q=%00", "?day__gte=x"])
def test_reports_are_searched(maintainer: Client, report: Report, query: str) -> None:
    """Reports are found by rule, text and language; nonsense breaks nothing."""
    assert maintainer.get(LIST + query).status_code in {200, 302, 400}


def test_strangers_are_asked_to_sign_in(site: Client, report: Report) -> None:
    """Without signing in nothing is shown."""
    response = site.get(LIST)
    assert response.status_code == 302
    assert response.headers["Location"].startswith("/admin/login/")


@pytest.mark.parametrize("page", ["", "rulesite/report/", "password_change/", "auth/user/"])
def test_the_policy_holds_for_the_admin_too(maintainer: Client, report: Report, page: str) -> None:
    """No exception to the policy, and nothing inline that it would block."""
    response = maintainer.get(f"/admin/{page}")
    assert response.status_code == 200
    assert policy_of(response.headers["Content-Security-Policy"]) == POLICY
    html = response.content.decode()
    assert not re.search(r"<script(?![^>]*\ssrc=)(?![^>]*json)|\sstyle=|\son\w+=", html)


@pytest.mark.parametrize("page", some_now(PAGES, 4))
def test_a_signed_in_maintainer_reads_like_anyone(
    maintainer: Client, django_assert_num_queries: Callable, page: str
) -> None:
    """No page for readers looks at the session: no query, no cookie, no other bytes."""
    with django_assert_num_queries(0):
        response = maintainer.get(f"/en/{page}")
    assert "Cookie" not in response.headers.get("Vary", "")
    assert "Set-Cookie" not in response.headers
    assert response.content == Client().get(f"/en/{page}").content
