"""Remove what has been kept long enough."""

from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand

from rulesite.reports import prune
from rulesite.score import storage


class Command(BaseCommand):
    """Remove old reports, unused sheets and ended sessions; made for a daily timer."""

    help = "Remove old reports, unused score sheets and ended sessions."

    def handle(self, *args: Any, **options: Any) -> None:
        """Remove all of them, and say how many reports there were."""
        removed = 0
        while batch := prune():
            removed += batch
        while storage.prune():
            pass
        call_command("clearsessions")
        self.stdout.write(f"reports removed: {removed}")
