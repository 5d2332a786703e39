"""Views of what teaches: read the request, ask one part of the domain, render."""
