"""Start the reference part of the site."""

from django.apps import AppConfig


class RulesiteConfig(AppConfig):
    """Register the rulebook, its pages and the board."""

    name = "rulesite"
