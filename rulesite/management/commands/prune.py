"""Remove what has been kept long enough."""

from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand

from rulesite.sweep import swept


class Command(BaseCommand):
    """Remove what every part of the site has kept long enough; made for a daily timer."""

    help = "Remove what has been kept long enough, and ended sessions."

    def handle(self, *args: Any, **options: Any) -> None:
        """Remove all of it, and say how many there were of what."""
        for name, removed in swept():
            self.stdout.write(f"{name} removed: {removed}")
        call_command("clearsessions")
