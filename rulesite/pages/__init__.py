"""Views of the reference: read the request, ask one part of the domain, render."""
