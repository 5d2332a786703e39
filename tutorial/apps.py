"""Start the part of the site that teaches."""

from django.apps import AppConfig


class TutorialConfig(AppConfig):
    """Register lessons and puzzles, and invite to them on the start page."""

    name = "tutorial"

    def ready(self) -> None:
        """Invite from the start page, link from rules, and let lessons be found."""
        from rulesite.pages.invitation import invite
        from rulesite.pages.sitemap import list_pages
        from rulesite.search.entry import let_find
        from tutorial.entries import lesson_entries
        from tutorial.invitations import first_lesson, first_puzzle, pages
        from tutorial.teaching import link_from_rules

        invite(first_lesson)
        invite(first_puzzle)
        link_from_rules()
        list_pages(pages)
        let_find(lesson_entries)
