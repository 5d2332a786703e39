"""Every address of the site: English paths behind a language prefix."""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from rulesite.pages import (
    about,
    board,
    disputes,
    glossary,
    languages,
    live,
    machine,
    offline,
    proof,
    quick_reference,
    report,
    rules,
    rulings,
    score,
    search,
    sheet,
    sheet_edit,
    sheet_here,
    sitemap,
    start,
    table,
    table_tools,
)

handler400 = "rulesite.pages.errors.bad_request"
handler403 = "rulesite.pages.errors.forbidden"
handler404 = "rulesite.pages.errors.not_found"
handler500 = "rulesite.pages.errors.server_error"

urlpatterns: list[URLPattern | URLResolver] = [
    path("admin/", admin.site.urls),
    path("rules.json", machine.rules, name="rules-json"),
    path("sw.js", offline.worker, name="worker"),
    path("sitemap.xml", sitemap.sitemap, name="sitemap"),
    path("robots.txt", sitemap.robots, name="robots"),
]
urlpatterns += i18n_patterns(
    path("", start.start, name="start"),
    path("rules/", rules.contents, name="rules"),
    path("rules/complete/", rules.complete, name="rules-complete"),
    path("rules/proof/", proof.proof, name="rules-proof"),
    path("rules/try/<slug:kind>/", live.example, name="live"),
    path("rules/<slug:section_id>/", rules.section, name="rules-section"),
    path("glossary/", glossary.glossary, name="glossary"),
    path("quick-reference/", quick_reference.quick_reference, name="quick-reference"),
    path("disputes/", disputes.contents, name="disputes"),
    path("disputes/<slug:dispute_id>/", disputes.dispute, name="dispute"),
    path("rulings/", rulings.rulings, name="rulings"),
    path("search/", search.search, name="search"),
    path("search/index.json", search.index_file, name="search-index"),
    path("manifest.webmanifest", offline.manifest, name="manifest"),
    path("offline.json", offline.list_file, name="offline-list"),
    path("offline/", offline.offline, name="offline"),
    path("offline/search/", offline.search, name="offline-search"),
    path("table/", table.table, name="table"),
    path("table/start/", table_tools.start, name="table-start"),
    path("table/checklist/", table_tools.checklist, name="table-checklist"),
    path("table/refill/", table_tools.refill, name="table-refill"),
    path("board/", board.board, name="board"),
    path("score/", score.score, name="score"),
    path("score/final/", score.offline, name="score-final"),
    path("score/new/", sheet.new, name="score-new"),
    path("score/record/", sheet.record, name="score-record"),
    path("score/here/", sheet_here.here, name="score-here"),
    path("score/tables.json", sheet_here.tables_file, name="score-tables"),
    path("score/<str:key>/", sheet.shown, name="score-sheet"),
    path("score/<str:key>/edit/<str:secret>/", sheet_edit.edit, name="score-edit"),
    path("about/", about.about, name="about"),
    path("languages/", languages.languages, name="languages"),
    path("languages/<slug:code>/", languages.texts, name="texts"),
    path("report/", report.report, name="report"),
    path("report/thanks/", report.thanks, name="report-thanks"),
    path("", include("tutorial.urls")),
)
