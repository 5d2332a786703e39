"""Start the part of the site that teaches."""

from django.apps import AppConfig


class TutorialConfig(AppConfig):
    """Register lessons and puzzles, and invite to them on the start page."""

    name = "tutorial"

    def ready(self) -> None:
        """Invite from the start page, link from rules, let lessons be found and learners go."""
        from rulesite.pages.invitation import invite
        from rulesite.pages.sitemap import list_pages
        from rulesite.pages.table import offer_tool
        from rulesite.search.entry import let_find
        from rulesite.subjects import report_on
        from rulesite.sweep import let_sweep
        from tutorial.entries import lesson_entries
        from tutorial.invitations import coach_card, daily_set, first_lesson, pages
        from tutorial.learners import keeper
        from tutorial.reported import reported_puzzle
        from tutorial.teaching import link_from_rules

        invite(first_lesson)
        invite(daily_set)
        link_from_rules()
        list_pages(pages)
        report_on(reported_puzzle)
        let_find(lesson_entries)
        offer_tool(coach_card)
        let_sweep("learners", keeper.prune)
