"""Start the reference part of the site."""

from django.apps import AppConfig


class RulesiteConfig(AppConfig):
    """Let the other parts of the site know what the reference has."""

    name = "rulesite"

    def ready(self) -> None:
        """Let readers find what the reference holds."""
        from rulesite.search.entry import let_find
        from rulesite.search.parts import disputes, rules, terms, tools

        let_find(rules)
        let_find(disputes)
        let_find(terms)
        let_find(tools)
