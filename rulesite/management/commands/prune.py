"""Remove what has been kept long enough."""

from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand

from rulesite.reports import prune


class Command(BaseCommand):
    """Remove old reports and the ended sessions of maintainers; made for a daily timer."""

    help = "Remove old reports and ended sessions."

    def handle(self, *args: Any, **options: Any) -> None:
        """Remove all of them, and say how many reports there were."""
        removed = 0
        while batch := prune():
            removed += batch
        call_command("clearsessions")
        self.stdout.write(f"reports removed: {removed}")
