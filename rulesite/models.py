"""What the reference keeps: reports of problems with rule units."""

from django.db import models


class Report(models.Model):
    """Keep what a reader says is wrong with a rule unit: nothing about the reader."""

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
