"""What maintainers see in Django's admin: reports, to be read and to be deleted when done."""

from django.contrib import admin
from django.http import HttpRequest

from rulesite.models import Report, SearchMiss


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """List the reports, newest first; nobody writes or rewrites one here."""

    list_display = ["day", "unit", "language", "text"]
    list_filter = ["language", "day"]
    search_fields = ["unit", "text"]
    list_per_page = 50
    list_max_show_all = 50  # more would not fit into the fields that a request may have

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Leave the writing of reports to readers."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        """Let reports stay as they came."""
        return False


@admin.register(SearchMiss)
class SearchMissAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """List what readers looked for in vain, the most frequent first; it counts by itself."""

    list_display = ["words", "language", "count", "day"]
    list_filter = ["language"]
    search_fields = ["words"]
    list_per_page = 50
    list_max_show_all = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Leave the counting to the search."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: SearchMiss | None = None) -> bool:
        """Let counts stay as they came."""
        return False
