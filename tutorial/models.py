"""What the teaching part keeps: how far a learner has come, under a key that says nothing."""

from django.db import models


class Learner(models.Model):
    """Keep a learner's record under the hash of a random key; nothing about the person."""

    key_hash = models.CharField(max_length=64, unique=True)
    seen = models.DateField(db_index=True)
    state = models.JSONField(default=dict)

    def __str__(self) -> str:
        return f"learner {self.pk}, last seen {self.seen}"
