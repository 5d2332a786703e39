"""Every address of the site: English paths behind a language prefix."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from rulesite.pages import about, rules, start, table

handler400 = "rulesite.pages.errors.bad_request"
handler403 = "rulesite.pages.errors.forbidden"
handler404 = "rulesite.pages.errors.not_found"
handler500 = "rulesite.pages.errors.server_error"

urlpatterns = i18n_patterns(
    path("", start.start, name="start"),
    path("rules/", rules.contents, name="rules"),
    path("rules/complete/", rules.complete, name="rules-complete"),
    path("rules/<slug:section_id>/", rules.section, name="rules-section"),
    path("table/", table.table, name="table"),
    path("about/", about.about, name="about"),
    path("", include("tutorial.urls")),
)
