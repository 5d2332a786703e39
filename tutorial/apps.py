"""Start the part of the site that teaches."""

from django.apps import AppConfig


class TutorialConfig(AppConfig):
    """Register lessons and puzzles, and invite to them on the start page."""

    name = "tutorial"

    def ready(self) -> None:
        """Put the first lesson and the puzzles on the start page, and link to them from rules."""
        from rulesite.pages.invitation import invite
        from rulesite.pages.sitemap import list_pages
        from rulesite.subjects import report_on
        from tutorial.invitations import daily_set, first_lesson, pages
        from tutorial.reported import reported_puzzle
        from tutorial.teaching import link_from_rules

        invite(first_lesson)
        invite(daily_set)
        link_from_rules()
        list_pages(pages)
        report_on(reported_puzzle)
