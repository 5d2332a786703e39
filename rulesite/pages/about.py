"""About the site: unofficial, own words, nothing stored."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from rulesite.reference import reference_page


@reference_page
def about(request: HttpRequest) -> HttpResponse:
    """Show the unofficial notice, sources, licences and what is stored."""
    return render(request, "about.html")
