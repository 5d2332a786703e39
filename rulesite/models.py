"""What the site keeps: reports, what was not found, score sheets, and who sends how much."""

from django.db import models


class Report(models.Model):
    """Keep what a reader says is wrong with a rule or a puzzle: nothing about the reader."""

    LONGEST = 500
    """Characters of a report's text."""

    unit = models.CharField(max_length=60)
    language = models.CharField(max_length=8)
    text = models.CharField(max_length=LONGEST)
    day = models.DateField(auto_now_add=True, db_index=True)

    class Meta:
        """Show the newest first."""

        ordering = ["-id"]

    def __str__(self) -> str:
        return f"{self.unit} ({self.language}): {self.text[:60]}"


class SearchMiss(models.Model):
    """Count how often words were looked for and nothing was found: words of ours, none typed."""

    LONGEST = 200
    """Characters of all the words together."""

    words = models.CharField(max_length=LONGEST)
    language = models.CharField(max_length=8)
    count = models.PositiveIntegerField(default=1)
    day = models.DateField(db_index=True)

    class Meta:
        """Show first what is missed most; the same words have one row a language."""

        ordering = ["-count", "-day", "id"]
        verbose_name_plural = "search misses"
        constraints = [models.UniqueConstraint(fields=["words", "language"], name="one_row_a_miss")]

    def __str__(self) -> str:
        return f"{self.words} ({self.language}): {self.count}"


class Sheet(models.Model):
    """Keep a score sheet under the hash of a key that only its address holds.

    Whoever knows the other key may change and delete it. Names are kept only if that was asked for.
    """

    LONGEST = 6000
    """Characters of the record."""
    LONGEST_NAMES = 200

    key_hash = models.CharField(max_length=64, unique=True)
    edit_hash = models.CharField(max_length=64)
    record = models.CharField(max_length=LONGEST)
    names = models.CharField(max_length=LONGEST_NAMES, blank=True, default="")
    seen = models.DateField(db_index=True)

    class Meta:
        """Show the one used last first."""

        ordering = ["-seen", "-id"]

    def __str__(self) -> str:
        return self.record[:60]


class Tally(models.Model):
    """Count how often a reader did a thing in an hour, under a code that lasts as long.

    Without a reader it counts all of them together.
    """

    what = models.CharField(max_length=20)
    reader = models.CharField(max_length=64)
    hour = models.DateTimeField(db_index=True)
    count = models.PositiveIntegerField(default=0)

    class Meta:
        """Let each reader have one row an hour for each thing."""

        verbose_name_plural = "tallies"
        constraints = [
            models.UniqueConstraint(fields=["what", "reader", "hour"], name="one_row_an_hour")
        ]

    def __str__(self) -> str:
        return f"{self.what} {self.hour:%Y-%m-%d %H}: {self.count}"
