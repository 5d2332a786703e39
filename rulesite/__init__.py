"""The Django project, and the reference: rules, disputes, glossary, score sheets, search."""
