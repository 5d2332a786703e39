"""Where a form comes from, as far as the browser says."""

from django.http import HttpRequest


def is_own(request: HttpRequest) -> bool:
    """Tell whether a request comes from a page of this site, or from no browser at all.

    A key's cookie is kept from other sites' forms; this keeps them from replacing it.
    """
    if request.headers.get("Sec-Fetch-Site", "same-origin") == "cross-site":
        return False
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.get_host()
