"""Start the reference part of the site."""

from django.apps import AppConfig


class RulesiteConfig(AppConfig):
    """Let the other parts of the site know what the reference has."""

    name = "rulesite"

    def ready(self) -> None:
        """Let readers find what the reference holds, and sweep what is kept long enough."""
        from rulesite import rate, reports
        from rulesite.score import storage
        from rulesite.search import misses
        from rulesite.search.entry import let_find
        from rulesite.search.parts import disputes, rules, terms, tools
        from rulesite.sweep import let_sweep

        let_find(rules)
        let_find(disputes)
        let_find(terms)
        let_find(tools)
        let_sweep("reports", reports.prune)
        let_sweep("search misses", misses.prune)
        let_sweep("score sheets", storage.prune)
        let_sweep("counts of past hours", rate.prune)
